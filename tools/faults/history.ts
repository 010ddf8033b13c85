/** The calls of clients with their answers, and what is found afterwards in our database and in the providers' books. */
import type { PriceEntry } from '#core/domain/payment/priceLedger';
import type { AttemptFailure, AttemptState, CancellationState, ExchangeFailure, ExchangeState } from '#server/bookings/states';
import type { BookingState } from '#core/domain/booking/booking';
import type { AirlineCredit, CancelBasis } from '#core/domain/booking/cancelRules';
import type { AttentionKind } from '#server/attention/attention.tables';
import type { BookLine } from '#server/bookings/desk/compareBooks';
import type { Cents } from '#core/domain/values/money';

export type Operation =
  | ('choose' | 'price' | 'extras' | 'pay' | 'ask' | 'find' | 'quote' | 'cancel' | 'verify')
  | ('offers' | 'change' | 'ask change' | 'verify change');

/** What an answer says; what it does not say is left out. */
export interface Reply {
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
  /** To be paid for other flights. */
  readonly due?: Cents;
  readonly offerId?: string;
  /** Of the booking, or of what it can be exchanged for, as `flightsIn` writes them. */
  readonly flights?: string;
  readonly exchangeId?: string;
  /** How a change of flights stands. */
  readonly change?: 'challenge' | 'processing' | 'done' | 'failed';
  /** `done`: the money is back. */
  readonly cancellation?: 'cancelling' | 'refunding' | 'done' | 'failed';
}

/** `no`: refused, with its code. `unknown`: no answer, or one that says nothing (503): it may or may not have happened. */
export type Outcome =
  | { readonly kind: 'ok'; readonly reply: Reply }
  | { readonly kind: 'no'; readonly code: string }
  | { readonly kind: 'unknown' };

/** What a change of flights was agreed to for. */
export interface Consent {
  readonly due: Cents;
  readonly refund: Cents;
  readonly flights: string;
}

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
  /** Of a change of flights. */
  readonly consent: Consent | null;
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
  /** How long the order was requested, where it was given up for want of an answer; null where it was not. */
  readonly searchedMs: number | null;
  readonly booking: {
    readonly reference: string;
    readonly state: BookingState;
    readonly acceptedTotal: Cents;
    readonly total: Cents;
    readonly supplierReference: string | null;
    /** Seats and bags that were bought, by their ids. */
    readonly extras: readonly string[];
    /** How many slices its trip has. */
    readonly slices: number;
    readonly flights: string;
  };
  /** Changes of its flights by the traveler, the first one first, failed ones too. */
  readonly exchanges: readonly ExchangeFacts[];
  /** Changes of its flights that were taken for the airline's. */
  readonly scheduleChanges: number;
  /** All of its booking, failed ones too. */
  readonly cancellations: readonly {
    readonly id: string;
    readonly state: CancellationState;
    readonly basis: CancelBasis;
    readonly refund: Cents;
    readonly createdAt: number;
  }[];
  /** Causes of its mails. */
  readonly mails: readonly string[];
  /** Lines of the price ledger that belong to it. */
  readonly prices: readonly PriceEntry[];
}

/** A change of flights in our rows. */
export interface ExchangeFacts extends Consent {
  readonly id: string;
  readonly key: string;
  readonly state: ExchangeState;
  readonly failure: ExchangeFailure | null;
  /** The new flights less the old ones. */
  readonly difference: Cents;
  /** What the airline gave instead of money. */
  readonly credit: Cents;
  readonly capturedAmount: Cents | null;
  readonly createdAt: number;
}

/** A payment in the provider's own books. */
export interface PaymentFacts {
  /** Of the attempt, or of the change of flights, that it pays for. */
  readonly attemptId: string;
  readonly isHeld: boolean;
  /** How often money was taken. */
  readonly captures: number;
  readonly captured: Cents;
  /** At our word; what a bank took back no more, or somebody gave by hand, is among the incidents. */
  readonly refunded: Cents;
}

/** An order in the supplier's own books. */
export interface OrderFacts {
  readonly attemptId: string;
  readonly supplierReference: string;
  readonly isStanding: boolean;
  readonly total: Cents;
  /** As `flightsIn` writes them; null where its books do not say. */
  readonly flights: string | null;
  /** Exchanges that were made, the first one first, by the ids that they were requested under. */
  readonly exchanges: readonly string[];
  /** What those brought the airline in all; null where its books do not say. */
  readonly exchangesBrought: Cents | null;
  /** Seats that the airline keeps for it: the flight, a space, the seat. */
  readonly seats: readonly string[];
  /** Seats and bags by their ids; null where its books have other names. */
  readonly extras: readonly string[] | null;
  /** The answer to the call for it, or an event, reported it. */
  readonly isReported: boolean;
  /** Its ticket; `untold`: it came later, and nobody said so. */
  readonly document: 'there' | 'untold' | 'missing';
  /** When its ticket came, where it came after the order; null where it was there with the order, or never. */
  readonly ticketCameAt: number | null;
  /** What the agency was given back when it was cancelled. */
  readonly moneyBack: Cents;
  /** What the airline gave instead of money. */
  readonly credit: AirlineCredit['kind'] | null;
}

/** What a provider, a bank or a cardholder did by itself, and a person of the agency has to be notified of. */
export interface IncidentFacts {
  readonly kind: IncidentKind;
  /** What its payment is for, as `PaymentFacts` has it. */
  readonly attemptId: string;
  /** The provider's id of it. */
  readonly subject: string;
  readonly amount: Cents;
  /** It ended by itself, as a dispute that was won. */
  readonly isOver: boolean;
  /** Its events came. */
  readonly isReported: boolean;
}
export type IncidentKind = Extract<AttentionKind, 'dispute' | 'early_fraud_warning' | 'refund_failed' | 'refunded_at_provider'>;

/** An entry of the list "Wants a person". */
export interface EntryFacts {
  readonly kind: AttentionKind;
  readonly subject: string;
  readonly isOpen: boolean;
}

/** Where the comparison of the books says that they differ. */
export type BookFacts = Pick<BookLine, 'kind' | 'ourId' | 'providerId' | 'differences'>;

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
  readonly incidents: readonly IncidentFacts[];
  readonly entries: readonly EntryFacts[];
  /** What `desk reconcile` finds of the whole time; null where it was not run. */
  readonly books: readonly BookFacts[] | null;
  /** From here on nothing was broken any more. */
  readonly healedAt: number;
  /** Clocks were wrong: how long something took cannot be seen from what was written. */
  readonly hasWrongTimes?: boolean;
  /** What a server said that no fault explains. */
  readonly errors: readonly string[];
}

/** The time for which books are compared: all of it. */
export const BOOKS = { since: new Date('2020-01-01T00:00:00Z'), until: new Date('2040-01-01T00:00:00Z') };
