import type { IsoDate } from '#core/domain/values/dates';
import { NO_DEAL_FILTER } from '#core/domain/fares/deals';
import { loadAirports } from '../airports/airportTable';
import type { SeenDeal } from './deals.repository';
import { createPageDeals } from './pageDeals';

const deal = (change: Partial<SeenDeal>): SeenDeal => ({
  origin: 'NYC',
  destination: 'PAR',
  departs: '2027-01-14' as IsoDate,
  returns: '2027-01-21' as IsoDate,
  cabin: 'Economy',
  airline: 'DL',
  airlineName: 'Delta Air Lines',
  total: 400_00,
  airlinePrice: null,
  seenAt: new Date('2026-11-24T15:00:00Z'),
  ...change,
});
const board = {
  deals: [
    deal({}),
    deal({ total: 350_00, airline: 'AF' }),
    deal({ total: 90_00, returns: null }),
    deal({ origin: 'LAX', total: 500_00, cabin: 'Business' }),
    ...['ROM', 'MAD', 'LON', 'DUB', 'AMS', 'BCN', 'LIS'].map((destination) => deal({ destination, total: 450_00 })),
  ],
  isGathering: false,
};
const faresOf = createPageDeals(loadAirports());

it('finds the lowest round trip of a route by any of its codes, and leaves out what nobody has seen', () => {
  const { routes } = faresOf(board, {
    kind: 'city',
    city: 'paris',
    routes: [
      ['JFK', 'CDG'],
      ['LAX', 'CDG'],
    ],
  });
  expect(routes).toEqual({
    'JFK-CDG': {
      origin: 'NYC',
      destination: 'PAR',
      departs: '2027-01-14',
      returns: '2027-01-21',
      cabin: 'Economy',
      airline: 'AF',
      total: 350_00,
      seenAt: '2026-11-24T15:00:00.000Z',
    },
  });
});

it('cuts lists to the rows that come first, and names what to choose from on the page of deals alone', () => {
  const home = faresOf(board, { kind: 'home', routes: [] });
  expect(home.list?.deals).toHaveLength(6);
  expect(home.list?.choices.airlines).toEqual([]);
  const all = faresOf(board, { kind: 'deals', filter: NO_DEAL_FILTER });
  expect(all.list?.deals).toHaveLength(10);
  expect(all.list?.choices.airlines).toHaveLength(2);
  const some = faresOf(board, { kind: 'deals', filter: { ...NO_DEAL_FILTER, destination: 'ROM' } });
  expect(some.list?.deals.map(({ destination }) => destination)).toEqual(['ROM']);
});

it('tells of a city the lowest round trip in Economy of each month, the next month first (content.58)', () => {
  const inMonths = {
    deals: [
      deal({ departs: '2027-02-09' as IsoDate, total: 300_00 }),
      deal({ departs: '2027-02-16' as IsoDate, total: 280_00, origin: 'BOS' }),
      deal({ departs: '2027-03-02' as IsoDate, total: 200_00, returns: null }),
      deal({ departs: '2027-03-02' as IsoDate, total: 250_00, cabin: 'Business' }),
      deal({ departs: '2027-01-12' as IsoDate, total: 410_00 }),
      deal({ departs: '2027-01-12' as IsoDate, total: 90_00, destination: 'ROM' }),
    ],
    isGathering: false,
  };
  const { months } = faresOf(inMonths, { kind: 'city', city: 'paris', routes: [] });
  expect(months.map(({ departs, origin, total }) => [departs, origin, total])).toEqual([
    ['2027-01-12', 'NYC', 410_00],
    ['2027-02-16', 'BOS', 280_00],
  ]);
  expect(faresOf(inMonths, { kind: 'home', routes: [] }).months).toEqual([]);
});

it('lists on the page of deals what is under $99 and under $200, nothing twice and nothing of a filter (content.60)', () => {
  const cities = ['ROM', 'MAD', 'LON', 'DUB', 'AMS', 'BCN', 'LIS', 'ATH', 'IST', 'MIA', 'MCO', 'BOS', 'DEN', 'SEA'];
  const cheap = { deals: cities.map((destination, i) => deal({ destination, total: (60 + 10 * i) * 100 })), isGathering: false };
  const { list, under } = faresOf(cheap, { kind: 'deals', filter: NO_DEAL_FILTER });
  // the twelve lowest are in the list: up to 170 dollars
  expect(list?.deals.at(-1)?.total).toBe(170_00);
  expect(under.map(({ dollars, deals }) => [dollars, deals.map(({ total }) => total)])).toEqual([[200, [180_00, 190_00]]]);
  expect(faresOf(cheap, { kind: 'deals', filter: { ...NO_DEAL_FILTER, maxPrice: 200 } }).under).toEqual([]);
});
