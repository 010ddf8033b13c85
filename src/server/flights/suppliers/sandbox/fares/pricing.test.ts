import type { IsoDate } from '#core/domain/values/dates';
import { addDays } from '#core/domain/values/dates';
import { loadAirports } from '../../../../airports/airportTable';
import { distanceKm } from '../../../../geography/distance';
import { cabinFactor } from './cabinFares';
import { fareRegionOf } from './regions';
import { buildNetwork } from '../timetable/network';
import { competition, discountOf } from './pricing';
import { daysAheadFactor, seasonFactor } from './seasons/seasons';

const net = buildNetwork(loadAirports());
const at = (code: string) => {
  const a = net.airports.get(code);
  if (!a) throw new Error(code);
  return a;
};
const TUESDAY = '2027-05-11' as IsoDate;

test.each([
  [0, 2.05],
  [5, 1.625],
  [30, 0.97],
  [330, 1.16],
  [400, 1.16],
  [-1, 2.05],
])('%i days ahead: factor %d where people travel for many reasons', (days, factor) => {
  expect(daysAheadFactor(days, at('BOI'), at('GEG'), 460)).toBeCloseTo(factor, 10);
});

test.each([
  ['business', 'ORD', 'DCA', 980, 1.1],
  ['holidays', 'JFK', 'MCO', 1520, 0.75],
  ['between continents', 'JFK', 'LHR', 5540, 0.85],
])('the last days: %s', (_, from, to, km, power) => {
  expect(daysAheadFactor(0, at(from), at(to), km)).toBeCloseTo(2.05 ** power, 10);
  expect(daysAheadFactor(45, at(from), at(to), km)).toBeCloseTo(0.95, 10);
});

test.each([
  ['the Sunday after Thanksgiving', '2027-11-28', 'JFK', 'ORD', 1.1 * 0.96 * 1.9],
  ['Thanksgiving day', '2027-11-25', 'JFK', 'ORD', 1.02 * 0.96 * 0.9],
  ['before Christmas', '2027-12-21', 'JFK', 'LHR', 0.9 * 0.98 * 1.65],
  ['Christmas day', '2027-12-25', 'JFK', 'LHR', 0.96 * 0.98 * 0.95],
  ['after New Year, against the crowd', '2027-01-03', 'JFK', 'LHR', 1.1 * 0.78],
  ["Presidents' Day", '2027-02-15', 'JFK', 'ORD', 0.88 * 1.35],
  ['spring break', '2027-03-16', 'JFK', 'MCO', 0.9 * 1.3 * 1.15],
  ['around Easter', '2028-04-11', 'JFK', 'MCO', 0.9 * 1.1 * 1.15],
  ['Golden Week', '2027-05-04', 'LAX', 'NRT', 0.9 * 1.02 * 1.25],
  ['the lunar new year', '2031-01-21', 'LAX', 'PVG', 0.9 * 0.94 * 1.3],
  ['an ordinary Tuesday', '2027-05-11', 'JFK', 'LAX', 0.9 * 1.03],
  ['summer in Europe', '2027-07-13', 'JFK', 'FCO', 0.9 * 1.42],
  ['winter in Europe', '2027-02-09', 'JFK', 'FCO', 0.9 * 0.78],
  ['the southern winter', '2027-07-13', 'LAX', 'SYD', 0.9 * 0.97],
  ['the southern summer', '2027-01-12', 'LAX', 'SYD', 0.9 * 1.2],
  ['snow', '2027-02-09', 'JFK', 'ASE', 0.9 * 1.26],
])('season: %s', (_, date, from, to, factor) => {
  expect(seasonFactor(date as IsoDate, at(from), at(to), at(to))).toBeCloseTo(factor, 10);
});

test.each([
  ['Economy', 'JFK', 'LHR', 1],
  ['PremiumEconomy', 'LAX', 'NRT', 2],
  ['Business', 'JFK', 'LHR', 5],
  ['Business', 'LGA', 'ORD', 2.45],
  ['Business', 'JFK', 'LAX', 4.1],
  ['First', 'LGA', 'ORD', 2.45 * 1.3],
  ['First', 'JFK', 'LHR', 5 * 1.75],
] as const)('%s from %s to %s costs about %d times economy', (cabin, from, to, factor) => {
  const [a, b] = [at(from), at(to)];
  expect(cabinFactor(cabin, a, b, distanceKm(a, b), fareRegionOf(a, b))).toBeCloseTo(factor, 0);
});

test('competition lowers fares and stays within bounds', () => {
  for (const [a, b] of [
    ['LAX', 'SFO'],
    ['JFK', 'LHR'],
    ['FSD', 'MLE'],
    ['ATL', 'ABE'],
  ] as const) {
    const factor = competition(net, at(a), at(b));
    expect(factor).toBeGreaterThanOrEqual(0.8);
    expect(factor).toBeLessThanOrEqual(1.15);
  }
  expect(competition(net, at('LAX'), at('SFO'))).toBeLessThan(competition(net, at('JFK'), at('CDG')));
});

test('one airline in three or so gives no discount, the others up to a third, in one month of a route in twenty (fare-model.24)', () => {
  const shares = net.carriers.list.map((c) =>
    Array.from({ length: 12 }, (_, i) => discountOf(c, at('JFK'), at('LAX'), addDays(TUESDAY, i * 30))).reduce((a, b) => Math.max(a, b), 0),
  );
  const none = shares.filter((s) => s === 0).length / shares.length;
  expect(none).toBeGreaterThan(0.2);
  expect(none).toBeLessThan(0.47);
  const routes = ['LAX', 'MIA', 'LHR', 'CDG', 'NRT', 'GRU'].flatMap((to) =>
    Array.from({ length: 12 }, (_, i) => [to, addDays(TUESDAY, i * 30)] as const),
  );
  const all = net.carriers.list.flatMap((c) => routes.map(([to, date]) => discountOf(c, at('JFK'), at(to), date)));
  const given = all.filter((share) => share > 0);
  expect(Math.max(...given)).toBe(0.33);
  expect(given.filter((share) => share === 0.33).length / given.length).toBeGreaterThan(0.04);
  expect(given.filter((share) => share === 0.33).length / given.length).toBeLessThan(0.06);
});
