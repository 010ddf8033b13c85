/** The link to a flight, of its opened details. */
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Fare } from '#core/domain/fares/fareFamilies';
import { shareableSearch } from '#core/domain/flights/shareLink';
import { writeShared } from '#core/domain/flights/sharedAddress';

export interface CopyLink {
  readonly state: 'idle' | 'copied' | 'refused';
  readonly link: string;
  readonly copy: () => void;
}

/** The link of a flight at one of its fares, and its present price; a browser that refuses the clipboard gets the link to copy by hand. */
export function useCopyLink(fare: Fare): CopyLink {
  const { search, pathname } = useLocation();
  const [state, setState] = useState<CopyLink['state']>('idle');
  const path = `${pathname}?${writeShared(shareableSearch(search), { flightId: fare.id, seen: fare.perAdult })}`;
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
