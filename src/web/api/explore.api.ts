/** The lowest price to each of many places (explore.4). */
import type { ExploreAnswerWire } from '#core/contract/explore.schema';
import { exploreQuestionParams } from '#core/domain/explore';
import type { ExploreQuestion } from '#core/domain/explore';
import { api } from './api';

const exploreApi = api.injectEndpoints({
  endpoints: (build) => ({
    explore: build.query<ExploreAnswerWire, ExploreQuestion>({
      query: (question) => ({ url: `/api/explore?${exploreQuestionParams(question)}` }),
      // keys of all endpoints are one space
      serializeQueryArgs: ({ queryArgs }) => `explore|${exploreQuestionParams(queryArgs)}`,
    }),
  }),
});

export const { useExploreQuery } = exploreApi;
