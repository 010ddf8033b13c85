/** Keeps the memory of searches small: at most 20 answers (product §1). */
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { api } from '#web/api/api';
import { flightsApi } from '#web/api/flights.api';

export const MAX_SEARCHES_KEPT = 20;

interface ApiState {
  readonly [api.reducerPath]: ReturnType<typeof api.reducer>;
}

export function startResultsListeners<S extends ApiState>(listeners: ListenerMiddlewareInstance<S>): void {
  listeners.startListening({
    matcher: flightsApi.endpoints.flights.matchFulfilled,
    effect: (_action, { dispatch, getState }) => {
      const answers = Object.entries(getState()[api.reducerPath].queries).flatMap(([key, entry]) =>
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
