/** Network → typed failure, in one place; also the place that logs failed calls (api.10). Without the store, so that small scripts can use it. */
import { failureCodeOf } from '#core/contract/problem';
import type { CallFailure, Problem } from '#core/contract/problem';
import { apiBases } from '#web/platform/sent/sentSettings';
import { before } from '#core/domain/values/texts';

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
  /** The words for a failure in the console (api.10); default is the method and path. */
  readonly logAs?: string | undefined;
  readonly signal?: AbortSignal;
  /** Wanted from the server, not from the browser's own cache. */
  readonly isAnew?: boolean;
}

/** `data` is the parsed answer, null for an empty one (204). */
export type Answered = { readonly data: unknown; readonly status: number } | { readonly error: CallFailure };

/** Asks the server, before anything else can run; never rejects. An aborted call is not logged. */
export async function request(call: Call, { logAs, signal, isAnew = false }: CallOptions = {}): Promise<Answered> {
  const { main, data } = apiBases();
  const failed = (failure: CallFailure): { error: CallFailure } => {
    if (!signal?.aborted) logFailure(logAs ?? `${call.method ?? 'GET'} ${before(call.url, '?')}`, failure);
    return { error: failure };
  };
  let response: Response;
  try {
    response = await fetch((call.base === 'data' ? data : main) + call.url, {
      method: call.method ?? 'GET',
      signal: signal ?? null,
      cache: isAnew ? 'reload' : 'default',
      credentials: 'same-origin',
      keepalive: call.keepalive ?? false,
      headers: { Accept: 'application/json', ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }), ...call.headers },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    });
  } catch {
    return failed({ kind: typeof navigator !== 'undefined' && !navigator.onLine ? 'offline' : 'network' });
  }
  if (response.status === 204) return { data: null, status: 204 };
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    return failed({ kind: 'unreadable', status: response.status });
  }
  if (response.ok) return { data: body, status: response.status };
  return failed(isProblem(body) ? { kind: 'problem', problem: body, body } : { kind: 'unreadable', status: response.status });
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'status' in body;
}

/** Says what failed, never what was typed. */
function logFailure(what: string, failure: CallFailure): void {
  // oxlint-disable-next-line no-console -- failed calls are logged to the console (api.10)
  console.error(`${what}: ${failureCodeOf(failure)}`);
}
