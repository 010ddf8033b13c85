import { outcomeOf } from './attemptOutcome';
import type { AttemptOutcome, AttemptView } from './attemptOutcome';
import { PROBLEM_CODES } from './failures';
import type { FailureCode } from './failures';

const attempt = (state: AttemptView['state'], failure: string | null = null, challengeUrl: string | null = null): AttemptView => ({
  state,
  failure,
  challengeUrl,
});

it.each<[string, AttemptView, AttemptOutcome]>([
  ['done', attempt('done'), 'ticketed'],
  ['on its way', attempt('processing'), 'processing'],
  ['the bank asks', attempt('challenge', null, '/bank'), 'challenge'],
  ['the bank asks, but its page is not there yet', attempt('challenge'), 'processing'],
  ['declined', attempt('failed', 'card_declined'), 'lost'],
  ['no funds', attempt('failed', 'insufficient_funds'), 'lost'],
  ['expired', attempt('failed', 'card_expired'), 'lost'],
  ['with a wrong code', attempt('failed', 'incorrect_cvc'), 'lost'],
  ['not processed', attempt('failed', 'processing_error'), 'lost'],
  ['to be confirmed', attempt('failed', 'authentication_required'), 'lost'],
  ['turned away by the gateway', attempt('failed', 'payment_not_taken'), 'lost'],
  ['turned away by the bank', attempt('failed', 'challenge_failed'), 'lost'],
  ['seats not booked', attempt('failed', 'booking_failed'), 'lost'],
  ['price changed', attempt('failed', 'price_changed'), 'repriced'],
  ['flight gone', attempt('failed', 'offer_gone'), 'offerGone'],
  ['supplier away', attempt('failed', 'supplier_unavailable'), 'ended'],
  ['gateway away', attempt('failed', 'payment_unavailable'), 'ended'],
  ['a token used twice', attempt('failed', 'invalid_request'), 'ended'],
  ['no reason', attempt('failed'), 'ended'],
  ['a reason that nobody knows', attempt('failed', 'no_such_code'), 'ended'],
])('an attempt that is %s', (_name, view, outcome) => {
  expect(outcomeOf(view, null)).toBe(outcome);
});

it.each<[FailureCode, AttemptOutcome]>([
  ['already_booked', 'alreadyBooked'],
  ['draft_busy', 'processing'],
  ['price_changed', 'repriced'],
  ['offer_gone', 'offerGone'],
  ['draft_unknown', 'draftGone'],
  ['not_found', 'notFound'],
  ['bot_check_needed', 'proofNeeded'],
  ['bot_check_failed', 'refused'],
  ['card_declined', 'lost'],
  ['incorrect_cvc', 'lost'],
  ['payment_not_taken', 'lost'],
  ['booking_failed', 'lost'],
  ['invalid_request', 'refused'],
  ['rate_limited', 'refused'],
  ['overloaded', 'refused'],
  ['payment_unavailable', 'refused'],
  ['idempotency_conflict', 'refused'],
  ['offline', 'unknown'],
  ['network', 'unknown'],
  ['unreadable', 'unknown'],
  ['internal', 'unknown'],
])('a call that fails with %s is %s', (code, outcome) => {
  expect(outcomeOf(null, code)).toBe(outcome);
});

it('never calls a stored failure open, nor a failed call paid', () => {
  for (const code of PROBLEM_CODES) {
    expect(['ticketed', 'challenge', 'processing', 'proofNeeded', 'unknown']).not.toContain(outcomeOf(attempt('failed', code), null));
    expect(outcomeOf(null, code)).not.toBe('ticketed');
  }
});

it('knows nothing without an answer', () => {
  expect(outcomeOf(null, null)).toBe('unknown');
});
