import type { IsoDate } from '#core/domain/dates';
import { addDays, dayNumber } from '#core/domain/dates';
import { loadAirports } from '../../airports/airportTable';
import { journeysBetween } from './journeys';
import { buildNetwork } from './network';
import { competition, discountOf, fareScene, journeyDollars } from './pricing';
import { daysAheadFactor, seasonFactor } from './seasons';

const net = buildNetwork(loadAirports());
const at = (code: string) => {
  const a = net.airports.get(code);
  if (!a) throw new Error(code);
  return a;
};
const TUESDAY = '2027-05-11' as IsoDate;

/** Published fare of full-service nonstops, mean over the day's departures: what the model's table means by a market's fare. */
function meanFare(from: string, to: string, date: IsoDate, daysAhead: number): number {
  const [a, b] = [at(from), at(to)];
  const scene = fareScene(net, a, b, date, daysAhead, 'Economy', b);
  const fares = journeysBetween(net, { from: a, to: b, day: dayNumber(date), notBefore: 0 })
    .filter((j) => j.legs.length === 1 && net.carriers.list[j.carrier]?.tier === 'full')
    .map((j) => journeyDollars(net, scene, j));
  return fares.reduce((x, y) => x + y, 0) / fares.length;
}

/** data/model.md §7: round trip, 30 days ahead, May, Tuesday, full tier, without our fee. */
test.each([
  ['JFK', 'LAX', 399],
  ['LAX', 'SFO', 156],
  ['LGA', 'ORD', 238],
  ['JFK', 'LHR', 631],
  ['JFK', 'CDG', 683],
  ['JFK', 'FCO', 776],
  ['LAX', 'NRT', 868],
  ['LAX', 'SYD', 1126],
  ['DFW', 'MEX', 283],
  ['SEA', 'HNL', 438],
])('%s-%s costs about $%i', (from, to, expected) => {
  const roundTrip = meanFare(from, to, TUESDAY, 30) + meanFare(to, from, TUESDAY, 30);
  expect(Math.abs(roundTrip - expected) / expected).toBeLessThanOrEqual(0.1);
});

test.each([
  [0, 2.05],
  [5, 1.625],
  [30, 0.97],
  [330, 1.16],
  [400, 1.16],
  [-1, 2.05],
])('%i days ahead: factor %d', (days, factor) => {
  expect(daysAheadFactor(days)).toBeCloseTo(factor, 10);
});

test.each([
  ['Thanksgiving Sunday', '2027-11-28', 'JFK', 'ORD', 1.1 * 0.97 * 1.35],
  ['before Christmas', '2027-12-21', 'JFK', 'LHR', 0.9 * 1.08 * 1.38],
  ['Christmas day', '2027-12-25', 'JFK', 'LHR', 0.96 * 1.08],
  ['spring break', '2027-03-09', 'JFK', 'MCO', 0.9 * 1 * 1.18],
  ['Golden Week', '2027-05-04', 'LAX', 'NRT', 0.9 * 1.03 * 1.25],
  ['an ordinary Tuesday', '2027-05-11', 'JFK', 'LAX', 0.9 * 1.03],
  ['southern beaches in July', '2027-07-13', 'SYD', 'CNS', 0.9 * 0.86],
])('season: %s', (_, date, from, to, factor) => {
  expect(seasonFactor(date as IsoDate, at(from), at(to), at(to))).toBeCloseTo(factor, 10);
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

test('one airline in three or so gives no discount, the others up to 30 %', () => {
  const shares = net.carriers.list.map((c) =>
    Array.from({ length: 12 }, (_, i) => discountOf(c, at('JFK'), at('LAX'), addDays(TUESDAY, i * 30))).reduce((a, b) => Math.max(a, b), 0),
  );
  const none = shares.filter((s) => s === 0).length / shares.length;
  expect(none).toBeGreaterThan(0.2);
  expect(none).toBeLessThan(0.47);
  expect(Math.max(...shares)).toBeLessThanOrEqual(0.3);
});
