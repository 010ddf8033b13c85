/** The fares that were seen lately (content.51). */
import type { DealListWire, DealsAnswerWire } from '#core/contract/flights/deals.schema';
import { api } from './api';

const dealsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By the path of the call below `/api/`, its query included. */
    deals: build.query<DealsAnswerWire, string>({
      query: (path) => ({ url: `/api/${path}` }),
    }),
    under99: build.query<DealListWire, null>({ query: () => ({ url: '/api/flight-under-99' }) }),
    under200: build.query<DealListWire, null>({ query: () => ({ url: '/api/flight-under-200' }) }),
  }),
});

export const { useUnder99Query, useUnder200Query } = dealsApi;
export const { useQueryState: useDealsState, useQuerySubscription: useDealsSubscription } = dealsApi.endpoints.deals;
