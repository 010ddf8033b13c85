/** Parameters of the calls for flights and days. */
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { FlightsFound } from '#core/domain/flights/flights';
import type { DayPrices } from '#core/domain/search/dateStrip';
import type { NearPlaces } from '#core/domain/search/nearPlaces';
import type { SearchQuery } from '#core/domain/search/trip';
import type { IsoDate } from '#core/domain/values/dates';

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

/** The store that a call is made in. */
export type Caller = Pick<BaseQueryApi, 'dispatch' | 'getState'>;

/** What is known of a call, or was answered to it. */
export interface Known<T> {
  readonly isError: boolean;
  readonly data?: T | undefined;
  readonly error?: unknown;
}

/** The calls of ordinary searches. */
export interface FlightCalls {
  readonly known: (caller: Caller, search: FlightsQuery) => Known<FlightsFound>;
  readonly ask: (caller: Caller, search: FlightsQuery, forceRefetch: boolean) => PromiseLike<unknown>;
  readonly askDays: (caller: Caller, request: DaysRequest) => PromiseLike<Pick<Known<DayPrices>, 'data' | 'error'>>;
}
