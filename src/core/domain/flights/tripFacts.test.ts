import { buildFlight } from '#testing/flights/buildFlights';
import type { LayoverNote } from './flights';
import { airportsAt, longestLayover, medianOf, nightsOf, percentAgainst, tagsOf, tripEmissions } from './tripFacts';

const flight = buildFlight({
  id: 'x',
  carrier: 'AF',
  perAdult: 400_00,
  out: { via: ['LIS'], departMinutes: 600, minutes: 600 },
  back: { via: [], departMinutes: 1300, minutes: 460 },
});

it('a trip emits what its flights do, compared with what is typical (results.22)', () => {
  expect(tripEmissions(flight)).toBe(3 * 420);
  expect([1000, 1260, 1680, 0].map((typical) => percentAgainst(flight, typical))).toEqual([26, 0, -25, 0]);
});

it.each([
  [[], 0],
  [[5], 5],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2],
])('the middle of %j is %d', (figures, middle) => {
  expect(medianOf(figures)).toBe(middle);
});

it('knows where a trip begins and turns, how long it waits, and its nights', () => {
  expect([airportsAt(flight, 'originAirports'), airportsAt(flight, 'destinationAirports')]).toEqual([['JFK'], ['CDG']]);
  expect(flight.slices.map(longestLayover)).toEqual([60, 0]);
  expect(flight.slices.map(nightsOf)).toEqual([[], ['redEye']]);
});

it.each<[LayoverNote[], string, string[]]>([
  [[], 'LIS', []],
  [['short', 'transitCountry'], 'LIS', []],
  [['long'], 'LIS', ['long']],
  [['long', 'overnight'], 'LIS', ['overnight']],
  [['selfTransfer'], 'LIS', ['selfTransfer']],
  [['airportChange', 'long'], 'OPO', ['long', 'airportChange']],
])('a layover noted %j that goes on from %s is tagged %j (results.36)', (notes, departsFrom, tags) => {
  const [out] = flight.slices;
  expect(tagsOf({ ...out, layovers: out.layovers.map((layover) => ({ ...layover, departsFrom, notes })) })).toEqual(tags);
});

it('tags a red-eye (results.36)', () => {
  expect(flight.slices.map(tagsOf)).toEqual([[], ['redEye']]);
});
