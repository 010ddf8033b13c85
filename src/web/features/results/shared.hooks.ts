/** A flight sent by link, and a fare that was seen: what became of them. */
import { useLocation } from 'react-router-dom';
import type { FlightsFound } from '#core/domain/flights/flights';
import { parseShared, SHARED_PARAMS, withoutShared } from '#core/domain/flights/sharedFlight';
import type { SharedFlight } from '#core/domain/flights/sharedFlight';
import { useAddress } from '#web/platform/browser/location';

export interface SharedNotice {
  readonly shared: SharedFlight;
  /** Takes the flight out of the address. */
  readonly close: () => void;
}

/** The flight in the address; null when there is none, or the list is not there yet. */
export function useSharedFlight(found: FlightsFound | null): SharedNotice | null {
  const { search, pathname } = useLocation();
  const address = useAddress();
  const shared = parseShared(new URLSearchParams(search));
  if (shared === null || found === null || found.flights.length === 0) return null;
  return {
    shared,
    close: () => {
      address.replace(`${pathname}?${withoutShared(search)}`);
    },
  };
}

/** Whether somebody came for a fare that was seen: its place is kept from the start. */
export const useHasSeenFare = (): boolean => new URLSearchParams(useLocation().search).has(SHARED_PARAMS.deal);
