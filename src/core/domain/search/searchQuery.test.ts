import fc from 'fast-check';
import { addDays, dateOfDayNumber, isoDateOf } from '../values/dates';
import type { SearchParts } from './searchQuery';
import { URL_ERROR, buildSearchParams, parseSearchQuery, readSearchParams, searchParamsOf } from './searchQuery';
import { isValidParty } from '../travelers/travelers';
import { CABINS, searchFor } from './trip';

const DEPART = isoDateOf(2027, 1, 5) ?? dateOfDayNumber(0);
const PARTS: SearchParts = {
  origin: 'JFK',
  destination: 'LAX',
  departDate: DEPART,
  returnDate: addDays(DEPART, 7),
  tripType: 'R',
  cabin: 'PremiumEconomy',
  adults: 2,
  children: 1,
  infants: 1,
};

it('writes the parameters in their order and date form (search.23)', () => {
  expect(buildSearchParams(PARTS)).toEqual({
    ok: true,
    value: 'ori=JFK&des=LAX&departdate=05-Jan-2027&triptype=R&cabin=PremiumEconomy&adt=2&chd=1&inf=1&returndate=12-Jan-2027',
  });
});

it.each(Object.keys(PARTS))("without %s it is 'Url Error' (search.24)", (part) => {
  expect(buildSearchParams({ ...PARTS, [part]: undefined })).toEqual({ ok: false, error: URL_ERROR });
});

it('asks for no return date one way, and writes none', () => {
  const built = buildSearchParams({ ...PARTS, tripType: 'O' });
  expect(built.ok && built.value).not.toContain('returndate');
  expect(buildSearchParams({ ...PARTS, tripType: 'O', returnDate: undefined }).ok).toBe(true);
});

it('every query reads back as it was written', () => {
  const query = fc
    .record({
      origin: fc.stringMatching(/^[A-Z]{3}$/),
      destination: fc.stringMatching(/^[A-Z]{3}$/),
      depart: fc.integer({ min: 20_000, max: 40_000 }),
      stay: fc.integer({ min: 1, max: 300 }),
      isRound: fc.boolean(),
      cabin: fc.constantFrom(...CABINS),
      travelers: fc.record({ adults: fc.integer({ min: 1, max: 9 }), children: fc.nat(8), infants: fc.nat(4) }).filter(isValidParty),
    })
    .filter(({ origin, destination }) => origin !== destination)
    .map(({ depart, stay, isRound, cabin, travelers, ...ends }) => {
      const dates = { departs: dateOfDayNumber(depart), returns: isRound ? dateOfDayNumber(depart + stay) : null };
      return searchFor({ ...ends, ...dates }, cabin, travelers);
    });
  fc.assert(
    fc.property(query, (q) => {
      expect(parseSearchQuery(new URLSearchParams(searchParamsOf(q)))).toEqual({ ok: true, value: q });
    }),
  );
});

it('accepts any letter case and ignores what it does not know', () => {
  const read = parseSearchQuery(
    new URLSearchParams('ori=jfk&des=lax&departdate=05-JAN-2027&triptype=o&cabin=first&adt=1&chd=0&inf=0&fftfn=A1'),
  );
  expect(read).toMatchObject({ ok: true, value: { slices: [{ origin: 'JFK', destination: 'LAX', date: '2027-01-05' }], cabin: 'First' } });
});

it('keeps what was good beside what was not', () => {
  const { parts, faults } = readSearchParams(
    new URLSearchParams('ori=JFK&ori=EWR&des=LAX&departdate=2027-01-05&triptype=R&cabin=Economy&adt=-1&chd=1&inf='),
  );
  expect(parts).toMatchObject({ destination: 'LAX', cabin: 'Economy', children: 1 });
  expect(faults).toEqual({ ori: 'repeated', departdate: 'unreadable', adt: 'unreadable', inf: 'missing', returndate: 'missing' });
});
