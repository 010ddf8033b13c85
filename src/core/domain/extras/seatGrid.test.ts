import { narrowBody, seat, wideBody } from '#testing/bookings/seatMaps';
import type { SeatCabin, SeatElement, SeatRow } from './extras';
import { placeToward, seatGrid, seatPlaces } from './seatGrid';

/** `abc|def`: letters are seats, `.` a gap, `b` a bassinet, `L` a lavatory, `X` an exit; `|` an aisle. */
const KINDS = { '.': 'empty', b: 'bassinet', L: 'lavatory', X: 'exit' } as const;
const isKind = (sign: string): sign is keyof typeof KINDS => sign in KINDS;
const row = (text: string, number = 1): SeatRow => ({
  sections: text
    .split('|')
    .map((section) =>
      [...section].map((sign): SeatElement => (isKind(sign) ? { kind: KINDS[sign] } : seat(`${String(number)}${sign.toUpperCase()}`))),
    ),
});
const cabin = (...rows: readonly SeatRow[]): SeatCabin => ({ deck: 0, cabin: 'Economy', wings: null, rows });

describe('where one sits', () => {
  it.each([
    ['acd|efg', 'window middle aisle | aisle middle window'],
    ['ac|defg|hk', 'window aisle | aisle middle middle aisle | aisle window'],
    ['a|cd|k', 'window+aisle | aisle aisle | window+aisle'],
    ['acd', 'window middle window'],
    ['a', 'window'],
    // the hull narrows: who sits next to nothing sits at the wall
    ['.cd|ef.', '- window aisle | aisle window -'],
    ['ac.|.fg', 'window aisle - | - aisle window'],
    ['Lcd|efg', '- middle aisle | aisle middle window'],
    ['bcd|efg', '- window aisle | aisle middle window'],
  ])('%s', (text, places) => {
    const of = row(text);
    const described = of.sections.map((section, s) =>
      section.map((element, at) => (element.kind === 'seat' ? seatPlaces(of, s, at).join('+') : '-')).join(' '),
    );
    expect(described.join(' | ')).toBe(places);
  });
});

describe('a cabin as a table', () => {
  const spans = (of: SeatCabin) =>
    seatGrid(of).rows.map(({ sections }) =>
      sections.map((cells) => cells.map(({ kind, span }) => `${kind} ${String(span)}`).join(', ')).join(' | '),
    );

  it('gives a seat, a gap and a bassinet one column, and the rest of a section to what else is there', () => {
    expect(spans(cabin(row('acd|efg'), row('L|LL'), row('X|X'), row('bbb|L.'), row('|efg')))).toEqual([
      'seat 1, seat 1, seat 1 | seat 1, seat 1, seat 1',
      'lavatory 3 | lavatory 2, lavatory 1',
      'exit 3 | exit 3',
      'bassinet 1, bassinet 1, bassinet 1 | lavatory 2, empty 1',
      'empty 1, empty 1, empty 1 | seat 1, seat 1, seat 1',
    ]);
  });

  it('leaves the room of a narrower row at the aisle', () => {
    expect(spans(cabin(row('acd|efg'), row('ac|fg', 2)))[1]).toBe('seat 1, seat 1, empty 1 | empty 1, seat 1, seat 1');
    expect(seatGrid(cabin(row('acd|efg'), row('ac|fg', 2))).letters).toEqual([
      ['A', 'C', 'D'],
      ['E', 'F', 'G'],
    ]);
  });

  it('has the same number of columns in every row of every map (booking.58)', () => {
    for (const of of [...narrowBody().cabins, ...wideBody().cabins]) {
      const { letters, rows } = seatGrid(of);
      const widths = rows.map(({ sections }) => sections.map((cells) => cells.reduce((sum, { span }) => sum + span, 0)));
      for (const width of widths) expect(width).toEqual(letters.map((section) => section.length));
    }
  });

  it('numbers rows, and says which are over the wings', () => {
    const [of] = narrowBody().cabins;
    const { rows } = seatGrid(of ?? cabin());
    expect(rows.map(({ number, isOverWing }) => `${number ?? '-'}${isOverWing ? 'w' : ''}`).join(' ')).toBe(
      '- 10 11 12 13w 14w -w 15w 16w 17 18 19 20 -',
    );
  });
});

describe('the next seat in a direction', () => {
  const PLACES = [
    { row: 0, column: 0 },
    { row: 0, column: 4 },
    { row: 2, column: 1 },
    { row: 2, column: 2 },
    { row: 3, column: 0 },
  ];
  it.each([
    ['right', { row: 0, column: 0 }, { row: 0, column: 4 }],
    ['left', { row: 0, column: 0 }, null],
    ['down', { row: 0, column: 4 }, { row: 2, column: 2 }],
    ['down', { row: 3, column: 0 }, null],
    ['up', { row: 3, column: 0 }, { row: 2, column: 1 }],
    ['up', { row: 2, column: 1 }, { row: 0, column: 0 }],
  ] as const)('%s', (direction, from, to) => {
    expect(placeToward(PLACES, from, direction)).toEqual(to);
  });
});
