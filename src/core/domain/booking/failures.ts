/** Codes of everything that may go wrong between a traveler and the server; the messages have words for each. */

/** What the server says, as `code` of a problem (core/contract/problem). */
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
  'incorrect_cvc',
  'processing_error',
  'authentication_required',
  'challenge_failed',
  'payment_unavailable',
  'payment_not_taken',
  'booking_failed',
  'call_us',
  'duplicate_booking',
  'traveler_refused',
  'self_transfer_open',
  'booked_before',
  'extra_gone',
  'booking_unknown',
  'passport_closed',
  'traveler_closed',
  'email_closed',
  'cancel_closed',
  'cancel_changed',
  'schedule_changed',
  'exchange_closed',
  'exchange_changed',
  'exchange_ages',
  'exchange_unknown',
  'alerts_full',
  'subscription_unknown',
  'bot_check_needed',
  'bot_check_failed',
  'bot_check_unavailable',
  'internal',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Found by the browser: no readable answer at all, no cookie kept, the bank's question put aside, a draft that was lost and opened again. */
export const BROWSER_CODES = ['offline', 'network', 'unreadable', 'cookies_blocked', 'challenge_closed', 'draft_renewed'] as const;
export type FailureCode = ProblemCode | (typeof BROWSER_CODES)[number];

/** A code that was kept or sent as text; one that nobody knows any more is a fault of ours. */
export const readProblemCode = (text: string | null | undefined): ProblemCode => PROBLEM_CODES.find((code) => code === text) ?? 'internal';

/** The bot check blocks the call: a person who is not let through needs another way, the telephone. */
export const isBotProblem = (code: FailureCode): boolean => code.startsWith('bot_check_');
