/** The one createApi; features inject their own endpoints, shared ones are next to it. */
import { createApi } from '@reduxjs/toolkit/query/react';
import { apiSlot } from './apiSlot';
import { baseQuery } from './baseQuery';

/** Answers are kept 12 hours (results.10: 43 200 s), never fetched again by focus, reconnect or mount, never retried. */
export const CACHE_SECONDS = 43_200;

export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: CACHE_SECONDS,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  // A mount over an answer older than 12 hours asks again.
  refetchOnMountOrArgChange: CACHE_SECONDS,
  endpoints: () => ({}),
});

apiSlot.join(api);

type Cache = ReturnType<typeof api.reducer>;

/** The answers in a state of the store, as selectors of endpoints take them. */
export function cacheOf(state: { readonly api: unknown }): { readonly [api.reducerPath]: Cache } {
  const cache = state.api;
  return { api: isCache(cache) ? cache : api.reducer(undefined, { type: 'none' }) };
}

/** Before the calls join the store its part is null; afterwards only this API's reducer writes there. */
const isCache = (part: unknown): part is Cache =>
  typeof part === 'object' && part !== null && 'queries' in part && 'mutations' in part && 'config' in part;
