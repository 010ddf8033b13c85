/** Where a telephone link stands, in the words of call-click posts (tracking.8). */
import { createContext } from 'react';
import type { RouteId } from '#core/domain/site/routes';
import { ROUTES } from '#core/domain/site/routes';

/** The page that is shown, set by the app; tells the 404 page from the address that led to it. */
export const CurrentRouteContext = createContext<RouteId>('home');

/** True inside the section of a blog page that holds the article. */
export const BlogDetailContext = createContext(false);

/** What a telephone link says of its own place, for the desk's list of calls. */
export type CallPlacement =
  | 'Header'
  | 'Menu'
  | 'Banner'
  | 'Call bar'
  | 'Call band'
  | 'Inquiry'
  | 'Footer'
  | 'Results'
  | 'No flights'
  | 'Booking notice'
  | 'Payment'
  | 'Pay bar'
  | 'Payment failure'
  | 'Booking'
  | 'Find booking'
  | 'Schedule change'
  | 'Change of flights'
  | 'Passports'
  | 'Cancellation'
  | 'Form'
  | 'Contact'
  | 'Second number'
  | 'Article'
  | 'Error';

interface LinkPlace {
  readonly route: RouteId;
  readonly isBlogDetail: boolean;
  /** The link's own placement attribute. */
  readonly own: CallPlacement;
}

/** 'Airline' on airline pages, 'Blog Detail' inside the blog detail section, else the link's own word. */
export function placementOf({ route, isBlogDetail, own }: LinkPlace): string {
  if (ROUTES[route].phone === 'airlines') return 'Airline';
  return isBlogDetail ? 'Blog Detail' : own;
}
