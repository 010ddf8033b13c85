import type { IsoDate } from '#core/domain/values/dates';
import { seenDeal as deal } from '#testing/flights/seenDeal';
import { loadAirports } from '../airports/airportTable';
import { createDealLists } from './dealLists';

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
const lists = createDealLists(loadAirports());

it('finds the lowest round trip of a popular route by any of its codes, and leaves out what nobody has seen', () => {
  expect(lists.city(board, 'paris').routes).toEqual({
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

it('gives the home page the rows that it shows and the routes of its cards', () => {
  const { deals, found, routes } = lists.best(board);
  expect([deals.length, found]).toEqual([6, 8]);
  expect(Object.keys(routes)).toEqual(['NYC-PAR', 'NYC-ROM']);
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
  const { months } = lists.city(inMonths, 'paris');
  expect(months.map(({ departs, origin, total }) => [departs, origin, total])).toEqual([
    ['2027-01-12', 'NYC', 410_00],
    ['2027-02-16', 'BOS', 280_00],
  ]);
});
