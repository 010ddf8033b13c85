/** What a submitted search sets off: remembered, told, and shown on the results page. */
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import type { Actor } from 'xstate';
import { href, matchRoute } from '#core/domain/routes';
import { parseSearchQuery, searchParamsOf } from '#core/domain/searchQuery';
import { searchKey } from '#core/domain/trip';
import type { SearchQuery } from '#core/domain/trip';
import type { api } from '#web/api/api';
import { flightsApi } from '#web/api/flights.api';
import { journey } from '#web/platform/journey';
import type { Address } from '#web/platform/location';
import type { SearchDispatch } from './search.actors';
import type { searchMachine } from './search.machine';
import { searchApplied, searchRefetched, searchRepeated } from './search.slice';

/** Joins the one search actor to the store and the address; returns the function that parts them. */
export function connectSearch(actor: Actor<typeof searchMachine>, dispatch: SearchDispatch, address: Address): () => void {
  const subscription = actor.on('search.submitted', ({ query, saved }) => {
    dispatch(searchApplied(saved));
    dispatch(journey.happened({ type: 'search', query }));
    const here = address.current();
    const match = matchRoute(here.pathname);
    if (match?.route === 'results' && isSearchOf(here.search, query)) dispatch(searchRepeated(query));
    else {
      // Asked while the results page is still on its way; the page finds the search under way.
      void dispatch(flightsApi.endpoints.flights.initiate(query, { subscribe: false }));
      address.push(href('results', match?.locale ?? 'en', {}, searchParamsOf(query)));
    }
  });
  return () => {
    subscription.unsubscribe();
  };
}

function isSearchOf(search: string, query: SearchQuery): boolean {
  const shown = parseSearchQuery(new URLSearchParams(search));
  return shown.ok && searchKey(shown.value) === searchKey(query);
}

/** The part of the root state that holds cached answers. */
export interface ApiState {
  readonly [api.reducerPath]: ReturnType<typeof api.reducer>;
}

export function startSearchListeners<S extends ApiState>(listeners: ListenerMiddlewareInstance<S>): void {
  listeners.startListening({
    actionCreator: searchRepeated,
    effect: async ({ payload: query }, { dispatch, getState }) => {
      const previous = flightsApi.endpoints.flights.select(query)(getState());
      // spec §4: asked again only where the same query found no flights and did not fail
      if (previous.isError || previous.data === undefined || previous.data.flights.length > 0) return;
      dispatch(searchRefetched());
      await dispatch(flightsApi.endpoints.flights.initiate(query, { forceRefetch: true, subscribe: false }));
    },
  });
}
