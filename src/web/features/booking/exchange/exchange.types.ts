/** Events, emitted events, context and calls of the machine of a change of flights; pure types. Which booking it is about it never knows. */
import type { AttemptWire } from '#core/contract/bookings/payments.schema';
import type { ReplacedSlice } from '#core/domain/booking/exchange';
import type { FailureCode } from '#core/domain/booking/failures';
import type { Result } from '#core/domain/values/result';
import type { ChosenOffer, Deal, PaymentBegin, PaymentOutput } from '../payment/payment.types';

/** The steps in the address: `/booking/change?step=flights`; no parameter means the first. */
export const EXCHANGE_STEPS = ['days', 'flights', 'review'] as const;
export type ExchangeStep = (typeof EXCHANGE_STEPS)[number];

export type OffersAnswer = Result<null, FailureCode>;

export interface ExchangeInput {
  /** A change that was under way as the page was opened; null where none was. */
  readonly underWay: AttemptWire | null;
}

export interface ExchangeContext {
  /** What offers were requested last; empty before. */
  readonly asked: readonly ReplacedSlice[];
  /** Offers for the requested slices are there. */
  readonly hasOffers: boolean;
  readonly chosen: ChosenOffer | null;
  /** What was agreed to, where the offer costs or brings something else by now. */
  readonly before: Deal | null;
  /** The payment of the try that is next, or under way. */
  readonly attempt: PaymentBegin;
  /** As the last try ended; null until then. */
  readonly payment: PaymentOutput | null;
  /** Why the last call or try came to nothing; what the traveler is told until the next one. */
  readonly problem: FailureCode | null;
}

export type ExchangeEvent =
  | { readonly type: 'days.chosen'; readonly slices: readonly ReplacedSlice[] }
  | { readonly type: 'offer.chosen'; readonly offer: ChosenOffer }
  /** `key` names the try, should this press begin one. */
  | { readonly type: 'exchange.confirmed'; readonly key: string }
  /** Likewise: a wallet's button. */
  | { readonly type: 'wallet.tapped'; readonly key: string }
  | { readonly type: 'back.pressed' }
  | { readonly type: 'address.changed'; readonly step: ExchangeStep }
  | { readonly type: 'retry.pressed' };

export type ExchangeEmitted =
  /** `how` is what becomes of the entry of the step before in the history of the browser. */
  | { readonly type: 'step.entered'; readonly step: ExchangeStep; readonly how: 'push' | 'replace' | 'stay' }
  | { readonly type: 'notice.shown' }
  /** Changed: nothing that was typed for it is wanted any more. */
  | { readonly type: 'flights.changed' };
