/** Which answers of calls a page is sent with, beside its record: those that change with the fares that were seen. */
import { cityOfPage } from '#core/content/routes/cityOfPage';
import type { SentAnswers } from '#core/contract/pages/pageAnswers';
import { NO_DEAL_FILTER, readDealFilter, ROWS_OF_DEALS, rowsNotAbove, writeDealFilter } from '#core/domain/fares/deals';
import { exploreParams, readExploreChoice, USUAL_ORIGIN } from '#core/domain/places/explore';
import type { RouteId, RouteMatch } from '#core/domain/site/routes';
import type { DealLists } from '../../deals/dealLists';
import type { DealsBoard } from '../../deals/dealsBoard';
import type { ExploredOf } from '../../flights/explore/explored';

export interface AnswersRequest {
  readonly match: RouteMatch;
  /** What the address asks for, as {@link queryOfFares} writes it. */
  readonly query: string;
  /** Whose limits a question to the supplier is taken from. */
  readonly ip: string;
}

/** Null where they are not known now. */
export type AnswersOf = (request: AnswersRequest, now: Date) => Promise<SentAnswers | null>;

interface AnswersDeps {
  readonly board: () => DealsBoard;
  readonly lists: DealLists;
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

export function createPageAnswers({ board, lists, explored }: AnswersDeps): AnswersOf {
  /** The rows that are in the HTML. */
  function dealsPage(query: string): Omit<SentAnswers, 'query'> {
    const { filter } = readDealFilter(new URLSearchParams(query));
    const all = lists.fitting(board(), filter);
    const deals = { ...all, deals: all.deals.slice(0, ROWS_OF_DEALS) };
    if (query !== NO_FILTER) return { deals };
    const [under99, under200] = [lists.under(board(), 99), lists.under(board(), 200)];
    return {
      deals,
      under99: { ...under99, deals: rowsNotAbove(under99.deals, [deals.deals]) },
      under200: { ...under200, deals: rowsNotAbove(under200.deals, [deals.deals, under99.deals]) },
    };
  }

  return async ({ match, query, ip }, now) => {
    const city = cityOfPage(match);
    switch (match.route) {
      case 'explore': {
        const answer = await explored(readExploreChoice(new URLSearchParams(query), USUAL_ORIGIN), ip, now);
        return answer && { query, explored: answer };
      }
      case 'home':
        return { query, bestDeals: lists.best(board()) };
      case 'deals':
        return { query, ...dealsPage(query) };
      default:
        return city && { query, cityDeals: lists.city(board(), city) };
    }
  };
}

const NO_FILTER = writeDealFilter('', NO_DEAL_FILTER);
