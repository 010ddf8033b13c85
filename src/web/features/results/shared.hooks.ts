/** A flight sent by link: what became of it. */
import { useLocation } from 'react-router-dom';
import type { FlightsFound } from '#core/domain/flights';
import { judgeShared, parseShared, withoutShared } from '#core/domain/sharedFlight';
import type { SharedOutcome } from '#core/domain/sharedFlight';
import { useAddress } from '#web/platform/location';

export interface SharedNotice {
  readonly outcome: SharedOutcome;
  /** Takes the flight out of the address. */
  readonly close: () => void;
}

/** What became of the flight in the address; null when there is none, or the list is not there yet. */
export function useSharedFlight(found: FlightsFound | null): SharedNotice | null {
  const { search, pathname } = useLocation();
  const address = useAddress();
  const shared = parseShared(new URLSearchParams(search));
  if (shared === null || found === null || found.flights.length === 0) return null;
  return {
    outcome: judgeShared(found.flights, shared),
    close: () => {
      address.replace(`${pathname}?${withoutShared(search)}`);
    },
  };
}
