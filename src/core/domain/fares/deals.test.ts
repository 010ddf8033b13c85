import fc from 'fast-check';
import type { IsoDate } from '../values/dates';
import {
  DEAL_PARAM_FORMS,
  dayOfSeeing,
  fitsDealFilter,
  lowestOfEach,
  NO_DEAL_FILTER,
  parseMonth,
  queryOfDeal,
  readDealFilter,
  searchOfDeal,
  writeDealFilter,
} from './deals';
import type { Deal, DealFilter } from './deals';
import { parseCriteria } from '../filters/filters';
import { parseSearchQuery } from '../search/searchQuery';
import { parseSeenFare } from './seenFare';
import { CABINS, simpleTrip } from '../search/trip';

const deal = (change: Partial<Deal> = {}): Deal => ({
  origin: 'NYC',
  destination: 'PAR',
  departs: '2027-01-14' as IsoDate,
  returns: '2027-01-21' as IsoDate,
  cabin: 'Economy',
  airline: 'DL',
  total: 375_75,
  ...change,
});

it.each([
  ['origin=nyc&destination=PAR', { origin: 'NYC', destination: 'PAR' }, []],
  ['cabin=business&month=2027-01&maxprice=200&airline=b6', { cabin: 'Business', month: '2027-01', maxPrice: 200, airline: 'B6' }, []],
  ['origin=&month=', {}, []],
  ['clickid=ab12', {}, []],
  ['origin=NY&destination=12a', {}, ['origin', 'destination']],
  ['month=2027-13', {}, ['month']],
  ['month=1999-01', {}, ['month']],
  ['month=2027-011', {}, ['month']],
  ['maxprice=0&cabin=Coach&airline=Delta', {}, ['maxprice', 'cabin', 'airline']],
  ['maxprice=99.5', {}, ['maxprice']],
])('reads %s', (search, filter, faults) => {
  const read = readDealFilter(new URLSearchParams(search));
  expect(read.filter).toEqual({ ...NO_DEAL_FILTER, ...filter });
  expect([...read.faults].sort()).toEqual([...faults].sort());
});

const code = fc.stringMatching(/^[A-Z]{3}$/);
const filters: fc.Arbitrary<DealFilter> = fc.record({
  origin: fc.option(code),
  destination: fc.option(code),
  cabin: fc.option(fc.constantFrom(...CABINS)),
  month: fc.option(fc.stringMatching(/^20\d\d-(?:0[1-9]|1[0-2])$/)).map((text) => (text === null ? null : parseMonth(text))),
  maxPrice: fc.option(fc.integer({ min: 1, max: 99_999 })),
  airline: fc.option(fc.stringMatching(/^[A-Z0-9]{2}$/)),
});

it('reads what it wrote, and leaves the rest of an address alone', () => {
  fc.assert(
    fc.property(filters, filters, (filter, before) => {
      const search = writeDealFilter(writeDealFilter('clickid=a%26b', before), filter);
      expect(readDealFilter(new URLSearchParams(search))).toEqual({ filter, faults: [] });
      expect(new URLSearchParams(search).get('clickid')).toBe('a&b');
    }),
  );
});

it.each<[string, Partial<DealFilter>, boolean]>([
  ['no wish', {}, true],
  ['its airport', { origin: 'JFK' }, true],
  ['another airport', { origin: 'LAX' }, false],
  ['its destination', { destination: 'CDG' }, true],
  ['another destination', { destination: 'NYC' }, false],
  ['its month', { month: parseMonth('2027-01') }, true],
  ['the month of its return alone', { month: parseMonth('2027-02') }, false],
  ['a price above it', { maxPrice: 376 }, true],
  ['a price below it', { maxPrice: 375 }, false],
  ['its airline', { airline: 'DL' }, true],
  ['another airline', { airline: 'AF' }, false],
  ['another cabin', { cabin: 'First' }, false],
])('%s', (_what, filter, fits) => {
  const cityOf: Readonly<Record<string, string>> = { JFK: 'NYC', CDG: 'PAR' };
  const isSamePlace = (wished: string, offered: string): boolean => (cityOf[wished] ?? wished) === offered;
  const of = deal({ departs: '2027-01-28' as IsoDate, returns: '2027-02-04' as IsoDate });
  expect(fitsDealFilter(of, { ...NO_DEAL_FILTER, ...filter }, isSamePlace)).toBe(fits);
});

it('a price of exactly so much is within', () => {
  expect(fitsDealFilter(deal({ total: 200_00 }), { ...NO_DEAL_FILTER, maxPrice: 200 }, () => true)).toBe(true);
});

it('keeps the lowest of each group, the cheapest group first and of equal fares the earlier', () => {
  const [later, early] = [deal({ departs: '2027-02-01' as IsoDate }), deal()];
  const [dear, cheap] = [deal({ destination: 'ROM', total: 500_00 }), deal({ destination: 'LON', total: 300_00 })];
  expect(lowestOfEach([later, dear, early, cheap, deal({ total: 900_00 })], (d) => d.destination)).toEqual([cheap, early, dear]);
});

it('orders equal fares by departure, and leaves those of one day as they came', () => {
  const on = (departs: string, destination: string) => deal({ departs: departs as IsoDate, destination });
  const [first, second, third, last] = [on('2027-01-02', 'ROM'), on('2027-01-03', 'LON'), on('2027-01-03', 'MAD'), on('2027-01-04', 'BER')];
  expect(lowestOfEach([second, first, last, third], (d) => d.destination)).toEqual([first, second, third, last]);
  // of one group, whichever comes first
  expect(lowestOfEach([first, second, last], () => 'one')).toEqual([first]);
  expect(lowestOfEach([second, third], () => 'one')).toEqual([second]);
});

it('a refusal names every cabin', () => {
  for (const cabin of CABINS) expect(DEAL_PARAM_FORMS.cabin).toContain(cabin);
});

it.each([
  ['2027-01-14T04:59:59Z', '2027-01-13'],
  ['2027-01-14T05:00:00Z', '2027-01-14'],
  ['2027-01-14T23:59:59Z', '2027-01-14'],
])('what was seen at %s was seen on %s in New York', (at, day) => {
  expect(dayOfSeeing(Date.parse(at))).toBe(day);
});

it.each([deal(), deal({ returns: null, cabin: 'Business', airline: 'B6', total: 99_05 })])('leads to the search that finds %j', (of) => {
  const params = new URLSearchParams(searchOfDeal(of));
  const query = parseSearchQuery(params);
  expect(query).toEqual({ ok: true, value: queryOfDeal(of) });
  const { origin, destination, departs, returns, cabin } = of;
  expect(query.ok && [simpleTrip(query.value), query.value.cabin]).toEqual([{ origin, destination, departs, returns }, cabin]);
  expect(parseCriteria(params).filters.airlines).toEqual([of.airline]);
  expect(parseSeenFare(params)).toBe(of.total);
});
