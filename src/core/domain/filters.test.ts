import fc from 'fast-check';
import {
  CRITERIA_PARAMS,
  DAY_PARTS,
  dayPartOf,
  FILTERS,
  isFilterSet,
  NIGHTS,
  NO_CRITERIA,
  parseCriteria,
  SORTS,
  STOP_CHOICES,
  toggled,
  withoutFilter,
  withoutFilters,
  writeCriteria,
} from './filters';
import type { Criteria } from './filters';
import { EXTRAS } from './wholeCost';
import { SEARCH_PARAMS } from './searchQuery';

const code = (length: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJ'), minLength: length, maxLength: length });
const criteria: fc.Arbitrary<Criteria> = fc.record({
  stops: fc.subarray([...STOP_CHOICES]),
  airlines: fc.uniqueArray(code(2), { maxLength: 6 }).map((a) => a.sort()),
  priceMin: fc.option(fc.integer({ min: 0, max: 50_000 })),
  priceMax: fc.option(fc.integer({ min: 50_000, max: 900_000 })),
  windows: fc.record({
    outboundDeparture: fc.subarray([...DAY_PARTS]),
    outboundArrival: fc.subarray([...DAY_PARTS]),
    returnDeparture: fc.subarray([...DAY_PARTS]),
    returnArrival: fc.subarray([...DAY_PARTS]),
  }),
  maxMinutes: fc.option(fc.integer({ min: 0, max: 20_000 })),
  connections: fc.uniqueArray(code(3), { maxLength: 6 }).map((a) => a.sort()),
  originAirports: fc.uniqueArray(code(3), { maxLength: 3 }).map((a) => a.sort()),
  destinationAirports: fc.uniqueArray(code(3), { maxLength: 3 }).map((a) => a.sort()),
  maxLayover: fc.option(fc.integer({ min: 0, max: 20_000 })),
  nights: fc.subarray([...NIGHTS]),
  lowEmissions: fc.boolean(),
  checkedBag: fc.boolean(),
  cheapestOnly: fc.boolean(),
  extras: fc.subarray([...EXTRAS]),
  sort: fc.constantFrom(...SORTS),
});
const SEARCH = 'ori=JFK&des=CDG&departdate=14-Jan-2027&triptype=R&cabin=Economy&adt=2&chd=0&inf=0&returndate=21-Jan-2027&fftfn=AB12';

it('come back from the address as they went in, and leave every other parameter alone', () => {
  fc.assert(
    fc.property(criteria, (c) => {
      const written = writeCriteria(SEARCH, c);
      expect(parseCriteria(new URLSearchParams(written))).toEqual(c);
      expect(writeCriteria(written, NO_CRITERIA)).toBe(SEARCH);
    }),
  );
});

it('never use a parameter of the search or of the tracking code', () => {
  const taken: readonly string[] = [...SEARCH_PARAMS, 'fftfn', 'limit'];
  expect(Object.values(CRITERIA_PARAMS).filter((name) => taken.includes(name))).toEqual([]);
});

it.each([
  ['stops=0-7-x', { stops: [0] }],
  ['stops=1-0-1', { stops: [0, 1] }],
  ['with=seat-BAG-golf-bag', { extras: ['checkedBag', 'seatChoice'] }],
  ['with=free', { extras: [] }],
  ['airlines=af-DL-toolong--%3Cscript%3E', { airlines: ['AF', 'DL'] }],
  ['pmax=abc&pmin=100', { priceMin: 100, priceMax: null }],
  ['pmax=-5', { priceMax: null }],
  ['pmin=900&pmax=100', { priceMin: null, priceMax: 100 }],
  ['odep=e-M-q', { windows: { ...NO_CRITERIA.windows, outboundDeparture: ['morning', 'evening'] } }],
  ['dur=99999999', { maxMinutes: null }],
  ['via=lis-12', { connections: ['LIS'] }],
  ['oap=ewr-JFK&dap=LAXX', { originAirports: ['EWR', 'JFK'] }],
  ['lay=90&avoid=REDEYE-noon&co2=1', { maxLayover: 90, nights: ['redEye'], lowEmissions: true }],
  ['bag=yes&low=1', { checkedBag: false, cheapestOnly: true }],
  ['sort=FASTEST', { sort: 'fastest' }],
  ['sort=commission&unknown=1', {}],
])('reads %s', (text, wanted) => {
  expect(parseCriteria(new URLSearchParams(text))).toEqual({ ...NO_CRITERIA, ...wanted });
});

it('any text at all is read without failing', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.values(CRITERIA_PARAMS)), fc.string()), (values) => {
      const c = parseCriteria(new URLSearchParams(values));
      expect(parseCriteria(new URLSearchParams(writeCriteria('', c)))).toEqual(c);
    }),
  );
});

it('one filter is cleared without touching the others; all are cleared without touching the order or what prices include', () => {
  fc.assert(
    fc.property(criteria, fc.constantFrom(...FILTERS), (c, name) => {
      const cleared = withoutFilter(c, name);
      expect(isFilterSet(cleared, name)).toBe(false);
      for (const other of FILTERS) if (other !== name) expect(isFilterSet(cleared, other)).toBe(isFilterSet(c, other));
      expect(withoutFilters(c)).toEqual({ ...NO_CRITERIA, extras: c.extras, sort: c.sort });
    }),
  );
});

it('toggling twice changes nothing', () => {
  expect(toggled(toggled(['AF', 'DL'], 'BA'), 'BA')).toEqual(['AF', 'DL']);
  expect(toggled([0, 2], 1, STOP_CHOICES)).toEqual([0, 1, 2]);
});

it.each([
  [0, 'night'],
  [299, 'night'],
  [300, 'morning'],
  [719, 'morning'],
  [720, 'afternoon'],
  [1019, 'afternoon'],
  [1020, 'evening'],
  [1319, 'evening'],
  [1320, 'night'],
  [1439, 'night'],
])('minute %d is in the %s', (minutes, part) => {
  expect(dayPartOf(minutes)).toBe(part);
});
