/** What is refunded when a booking is cancelled, what is kept, and why (booking.38). */
import { extrasOf } from '../flights/flights';
import type { FareConditions, PriceBreakdown } from '../flights/flights';
import type { Cents } from '../values/money';

/** Our own promise (booking.16): free for so many hours after booking, when departure is so many days away or more. */
export const FREE_CANCEL = { hours: 24, daysAhead: 7 } as const;

/** How soon a refund that is due must be made: business days to a card, calendar days for other payments (14 CFR part 260). */
export const REFUND_DAYS = { card: 7, other: 20 } as const;

/**
 * Our 24 hours (booking.16), a significant change by the airline (booking.42), the conditions of the fare, what the airline gives back
 * of a fare that is not refundable, credit instead of money, or nothing.
 */
export const CANCEL_BASES = ['free', 'changed', 'fare', 'airline', 'credit', 'not_refundable'] as const;
export type CancelBasis = (typeof CANCEL_BASES)[number];

export const CREDIT_KINDS = ['airline_credits', 'voucher'] as const;

/** What an airline gives its travelers instead of money: it is redeemed with the airline, and nothing of it reaches a card. */
export interface AirlineCredit {
  readonly kind: (typeof CREDIT_KINDS)[number];
  /** Null where it is not known, or not in dollars. */
  readonly amount: Cents | null;
}

/** `paid` is `airlineKeeps`, `feeKept` and `refund` together, to the cent. */
export interface CancelQuote {
  readonly basis: CancelBasis;
  /** What was charged, less what came back before. */
  readonly paid: Cents;
  /** The airline's penalty. */
  readonly airlineKeeps: Cents;
  /** Our service fee, where it is not given back. */
  readonly feeKept: Cents;
  readonly refund: Cents;
  /** What the airline gives the travelers for what it keeps; left out where it gives none. */
  readonly credit?: AirlineCredit;
}

/** What cancelling brings at a moment. */
export interface TimedQuote extends CancelQuote {
  /** Until when the supplier holds to its part; null where it names no time, or is not queried. */
  readonly until: Date | null;
  /** What came back to the card before, by hand or by the bank, and is no part of `paid`; left out where nothing did. */
  readonly returned?: Cents;
  /** The cardholder disputes the payment: the refund is made once the bank has decided so. Left out where nobody does. */
  readonly isDisputed?: true;
}

/** Of a booking whose flights are those that were bought. */
export const NO_CHANGES = { fees: 0, credits: 0 } as const;

interface Cancelled {
  readonly price: PriceBreakdown;
  /** What was charged, less what came back before. */
  readonly paid: Cents;
  /** Paid for changes of flights, and not part of what the trip is worth: fees and lost differences, and what the airline gave credit for. */
  readonly changes: Readonly<Record<keyof typeof NO_CHANGES, Cents>>;
  readonly conditions: FareConditions;
  /** Within our 24 hours. */
  readonly isFree: boolean;
  /** The airline made a significant change that the traveler did not accept. */
  readonly isChanged: boolean;
  /** What the supplier gives back of what it was paid; null where it does not say. */
  readonly supplierRefund: Cents | null;
  /** What the airline gives the travelers instead of money. */
  readonly credit?: AirlineCredit | undefined;
}

/** A quote for a booking of which so much went back before: that counts toward the refund, then toward what is kept. */
export function lessReturned(quote: CancelQuote, returned: Cents): CancelQuote {
  let rest = returned;
  const less = (amount: Cents): Cents => {
    const taken = Math.min(amount, rest);
    rest -= taken;
    return amount - taken;
  };
  const [refund, airlineKeeps, feeKept] = [less(quote.refund), less(quote.airlineKeeps), less(quote.feeKept)];
  return { ...quote, paid: refund + airlineKeeps + feeKept, airlineKeeps, feeKept, refund };
}

/**
 * The traveler gets what the supplier gives back, and no less than the rules of the fare that was bought (decision 090). Where the airline
 * gives credit, only what is returned as money goes to the card; our own promises are kept in money all the same (decision 134).
 */
export function quoteCancellation({ price, paid, changes, conditions, isFree, isChanged, supplierRefund, credit }: Cancelled): CancelQuote {
  // for what credit was given before nothing is given twice
  const { credits } = changes;
  if (isFree || isChanged)
    return {
      basis: isFree ? 'free' : 'changed',
      paid,
      airlineKeeps: Math.min(credits, paid),
      feeKept: 0,
      refund: Math.max(0, paid - credits),
    };
  const spent = Math.min(changes.fees + credits, paid);
  const { refundPenalty } = conditions;
  const feeKept = Math.min(price.serviceFee, paid - spent);
  const fare = paid - feeKept - spent;
  const given = supplierRefund === null ? 0 : Math.min(fare, Math.max(supplierRefund, 0));
  if (credit) return { basis: 'credit', paid, airlineKeeps: spent + fare - given, feeKept, refund: given, credit };
  if (refundPenalty === null)
    return { basis: given > 0 ? 'airline' : 'not_refundable', paid, airlineKeeps: spent + fare - given, feeKept, refund: given };
  // a penalty takes no more than the traveler's own ticket
  const penalties = price.perTraveler.reduce((sum, { count, each }) => sum + count * Math.min(refundPenalty, each), 0);
  // seats and bags are bought apart from the fare: its rules give none of them back
  const flights = Math.max(0, fare - extrasOf(price));
  const refund = Math.max(given, flights - Math.min(penalties, flights));
  return { basis: 'fare', paid, airlineKeeps: spent + fare - refund, feeKept, refund };
}
