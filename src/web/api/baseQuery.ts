/** Network → typed failure, in one place; also the place that logs failed calls (spec §8). */
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { CallFailure, Problem } from '#core/contract/problem';
import { apiBases } from '#web/platform/settings';

export interface Call {
  /** Path with query, below the base. */
  readonly url: string;
  readonly base?: 'main' | 'data';
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Lets the call outlive the page (tracking posts). */
  readonly keepalive?: boolean;
}

export interface CallOptions {
  /** The specification's words for a failure in the console (spec §8); default is the method and path. */
  readonly logAs?: string;
}

export const baseQuery: BaseQueryFn<Call, unknown, CallFailure, CallOptions, { status?: number }> = async (call, { signal }, options) => {
  const { main, data } = apiBases();
  const failed = (failure: CallFailure): { error: CallFailure } => {
    if (!signal.aborted) logFailure(options?.logAs ?? `${call.method ?? 'GET'} ${call.url.split('?')[0] ?? ''}`, failure);
    return { error: failure };
  };
  let response: Response;
  try {
    response = await fetch((call.base === 'data' ? data : main) + call.url, {
      method: call.method ?? 'GET',
      signal,
      credentials: 'same-origin',
      keepalive: call.keepalive ?? false,
      headers: { Accept: 'application/json', ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }), ...call.headers },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    });
  } catch {
    return failed({ kind: typeof navigator !== 'undefined' && !navigator.onLine ? 'offline' : 'network' });
  }
  if (response.status === 204) return { data: null, meta: { status: 204 } };
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    return failed({ kind: 'unreadable', status: response.status });
  }
  if (response.ok) return { data: body, meta: { status: response.status } };
  return failed(isProblem(body) ? { kind: 'problem', problem: body, body } : { kind: 'unreadable', status: response.status });
};

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'status' in body;
}

/** Says what failed, never what was typed. */
function logFailure(what: string, failure: CallFailure): void {
  const why = failure.kind === 'problem' ? failure.problem.code : failure.kind;
  // eslint-disable-next-line no-console -- the specification asks for it (§8): failed calls are logged to the console
  console.error(`${what}: ${why}`);
}
