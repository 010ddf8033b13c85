/** The flight search, shown by results, re-read by booking; and the lowest prices of days around, shown by strip and calendar. */
import type { AlternativesAnswerWire } from '#core/contract/flights/alternatives.schema';
import { flightsFromWire } from '#core/contract/flights/flights';
import type { FlightsAnswerWire } from '#core/contract/flights/flights.schema';
import type { LowestPricesAnswerWire } from '#core/contract/flights/lowestPrices.schema';
import type { DayPrices } from '#core/domain/search/dateStrip';
import { formatQueryDate } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import type { FlightsFound } from '#core/domain/flights/flights';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import type { SearchQuery } from '#core/domain/search/trip';
import { departureDate, routeKey } from '#core/domain/search/trip';
import type { NearPlaces } from '#core/domain/search/nearPlaces';
import type { TripStep } from '#core/domain/search/tripStep';
import { chosenParam, writeChosen } from '#core/domain/search/tripStep';
import { api } from './api';

/** The departures `from` to `to` (both included, at most 42) of a trip; `query` gives places, cabin and length of stay. */
export interface DaysRequest {
  readonly query: SearchQuery;
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** Of a multi-city trip: its chosen slices; the next one alone moves. */
  readonly chosen?: readonly string[] | undefined;
  /** Airports nearby: the lowest price of a day is that of all searches. */
  readonly near?: NearPlaces | undefined;
}

/** A search; of a multi-city trip with the slices that are chosen, by name; with airports nearby. */
export type FlightsQuery = SearchQuery & { readonly chosen?: readonly string[]; readonly near?: NearPlaces };

/** What is asked for the list of a step. */
export const askedAt = ({ query, chosen, near }: TripStep): FlightsQuery => {
  if (near) return { ...query, near };
  return chosen === null || chosen.length === 0 ? query : { ...query, chosen };
};

const loadAround = () => import(/* webpackChunkName: "results-later" */ './nearFlights');

export const flightsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The search logs and rethrows its failures (api.10): the base query logs, the hook hands the error on. */
    flights: build.query<FlightsFound, FlightsQuery>({
      queryFn: async ({ chosen, near, ...query }, call, _options, ask) => {
        if (near) return (await loadAround()).flightsAround({ ...query, near }, call);
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
        if (near) return (await loadAround()).pricesAround({ ...request, near }, call);
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

export const { useAlternativesQuery, useFlightsQuery, useLowestPricesQuery } = flightsApi;
