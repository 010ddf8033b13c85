/** Deals as components show them: what the page was sent with, the answers of calls, and the filters in the address. */
import { use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { DealsAnswerWire, DealWire } from '#core/contract/flights/deals.schema';
import { readDealFilter, rowsNotAbove, writeDealFilter } from '#core/domain/fares/deals';
import type { DealFilter } from '#core/domain/fares/deals';
import type { RouteMatch } from '#core/domain/site/routes';
import { useDealsState, useDealsSubscription, useUnder200Query, useUnder99Query } from '#web/api/deals.api';
import { loadPageAnswers } from '#web/platform/sent/pageAnswers';
import { useAddress } from '#web/platform/browser/location';
import { useHydrated } from '#web/platform/useHydrated';

/** An answer older than that is requested again when somebody looks at it: seconds. */
const FRESH_SECONDS = 60;

export interface ShownDeals {
  /** Those of the call before, while others are on their way; null until the first are here. */
  readonly answer: DealsAnswerWire | null;
  readonly isFetching: boolean;
  readonly isFailed: boolean;
  /** More is known than is in the answer. */
  readonly hasMore: boolean;
  readonly askForMore: () => void;
  readonly retry: () => void;
}

/**
 * The deals of a filter: the first rows are sent with the document, whatever else is requested; all of them from the start where a reader
 * had requested more. Nothing is requested again by itself, so that nothing moves under a reader.
 */
export function useDeals(match: RouteMatch, query: string, startsWhole: boolean): ShownDeals {
  const { query: sentQuery, deals: sent } = use(loadPageAnswers(match));
  const [wantsAll, setWantsAll] = useState(startsWhole);
  const isSent = sent !== undefined && sentQuery === query && !wantsAll;
  const path = query === '' ? 'deals' : `getfilteredfares?${query}`;
  const { data, isFetching, isError } = useDealsState(path);
  const { refetch } = useDealsSubscription(path, { skip: isSent, refetchOnMountOrArgChange: FRESH_SECONDS });
  return {
    answer: isSent ? sent : (data ?? sent ?? null),
    isFetching: !isSent && isFetching,
    isFailed: !isSent && isError && !isFetching,
    hasMore: isSent && sent.found > sent.deals.length,
    askForMore: () => setWantsAll(true),
    // a call that was not requested yet cannot be requested again
    retry: () => {
      if (isSent) setWantsAll(true);
      else void refetch();
    },
  };
}

interface Under {
  readonly dollars: number;
  readonly deals: readonly DealWire[];
}

/**
 * Parts of the page without a filter by their highest price, each without what stands above it; empty ones are left out (content.60), and
 * all until it is known what is `listed` first.
 */
export function useUnder(match: RouteMatch, listed: readonly DealWire[] | null): readonly Under[] {
  const { under99, under200 } = use(loadPageAnswers(match));
  const options = { refetchOnMountOrArgChange: FRESH_SECONDS };
  const asked99 = useUnder99Query(null, { ...options, skip: under99 !== undefined });
  const asked200 = useUnder200Query(null, { ...options, skip: under200 !== undefined });
  const below99 = (under99 ?? asked99.data)?.deals ?? [];
  const below200 = (under200 ?? asked200.data)?.deals ?? [];
  if (listed === null) return [];
  return [
    { dollars: 99, deals: rowsNotAbove(below99, [listed]) },
    { dollars: 200, deals: rowsNotAbove(below200, [listed, below99]) },
  ].filter(({ deals }) => deals.length > 0);
}

/**
 * The filter of the address, and how to change parts of it: each change is a step that Back undoes. It begins with the address as it is,
 * which the page may not have been drawn for yet: two quick changes are both kept.
 */
export function useDealFilter(match: RouteMatch): readonly [filter: DealFilter, choose: (change: Partial<DealFilter>) => void] {
  const { pathname, search } = useLocation();
  const address = useAddress();
  const { query } = use(loadPageAnswers(match));
  // the HTML knows the choices that it was sent with
  const isHydrated = useHydrated();
  const filter = readDealFilter(new URLSearchParams(isHydrated ? search : query)).filter;
  return [
    filter,
    (change) => {
      const current = address.current().search;
      const query = writeDealFilter(current, { ...readDealFilter(new URLSearchParams(current)).filter, ...change });
      address.push(query === '' ? pathname : `${pathname}?${query}`);
    },
  ];
}
