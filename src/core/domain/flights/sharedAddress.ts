import { SHARED_PARAMS, withoutShared } from './sharedFlight';
import type { SharedFlight } from './sharedFlight';

/** A query string with the flight in it; everything else stays. No leading `?`. */
export function writeShared(search: string, { flightId, seen }: SharedFlight): string {
  const params = new URLSearchParams(withoutShared(search));
  params.set(SHARED_PARAMS.flight, flightId);
  params.set(SHARED_PARAMS.seen, String(seen));
  return params.toString();
}
