/** The fares that were seen lately (content.51). */
import type { DealsAnswerWire } from '#core/contract/flights/deals.schema';
import { api } from './api';

const dealsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By the path of the call below `/api/`, its query included. */
    deals: build.query<DealsAnswerWire, string>({
      query: (path) => ({ url: `/api/${path}` }),
    }),
  }),
});

export const { useQueryState: useDealsState, useQuerySubscription: useDealsSubscription } = dealsApi.endpoints.deals;
