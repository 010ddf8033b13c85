/** The seam between telephone links and the store: which number shows, and that one was clicked. */
import { createContext, use } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { TRACKING_NUMBERS } from '#core/content/phoneNumbers';
import type { PhoneLine } from '#core/domain/routes';
import { shownNumber } from '#core/domain/trackingCode';
import { settings } from '#web/platform/settings';
import { useHydrated } from '#web/platform/useHydrated';
import { BlogDetailContext, CurrentRouteContext, pageUrlOf, placementOf } from './callPlace';
import { callLinkClicked, selectTrackingCode } from './tracking.slice';

/** Which line the current page shows (spec §1); set by the app. */
export const PhoneLineContext = createContext<PhoneLine | 'es'>('main');

/** The number to show here, as `(800) 555-0142`: the page's line, then that of the visitor's tracking code once the page is taken over. */
export function usePhoneNumber(): string {
  const line = use(PhoneLineContext);
  // Parts of a page are taken over one by one, some after the visit has begun: each must first show what its HTML shows.
  const isHydrated = useHydrated();
  const code = useSelector(selectTrackingCode);
  return shownNumber(line, settings().brand, isHydrated ? code : null, TRACKING_NUMBERS);
}

/** Tells of a click on a telephone link; never stands in the way of the call. */
export function useCallClick(): (number: string, ownPlacement: string) => void {
  const dispatch = useDispatch();
  const route = use(CurrentRouteContext);
  const isBlogDetail = use(BlogDetailContext);
  const { pathname } = useLocation();
  return (number, own) =>
    void dispatch(callLinkClicked({ number, pageUrl: pageUrlOf(pathname, route), placement: placementOf({ route, isBlogDetail, own }) }));
}
