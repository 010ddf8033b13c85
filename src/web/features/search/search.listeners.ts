/** What a submitted search sets off: remembered, reported, and shown on the results page. */
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import type { Actor } from 'xstate';
import { href, matchRoute } from '#core/domain/site/routes';
import type { RouteMatch } from '#core/domain/site/routes';
import { flexOfParams, periodOf, withFlexParam } from '#core/domain/search/flexible';
import type { Flexibility } from '#core/domain/search/flexible';
import { nearOfParams, nearParams } from '#core/domain/search/nearPlaces';
import type { NearPlaces } from '#core/domain/search/nearPlaces';
import { parseSearchQuery, searchParamsOf } from '#core/domain/search/searchQuery';
import { searchKey } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import { loadApi, loadFlightsApi } from '#web/api/onDemand';
import type { ApiDispatch } from '#web/api/apiSlot';
import { journey } from '#web/platform/journey';
import type { Address } from '#web/platform/browser/location';
import type { searchMachine } from './search.machine';
import { searchApplied, searchRefetched, searchRepeated } from './search.slice';

/** Joins the one search actor to the store and the address; returns the function that parts them. */
export function connectSearch(actor: Actor<typeof searchMachine>, dispatch: ApiDispatch, address: Address): () => void {
  const subscription = actor.on('search.submitted', ({ query, flex, near, saved }) => {
    dispatch(searchApplied(saved));
    dispatch(journey.happened({ type: 'search', query }));
    const here = address.current();
    const match = matchRoute(here.pathname);
    if (match?.route === 'results' && isSearchOf(here.search, query, flex, near))
      dispatch(searchRepeated(near ? { ...query, near } : query));
    else {
      // Requested while the results page is still on its way; the page finds the search under way.
      if (!periodOf(flex)) void startSearch(dispatch, query);
      address.push(
        href('results', match?.locale ?? 'en', {}, withFlexParam(searchParamsOf(query), flex) + nearParams(near) + airlineOf(match)),
      );
    }
  });
  return () => {
    subscription.unsubscribe();
  };
}

/** The filter of the airline whose page the form is on (content.48): its address ends with its code. The word is that of `filters.ts`, which only results load. */
function airlineOf(match: RouteMatch | null): string {
  const airline = match?.params['airline'];
  return airline === undefined ? '' : `&airlines=${airline.slice(-2).toUpperCase()}`;
}

/** A script that does not arrive is requested again by the results page, which reports it. */
async function startSearch(dispatch: ApiDispatch, query: SearchQuery): Promise<void> {
  const loaded = await loadFlightsApi().catch(() => null);
  if (loaded) void dispatch(loaded.flightsApi.endpoints.flights.initiate(query, { subscribe: false }));
}

function isSearchOf(search: string, query: SearchQuery, flex: Flexibility, near: NearPlaces | null): boolean {
  const params = new URLSearchParams(search);
  const shown = parseSearchQuery(params);
  const isSame = flexOfParams(params) === flex && nearParams(nearOfParams(params)) === nearParams(near);
  return isSame && shown.ok && searchKey(shown.value) === searchKey(query);
}

/** The part of the root state that holds cached answers, once there are any (api/apiSlot.ts). */
export interface ApiState {
  readonly api: unknown;
}

export function startSearchListeners<S extends ApiState>(listeners: ListenerMiddlewareInstance<S>): void {
  listeners.startListening({
    actionCreator: searchRepeated,
    effect: async ({ payload: query }, { dispatch, getState }) => {
      const [{ flightsApi }, { cacheOf }] = await Promise.all([loadFlightsApi(), loadApi()]);
      const previous = flightsApi.endpoints.flights.select(query)(cacheOf(getState()));
      // search.26: repeated only where the same query found no flights and did not fail
      if (previous.data === undefined || previous.isError || previous.data.error !== null || previous.data.flightsFound > 0) return;
      dispatch(searchRefetched());
      await dispatch(flightsApi.endpoints.flights.initiate(query, { forceRefetch: true, subscribe: false }));
    },
  });
}
