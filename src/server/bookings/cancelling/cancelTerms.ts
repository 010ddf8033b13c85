/** What cancelling a booking brings at a moment: our promises, its fare and what the supplier gives back together (booking.38, booking.43). */
import { quoteCancellation } from '#core/domain/booking/cancelRules';
import type { CancelQuote } from '#core/domain/booking/cancelRules';
import type { Cents } from '#core/domain/values/money';
import type { Booking } from '../saga/work';
import type { ScheduleChange } from '../scheduleChanges/scheduleChanges.repository';

interface Circumstances {
  readonly change: ScheduleChange | null;
  /** What the supplier gives back; null where it does not say. */
  readonly supplierRefund: Cents | null;
  readonly now: Date;
}

export function cancelTerms({ offer, freeCancelUntil }: Booking, { change, supplierRefund, now }: Circumstances): CancelQuote {
  const { price, conditions } = offer;
  const isFree = freeCancelUntil !== null && now < freeCancelUntil;
  const isChanged = change !== null && change.isSignificant && change.acceptedAt === null;
  return quoteCancellation({ price, paid: price.total, conditions, isFree, isChanged, supplierRefund });
}

/** Everything comes back, whatever the supplier gives: nobody waits for its quote. */
export const isOurPromise = ({ basis }: Pick<CancelQuote, 'basis'>): boolean => basis === 'free' || basis === 'changed';
