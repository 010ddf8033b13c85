/** Airports on the ground around an airport or city, asked for when the traveler opens them. */
import type { NearAirportWire } from '#core/contract/flights/airports.schema';
import { api } from './api';

const nearbyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The busiest first. */
    nearbyAirports: build.query<NearAirportWire[], string>({
      query: (code) => ({ base: 'data', url: `/nearby?code=${encodeURIComponent(code)}` }),
    }),
  }),
});

export const { useNearbyAirportsQuery } = nearbyApi;
