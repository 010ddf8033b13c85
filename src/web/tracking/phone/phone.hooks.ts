/** What telephone links show and say of themselves: number and placement. */
import { createContext, use } from 'react';
import { useSelector } from 'react-redux';
import { shownNumber } from '#core/domain/site/trackingCode';
import type { ShownLine } from '#core/domain/site/trackingCode';
import { useMessages } from '#web/platform/sent/messages';
import { settings } from '#web/platform/sent/settings';
import { useHydrated } from '#web/platform/useHydrated';
import { BlogDetailContext, CurrentRouteContext, placementOf } from './callPlace';
import type { CallPlacement } from './callPlace';
import { selectTrackingCode } from '../tracking.slice';

/** Which line the current page shows (tracking.2); set by the app. */
export const PhoneLineContext = createContext<ShownLine>('main');

/** The number to show here, as `(800) 555-0142`: the page's line, then that of the visitor's tracking code once the page is taken over. */
export function usePhoneNumber(): string {
  const line = use(PhoneLineContext);
  // Parts of a page are taken over one by one, some after the visit has begun: each must first show what its HTML shows.
  const isHydrated = useHydrated();
  const code = useSelector(selectTrackingCode);
  const { brand, numbers } = settings();
  return shownNumber(line, brand, isHydrated ? code : null, numbers);
}

/** Whose line a page's number is, where it is not the main one; a number of a campaign is nobody's in particular. */
export function useLineName(): string | null {
  const line = use(PhoneLineContext);
  const { shell } = useMessages();
  const isHydrated = useHydrated();
  const code = useSelector(selectTrackingCode);
  if (isHydrated && code !== null) return null;
  switch (line) {
    case 'main':
    case 'es':
      return null;
    case 'payment':
    case 'esPayment':
      return shell.lineNames.payment;
    case 'airlines':
    case 'blog':
      return shell.lineNames[line];
  }
}

/** Where a link stands, for the call-click post; `own` is the placement that the link was given. */
export function usePlacement(own: CallPlacement): string {
  return placementOf({ route: use(CurrentRouteContext), isBlogDetail: use(BlogDetailContext), own });
}
