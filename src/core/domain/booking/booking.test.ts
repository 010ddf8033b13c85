import { AIRPORTS, buildFlight, CARRIERS } from '#testing/flights/buildFlights';
import { searchFor } from '../search/trip';
import { confirmOf } from './flightConfirm';
import { faresOf } from '../fares/fareFamilies';
import type { IsoDate } from '../values/dates';
import type { FlightsFound } from '../flights/flights';

it('a chosen flight takes over its search, its price and the names of its own legs alone', () => {
  const flight = buildFlight({
    id: 'f1',
    carrier: 'AF',
    perAdult: 44_820,
    out: { via: ['LIS'], departMinutes: 600, minutes: 620 },
    back: { via: [], departMinutes: 700, minutes: 480 },
  });
  const found: FlightsFound = {
    age: null,
    query: searchFor({ origin: 'JFK', destination: 'CDG', departs: '2027-01-14' as IsoDate, returns: '2027-01-21' as IsoDate }, 'Economy', {
      adults: 2,
      children: 0,
      infants: 0,
    }),
    flightsFound: 1,
    error: null,
    flights: [flight],
    carriers: CARRIERS,
    airports: AIRPORTS,
  };
  const [lowest] = faresOf(flight);
  if (!lowest) throw new Error('a flight has a fare');
  const chosen = confirmOf(flight, found, lowest);
  expect(chosen).toMatchObject({
    query: found.query,
    flightId: 'f1',
    carrier: 'AF',
    total: 89_640,
    slices: flight.slices,
  });
  expect(Object.keys(chosen.carriers)).toEqual(['AF']);
  expect(Object.keys(chosen.airports).sort()).toEqual(['CDG', 'JFK', 'LIS']);
});
