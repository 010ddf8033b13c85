/** A flight sent by link: making the link, and what the opened one says. */
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Fare } from '#core/domain/fareFamilies';
import type { FlightsFound } from '#core/domain/flights';
import { judgeShared, parseShared, withoutShared, writeShared } from '#core/domain/sharedFlight';
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

export interface CopyLink {
  readonly state: 'idle' | 'copied' | 'refused';
  readonly link: string;
  readonly copy: () => void;
}

/** The link of a flight at one of its fares, and its present price; a browser that refuses the clipboard gets the link to copy by hand. */
export function useCopyLink(fare: Fare): CopyLink {
  const { search, pathname } = useLocation();
  const [state, setState] = useState<CopyLink['state']>('idle');
  const path = `${pathname}?${writeShared(search, { flightId: fare.id, seen: fare.perAdult })}`;
  const link = typeof window === 'undefined' ? path : window.location.origin + path;
  return {
    state,
    link,
    copy: () => {
      // Absent outside secure pages, whatever its type says.
      const clipboard = (navigator as { readonly clipboard?: Clipboard }).clipboard;
      const copying = clipboard ? clipboard.writeText(link) : Promise.reject(new Error('no clipboard'));
      copying.then(
        () => {
          setState('copied');
        },
        () => {
          setState('refused');
        },
      );
    },
  };
}
