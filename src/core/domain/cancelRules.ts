/** What comes back when a booking is cancelled, what is kept, and why (booking.38). */
import type { FareConditions, PriceBreakdown } from './flights';
import type { Cents } from './money';

/** Our 24 hours (booking.16), the conditions of the fare, or a fare that gives nothing back. */
export const CANCEL_BASES = ['free', 'fare', 'not_refundable'] as const;
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

interface Cancelled {
  readonly price: PriceBreakdown;
  /** What was charged. */
  readonly paid: Cents;
  readonly conditions: FareConditions;
  /** Within our 24 hours. */
  readonly isFree: boolean;
}

export function quoteCancellation({ price, paid, conditions, isFree }: Cancelled): CancelQuote {
  if (isFree) return { basis: 'free', paid, airlineKeeps: 0, feeKept: 0, refund: paid };
  const { refundPenalty } = conditions;
  const feeKept = Math.min(price.serviceFee, paid);
  const fare = paid - feeKept;
  if (refundPenalty === null) return { basis: 'not_refundable', paid, airlineKeeps: fare, feeKept, refund: 0 };
  // a penalty takes no more than the traveler's own ticket
  const penalties = price.perTraveler.reduce((sum, { count, each }) => sum + count * Math.min(refundPenalty, each), 0);
  const airlineKeeps = Math.min(penalties, fare);
  return { basis: 'fare', paid, airlineKeeps, feeKept, refund: fare - airlineKeeps };
}
