/** Where an answer of the server about a payment leads, and how the payment ends by it; pure. */
import { outcomeOf } from '#core/domain/booking/attemptOutcome';
import { readProblemCode } from '#core/domain/booking/failures';
import type { FailureCode } from '#core/domain/booking/failures';
import type { Cents } from '#core/domain/values/money';
import { present } from '#core/domain/values/result';
import type { PaymentContext, PaymentEnd, PaymentOutput, Purchase } from './payment.types';

/** What comes next where the payment goes on. */
export type NextStep = 'challenge' | 'processing' | 'proof' | 'unsure';

/** With these a change of flights is over, or needs another consent. */
const ENDS_EXCHANGE: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'exchange_changed',
  'exchange_closed',
  'exchange_unknown',
  'booking_unknown',
  'offer_gone',
  'price_changed',
  'extra_gone',
]);

/** What the last answer leads to: a next step, or how the payment ends. */
export function judged({ purchase, call, key, botToken, attempt, attemptId, problem }: PaymentContext): NextStep | PaymentEnd {
  if (attempt === null && problem === null) return 'notGiven';
  // a change that the server has reported goes on, whatever becomes of one question about it
  if (purchase.kind === 'exchange' && attemptId !== null && problem !== null && !ENDS_EXCHANGE.has(problem)) return 'processing';
  const [isStatus, isAbandoned] = [call === 'askStatus', call === 'abandon'];
  const outcome = outcomeOf(attempt, problem);
  switch (outcome) {
    case 'challenge':
      return isAbandoned ? 'processing' : 'challenge';
    case 'processing':
      return 'processing';
    case 'unknown':
      return isStatus || attemptId !== null ? 'processing' : 'unsure';
    case 'proofNeeded':
      if (isStatus) return 'processing';
      // a proof that was not good enough is not tried twice, and the payment of another tab is not sent from here
      return !isAbandoned && botToken === null && key !== null ? 'proof' : 'refused';
    case 'refused':
      // where the server says nothing of an attempt under way, it is queried again
      return isStatus && !ENDS_EXCHANGE.has(problem ?? 'internal') ? 'processing' : 'refused';
    case 'ticketed':
      return 'paid';
    case 'alreadyBooked':
      return 'alreadyPaid';
    case 'repriced':
    case 'offerGone':
      return outcome;
    case 'lost':
      // the traveler said no to the bank, not the bank to the traveler
      return isAbandoned ? 'refused' : 'declined';
    case 'draftGone':
      // the answer to a draft without an attempt too: it never arrived
      return isStatus ? 'refused' : 'draftGone';
    case 'notFound':
      return isStatus ? 'neverArrived' : 'refused';
    case 'ended':
      return 'refused';
  }
}

export function paymentOutput(context: PaymentContext): PaymentOutput {
  const { call, attempt, problem, draft, offer } = context;
  const failure = attempt?.state === 'failed' ? readProblemCode(attempt.failure) : problem;
  const isClosed = call === 'abandon' && failure === 'challenge_failed';
  // where a next step was possible the machine has taken it
  return { end: judged(context) as PaymentEnd, failure: isClosed ? 'challenge_closed' : failure, attempt, draft, offer };
}

/** Cents that the card or the wallet is asked for. */
export const amountOf = (purchase: Purchase): Cents =>
  purchase.kind === 'booking' ? purchase.acceptedTotal : present(purchase.offer, 'offer').due;
