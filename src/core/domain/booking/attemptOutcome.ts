/** What has become of an attempt to pay, as one word: read from every answer of the server, whatever the request was. */
import { readProblemCode } from './failures';
import type { FailureCode } from './failures';

/** The server's own record of an attempt. */
export interface AttemptView {
  readonly state: 'challenge' | 'processing' | 'done' | 'failed';
  /** The bank's page for the traveler; null when there is none to show. */
  readonly challengeUrl: string | null;
  /** For `failed`: the problem code. */
  readonly failure: string | null;
}

export const ATTEMPT_OUTCOMES = [
  /** Paid and booked. */
  'ticketed',
  /** The draft was booked before, by another attempt. */
  'alreadyBooked',
  /** The bank asks the traveler. */
  'challenge',
  /** On its way; ask again. */
  'processing',
  /** The price changed before anything was charged. */
  'repriced',
  /** The flight is no longer for sale. */
  'offerGone',
  /** The server does not know the draft. */
  'draftGone',
  /** The server does not know the attempt: it never arrived. */
  'notFound',
  /** The server asks for a token of the bot check first. */
  'proofNeeded',
  /** The card or the bank said no, or the seats could not be booked: the attempt is over, the draft is not. */
  'lost',
  /** The attempt is over for another reason, and nothing was charged. */
  'ended',
  /** The server did not take the question; it says nothing of an attempt that was there before. */
  'refused',
  /** Nobody knows whether the question arrived. */
  'unknown',
] as const;
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number];

const OUTCOME_OF: Readonly<Record<FailureCode, AttemptOutcome>> = {
  already_booked: 'alreadyBooked',
  draft_busy: 'processing',
  price_changed: 'repriced',
  extra_gone: 'repriced',
  offer_gone: 'offerGone',
  draft_unknown: 'draftGone',
  not_found: 'notFound',
  bot_check_needed: 'proofNeeded',
  card_declined: 'lost',
  insufficient_funds: 'lost',
  card_expired: 'lost',
  incorrect_cvc: 'lost',
  processing_error: 'lost',
  authentication_required: 'lost',
  challenge_failed: 'lost',
  challenge_closed: 'lost',
  payment_not_taken: 'lost',
  booking_failed: 'lost',
  call_us: 'lost',
  duplicate_booking: 'lost',
  traveler_refused: 'ended',
  alerts_full: 'refused',
  subscription_unknown: 'refused',
  self_transfer_open: 'refused',
  invalid_request: 'refused',
  method_not_allowed: 'refused',
  unsupported_media_type: 'refused',
  payload_too_large: 'refused',
  rate_limited: 'refused',
  cross_site: 'refused',
  overloaded: 'refused',
  supplier_unavailable: 'refused',
  idempotency_conflict: 'refused',
  payment_unavailable: 'refused',
  booking_unknown: 'refused',
  passport_closed: 'refused',
  traveler_closed: 'refused',
  email_closed: 'refused',
  booked_before: 'refused',
  cancel_closed: 'refused',
  cancel_changed: 'refused',
  schedule_changed: 'refused',
  exchange_closed: 'refused',
  exchange_changed: 'refused',
  exchange_ages: 'refused',
  exchange_unknown: 'refused',
  bot_check_failed: 'refused',
  bot_check_unavailable: 'refused',
  cookies_blocked: 'refused',
  draft_renewed: 'refused',
  internal: 'unknown',
  offline: 'unknown',
  network: 'unknown',
  unreadable: 'unknown',
};

/** `problem` is why the call failed; null when it brought an `attempt`. */
export function outcomeOf(attempt: AttemptView | null, problem: FailureCode | null): AttemptOutcome {
  if (problem !== null) return OUTCOME_OF[problem];
  switch (attempt?.state) {
    case 'done':
      return 'ticketed';
    case 'processing':
      return 'processing';
    case 'challenge':
      return attempt.challengeUrl === null ? 'processing' : 'challenge';
    case 'failed':
      return outcomeOfFailed(attempt.failure);
    case undefined:
      return 'unknown';
  }
}

/** What a stored failure can mean; any other reason just ended the attempt, since nothing of it is open any more. */
const MEANT_BY_FAILURE: readonly AttemptOutcome[] = ['lost', 'repriced', 'offerGone', 'draftGone', 'alreadyBooked'];

function outcomeOfFailed(failure: string | null): AttemptOutcome {
  if (failure === null) return 'ended';
  const outcome = OUTCOME_OF[readProblemCode(failure)];
  return MEANT_BY_FAILURE.includes(outcome) ? outcome : 'ended';
}
