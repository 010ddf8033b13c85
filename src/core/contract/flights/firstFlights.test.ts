import { searchFor } from '#core/domain/search/trip';
import type { IsoDate } from '../../domain/values/dates';
import { NO_CRITERIA } from '../../domain/filters/filters';
import type { FlightList } from '../../domain/flights/flights';
import type { SearchQuery } from '../../domain/search/trip';
import { AIRPORTS, buildFlights, CARRIERS, engineOver } from '#testing/flights/buildFlights';
import { firstFlightsOf } from './firstFlights';
import { flightsFromWire } from './flights';

const QUERY: SearchQuery = searchFor(
  { origin: 'JFK', destination: 'CDG', departs: '2027-01-14' as IsoDate, returns: '2027-01-21' as IsoDate },
  'Economy',
  { adults: 2, children: 0, infants: 0 },
);

const listOf = (count: number): FlightList => ({
  flights: buildFlights(count, 11),
  flightsFound: count + 50,
  carriers: CARRIERS,
  airports: AIRPORTS,
});

test.each([1, 2, 3, 4, 400])('of %d flights they are those that the page would list first, three at most', (count) => {
  const list = listOf(count);
  const first = firstFlightsOf(list, QUERY);
  const found = first && flightsFromWire(first.answer, QUERY);
  const { visible } = engineOver(list.flights).run(NO_CRITERIA);
  expect(found?.flights.map((f) => f.id)).toEqual([...visible.subarray(0, 3)].map((i) => list.flights[i]?.id));
  expect(first).toMatchObject({ listed: count, answer: { flightsFound: count + 50 } });
  expect(first?.longestMinutes).toBe(Math.max(...list.flights.flatMap((f) => f.slices.map((s) => s.minutes))));
});

it('names the carriers and airports of these flights, and no others', () => {
  const first = firstFlightsOf(listOf(400), QUERY);
  const legs = first?.answer.journeys.flatMap((j) => j.legs) ?? [];
  expect(Object.keys(first?.answer.airlines ?? {}).sort()).toEqual([...new Set(legs.map((l) => l.MC))].sort());
  expect(Object.keys(first?.answer.airports ?? {}).sort()).toEqual([...new Set(legs.flatMap((l) => [l.F, l.T]))].sort());
});

it('is nothing where there are no flights', () => {
  expect(firstFlightsOf({ ...listOf(0), flights: [] }, QUERY)).toBeNull();
});
