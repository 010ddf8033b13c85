/** The flight search, shown by results, re-read by booking; and the lowest prices of days around, shown by strip and calendar. */
import type { AlternativesAnswerWire } from '#core/contract/flights/alternatives.schema';
import { flightsFromWire } from '#core/contract/flights/flights';
import type { FlightsAnswerWire } from '#core/contract/flights/flights.schema';
import type { LowestPricesAnswerWire } from '#core/contract/flights/lowestPrices.schema';
import type { DayPrices } from '#core/domain/search/dateStrip';
import { formatQueryDate } from '#core/domain/values/dates';
import type { FlightsFound } from '#core/domain/flights/flights';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import type { SearchQuery } from '#core/domain/search/trip';
import { departureDate } from '#core/domain/search/trip';
import { routeKey } from '#core/domain/search/otherTrips';
import type { TripStep } from '#core/domain/search/tripStep';
import { chosenParam, writeChosen } from '#core/domain/search/tripStep';
import { api, cacheOf } from './api';
import type { DaysRequest, FlightCalls, FlightsQuery } from './flightCalls';

export type { DaysRequest, FlightsQuery } from './flightCalls';

/** The query for the list of a step. */
export const stepQuery = ({ query, chosen, near }: TripStep): FlightsQuery => {
  if (near) return { ...query, near };
  return chosen === null || chosen.length === 0 ? query : { ...query, chosen };
};

const loadAround = () => import(/* webpackChunkName: "near" */ './nearFlights');

export const flightsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The search logs and rethrows its failures (api.10): the base query logs, the hook hands the error on. */
    flights: build.query<FlightsFound, FlightsQuery>({
      // until a page shows it, or the memory of searches keeps it (results.listeners.ts)
      keepUnusedDataFor: 60,
      queryFn: async ({ chosen, near, ...query }, call, _options, ask) => {
        if (near) return (await loadAround()).flightsAround({ ...query, near }, call, calls);
        const { data, error } = await ask({ url: `/flight/getflights?${searchParamsOf(query)}${chosenParam(chosen)}` });
        if (error) return { error };
        // Frozen at the top: the store would freeze each of thousands of flights otherwise.
        return { data: Object.freeze(flightsFromWire(data as FlightsAnswerWire, query)) }; // of our own server
      },
    }),
    /** What flies instead of a search that found nothing. */
    alternatives: build.query<AlternativesAnswerWire, SearchQuery>({
      query: (q) => ({ url: `/api/alternatives?${searchParamsOf(q)}` }),
    }),
    /** A price is of one adult: the party is no part of the key, so that strip and calendar share their answers. */
    lowestPrices: build.query<DayPrices, DaysRequest>({
      queryFn: async ({ near, ...request }, call, _options, ask) => {
        if (near) return (await loadAround()).pricesAround({ ...request, near }, call, calls);
        const { query, from, to, chosen } = request;
        const { data, error } = await ask({
          url: `/api/lowest-prices?${searchParamsOf(query)}&from=${formatQueryDate(from)}&to=${formatQueryDate(to)}${chosenParam(chosen)}`,
        });
        return error ? { error } : { data: (data as LowestPricesAnswerWire).prices }; // of our own server
      },
      serializeQueryArgs: ({ queryArgs: { query, from, to, chosen, near } }) => ({
        route: routeKey(query),
        from,
        to,
        near,
        ...(chosen ? { departs: departureDate(query), chosen: writeChosen(chosen) } : {}),
      }),
    }),
  }),
});

/** The calls of ordinary searches, for those that are joined of them. */
const calls: FlightCalls = {
  known: ({ getState }, search) => flightsApi.endpoints.flights.select(search)(cacheOf(getState() as { readonly api: unknown })), // of the store
  ask: ({ dispatch }, search, forceRefetch) => dispatch(flightsApi.endpoints.flights.initiate(search, { subscribe: false, forceRefetch })),
  askDays: ({ dispatch }, request) => dispatch(flightsApi.endpoints.lowestPrices.initiate(request, { subscribe: false })),
};

export const { useAlternativesQuery, useLowestPricesQuery } = flightsApi;
