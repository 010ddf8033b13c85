/** The port to whoever moves the money; its adapters are listed in index.ts. Amounts are integer cents. */
import type { CardBrand } from '#core/domain/payment/cardRules';
import type { Wallet } from '#core/domain/payment/wallets';
import type { Cents } from '#core/domain/values/money';
import type { Result } from '#core/domain/values/result';

/** A payment only moves forward: challenge → authorised → captured → refunded, or voided / declined before capture. */
export const PAYMENT_STATES = ['challenge', 'authorised', 'captured', 'voided', 'refunded', 'declined'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const PAYMENT_MOVES: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  challenge: ['authorised', 'declined', 'voided'],
  authorised: ['captured', 'voided'],
  captured: ['refunded'],
  voided: [],
  refunded: [],
  declined: [],
};

/** Why a bank said no: what a traveler can do about it differs. */
export const DECLINE_CODES = [
  'card_declined',
  'insufficient_funds',
  'card_expired',
  'incorrect_cvc',
  'processing_error',
  'authentication_required',
  'challenge_failed',
] as const;
export type DeclineCode = (typeof DECLINE_CODES)[number];

export interface Payment {
  readonly paymentId: string;
  readonly state: PaymentState;
  /** Held or to be held. */
  readonly amount: Cents;
  readonly capturedAmount: Cents;
  /** Given back of what was captured; `state` is `refunded` once that is all. */
  readonly refundedAmount: Cents;
  /** As far as the provider says: `last4` may be empty. `wallet` is null where the card was typed. */
  readonly card: { readonly brand: CardBrand; readonly last4: string; readonly wallet: Wallet | null };
  /** Where the bank asks the traveler; null unless `state` is `challenge`. */
  readonly challengeUrl: string | null;
  /** Until when the held amount can be taken; the bank lets it go afterwards. Null unless `state` is `authorised`. */
  readonly holdEndsAt: Date | null;
  /** Null unless `state` is `declined`. */
  readonly declineCode: DeclineCode | null;
}

/**
 * No answer in time, or an error of the gateway's own: what was requested may or may not have happened. A payment is looked up and never
 * requested again; a capture, refund or release may be repeated, and happens once.
 */
export interface GatewayUnavailable {
  readonly code: 'gateway_unavailable';
}

/** The gateway turned the payment away before any bank was contacted: nothing is held, and nothing will be. */
export interface NotTaken {
  readonly code: 'not_taken';
}

/** What has gone back of a payment that was captured, and whether more can go. */
export interface GivenBack {
  /** Refunds that stand, whoever made them. `name` is what we gave it; null where somebody made it at the provider. */
  readonly refunds: readonly { readonly name: string | null; readonly amount: Cents }[];
  /** Cents that the cardholder's bank took back for good, in disputes that were lost. */
  readonly chargedBack: Cents;
  /** The bank decides on a dispute: until it has, the provider refuses refunds. */
  readonly isDisputed: boolean;
}

/** What a person at the provider finds a booking by. Nothing personal. */
export interface BookingNames {
  readonly reference: string;
  readonly draftId: string;
}

export interface AuthoriseRequest {
  /** Our attempt: the idempotency key of the call and the reference the payment is found by later. */
  readonly attemptId: string;
  readonly booking: BookingNames;
  /** One-time token of the hosted fields, of a card or a wallet. */
  readonly token: string;
  readonly amount: Cents;
  readonly currency: 'USD';
}

/** What a gateway reports by itself. Nothing is decided by a report: the payment is looked up. A report never rejects. */
export interface GatewayEvents {
  /** The traveler answered the bank's challenge of this attempt; any number of times. */
  challengeAnswered(attemptId: string): Promise<void>;
}

/** From `since` up to, not including, `until`: whole seconds. */
export interface BooksRange {
  readonly since: Date;
  readonly until: Date;
}

/** A payment as it stands now, listed by when it was begun. */
export interface BookedPayment extends Pick<Payment, 'paymentId' | 'amount' | 'capturedAmount' | 'refundedAmount'> {
  /** Null where it names no attempt of this site. */
  readonly attemptId: string | null;
  /** Null while the gateway itself waits for the bank. */
  readonly state: PaymentState | null;
  readonly at: Date;
}

/** A refund, listed by when it was made. */
export interface BookedRefund {
  readonly refundId: string;
  readonly paymentId: string | null;
  /** The `refundId` that we gave it, `RELEASED` where a release gave back what was captured; null for an unknown one. */
  readonly name: string | null;
  readonly amount: Cents;
  /** The bank did not take it back. */
  readonly isFailed: boolean;
  readonly at: Date;
}

/** A dispute, listed by when the cardholder's bank opened it. */
export interface BookedDispute {
  readonly disputeId: string;
  readonly paymentId: string | null;
  readonly amount: Cents;
  readonly at: Date;
}

/** Names the refund by which a release gives back what was captured. */
export const RELEASED = 'release';

/** The gateway's own books, complete: to be compared with ours. Payments for which no bank was ever contacted are none. */
export interface GatewayBooks {
  payments(range: BooksRange): Promise<Result<readonly BookedPayment[], GatewayUnavailable>>;
  refunds(range: BooksRange): Promise<Result<readonly BookedRefund[], GatewayUnavailable>>;
  disputes(range: BooksRange): Promise<Result<readonly BookedDispute[], GatewayUnavailable>>;
}

/**
 * What every adapter promises is in src/testing/contracts/gatewayContract.ts, and run against each. A provider that cannot be reached is a
 * value; an adapter throws only where our own database fails it.
 */
export interface PaymentGateway {
  /** For the log. */
  readonly name: string;
  /** True where no money moves and test cards alone are taken: the page says so. */
  readonly isSandbox: boolean;
  /**
   * Asks the bank to hold `amount`; nothing is charged. An attempt that was sent before gets its payment, whatever is sent now.
   * A decline is a payment too. `token_unusable`: unknown, used or too old; nothing happened. `not_taken`: try another attempt later.
   */
  authorise(request: AuthoriseRequest): Promise<Result<Payment, GatewayUnavailable | NotTaken | { readonly code: 'token_unusable' }>>;
  /** The payment of one attempt, null when the gateway does not know it. */
  lookup(attemptId: string): Promise<Result<Payment | null, GatewayUnavailable>>;
  /** Takes `amount` ≤ the held one; asking again gives the same payment. `not_capturable`: it is not held any more. */
  capture(paymentId: string, amount: Cents): Promise<Result<Payment, GatewayUnavailable | { readonly code: 'not_capturable' }>>;
  /**
   * Gives back `amount` of what was captured, once per `refundId`: asking again gives the same payment. `not_refundable`: not
   * captured, or more than is left of it; nothing happened.
   */
  refund(
    paymentId: string,
    amount: Cents,
    refundId: string,
  ): Promise<Result<Payment, GatewayUnavailable | { readonly code: 'not_refundable' }>>;
  /** What went back of a payment, by refunds of ours and of others, and by the bank. */
  givenBack(paymentId: string): Promise<Result<GivenBack, GatewayUnavailable>>;
  /** Gives everything back, whatever it takes: nothing when nothing is held, void before capture, refund after it. Safe to repeat. */
  release(paymentId: string): Promise<Result<Payment, GatewayUnavailable>>;
  readonly books: GatewayBooks;
}
