/** The lowest price to each of many places (explore.4). */
import type { ExploreAnswerWire } from '#core/contract/flights/explore.schema';
import { exploreQuestionParams } from '#core/domain/places/explore';
import type { ExploreQuestion } from '#core/domain/places/explore';
import { api } from './api';

const exploreApi = api.injectEndpoints({
  endpoints: (build) => ({
    explore: build.query<ExploreAnswerWire, ExploreQuestion>({
      query: (question) => ({ url: `/api/explore?${exploreQuestionParams(question)}` }),
      // with given dates the length of the stay asks for nothing else
      serializeQueryArgs: ({ queryArgs: { stay, ...question } }) => (question.when.kind === 'dates' ? question : { ...question, stay }),
    }),
  }),
});

export const { useExploreQuery } = exploreApi;
