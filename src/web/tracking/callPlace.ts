/** Where a telephone link stands, in the words of call-click posts (tracking.8). */
import { createContext } from 'react';
import type { RouteId } from '#core/domain/site/routes';
import { ROUTES } from '#core/domain/site/routes';

/** The page that is shown, set by the app; tells the 404 page from the address that led to it. */
export const CurrentRouteContext = createContext<RouteId>('home');

/** True inside the section of a blog page that holds the article. */
export const BlogDetailContext = createContext(false);

interface LinkPlace {
  readonly route: RouteId;
  readonly isBlogDetail: boolean;
  /** The link's own placement attribute, empty when it has none. */
  readonly own: string;
}

/** 'Airline' on airline pages, 'Blog Detail' inside the blog detail section, else the link's own word or nothing. */
export function placementOf({ route, isBlogDetail, own }: LinkPlace): string {
  if (ROUTES[route].phone === 'airlines') return 'Airline';
  return isBlogDetail ? 'Blog Detail' : own;
}
