/** Distances between places. */

const { asin, cos, sin, sqrt } = Math;

export interface Point {
  readonly lat: number;
  readonly lon: number;
}

const EARTH_KM = 6371.0088;
const RAD = Math.PI / 180;

/** Great-circle distance, kilometers. */
export function distanceKm(a: Point, b: Point): number {
  const p = a.lat * RAD;
  const q = b.lat * RAD;
  const dl = (b.lon - a.lon) * RAD;
  const h = sin((q - p) / 2) ** 2 + cos(p) * cos(q) * sin(dl / 2) ** 2;
  return 2 * EARTH_KM * asin(sqrt(h));
}
