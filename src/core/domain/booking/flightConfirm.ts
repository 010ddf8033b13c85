/** The flight that somebody chose, taken over of the list (booking.2). */
import type { Fare } from '../fares/fareFamilies';
import type { Flight, FlightsFound } from '../flights/flights';
import type { FlightConfirm } from './booking';

function only<T>(all: Readonly<Record<string, T>>, codes: readonly string[]): Record<string, T> {
  const wanted = new Set(codes);
  return Object.fromEntries(Object.entries(all).filter(([code]) => wanted.has(code)));
}

/** What is taken over of a search when a flight is chosen at one of its fares, with the names that its own legs need. */
export function confirmOf(flight: Flight, found: FlightsFound, fare: Fare): FlightConfirm {
  const legs = flight.slices.flatMap((slice) => slice.legs);
  const layovers = flight.slices.flatMap((slice) => slice.layovers);
  return {
    query: found.query,
    flightId: fare.id,
    carrier: flight.carrier,
    slices: flight.slices,
    conditions: fare.conditions,
    total: fare.total,
    carriers: only(found.carriers, [flight.carrier, ...legs.map((leg) => leg.carrier)]),
    airports: only(found.airports, [...legs.flatMap((leg) => [leg.from, leg.to]), ...layovers.flatMap((l) => [l.airport, l.departsFrom])]),
  };
}
