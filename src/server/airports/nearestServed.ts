/** What is offered for an airport that no flights are sold from: the nearest ones that have some (search.40). */
import type { NearPlace } from '#core/domain/places/airports';
import { distanceKm } from '../geography/distance';
import { milesOf } from '../geography/nearby';
import type { Airport, AirportTable } from './airportTable';

/** An airport for what was typed; `near` where it serves a place that was named. */
export interface SuggestedAirport {
  readonly airport: Airport;
  readonly near?: NearPlace;
  /** That no flights are sold from it. */
  readonly isUnserved?: true;
}

const MOST = 3;
/** In its own country, and across a border that people may drive or sail over. */
const AT_HOME_KM = 400;
const ABROAD_KM = 160;
/** Where nothing is so near: the nearest airport of some size in the country, a million travelers a year, for small ones are as remote. */
const REMOTE_KM = 2000;
const KNOWN = 1;

/**
 * Up to three airports with flights around one that has none, the nearest first; where all are far, the nearest of some size at home (Anchorage
 * for Dutch Harbor).
 */
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
      code,
      kind: 'town',
    } as const;
    const around = table.airports
      .map((airport) => ({ airport, km: distanceKm(unserved, airport) }))
      .filter(({ airport, km }) => km <= (airport.country === country ? REMOTE_KM : ABROAD_KM) && hasFlights(airport))
      .sort((a, b) => a.km - b.km);
    const near = around.filter(({ airport, km }) => airport.country !== country || km <= AT_HOME_KM).slice(0, MOST);
    const offered = near.length > 0 ? near : around.filter(({ airport }) => airport.weight >= KNOWN).slice(0, 1);
    return offered.map(({ airport, km }) => ({ airport, near: { ...place, miles: milesOf(km) } }));
  };
}
