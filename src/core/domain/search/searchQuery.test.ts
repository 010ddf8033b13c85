import fc from 'fast-check';
import { addDays, dateOfDayNumber, isoDateOf } from '../values/dates';
import type { SearchParts } from './searchQuery';
import { URL_ERROR, buildSearchParams, parseSearchQuery, readSearchParams, searchParamsOf } from './searchQuery';
import { isValidParty, withChildAges } from '../travelers/travelers';
import { CABINS, MOST_SLICES, searchFor } from './trip';
import type { SearchQuery } from './trip';

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

it('writes ages of children after everything that was there before, and nothing where none is known', () => {
  const built = buildSearchParams({ ...PARTS, children: 3, childAges: [null, 8, 11] });
  expect(built.ok && built.value.endsWith('&returndate=12-Jan-2027&ages=-8-11')).toBe(true);
  expect(buildSearchParams({ ...PARTS, childAges: [] })).toEqual(buildSearchParams(PARTS));
});

it.each(['', '5-8', '1', '12', 'five', '5,5', '5-', '5.5'])('"%s" is not the age of one child', (ages) => {
  const params = new URLSearchParams(`ori=JFK&des=LAX&departdate=05-Jan-2027&triptype=O&cabin=Economy&adt=1&chd=1&inf=0&ages=${ages}`);
  expect(parseSearchQuery(params)).toEqual({ ok: false, error: { ages: ages === '' ? 'missing' : 'unreadable' } });
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
      kind: fc.constantFrom('O', 'R', 'M'),
      further: fc.array(
        fc.record({ origin: fc.stringMatching(/^[A-Z]{3}$/), destination: fc.stringMatching(/^[A-Z]{3}$/), days: fc.nat(30) }),
        { minLength: 1, maxLength: MOST_SLICES - 1 },
      ),
      cabin: fc.constantFrom(...CABINS),
      travelers: fc.record({ adults: fc.integer({ min: 1, max: 9 }), children: fc.nat(8), infants: fc.nat(4) }).filter(isValidParty),
      childAges: fc.array(fc.option(fc.integer({ min: 2, max: 11 })), { maxLength: 8 }),
    })
    .filter(({ origin, destination }) => origin !== destination)
    .map(({ depart, stay, kind, further, cabin, travelers, childAges, ...ends }): SearchQuery => {
      const dates = { departs: dateOfDayNumber(depart), returns: kind === 'R' ? dateOfDayNumber(depart + stay) : null };
      const query = searchFor({ ...ends, ...dates }, cabin, withChildAges(travelers, childAges));
      if (kind !== 'M') return query;
      const slices = further.map(({ days, ...places }) => ({ ...places, date: dateOfDayNumber(depart + days) }));
      return { ...query, slices: [query.slices[0], ...slices] };
    });
  fc.assert(
    fc.property(query, (q) => {
      expect(parseSearchQuery(new URLSearchParams(searchParamsOf(q)))).toEqual({ ok: true, value: q });
    }),
  );
});

const MULTI_CITY = 'ori=JFK&des=LHR&departdate=05-Jan-2027&triptype=M&cabin=Economy&adt=1&chd=0&inf=0';

it('a multi-city trip has its first slice in the usual parameters and the others in their own (search.42)', () => {
  const query = parseSearchQuery(new URLSearchParams(`${MULTI_CITY}&s2=cdg-FCO-09-JAN-2027&s3=FCO-JFK-14-Jan-2027`));
  expect(query).toMatchObject({
    ok: true,
    value: {
      slices: [
        { origin: 'JFK', destination: 'LHR', date: '2027-01-05' },
        { origin: 'CDG', destination: 'FCO', date: '2027-01-09' },
        { origin: 'FCO', destination: 'JFK', date: '2027-01-14' },
      ],
    },
  });
  expect(query.ok && searchParamsOf(query.value)).toBe(`${MULTI_CITY}&s2=CDG-FCO-09-Jan-2027&s3=FCO-JFK-14-Jan-2027`);
});

it.each([
  ['s2=LHR-CDG-31-Feb-2027', 's2', 'unreadable', []],
  ['s2=LHR&s3=CDG-FCO-09-Jan-2027', 's2', 'unreadable', ['CDG']],
  ['s2=LHR-CDG-06-Jan-2027&s2=LHR-FCO-06-Jan-2027', 's2', 'repeated', []],
  ['s2=', 's2', 'missing', []],
])('%s: %s is %s, and the other slices stay', (more, name, fault, origins) => {
  const { parts, faults } = readSearchParams(new URLSearchParams(`${MULTI_CITY}&${more}`));
  expect(faults).toEqual({ [name]: fault });
  expect(parts.further?.map(({ origin }) => origin)).toEqual(origins);
});

it('a way back that is not on a later day is no round trip', () => {
  const back = (date: string) => `ori=JFK&des=LAX&departdate=05-Jan-2027&returndate=${date}&triptype=R&cabin=Economy&adt=1&chd=0&inf=0`;
  for (const date of ['05-Jan-2027', '04-Jan-2027'])
    expect(parseSearchQuery(new URLSearchParams(back(date)))).toEqual({ ok: false, error: { returndate: 'early' } });
});

it('accepts any letter case and ignores what it does not know', () => {
  const read = parseSearchQuery(
    new URLSearchParams('ori=jfk&des=lax&departdate=05-JAN-2027&triptype=o&cabin=first&adt=1&chd=0&inf=0&fftfn=A1'),
  );
  expect(read).toMatchObject({ ok: true, value: { slices: [{ origin: 'JFK', destination: 'LAX', date: '2027-01-05' }], cabin: 'First' } });
});

it('keeps what was good next to what was not', () => {
  const { parts, faults } = readSearchParams(
    new URLSearchParams('ori=JFK&ori=EWR&des=LAX&departdate=2027-01-05&triptype=R&cabin=Economy&adt=-1&chd=1&inf='),
  );
  expect(parts).toMatchObject({ destination: 'LAX', cabin: 'Economy', children: 1 });
  expect(faults).toEqual({ ori: 'repeated', departdate: 'unreadable', adt: 'unreadable', inf: 'missing', returndate: 'missing' });
});
