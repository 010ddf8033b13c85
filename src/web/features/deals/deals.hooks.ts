/** Deals as components show them: the answer of a call, and the filters in the address. */
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { DealsAnswerWire } from '#core/contract/deals.schema';
import { NO_DEAL_FILTER, readDealFilter, writeDealFilter } from '#core/domain/deals';
import type { DealFilter } from '#core/domain/deals';
import { useDealsState, useDealsSubscription } from '#web/api/deals.api';
import { now } from '#web/platform/clock';
import { useAddress } from '#web/platform/location';
import { useHydrated } from '#web/platform/useHydrated';

/** An answer older than that is asked for again when somebody looks at it: seconds. */
const FRESH_SECONDS = 60;
/** While an installation looks up its first fares. */
const ASK_AGAIN_MS = 5_000;

export interface ShownDeals {
  /** Those of the call before, while others are on their way; null until the first are here. */
  readonly answer: DealsAnswerWire | null;
  readonly isFetching: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** `path` names the call below `/api/`, its query included. */
export function useDeals(path: string): ShownDeals {
  const { data, currentData, isFetching, isError } = useDealsState(path);
  const isWaiting = currentData?.gathering === true && currentData.deals.length === 0;
  const { refetch } = useDealsSubscription(path, {
    pollingInterval: isWaiting ? ASK_AGAIN_MS : 0,
    refetchOnMountOrArgChange: FRESH_SECONDS,
  });
  return { answer: data ?? null, isFetching, isFailed: isError && !isFetching, retry: () => void refetch() };
}

/** When the component came, milliseconds: the same for all that it shows. */
export function useCameAt(): number {
  const [at] = useState(now);
  return at;
}

/** The filter of the address, and how to choose another one: each choice is a step that Back undoes. */
export function useDealFilter(): readonly [filter: DealFilter, choose: (filter: DealFilter) => void] {
  const { pathname, search } = useLocation();
  const address = useAddress();
  // the HTML knows no choices
  const isHydrated = useHydrated();
  const filter = isHydrated ? readDealFilter(new URLSearchParams(search)).filter : NO_DEAL_FILTER;
  return [
    filter,
    (next) => {
      const query = writeDealFilter(address.current().search, next);
      address.push(query === '' ? pathname : `${pathname}?${query}`);
    },
  ];
}
