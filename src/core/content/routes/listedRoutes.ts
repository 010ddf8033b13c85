/** Which pages a search engine may show: all but further addresses of a page, the page of unknown ones, and results of our own search. */
import type { RouteId } from '../../domain/site/routes';

/** Another address is the canonical one, or none is. */
const NOT_CANONICAL: ReadonlySet<RouteId> = new Set<RouteId>(['flightsTo', 'notFound']);

/** Pages that ask search engines to leave them out (`noindex`). */
const NOT_INDEXED: ReadonlySet<RouteId> = new Set<RouteId>(['siteSearch']);

export const isIndexed = (route: RouteId): boolean => !NOT_INDEXED.has(route);

/** Whether the page is in `sitemap.xml`. */
export const isListed = (route: RouteId): boolean => isIndexed(route) && !NOT_CANONICAL.has(route);
