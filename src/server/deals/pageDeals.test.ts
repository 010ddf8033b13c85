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
