import fc from 'fast-check';
import type { IsoDate } from '../values/dates';
import {
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
  const [late, early] = [deal({ departs: '2027-02-01' as IsoDate }), deal()];
  const [dear, cheap] = [deal({ destination: 'ROM', total: 500_00 }), deal({ destination: 'LON', total: 300_00 })];
  expect(lowestOfEach([late, dear, early, cheap, deal({ total: 900_00 })], (d) => d.destination)).toEqual([cheap, early, dear]);
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
