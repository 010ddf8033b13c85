/** Errors on the wire: RFC 9457 problem+json with a code that the client has words for. */
import type { FailureCode, ProblemCode } from '../domain/booking/failures';

/** One refused field: `name` is the parameter or a JSON pointer, `detail` says what it must be. */
export interface ProblemField {
  readonly name: string;
  readonly detail: string;
}

export interface Problem {
  /** `/problems/{code}`. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ProblemCode;
  readonly errors?: readonly ProblemField[];
  /** Under which the server's spans and log lines of the request are found, where it is traced. */
  readonly traceId?: string;
}

/** What a failed call looks like to the client: a problem of the server, or no answer at all. */
export type CallFailure =
  | { readonly kind: 'problem'; readonly problem: Problem; readonly body: unknown }
  | { readonly kind: 'offline' }
  | { readonly kind: 'network' }
  /** Not sent: the browser keeps no trip cookie, without which nothing can be booked or opened. */
  | { readonly kind: 'cookies_blocked' }
  | { readonly kind: 'unreadable'; readonly status: number };

/** Whether `thrown` is what a call rejects with; anything else was thrown by a bug. */
export const isCallFailure = (thrown: unknown): thrown is CallFailure => typeof thrown === 'object' && thrown !== null && 'kind' in thrown;

/** The code of a failed call, for the messages; a bug is reported as a fault of the site. */
export function failureCodeOf(thrown: unknown): FailureCode {
  if (!isCallFailure(thrown)) return 'internal';
  return thrown.kind === 'problem' ? thrown.problem.code : thrown.kind;
}
