/** What an answer of the server about a change of flights means for what happens next. */
import { outcomeOf } from '#core/domain/booking/attemptOutcome';
import { readProblemCode } from '#core/domain/booking/failures';
import type { FailureCode } from '#core/domain/booking/failures';
import { unreachable } from '#core/domain/values/result';
import type { ExchangeContext } from './exchange.types';

export type ExchangeOutcome =
  | 'done'
  /** The bank asks the traveler. */
  | 'challenge'
  /** On its way; ask again. */
  | 'processing'
  /** The server asks for a token of the bot check first. */
  | 'proofNeeded'
  /** The same flights at another price: a new consent. */
  | 'changed'
  /** The offer is gone: other offers are requested. */
  | 'gone'
  /** Nobody knows whether the question arrived. */
  | 'unsure'
  /** Not this time: the card or the bank said no, or the server did not take the question. */
  | 'refused'
  /** The old flights stand, and trying the same again does not help. */
  | 'over';

/** What was stored of a payment that failed: another card may pay. Anything else that ended a change was the airline's word. */
const OF_PAYMENT: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'card_declined',
  'insufficient_funds',
  'card_expired',
  'incorrect_cvc',
  'processing_error',
  'authentication_required',
  'challenge_failed',
  'payment_not_taken',
  'payment_unavailable',
]);
const CLOSED: ReadonlySet<FailureCode> = new Set<FailureCode>(['exchange_closed', 'exchange_unknown', 'booking_unknown']);

type Known = Pick<ExchangeContext, 'exchange' | 'problem' | 'before'>;

/** Why a change came to nothing; null while it has not. */
export const failureOf = ({ exchange, problem }: Pick<Known, 'exchange' | 'problem'>): FailureCode | null =>
  problem ?? (exchange?.state === 'failed' ? readProblemCode(exchange.failure) : null);

export function exchangeOutcome({ exchange, problem, before }: Known): ExchangeOutcome {
  const failure = failureOf({ exchange, problem });
  if (failure !== null && CLOSED.has(failure)) return 'over';
  if (failure === 'exchange_changed') return before === null ? 'gone' : 'changed';
  const outcome = outcomeOf(exchange, problem);
  switch (outcome) {
    case 'ticketed':
      return 'done';
    case 'challenge':
    case 'processing':
    case 'proofNeeded':
      return outcome;
    case 'offerGone':
    case 'repriced':
      return 'gone';
    case 'unknown':
      return exchange === null ? 'unsure' : 'processing';
    case 'alreadyBooked':
    case 'draftGone':
    case 'notFound':
    case 'lost':
    case 'ended':
    case 'refused':
      // a change that the server has reported goes on, whatever becomes of one question about it
      if (problem !== null) return exchange === null ? 'refused' : 'processing';
      return failure !== null && OF_PAYMENT.has(failure) ? 'refused' : 'over';
    default:
      return unreachable(outcome);
  }
}
