/** The one createApi; features inject their own endpoints, shared ones stand beside it. */
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** Answers are kept 12 hours (spec §7, §9; product §1: 43 200 s), never fetched again by focus, reconnect or mount, never retried. */
export const CACHE_SECONDS = 43_200;

export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: CACHE_SECONDS,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  // A mount over an answer older than 12 hours asks anew.
  refetchOnMountOrArgChange: CACHE_SECONDS,
  endpoints: () => ({}),
});
