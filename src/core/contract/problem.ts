/** Errors on the wire: RFC 9457 problem+json with a code that the client has words for. */

/** Codes a client may meet. A code without words in the messages does not compile (core/content/messages). */
export const PROBLEM_CODES = [
  'invalid_request',
  'not_found',
  'method_not_allowed',
  'unsupported_media_type',
  'payload_too_large',
  'rate_limited',
  'cross_site',
  'overloaded',
  'supplier_unavailable',
  'offer_gone',
  'price_changed',
  'draft_unknown',
  'draft_busy',
  'already_booked',
  'idempotency_conflict',
  'card_declined',
  'insufficient_funds',
  'card_expired',
  'challenge_failed',
  'payment_unavailable',
  'booking_failed',
  'booking_unknown',
  'bot_check_needed',
  'bot_check_failed',
  'bot_check_unavailable',
  'internal',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** The bot check stands in the way: a person who is not let through needs another way, the telephone. */
export const isBotProblem = (code: string): boolean => code.startsWith('bot_check_');

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
}

/** What a failed call looks like to the client: a problem of the server, or no answer at all. */
export type CallFailure =
  | { readonly kind: 'problem'; readonly problem: Problem; readonly body: unknown }
  | { readonly kind: 'offline' }
  | { readonly kind: 'network' }
  | { readonly kind: 'unreadable'; readonly status: number };
