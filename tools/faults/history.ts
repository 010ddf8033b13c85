/** What clients asked and were told, and what is found afterwards in our database and in the books of the providers. */
import type { PriceEntry } from '#core/domain/booking/priceLedger';
import type { AttemptFailure, AttemptState, CancellationState } from '#server/bookings/states';
import type { BookingState } from '#core/domain/booking/booking';
import type { Cents } from '#core/domain/values/money';

export type Operation = 'choose' | 'price' | 'pay' | 'ask' | 'find' | 'quote' | 'cancel' | 'verify';

/** What an answer told; what it did not tell is left out. */
export interface Told {
  readonly draftId?: string;
  readonly total?: Cents;
  readonly attemptId?: string;
  /** Of the wire: `done` is an acknowledged booking. */
  readonly state?: 'challenge' | 'processing' | 'done' | 'failed';
  readonly failure?: string | null;
  readonly reference?: string | null;
  readonly charged?: Cents | null;
  readonly challengeUrl?: string | null;
  readonly refund?: Cents;
  /** `done`: the money is back. */
  readonly cancellation?: 'cancelling' | 'refunding' | 'done' | 'failed';
}

/** `no`: refused, with its code. `unknown`: no answer, or one that says nothing (503): it may or may not have happened. */
export type Outcome =
  { readonly kind: 'ok'; readonly told: Told } | { readonly kind: 'no'; readonly code: string } | { readonly kind: 'unknown' };

/** One call of one client. Times are milliseconds since the epoch of the clock that the run goes by. */
export interface Call {
  readonly trip: number;
  readonly client: string;
  readonly operation: Operation;
  readonly at: number;
  readonly until: number;
  /** Idempotency key and what was accepted, of a payment. */
  readonly key: string | null;
  readonly acceptedTotal: Cents | null;
  readonly draftId: string | null;
  readonly outcome: Outcome;
}

export interface AttemptFacts {
  readonly id: string;
  readonly draftId: string;
  readonly key: string;
  readonly state: AttemptState;
  readonly failure: AttemptFailure | null;
  readonly amount: Cents;
  readonly capturedAmount: Cents | null;
  readonly createdAt: number;
  /** When it came to `done` or `failed`. */
  readonly endedAt: number | null;
  /** Every state it was in. */
  readonly visited: readonly AttemptState[];
  readonly booking: {
    readonly reference: string;
    readonly state: BookingState;
    readonly acceptedTotal: Cents;
    readonly total: Cents;
    readonly supplierReference: string | null;
  };
  /** All of its booking, failed ones too. */
  readonly cancellations: readonly { readonly id: string; readonly state: CancellationState; readonly refund: Cents }[];
  /** Causes of its mails. */
  readonly mails: readonly string[];
  /** Lines of the price ledger that belong to it. */
  readonly prices: readonly PriceEntry[];
}

/** A payment in the provider's own books. */
export interface PaymentFacts {
  readonly attemptId: string;
  readonly isHeld: boolean;
  /** How often money was taken. */
  readonly captures: number;
  readonly captured: Cents;
  readonly refunded: Cents;
}

/** An order in the supplier's own books. */
export interface OrderFacts {
  readonly attemptId: string;
  readonly supplierReference: string;
  readonly isStanding: boolean;
  readonly total: Cents;
}

export interface DraftFacts {
  readonly id: string;
  readonly prices: readonly PriceEntry[];
}

export interface Evidence {
  readonly calls: readonly Call[];
  readonly drafts: readonly DraftFacts[];
  readonly attempts: readonly AttemptFacts[];
  readonly payments: readonly PaymentFacts[];
  readonly orders: readonly OrderFacts[];
  /** From here on nothing was broken any more. */
  readonly healedAt: number;
  /** Clocks were wrong: how long something took cannot be told by what was written. */
  readonly hasWrongTimes?: boolean;
  /** What a server said that no fault explains. */
  readonly errors: readonly string[];
}
