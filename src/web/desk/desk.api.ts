/** Calls of the desk's program: an API of its own, so that travelers' one knows none of them. */
import { createApi } from '@reduxjs/toolkit/query/react';
import type { CallersTrip, OpenTrip } from '#core/contract/desk.schema';
import type { CallFailure } from '#core/contract/problem';
import { baseQuery } from '#web/api/baseQuery';
import type { WorkplaceWords } from '#core/content/messages/desk/workplace.en';

export const deskApi = createApi({
  reducerPath: 'desk',
  baseQuery,
  endpoints: (build) => ({
    openTrip: build.mutation<CallersTrip, OpenTrip>({ query: (body) => ({ url: '/desk/trip', method: 'POST', body }) }),
  }),
});

export const { useOpenTripMutation } = deskApi;

/** What an agent is told of a call that failed. */
export function failureText(failure: CallFailure | object, words: WorkplaceWords): string {
  if (!('kind' in failure)) return words.noAnswer;
  if (failure.kind === 'unreadable' && failure.status === 401) return words.signedOut;
  if (failure.kind !== 'problem') return words.noAnswer;
  const { code } = failure.problem;
  return code === 'not_found' || code === 'invalid_request' ? words.codeUnknown : code === 'rate_limited' ? words.tooMany : words.noAnswer;
}
