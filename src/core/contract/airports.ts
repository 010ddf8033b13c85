/** Wire ⇄ domain for places. */
import type { Place } from '../domain/airports';
import type { AirportWire } from './airports.schema';

export function placeFromWire(a: AirportWire): Place {
  return { code: a.A, label: a.D, city: a.C, country: a.N, region: a.R, metro: a.P, isMetro: false };
}
