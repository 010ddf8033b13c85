import { searchFor } from '#core/domain/search/trip';
import type { IsoDate } from '../../domain/values/dates';
import { NO_CRITERIA } from '../../domain/filters/filters';
import type { FlightList } from '../../domain/flights/flights';
import type { SearchQuery } from '../../domain/search/trip';
import { AIRPORTS, buildFlights, CARRIERS, engineOver, onTwoTickets } from '#testing/flights/buildFlights';
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

test.each([1, 2, 4, 5, 400])('of %d flights they are those that the page would list first, four at most', (count) => {
  const list = listOf(count);
  const first = firstFlightsOf(list, QUERY);
  const found = first && flightsFromWire(first.answer, QUERY);
  const { visible } = engineOver(list.flights).run(NO_CRITERIA);
  expect(found?.flights.map((f) => f.id)).toEqual(visible.slice(0, 4).map((i) => list.flights[i]?.id));
  expect(first).toMatchObject({ listed: count, answer: { flightsFound: count + 50 } });
});

it.each([2, 1])('leaves self-transfers out as the page does, and keeps them where nothing else flies: every %d. flight', (each) => {
  const connecting = listOf(40).flights.filter(({ slices }) => slices.some(({ stops }) => stops > 0));
  const flights = connecting.map((flight, i) => (i % each === 0 ? onTwoTickets(flight) : flight));
  const { visible } = engineOver(flights).run(NO_CRITERIA);
  const first = firstFlightsOf({ ...listOf(40), flights }, QUERY);
  expect(first?.answer.flights.map(({ id }) => id)).toEqual(visible.slice(0, 4).map((i) => flights[i]?.id));
  expect(first?.listed).toBe(visible.length);
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
