/** The calls of {@link request} as RTK Query makes them. */
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { CallFailure } from '#core/contract/problem';
import { request } from './request';
import type { Call, CallOptions } from './request';

export const baseQuery: BaseQueryFn<Call, unknown, CallFailure, Pick<CallOptions, 'logAs'> | undefined, { status?: number }> = async (
  call,
  { signal, forced },
  options,
) => {
  const answered = await request(call, { logAs: options?.logAs, signal, isAnew: forced === true });
  return 'error' in answered ? answered : { data: answered.data, meta: { status: answered.status } };
};
