/** Keeps the memory of searches small: at most 20 answers (results.10). */
import type { ListenerMiddlewareInstance, UnknownAction } from '@reduxjs/toolkit';
import { loadApi } from '#web/api/onDemand';

export const MAX_SEARCHES_KEPT = 20;

interface ApiState {
  readonly api: unknown;
}

export function startResultsListeners<S extends ApiState>(listeners: ListenerMiddlewareInstance<S>): void {
  listeners.startListening({
    predicate: isAnswer,
    effect: async (_action, { dispatch, getState }) => {
      const { api, cacheOf } = await loadApi();
      const answers = Object.entries(cacheOf(getState()).api.queries).flatMap(([key, entry]) =>
        entry?.endpointName === 'flights' && entry.fulfilledTimeStamp !== undefined ? [{ key, at: entry.fulfilledTimeStamp }] : [],
      );
      const isShown = dispatch(api.internalActions.internal_getRTKQSubscriptions()) as unknown as {
        getSubscriptionCount(queryCacheKey: string): number;
      };
      answers
        .sort((a, b) => b.at - a.at)
        .slice(MAX_SEARCHES_KEPT)
        // an answer that a page shows right now stays
        .filter(({ key }) => isShown.getSubscriptionCount(key) === 0)
        .forEach(({ key }) => dispatch(api.internalActions.removeQueryResult({ queryCacheKey: key as never })));
    },
  });
}

/** The library's word for an answer; its own matcher would bring the library before anything needs it. */
const isAnswer = ({ type }: UnknownAction): boolean => type === 'api/executeQuery/fulfilled';
