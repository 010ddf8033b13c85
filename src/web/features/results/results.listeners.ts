/** Keeps the memory of searches small: at most 20 answers besides those that a page shows (results.10). */
import type { ListenerMiddlewareInstance, UnknownAction } from '@reduxjs/toolkit';
import { loadFlightsApi } from '#web/api/onDemand';
import type { FlightsQuery } from '#web/api/flightCalls';

export const MAX_SEARCHES_KEPT = 20;

interface ApiState {
  readonly api: unknown;
}

/** An answer is kept by a subscription; one that nobody has a subscription of goes. */
export function startResultsListeners<S extends ApiState>(listeners: ListenerMiddlewareInstance<S>): void {
  /** What ends the subscription of each answer, the oldest answer first. */
  const kept = new Map<string, () => void>();
  listeners.startListening({
    predicate: isFlightsAnswer,
    effect: async (action, { dispatch }) => {
      if (!isFlightsAnswer(action)) return;
      const { originalArgs, queryCacheKey } = action.meta.arg;
      const { flightsApi } = await loadFlightsApi();
      const { unsubscribe } = dispatch(flightsApi.endpoints.flights.initiate(originalArgs));
      kept.get(queryCacheKey)?.();
      kept.delete(queryCacheKey);
      kept.set(queryCacheKey, unsubscribe);
      for (const [key, end] of [...kept].slice(0, -MAX_SEARCHES_KEPT)) {
        end();
        kept.delete(key);
      }
    },
  });
}

interface FlightsAnswer extends UnknownAction {
  readonly meta: {
    readonly arg: { readonly endpointName: string; readonly originalArgs: FlightsQuery; readonly queryCacheKey: string };
  };
}

/** By the library's words for an answer; its own matcher would bring the library before anything needs it. */
const isFlightsAnswer = (action: UnknownAction): action is FlightsAnswer =>
  action.type === 'api/executeQuery/fulfilled' && (action as FlightsAnswer).meta.arg.endpointName === 'flights';
