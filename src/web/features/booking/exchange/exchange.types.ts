/** Events, emitted events, context and calls of the machine of a change of flights; pure types. Which booking it is about it never knows. */
import type { ExchangeWire } from '#core/contract/bookings/exchange.schema';
import type { FieldsErrorCode } from '#core/contract/bookings/hostedFields';
import type { ExchangeTerms, ReplacedSlice } from '#core/domain/booking/exchange';
import type { FailureCode } from '#core/domain/booking/failures';
import type { Result } from '#core/domain/values/result';

/** The steps in the address: `/booking/change?step=flights`; no parameter means the first. */
export const EXCHANGE_STEPS = ['days', 'flights', 'review'] as const;
export type ExchangeStep = (typeof EXCHANGE_STEPS)[number];

/** What a traveler agrees to. */
export type Deal = Pick<ExchangeTerms, 'due' | 'refund'>;

/** One of the offers: the flights are looked up where the answer is kept (RTK Query). */
export interface ChosenOffer extends Deal {
  readonly id: string;
}

/** Why an exchange was not begun: with the offer of now where the server has one for it (`exchange_changed`). */
export interface ExchangeRefusal {
  readonly code: FailureCode;
  readonly offer: ChosenOffer | null;
}

export type OffersAnswer = Result<null, FailureCode>;
export type ExchangeAnswer = Result<ExchangeWire, ExchangeRefusal>;
export type TokenAnswer = Result<null, FieldsErrorCode>;
/** A token of the bot check. */
export type ProofAnswer = Result<string, 'unavailable'>;

export interface MakeInput extends ChosenOffer {
  /** What the offer was requested by. */
  readonly slices: readonly ReplacedSlice[];
  /** Names the try: the same key never changes or charges twice. */
  readonly key: string;
  readonly botToken: string | null;
}

export interface ExchangeInput {
  /** A change that was under way as the page was opened; null where none was. */
  readonly underWay: ExchangeWire | null;
}

export interface ExchangeContext {
  /** What offers were requested last; empty before. */
  readonly asked: readonly ReplacedSlice[];
  /** Offers for the requested slices are there. */
  readonly hasOffers: boolean;
  readonly chosen: ChosenOffer | null;
  /** What was agreed to, where the offer costs or brings something else by now. */
  readonly before: Deal | null;
  readonly key: string | null;
  readonly exchange: ExchangeWire | null;
  /** Token of the bot check that belongs to this try: a lost answer is requested again with the same one. */
  readonly botToken: string | null;
  /** Why the last call failed; what the traveler is told until the next try. */
  readonly problem: FailureCode | null;
  /** How often the same call was made while the outcome is unknown. */
  readonly tries: number;
}

export type ExchangeEvent =
  | { readonly type: 'days.chosen'; readonly slices: readonly ReplacedSlice[] }
  | { readonly type: 'offer.chosen'; readonly offer: ChosenOffer }
  /** `key` names the try, should this press begin one. */
  | { readonly type: 'exchange.confirmed'; readonly key: string }
  /** Likewise: a wallet's button. */
  | { readonly type: 'wallet.tapped'; readonly key: string }
  | { readonly type: 'wallet.closed' }
  | { readonly type: 'back.pressed' }
  | { readonly type: 'address.changed'; readonly step: ExchangeStep }
  | { readonly type: 'challenge.finished' }
  | { readonly type: 'challenge.abandoned' }
  | { readonly type: 'retry.pressed' };

export type ExchangeEmitted =
  /** `how` is what becomes of the entry of the step before in the history of the browser. */
  | { readonly type: 'step.entered'; readonly step: ExchangeStep; readonly how: 'push' | 'replace' | 'stay' }
  | { readonly type: 'notice.shown' }
  /** Changed: nothing that was typed for it is wanted any more. */
  | { readonly type: 'flights.changed' };
