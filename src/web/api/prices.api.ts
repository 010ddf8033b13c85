/** More about the prices of a search: both dates moved, and what the trip cost on earlier days. Requested when the traveler opens it. */
import type { FlexibleTripsWire } from '#core/contract/flights/flexibleTrips.schema';
import type { PriceGridAnswerWire } from '#core/contract/flights/priceGrid.schema';
import type { PriceRecordAnswerWire } from '#core/contract/flights/priceRecord.schema';
import type { GridPrices } from '#core/domain/fares/priceGrid';
import type { PriceRecord } from '#core/domain/fares/priceInsight';
import { withFlexParam } from '#core/domain/search/flexible';
import type { Flexibility } from '#core/domain/search/flexible';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { departureDate } from '#core/domain/search/trip';
import { routeKey } from '#core/domain/search/otherTrips';
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
    /** One trip of each weekend, week or length of a period. */
    flexibleTrips: build.query<FlexibleTripsWire['trips'], { readonly query: SearchQuery; readonly flex: Flexibility }>({
      query: ({ query, flex }) => ({ url: `/api/flexible-trips?${withFlexParam(searchParamsOf(query), flex)}` }),
      serializeQueryArgs: ({ queryArgs: { query, flex } }) => {
        const { origin, destination } = query.slices[0];
        return { origin, destination, cabin: query.cabin, slices: query.slices.length, flex };
      },
      transformResponse: (wire: FlexibleTripsWire) => wire.trips,
    }),
    priceRecord: build.query<PriceRecord, SearchQuery>({
      query: (q) => ({ url: `/api/price-record?${searchParamsOf(q)}` }),
      serializeQueryArgs: ({ queryArgs }) => keyOf(queryArgs),
      transformResponse: (wire: PriceRecordAnswerWire): PriceRecord => wire,
    }),
  }),
});

export const { useFlexibleTripsQuery, usePriceGridQuery, usePriceRecordQuery } = pricesApi;
