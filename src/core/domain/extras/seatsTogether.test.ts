import fc from 'fast-check';
import { narrowBody, seat, seatIdOf, wideBody } from '#testing/bookings/seatMaps';
import type { SeatElement, SeatMap } from './extras';
import { seatsOf } from './extras';
import { readChoices } from './chooseExtras';
import type { IsoDate } from '../values/dates';
import type { SeatedTraveler } from './seatChoice';
import { seatsTogether } from './seatsTogether';

const DAY = '2027-01-14' as IsoDate;
/** 14 and 15 years on that day. */
const BORN = { child: '2012-01-15' as IsoDate, adult: '2012-01-14' as IsoDate };

const party = (count: number, more: Partial<SeatedTraveler> = {}): readonly SeatedTraveler[] =>
  Array.from({ length: count }, (_, traveler) => ({ traveler, dateOfBirth: BORN.adult, holdsInfant: false, ...more }));

/** `o` is a free seat, `$` one that costs, `x` a taken one, `e` a free one at an exit; letters count on over the aisle. */
function mapOf(rows: readonly string[], travelers: number): SeatMap {
  const people = Array.from({ length: travelers }, (_, i) => i);
  const elements = (text: string, row: number) => {
    let letter = 0;
    return text.split('|').map((section) =>
      [...section].map((sign): SeatElement => {
        letter += 1;
        if (sign === '.') return { kind: 'empty' };
        const wish = {
          party: people,
          price: sign === '$' ? 1000 : 0,
          isTaken: sign === 'x',
          ...(sign === 'e' && { features: ['exitRow'] as const }),
        };
        return seat(`${String(row)}${String.fromCharCode(64 + letter)}`, wish);
      }),
    );
  };
  // a row that holds no seat, an exit or a galley, has no number
  let row = 0;
  const numbered = rows.map((text) => ({ sections: elements(text, /[^.|]/.test(text) ? (row += 1) : row) }));
  const cabin = { deck: 0, cabin: 'Economy', wings: null, rows: numbered } as const;
  return { slice: 0, leg: 0, cabins: [cabin] };
}

const chosen = (rows: readonly string[], people: readonly SeatedTraveler[]): string | null =>
  seatsTogether(mapOf(rows, people.length), people, DAY)
    ?.map(({ id }) => id.split('-')[3])
    .join(' ') ?? null;

it.each([
  ['one alone sits in the first free seat', ['x$x|xxx', '$ox|oxx'], 1, '2B'],
  ['two sit next to each other', ['oxo|xox', 'xxx|xoo'], 2, '2E 2F'],
  ['a section comes before an aisle, even further back', ['xxo|oxx', 'xoo|xxx'], 2, '2B 2C'],
  ['else across the aisle', ['xxo|oxo'], 2, '1C 1D'],
  ['four of three and three sit across the aisle', ['oxx|xxx', 'ooo|oxx'], 4, '2A 2B 2C 2D'],
  ['else behind each other', ['oox|xxx', 'oox|xxx'], 4, '1A 1B 2A 2B'],
  ['an exit between two rows does not part them', ['oox|xxx', '.|.', 'oox|xxx'], 4, '1A 1B 2A 2B'],
  ['a gap is nobody’s seat', ['o.o|xxx'], 2, null],
  ['nothing that costs', ['o$o|$o$'], 2, null],
  ['nothing where all is taken', ['xxx|xxx'], 1, null],
] as const)('%s', (_name, rows, count, seats) => {
  expect(chosen(rows, party(count))).toBe(seats);
});

it('seats nobody at an exit who may not sit there', () => {
  expect(chosen(['ee|ee', 'xo|ox'], party(2))).toBe('1A 1B');
  expect(chosen(['ee|ee', 'xo|ox'], party(2, { dateOfBirth: BORN.child }))).toBe('2B 2C');
  expect(chosen(['ee|ee'], party(2, { holdsInfant: true }))).toBeNull();
});

it('sends nobody away without a party', () => {
  expect(seatsTogether(narrowBody(), [], DAY)).toBeNull();
  expect(seatsTogether(narrowBody(), party(1), DAY)).toEqual([{ id: seatIdOf('18B'), quantity: 1 }]);
});

it('gives each of the party one seat that is free, not taken and open to them, near the others (booking.59)', () => {
  const sign = fc.constantFrom('o', 'o', '$', 'x', 'e', '.');
  const section = fc.array(sign, { minLength: 1, maxLength: 4 }).map((signs) => signs.join(''));
  const rows = fc.array(
    fc.array(section, { minLength: 1, maxLength: 3 }).map((sections) => sections.join('|')),
    { minLength: 1, maxLength: 8 },
  );
  const people = fc.array(fc.record({ dateOfBirth: fc.constantFrom(BORN.adult, BORN.child), holdsInfant: fc.boolean() }), {
    minLength: 1,
    maxLength: 9,
  });
  fc.assert(
    fc.property(rows, people, (text, kinds) => {
      const travelers = kinds.map((one, traveler) => ({ ...one, traveler }));
      const map = mapOf(text, travelers.length);
      const choices = seatsTogether(map, travelers, DAY);
      if (choices === null) return;
      const read = readChoices({ seatMaps: [map], bags: [] }, choices);
      if (!read.ok) throw new Error(read.error);
      const { chosen: seats, sold } = read.value;
      expect([seats.length, sold]).toEqual([travelers.length, []]);
      expect(new Set(seats.map(({ traveler }) => traveler)).size).toBe(travelers.length);
      const rowsTaken = seats.map((one) => (one.kind === 'seat' ? Number.parseInt(one.designator, 10) : 0));
      expect(Math.max(...rowsTaken) - Math.min(...rowsTaken)).toBeLessThan(3);
      for (const one of seats) {
        expect(one.price).toBe(0);
        const who = travelers[one.traveler];
        if (one.kind === 'seat' && one.isExitRow) expect([who?.dateOfBirth, who?.holdsInfant]).toEqual([BORN.adult, false]);
      }
    }),
  );
});

it('finds a seat for one wherever a free one is', () => {
  const free = seatsOf(wideBody()).some(({ services }) => services.some(({ price }) => price === 0));
  expect([free, seatsTogether(wideBody(), party(1), DAY) !== null]).toEqual([true, true]);
});
