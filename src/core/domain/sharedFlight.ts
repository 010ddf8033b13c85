/** A link can carry the chosen flight and the price seen (results.13): its form in the address, and what became of it. */
import { findFare } from './fareFamilies';
import type { Fare } from './fareFamilies';
import type { Flight } from './flights';
import type { Cents } from './money';

/** Names in the address; none of the search's, the filters' or the tracking code's own. */
export const SHARED_PARAMS = { flight: 'flight', seen: 'seen' } as const;

export interface SharedFlight {
  /** Of a flight at one of its fares; without a family the lowest. */
  readonly flightId: string;
  /** Price per adult when the link was made. */
  readonly seen: Cents;
}

const MOST_LETTERS = 300;
const MOST_CENTS = 100_000_000;

/** The shared flight of an address; null when there is none or it cannot be read. */
export function parseShared(params: URLSearchParams): SharedFlight | null {
  const flightId = params.get(SHARED_PARAMS.flight) ?? '';
  const seen = params.get(SHARED_PARAMS.seen) ?? '';
  if (flightId === '' || flightId.length > MOST_LETTERS || !/^\d{1,9}$/.test(seen)) return null;
  const cents = Number(seen);
  return cents > 0 && cents <= MOST_CENTS ? { flightId, seen: cents } : null;
}

/** A query string with the flight in it; everything else stays. No leading `?`. */
export function writeShared(search: string, { flightId, seen }: SharedFlight): string {
  const params = new URLSearchParams(search);
  params.set(SHARED_PARAMS.flight, flightId);
  params.set(SHARED_PARAMS.seen, String(seen));
  return params.toString();
}

/** A query string without it. */
export function withoutShared(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of Object.values(SHARED_PARAMS)) params.delete(name);
  return params.toString();
}

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
