/** Airports on the ground around an airport or city, requested when the traveler opens them. */
import type { NearAirportWire } from '#core/contract/flights/airports.schema';
import type { NearbyFaresWire } from '#core/contract/flights/alternatives.schema';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { departureDate } from '#core/domain/search/trip';
import { routeKey } from '#core/domain/search/otherTrips';
import type { SearchQuery } from '#core/domain/search/trip';
import { api } from './api';

export const nearbyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The busiest first. */
    nearbyAirports: build.query<NearAirportWire[], string>({
      query: (code) => ({ base: 'data', url: `/nearby?code=${encodeURIComponent(code)}` }),
    }),
    /** What a search costs at each of them; a price is of one adult, so that the party is no part of the key. */
    nearbyFares: build.query<NearbyFaresWire, SearchQuery>({
      query: (query) => ({ url: `/api/nearby-fares?${searchParamsOf(query)}` }),
      serializeQueryArgs: ({ queryArgs }) => ({ route: routeKey(queryArgs), departs: departureDate(queryArgs) }),
    }),
  }),
});

export const { useNearbyAirportsQuery, useNearbyFaresQuery } = nearbyApi;
