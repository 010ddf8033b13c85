/** More about the prices of a search: both dates moved, and what the trip cost on earlier days. Asked for when the traveler opens it. */
import type { PriceGridAnswerWire } from '#core/contract/flights/priceGrid.schema';
import type { PriceRecordAnswerWire } from '#core/contract/flights/priceRecord.schema';
import type { GridPrices } from '#core/domain/fares/priceGrid';
import type { PriceRecord } from '#core/domain/fares/priceInsight';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { departureDate, routeKey } from '#core/domain/search/trip';
import type { RoundTrip, SearchQuery } from '#core/domain/search/trip';
import { api } from './api';

/** Prices are of one adult: the party is no part of the key. */
const keyOf = (query: SearchQuery) => ({ route: routeKey(query), departs: departureDate(query) });

const pricesApi = api.injectEndpoints({
  endpoints: (build) => ({
    priceGrid: build.query<GridPrices, RoundTrip>({
      query: (q) => ({ url: `/api/price-grid?${searchParamsOf(q)}` }),
      serializeQueryArgs: ({ queryArgs }) => keyOf(queryArgs),
      transformResponse: (wire: PriceGridAnswerWire): GridPrices => wire.prices,
    }),
    priceRecord: build.query<PriceRecord, SearchQuery>({
      query: (q) => ({ url: `/api/price-record?${searchParamsOf(q)}` }),
      serializeQueryArgs: ({ queryArgs }) => keyOf(queryArgs),
      transformResponse: (wire: PriceRecordAnswerWire): PriceRecord => wire,
    }),
  }),
});

export const { usePriceGridQuery, usePriceRecordQuery } = pricesApi;
