/** What comes back when a booking is cancelled, what is kept, and why (booking.38). */
import type { FareConditions, PriceBreakdown } from '../flights/flights';
import type { Cents } from '../values/money';

/** Our own promise (booking.16): free for so many hours after booking, when departure is so many days away or more. */
export const FREE_CANCEL = { hours: 24, daysAhead: 7 } as const;

/**
 * Our 24 hours (booking.16), a significant change by the airline (booking.42), the conditions of the fare, what the airline gives back
 * of a fare that is not refundable, or nothing.
 */
export const CANCEL_BASES = ['free', 'changed', 'fare', 'airline', 'not_refundable'] as const;
export type CancelBasis = (typeof CANCEL_BASES)[number];

/** `paid` is `airlineKeeps`, `feeKept` and `refund` together, to the cent. */
export interface CancelQuote {
  readonly basis: CancelBasis;
  readonly paid: Cents;
  /** The airline's penalty. */
  readonly airlineKeeps: Cents;
  /** Our service fee, where it is not given back. */
  readonly feeKept: Cents;
  readonly refund: Cents;
}

/** What cancelling brings, and until when the supplier holds to its part; null where it names no time, or is not asked. */
export interface TimedQuote extends CancelQuote {
  readonly until: Date | null;
}

interface Cancelled {
  readonly price: PriceBreakdown;
  /** What was charged. */
  readonly paid: Cents;
  readonly conditions: FareConditions;
  /** Within our 24 hours. */
  readonly isFree: boolean;
  /** The airline made a significant change that the traveler did not accept. */
  readonly isChanged: boolean;
  /** What the supplier gives back of what it was paid; null where it does not say. */
  readonly supplierRefund: Cents | null;
}

/** The traveler gets what the supplier gives back, and no less than the rules of the fare that was bought (decision 100). */
export function quoteCancellation({ price, paid, conditions, isFree, isChanged, supplierRefund }: Cancelled): CancelQuote {
  if (isFree || isChanged) return { basis: isFree ? 'free' : 'changed', paid, airlineKeeps: 0, feeKept: 0, refund: paid };
  const { refundPenalty } = conditions;
  const feeKept = Math.min(price.serviceFee, paid);
  const fare = paid - feeKept;
  const given = Math.min(fare, Math.max(supplierRefund ?? 0, 0));
  if (refundPenalty === null)
    return { basis: given > 0 ? 'airline' : 'not_refundable', paid, airlineKeeps: fare - given, feeKept, refund: given };
  // a penalty takes no more than the traveler's own ticket
  const penalties = price.perTraveler.reduce((sum, { count, each }) => sum + count * Math.min(refundPenalty, each), 0);
  const refund = Math.max(given, fare - Math.min(penalties, fare));
  return { basis: 'fare', paid, airlineKeeps: fare - refund, feeKept, refund };
}
