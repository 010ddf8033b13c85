/** The fares that a page was sent with: its document carries them as data after the HTML that shows them, so that the browser's first render is the same. */
import { pathOf } from '../../domain/site/routes';
import type { RouteMatch } from '../../domain/site/routes';
import type { DealsAnswerWire, DealWire } from '../flights/deals.schema';
import type { ExploreAnswerWire } from '../flights/explore.schema';

/** The lowest fare that was seen on a route, with the search that finds it. */
export type SeenFareWire = Pick<DealWire, 'origin' | 'destination' | 'departs' | 'returns' | 'cabin' | 'airline' | 'total' | 'seenAt'>;

/** Fares below a price. */
export interface UnderWire {
  /** Whole dollars, which a fare does not reach. */
  readonly dollars: number;
  readonly deals: readonly DealWire[];
}

export interface PageFares {
  /** What the address asks for in the page's own words, in their own order; empty where a page has no such words. */
  readonly query: string;
  /** What the page lists, cut to the rows that come first; null where it lists none. */
  readonly list: DealsAnswerWire | null;
  /** By {@link routeName}; a route that nobody has seen a fare of is missing. */
  readonly routes: Readonly<Record<string, SeenFareWire>>;
  /** To the city of a page: the lowest fare of each month of departure, the next month first. Empty on every other page. */
  readonly months: readonly DealWire[];
  /** Of the page of deals: what costs less than so many dollars and stands neither in its list nor in the part before. */
  readonly under: readonly UnderWire[];
  /** The places of the explore page with their prices. */
  readonly explored: ExploreAnswerWire | null;
}

/** `JFK-LAX`, by the codes that the page names. */
export const routeName = (from: string, to: string): string => `${from}-${to}`;

/** `<script type="application/json" id="page-fares" data-of="/">`: {@link PageFares} of the page that the document was sent for, or null. */
export const FARES_ID = 'page-fares';

const FOLDER = '/fares';
const ENDING = '.json';
const HOME = '/index';

/** Where the fares of a page are by themselves, for one that is opened from another page: `/fares/us-es/flights-to-paris.json`. */
export function faresAddress(match: RouteMatch): string {
  const path = pathOf(match, match.locale);
  return FOLDER + (path === '/' ? HOME : path) + ENDING;
}

/** The page whose fares are at an address; null for every other address. */
export function pageOfFares(address: string): string | null {
  if (!address.startsWith(`${FOLDER}/`) || !address.endsWith(ENDING)) return null;
  const path = address.slice(FOLDER.length, -ENDING.length);
  return path === HOME ? '/' : path;
}
