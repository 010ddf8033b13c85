/** An answer of the flight search made of built flights, as it comes over the wire. */
import { flightsToWire } from '#core/contract/flights/flights';
import type { FlightsAnswerWire } from '#core/contract/flights/flights.schema';
import type { Flight } from '#core/domain/flights/flights';
import type { SearchQuery } from '#core/domain/search/trip';
import { AIRPORTS, CARRIERS } from './buildFlights';

export function wireOf(flights: readonly Flight[], query: SearchQuery): FlightsAnswerWire {
  return flightsToWire({ flights, flightsFound: flights.length, carriers: CARRIERS, airports: AIRPORTS }, query);
}
