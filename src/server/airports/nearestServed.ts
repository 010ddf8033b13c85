/** What is offered for an airport that no flights are sold from: the nearest ones that have some (search.40). */
import type { NearPlace } from '#core/domain/places/airports';
import { distanceKm } from '../geography/distance';
import { milesOf } from '../geography/nearby';
import type { Airport, AirportTable } from './airportTable';

/** An airport for what was typed; `near` where it serves a place that was named. */
export interface SuggestedAirport {
  readonly airport: Airport;
  readonly near?: NearPlace;
}

const MOST = 3;
/** In its own country, and across a border that people may drive or sail over. */
const AT_HOME_KM = 400;
const ABROAD_KM = 160;

/** Up to three airports with flights around one that has none, the nearest first; none where all are far. */
export function nearestServed(
  table: AirportTable,
  hasFlights: (airport: Airport) => boolean,
): (airport: Airport) => readonly SuggestedAirport[] {
  return (unserved) => {
    const { code, city, cityEs, country } = unserved;
    const place = {
      name: `${city} (${code})`,
      ...(cityEs !== undefined && { nameEs: `${cityEs} (${code})` }),
      country,
      kind: 'town',
    } as const;
    return table.airports
      .map((airport) => ({ airport, km: distanceKm(unserved, airport) }))
      .filter(({ airport, km }) => km <= (airport.country === country ? AT_HOME_KM : ABROAD_KM) && hasFlights(airport))
      .sort((a, b) => a.km - b.km)
      .slice(0, MOST)
      .map(({ airport, km }) => ({ airport, near: { ...place, miles: milesOf(km) } }));
  };
}
