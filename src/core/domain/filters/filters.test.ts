import fc from 'fast-check';
import { anyCriteria } from '#testing/flights/anyCriteria';
import { dayPartOf, stopChoiceOf } from './filterChoices';
import { moved } from './filterKinds';
import type { Offer } from './filterKinds';
import {
  chosenOptions,
  FILTER_NAMES,
  FLIGHT_FILTERS,
  isFilterSet,
  NO_CRITERIA,
  paramsOf,
  parseCriteria,
  sameCriteria,
  toggled,
  toggledOption,
  withFilter,
  withoutFilter,
  withoutFilters,
  writeCriteria,
} from './filters';
import type { Criteria } from './filters';
import { SEARCH_PARAMS } from '../search/searchQuery';

const AIRPORTS = ['CDG', 'EWR', 'JFK', 'LHR', 'LIS'];
const criteria = anyCriteria({
  codes: { airlines: ['4U', 'AF', 'DL'], connections: AIRPORTS, originAirports: AIRPORTS, destinationAirports: AIRPORTS },
  figures: {
    price: [0, 100_000_000],
    outboundDepartureHours: [0, 1439],
    outboundArrivalHours: [0, 1439],
    returnDepartureHours: [0, 1439],
    returnArrivalHours: [0, 1439],
    duration: [0, 20_000],
    layover: [0, 20_000],
  },
});
const PARAMS = paramsOf(NO_CRITERIA).map(([parameter]) => parameter);
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
  expect(new Set(PARAMS).size).toBe(PARAMS.length);
  expect(PARAMS.filter((name) => taken.includes(name))).toEqual([]);
});

it.each<[string, Partial<Criteria['filters']>]>([
  ['stops=0-7-x', { stops: [0] }],
  ['stops=1-0-1', { stops: [0, 1] }],
  ['airlines=af-DL-toolong--%3Cscript%3E', { airlines: ['AF', 'DL'] }],
  ['pmax=abc&pmin=100', { price: { min: 100 } }],
  ['pmax=-5', {}],
  ['pmin=900&pmax=100', { price: { max: 100 } }],
  ['pmin=0&pmax=100000000', { price: { min: 0, max: 100_000_000 } }],
  ['pmax=100000001', {}],
  ['odep=e-M-q', { outboundDeparture: ['morning', 'evening'] }],
  ['oarr=a&rdep=n&rarr=m', { outboundArrival: ['afternoon'], returnDeparture: ['night'], returnArrival: ['morning'] }],
  ['dur=99999999', {}],
  ['dur=20000', { duration: { max: 20_000 } }],
  ['via=lis-12', { connections: ['LIS'] }],
  ['oap=ewr-JFK&dap=LAXX', { originAirports: ['EWR', 'JFK'] }],
  ['lay=90&avoid=REDEYE-noon&co2=1', { layover: { max: 90 }, nights: ['redEye'], emissions: true }],
  ['avoid=redeye-night', { nights: ['overnightLayover', 'redEye'] }],
  ['bag=yes&low=1', { cheapestOnly: true }],
  ['carry=1&bag=1', { carryOn: true, checkedBag: true }],
])('reads %s', (text, filters) => {
  expect(parseCriteria(new URLSearchParams(text))).toEqual({ ...NO_CRITERIA, filters });
});

it.each<[string, Partial<Criteria>]>([
  ['with=seat-BAG-golf-bag', { extras: ['checkedBag', 'seatChoice'] }],
  ['with=free', { extras: [] }],
  ['sort=FASTEST', { sort: 'fastest' }],
  ['sort=commission&unknown=1', {}],
])('reads %s', (text, wanted) => {
  expect(parseCriteria(new URLSearchParams(text))).toEqual({ ...NO_CRITERIA, ...wanted });
});

it('any text at all is read without failing', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...PARAMS), fc.string()), (values) => {
      const c = parseCriteria(new URLSearchParams(values));
      expect(parseCriteria(new URLSearchParams(writeCriteria('', c)))).toEqual(c);
    }),
  );
});

it('one filter is cleared without touching the others; all are cleared without touching the order or what prices include', () => {
  fc.assert(
    fc.property(criteria, fc.constantFrom(...FILTER_NAMES), (c, name) => {
      const cleared = withoutFilter(c, name);
      expect(isFilterSet(cleared, name)).toBe(false);
      for (const other of FILTER_NAMES) if (other !== name) expect(isFilterSet(cleared, other)).toBe(isFilterSet(c, other));
      expect(withoutFilters(c)).toEqual({ ...NO_CRITERIA, extras: c.extras, sort: c.sort });
    }),
  );
});

