/** Calls of the desk's program: an API of its own, so that travelers' one knows none of them. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { BeginCall, CallersTrip, CallsAnswer, OpenTrip, SaveCall } from '#core/contract/desk.schema';
import type { CallFailure } from '#core/contract/problem';
import { baseQuery } from '#web/api/baseQuery';
import type { WorkplaceWords } from '#core/content/messages/desk/workplace.en';

export const deskApi = createApi({
  reducerPath: 'desk',
  baseQuery,
  endpoints: (build) => ({
    openTrip: build.mutation<CallersTrip, OpenTrip>({ query: (body) => ({ url: '/desk/trip', method: 'POST', body }) }),
    calls: build.query<CallsAnswer, null>({ query: () => ({ url: '/desk/calls' }) }),
    beginCall: build.mutation<CallsAnswer, BeginCall>({
      query: (body) => ({ url: '/desk/calls/begin', method: 'POST', body }),
      onQueryStarted: (_call, { dispatch, queryFulfilled }) => keepAnswer(dispatch, queryFulfilled),
    }),
    saveCall: build.mutation<CallsAnswer, SaveCall>({
      query: (body) => ({ url: '/desk/calls/save', method: 'POST', body, keepalive: true }),
      onQueryStarted: (_call, { dispatch, queryFulfilled }) => keepAnswer(dispatch, queryFulfilled),
    }),
  }),
});

export const { useOpenTripMutation, useCallsQuery, useBeginCallMutation, useSaveCallMutation } = deskApi;

/** What a change of the open call answers is what the page shows from then on; a failure is told where the change was made. */
async function keepAnswer(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  answered: Promise<{ data: CallsAnswer }>,
): Promise<void> {
  const calls = await answered.then(
    ({ data }) => data,
    () => null,
  );
  if (calls !== null) dispatch(deskApi.util.upsertQueryData('calls', null, calls) as unknown as UnknownAction);
}

/** What an agent is told of a call that failed. */
export function failureText(failure: CallFailure | object, words: WorkplaceWords): string {
  if (!('kind' in failure)) return words.noAnswer;
  if (failure.kind === 'unreadable' && failure.status === 401) return words.signedOut;
  if (failure.kind !== 'problem') return words.noAnswer;
  const { code } = failure.problem;
  return code === 'not_found' || code === 'invalid_request' ? words.codeUnknown : code === 'rate_limited' ? words.tooMany : words.noAnswer;
}
