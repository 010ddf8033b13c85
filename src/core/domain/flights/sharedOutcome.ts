/** What became of a flight that somebody sent by link (results.13). */
import { findFare } from '../fares/findFare';
import type { Fare } from '../fares/fareFamilies';
import type { Flight } from './flights';
import type { Cents } from '../values/money';
import type { SharedFlight } from './sharedFlight';

export type SharedOutcome =
  | { readonly kind: 'same' | 'changed'; readonly flight: Flight; readonly fare: Fare; readonly was: Cents }
  /** No longer sold; the nearest is null only when nothing is. */
  | { readonly kind: 'gone'; readonly nearest: Flight | null; readonly was: Cents };

/** What became of the shared flight. The nearest flies the most of the same journeys; among those, at the price nearest to the one seen. */
export function judgeShared(flights: readonly Flight[], { flightId, seen }: SharedFlight): SharedOutcome {
  const same = findFare(flights, flightId);
  if (same) return { kind: same.fare.perAdult === seen ? 'same' : 'changed', ...same, was: seen };
  // An id is its journeys' codes, one a direction.
  const journeys = flightId.split('~');
  const shared = (f: Flight): number => f.id.split('~').filter((code, i) => code === journeys[i]).length;
  const nearest = flights.reduce<Flight | null>((best, f) => {
    if (best === null) return f;
    const by = shared(f) - shared(best) || Math.abs(best.perAdult - seen) - Math.abs(f.perAdult - seen);
    return by > 0 ? f : best;
  }, null);
  return { kind: 'gone', nearest, was: seen };
}
