/** Events, emitted events, context and calls of the payment machine. Who pays, and with which card, it never knows. */
import type { DraftWire } from '#core/contract/bookings/drafts.schema';
import type { FieldsErrorCode } from '#core/contract/bookings/hostedFields';
import type { AttemptWire } from '#core/contract/bookings/payments.schema';
import type { ExchangeTerms, ReplacedSlice } from '#core/domain/booking/exchange';
import type { FailureCode } from '#core/domain/booking/failures';
import type { TravelerDemands } from '#core/domain/travelers/travelerDemands';
import type { Cents } from '#core/domain/values/money';
import type { Result } from '#core/domain/values/result';

/** What a traveler agrees to in a change of flights. */
export type Deal = Pick<ExchangeTerms, 'due' | 'refund'>;

/** One of the offers: the flights are looked up where the answer is kept (RTK Query). */
export interface ChosenOffer extends Deal {
  readonly id: string;
}

/** What is paid: a draft at the total that was accepted, or flights that take the place of others. */
export type Purchase =
  | {
      readonly kind: 'booking';
      readonly draftId: string;
      readonly acceptedTotal: Cents;
      /** What the airline asks of travelers; left out where it asks nothing. */
      readonly demands?: TravelerDemands;
    }
  | {
      readonly kind: 'exchange';
      /** Null where the page was opened under a change. */
      readonly offer: ChosenOffer | null;
      /** What the offer was requested by. */
      readonly slices: readonly ReplacedSlice[];
    };

/** A refused payment: with the new price or offer where the server has one, with the live attempt along with `draft_busy`. */
export interface PayRefusal {
  readonly code: FailureCode;
  readonly draft?: DraftWire | null;
  readonly attempt?: AttemptWire | null;
  readonly offer?: ChosenOffer | null;
}

export type AttemptAnswer = Result<AttemptWire, PayRefusal>;
/** `invalid_request`: something else is not right, and the wallet was not opened. */
export type TokenAnswer = Result<null, FieldsErrorCode | 'invalid_request'>;
/** A token of the bot check. */
export type ProofAnswer = Result<string, 'unavailable'>;

export interface TokenInput {
  readonly purchase: Purchase;
  readonly amount: Cents;
}
/** What any call about an attempt is told. */
export type AttemptInput = Pick<PaymentContext, 'purchase' | 'key' | 'botToken' | 'attemptId'>;

/** Where a payment begins. */
export interface PaymentBegin {
  /** With a card, a wallet, the consent alone where nothing is due, or under an attempt that was begun before. */
  readonly start: 'card' | 'wallet' | 'consent' | 'underWay';
  /** Names the attempt: the same key never pays twice. Null for the attempt of another tab. */
  readonly key: string | null;
  readonly attemptId: string | null;
  /** As far as it is known. */
  readonly attempt: AttemptWire | null;
}

/** Whatever the server knows of is taken up. */
export const NOT_BEGUN: PaymentBegin = { start: 'underWay', key: null, attemptId: null, attempt: null };

export interface PaymentInput extends PaymentBegin {
  readonly purchase: Purchase;
}

export interface PaymentContext extends PaymentInput {
  /** Token of the bot check that belongs to this attempt: a lost answer is requested again with the same one. */
  readonly botToken: string | null;
  /** Why the last call failed. */
  readonly problem: FailureCode | null;
  /** What a refusal brought along. */
  readonly draft: DraftWire | null;
  readonly offer: ChosenOffer | null;
  /** Id of the call whose answer came last. */
  readonly call: string;
  /** How often the same call was made while the outcome is unknown. */
  readonly asked: number;
}

/** How a payment ends. */
export type PaymentEnd =
  | 'paid'
  /** By another attempt, before. */
  | 'alreadyPaid'
  /** The card fields are not filled in yet, or the wallet was closed: nothing to tell. */
  | 'notGiven'
  /** The card or the bank said no, or the seats could not be booked. */
  | 'declined'
  /** The price changed before anything was charged. */
  | 'repriced'
  /** The flight is no longer for sale. */
  | 'offerGone'
  /** The server does not know the draft. */
  | 'draftGone'
  /** The server does not know an attempt that was under way. */
  | 'neverArrived'
  /** Not this time, for the reason that is given. */
  | 'refused';

export interface PaymentOutput {
  readonly end: PaymentEnd;
  /** Why it came to nothing. */
  readonly failure: FailureCode | null;
  readonly attempt: AttemptWire | null;
  readonly draft: DraftWire | null;
  readonly offer: ChosenOffer | null;
}

export type PaymentEvent =
  /** The traveler does not want the wallet any more, and says so on the page. */
  | { readonly type: 'wallet.closed' }
  | { readonly type: 'challenge.finished' }
  | { readonly type: 'challenge.abandoned' }
  | { readonly type: 'retry.pressed' };

export type PaymentEmitted =
  | { readonly type: 'attempt.kept'; readonly key: string; readonly attemptId: string | null }
  /** The card or the wallet is there: the money is requested next. */
  | { readonly type: 'payment.given' }
  | { readonly type: 'challenge.shown' }
  | { readonly type: 'notice.shown' };

/** How far a payment is, as a page says it; the machine's states carry it as a tag. */
export const PAYING_PHASES = ['tokenising', 'inWallet', 'paying', 'verifying', 'processing', 'unsure'] as const;
export type PayingPhase = (typeof PAYING_PHASES)[number];
