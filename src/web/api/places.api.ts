/** Airports, countries and states: used by search, results and booking. */
import type { AirportWire, RegionWire } from '#core/contract/flights/airports.schema';
import { placeFromWire } from '#core/contract/flights/airports';
import type { Suggestion } from '#core/domain/places/airports';
import { api } from './api';

export const placesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Suggestions for what was typed; also resolves an exact code. */
    airports: build.query<Suggestion[], string>({
      query: (key) => ({ base: 'data', url: `/airports?key=${encodeURIComponent(key)}` }),
      transformResponse: (wire: AirportWire[]) => wire.map(placeFromWire),
    }),
    countries: build.query<RegionWire[], null>({ query: () => ({ base: 'data', url: '/countries' }) }),
    states: build.query<RegionWire[], string>({ query: (country) => ({ base: 'data', url: `/state?id=${encodeURIComponent(country)}` }) }),
  }),
});

export const { useAirportsQuery, useCountriesQuery, useStatesQuery } = placesApi;
