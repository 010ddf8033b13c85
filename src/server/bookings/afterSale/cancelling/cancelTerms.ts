/** What cancelling a booking brings at a moment: our promises, its fare and what the supplier gives back together (booking.38, booking.43). */
import { lessReturned, quoteCancellation } from '#core/domain/booking/cancelRules';
import type { CancelQuote } from '#core/domain/booking/cancelRules';
import type { Cents } from '#core/domain/values/money';
import type { SupplierCancelQuote } from '../../../flights/supplier';
import type { Booking } from '../../saga/work';
import type { ScheduleChange } from '../scheduleChanges/scheduleChanges.repository';

interface Circumstances {
  readonly change: ScheduleChange | null;
  /** What the supplier gives back; null where it gave no quote. */
  readonly quote: Pick<SupplierCancelQuote, 'refund' | 'credit'> | null;
  /** Cents that went back before. */
  readonly returned: Cents;
  readonly now: Date;
}

export function cancelTerms(
  { offer, freeCancelUntil, changeFees: fees, changeCredits: credits }: Booking,
  { change, quote, returned, now }: Circumstances,
): CancelQuote {
  const { price, conditions } = offer;
  const isFree = freeCancelUntil !== null && now < freeCancelUntil;
  const isChanged = change !== null && change.isSignificant && change.acceptedAt === null;
  const given = { supplierRefund: quote?.refund ?? null, credit: quote?.credit };
  const paid = price.total + fees + credits;
  const terms = quoteCancellation({ price, paid, changes: { fees, credits }, conditions, isFree, isChanged, ...given });
  return lessReturned(terms, returned);
}

/** Everything is refunded, whatever the supplier gives: nobody waits for its quote. */
export const isOurPromise = ({ basis }: Pick<CancelQuote, 'basis'>): boolean => basis === 'free' || basis === 'changed';