it('toggling twice changes nothing', () => {
  expect(toggled(toggled(['AF', 'DL'], 'BA'), 'BA')).toEqual(['AF', 'DL']);
  const once = withFilter(NO_CRITERIA, 'checkedBag', toggledOption(NO_CRITERIA, 'checkedBag', true));
  expect(once.filters).toEqual({ checkedBag: true });
  expect(withFilter(once, 'checkedBag', toggledOption(once, 'checkedBag', true))).toEqual(NO_CRITERIA);
});

it('what is chosen is in the filter’s own order, once; what filters nothing is not kept', () => {
  expect(withFilter(NO_CRITERIA, 'stops', [2, 0, 2]).filters).toEqual({ stops: [0, 2] });
  expect(withFilter(NO_CRITERIA, 'airlines', ['UA', 'AF', 'UA', '<b>']).filters).toEqual({ airlines: ['AF', 'UA'] });
  expect(withFilter(NO_CRITERIA, 'price', {})).toEqual(NO_CRITERIA);
  const chosen = (['stops', 'airlines', 'nights'] as const).reduce((c, name) => withFilter(c, name, []), NO_CRITERIA);
  expect(withFilter(chosen, 'emissions', false)).toEqual(NO_CRITERIA);
});

it.each<[string, ...Parameters<typeof moved>, ReturnType<typeof moved>]>([
  ['sets it', {}, { min: 100, max: 900 }, 'max', 500, { max: 500 }],
  ['to where the list ends clears it', { min: 200, max: 500 }, { min: 100, max: 900 }, 'max', 900, { min: 200 }],
  ['beyond the other one stops there', { max: 500 }, { min: 100, max: 900 }, 'min', 700, { min: 500, max: 500 }],
  ['below the other one stops there', { min: 300 }, { min: 100, max: 900 }, 'max', 200, { min: 300, max: 300 }],
])('moving an end of a range %s', (_what, limits, bounds, end, to, wanted) => {
  expect(moved(limits, bounds, end, to)).toEqual(wanted);
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

it.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 2],
])('%i stops count as the choice %i', (stops, choice) => {
  expect(stopChoiceOf(stops)).toBe(choice);
});

it('what is chosen of a filter is a list, whatever its kind', () => {
  expect([chosenOptions([0, 2]), chosenOptions(true), chosenOptions(false), chosenOptions(undefined)]).toEqual([[0, 2], [true], [], []]);
  expect(toggledOption(withFilter(NO_CRITERIA, 'stops', [0]), 'stops', 1)).toEqual([0, 1]);
  expect(toggledOption(withFilter(NO_CRITERIA, 'stops', [0, 1]), 'stops', 0)).toEqual([1]);
});

it('criteria are the same where they ask the same', () => {
  const nonstop = withFilter(NO_CRITERIA, 'stops', [0]);
  expect(sameCriteria(withFilter(NO_CRITERIA, 'stops', [2, 0]), withFilter(NO_CRITERIA, 'stops', [0, 2]))).toBe(true);
  expect([sameCriteria(nonstop, NO_CRITERIA), sameCriteria(nonstop, { ...nonstop, sort: 'fastest' })]).toEqual([false, false]);
});

describe('a filter is offered where it has something to choose', () => {
  const RETURN = ['returnDeparture', 'returnDepartureHours', 'returnArrival', 'returnArrivalHours'];
  const HOURS = ['outboundDepartureHours', 'outboundArrivalHours', 'returnDepartureHours', 'returnArrivalHours'];
  const CONNECTING = ['layover', 'connections'];
  const ENDS = ['originAirports', 'destinationAirports'];
  const FULL = { hasLayovers: true, codes: 2 };
  it.each<[string, Offer, readonly string[]]>([
    ['a round trip', { isRoundTrip: true, list: FULL, isSet: false }, []],
    ['one way', { isRoundTrip: false, list: FULL, isSet: false }, RETURN],
    ['a list on its way', { isRoundTrip: true, list: null, isSet: false }, ['airlines', 'duration', ...HOURS, ...CONNECTING, ...ENDS]],
    ['nonstop flights alone', { isRoundTrip: true, list: { hasLayovers: false, codes: 2 }, isSet: false }, CONNECTING],
    ['one airport at each end', { isRoundTrip: true, list: { hasLayovers: true, codes: 1 }, isSet: false }, ENDS],
    ['one airport, which is chosen', { isRoundTrip: true, list: { hasLayovers: true, codes: 1 }, isSet: true }, []],
  ])('%s', (_, offer, missing) => {
    const left = FLIGHT_FILTERS.filter(({ isOffered }) => isOffered?.(offer) === false).map(({ name }) => name);
    expect([...left].sort()).toEqual([...missing].sort());
  });
});
