/** What lies around a place on the ground. */
import { distanceKm } from './distance';

/** Somewhere on Earth, with its weight relative to others: for airports, million passengers a year. */
interface Located {
  readonly lat: number;
  readonly lon: number;
  readonly weight: number;
}

export interface Near<P> {
  readonly place: P;
  /** From the nearest point of what it lies around, along the great circle. */
  readonly km: number;
}

/** Those of `places` within `reachKm` of any of `around`, the weightiest first; `taken` are left out. */
export function nearby<P extends Located>(
  places: readonly P[],
  around: readonly P[],
  taken: ReadonlySet<P>,
  reachKm: number,
): readonly Near<P>[] {
  return places
    .filter((place) => !taken.has(place))
    .map((place) => ({ place, km: Math.min(...around.map((a) => distanceKm(a, place))) }))
    .filter(({ km }) => km <= reachKm)
    .sort((a, b) => b.place.weight - a.place.weight || a.km - b.km);
}

const KM_PER_MILE = 1.609344;

/** Whole miles, one at least. */
export const milesOf = (km: number): number => Math.max(1, Math.round(km / KM_PER_MILE));
