/** What the end of a payment means for a change of flights. */
import type { FailureCode } from '#core/domain/booking/failures';
import type { PaymentOutput } from '../payment/payment.types';

export type ExchangeEnd =
  | 'done'
  /** The card fields are not filled in yet, or the wallet was closed. */
  | 'notGiven'
  /** The offer is gone: other offers are requested. */
  | 'gone'
  /** Not this time: the card or the bank said no, the price is another one, or the server did not take the question. */
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
  'challenge_closed',
  'payment_not_taken',
  'payment_unavailable',
]);
const CLOSED: ReadonlySet<FailureCode> = new Set<FailureCode>(['exchange_closed', 'exchange_unknown', 'booking_unknown']);

export function exchangeEnd({ end, failure, attempt, offer }: PaymentOutput): ExchangeEnd {
  if (end === 'paid') return 'done';
  if (end === 'notGiven') return 'notGiven';
  if (failure === null || CLOSED.has(failure)) return 'over';
  if (failure === 'exchange_changed') return offer === null ? 'gone' : 'refused';
  if (end === 'offerGone' || end === 'repriced') return 'gone';
  // what ended a change that was begun is the airline's word, unless it was the payment
  return attempt === null || OF_PAYMENT.has(failure) ? 'refused' : 'over';
}
