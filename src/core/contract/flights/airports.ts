/** Wire ⇄ domain for places. */
import type { Suggestion } from '../../domain/places/airports';
import type { AirportWire } from './airports.schema';

export function placeFromWire(a: AirportWire): Suggestion {
  return {
    code: a.A,
    label: a.D,
    city: a.C,
    cityEs: a.CE,
    country: a.N,
    region: a.R,
    regionEs: a.RE,
    metro: a.P,
    isMetro: false,
    ...(a.near && { near: a.near }),
    ...(a.unserved && { isUnserved: true }),
  };
}
