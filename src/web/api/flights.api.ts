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
import { routeKey } from '#core/domain/search/trip';
import { api } from './api';

/** The departures `from` to `to` (both included, at most 42) of a trip; `query` gives places, cabin and length of stay. */
export interface DaysRequest {
  readonly query: SearchQuery;
  readonly from: IsoDate;
  readonly to: IsoDate;
}

export const flightsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The search logs and rethrows its failures (api.10): the base query logs, the hook hands the error on. */
    flights: build.query<FlightsFound, SearchQuery>({
      query: (q) => ({ url: `/flight/getflights?${searchParamsOf(q)}` }),
      // Frozen at the top: the store would freeze each of thousands of flights otherwise.
      transformResponse: (wire: FlightsAnswerWire, _meta, query) => Object.freeze(flightsFromWire(wire, query)),
    }),
    /** What flies instead of a search that found nothing. */
    alternatives: build.query<AlternativesAnswerWire, SearchQuery>({
      query: (q) => ({ url: `/api/alternatives?${searchParamsOf(q)}` }),
    }),
    /** A price is of one adult: the party is no part of the key, so that strip and calendar share their answers. */
    lowestPrices: build.query<DayPrices, DaysRequest>({
      query: ({ query, from, to }) => ({
        url: `/api/lowest-prices?${searchParamsOf(query)}&from=${formatQueryDate(from)}&to=${formatQueryDate(to)}`,
      }),
      serializeQueryArgs: ({ queryArgs: { query, from, to } }) => ({ route: routeKey(query), from, to }),
      transformResponse: (wire: LowestPricesAnswerWire): DayPrices => wire.prices,
    }),
  }),
});

export const { useAlternativesQuery, useFlightsQuery, useLowestPricesQuery } = flightsApi;
