/** Which fares a page is sent with. */
import { CARD_ORIGIN } from '#core/content/destinations/cardRoutes';
import { CITIES, DESTINATIONS } from '#core/content/destinations/cities';
import { cityOfPage } from '#core/content/routes/cityOfPage';
import type { PageRecord } from '#core/content/pages/pageRecord';
import type { PageFares } from '#core/contract/pages/pageFares';
import { readDealFilter, writeDealFilter } from '#core/domain/fares/deals';
import { exploreParams, readExploreChoice, USUAL_ORIGIN } from '#core/domain/places/explore';
import type { RouteId, RouteMatch } from '#core/domain/site/routes';
import type { DealsBoard } from '../../deals/dealsBoard';
import type { createPageDeals, PageOfDeals } from '../../deals/pageDeals';
import type { ExploredOf } from '../../flights/explore/explored';

export interface FaresRequest {
  readonly match: RouteMatch;
  /** What the address asks for, as {@link queryOfFares} writes it. */
  readonly query: string;
  readonly record: PageRecord | null;
  /** Whose limits a question to the supplier is taken from. */
  readonly ip: string;
}

/** Null where they are not known now. */
export type FaresOf = (request: FaresRequest, now: Date) => Promise<PageFares | null>;

interface FaresDeps {
  readonly board: () => DealsBoard;
  readonly pageDeals: ReturnType<typeof createPageDeals>;
  readonly explored: ExploredOf;
}

const WITH_FARES: ReadonlySet<RouteId> = new Set(['home', 'landing', 'flightsTo', 'deals', 'explore']);

/** Whether fares are on a page. */
export const hasFares = ({ route }: RouteMatch): boolean => WITH_FARES.has(route);

/** The words of an address that a page with fares reads, in their own order: equal wishes are one page. */
export function queryOfFares({ route }: RouteMatch, search: string): string {
  const params = new URLSearchParams(search);
  if (route === 'deals') return writeDealFilter('', readDealFilter(params).filter);
  return route === 'explore' ? exploreParams(readExploreChoice(params, USUAL_ORIGIN)) : '';
}

export function createPageFares({ board, pageDeals, explored }: FaresDeps): FaresOf {
  return async ({ match, query, record, ip }, now) => {
    if (match.route === 'explore') {
      const answer = await explored(readExploreChoice(new URLSearchParams(query), USUAL_ORIGIN), ip, now);
      return answer && { query, list: null, routes: {}, months: [], under: [], explored: answer };
    }
    const page = pageOf(match, query, record);
    return page && { query, ...pageDeals(board(), page), explored: null };
  };
}

function pageOf(match: RouteMatch, query: string, record: PageRecord | null): PageOfDeals | null {
  if (match.route === 'home')
    return { kind: 'home', routes: DESTINATIONS.map((city) => [CITIES[CARD_ORIGIN[city]].code, CITIES[city].code] as const) };
  if (match.route === 'deals') return { kind: 'deals', filter: readDealFilter(new URLSearchParams(query)).filter };
  const [city, destination] = [cityOfPage(match), record?.destination ?? null];
  return city && destination && { kind: 'city', city, routes: destination.popularRoutes.routes.map(({ frmTo }) => frmTo) };
}
