/** A link can carry the chosen flight and the price seen (results.13), or a fare of a list of deals (content.53): their form in the address. */
import type { Cents } from '../values/money';
import { paramIn } from '../values/texts';

/** Names in the address; none of the search's, the filters' or the tracking code's own. */
export const SHARED_PARAMS = { flight: 'flight', seen: 'seen', deal: 'deal' } as const;

export interface SharedFlight {
  /** Of a flight at one of its fares; without a family the lowest. */
  readonly flightId: string;
  /** Price per adult when the link was made. */
  readonly seen: Cents;
}

const MOST_LETTERS = 600;
const MOST_CENTS = 100_000_000;

/** The shared flight of an address; null when there is none or it cannot be read. */
export function parseShared(params: URLSearchParams): SharedFlight | null {
  const flightId = paramIn(params, SHARED_PARAMS.flight);
  const seen = paramIn(params, SHARED_PARAMS.seen);
  if (flightId === '' || flightId.length > MOST_LETTERS || !/^\d{1,9}$/.test(seen)) return null;
  const cents = Number(seen);
  return cents > 0 && cents <= MOST_CENTS ? { flightId, seen: cents } : null;
}

/** A query string without any of it. */
export function withoutShared(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of Object.values(SHARED_PARAMS)) params.delete(name);
  return params.toString();
}
