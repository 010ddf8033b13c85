/** What the saga leaves to a person of the agency, as entries of the list "Wants a person". */
import type { AirlineCredit } from '#core/domain/booking/cancelRules';
import { assistanceCodes } from '#core/domain/travelers/assistance';
import type { Noticed } from '../../attention/attention.service';
import type { SupplierOrder } from '../../flights/supplier';
import { SUPPLIER_CONFIRMS_MS } from '../retrying/supplierConfirms';
import type { Booking, Work } from './work';

/** The order stands and is paid for; the airline issued no ticket for a traveler, or has not confirmed it. */
export const orderWithoutTicket = ({ attempt }: Work, { supplierReference }: SupplierOrder): Noticed => ({
  kind: 'order_without_ticket',
  subject: attempt.id,
  attemptId: attempt.id,
  providerId: supplierReference,
});

/** Travelers requested assistance: airlines take that by telephone alone from most suppliers, before the first flight. */
export const assistanceUnsent = ({ attempt, booking }: Work, { supplierReference }: SupplierOrder): readonly Noticed[] => {
  const codes = assistanceCodes(booking.travelers);
  return codes === ''
    ? []
    : [{ kind: 'assistance_unsent', subject: attempt.id, attemptId: attempt.id, providerId: supplierReference, reason: codes }];
};

/** An order was requested, and the supplier knows none: somebody makes sure at the airline that no seats are held. */
export const orderNotFound = ({ attempt, booking }: Work): Noticed => ({
  kind: 'order_not_found',
  subject: attempt.id,
  attemptId: attempt.id,
  providerId: booking.supplierReference,
  amount: booking.offer.price.total,
});

/** An order of a lost attempt stands: unless the supplier cancels it within the hour, a person does. */
export const orderNotCancelled = (attemptId: string, now: Date): Noticed => ({
  kind: 'order_not_cancelled',
  subject: attemptId,
  attemptId,
  from: new Date(now.getTime() + SUPPLIER_CONFIRMS_MS),
});

/** A traveler cancels, and the supplier refuses: a person does it, while our promise of a full refund holds where there is one. */
export const cancellationRefused = ({ attemptId, supplierReference, freeCancelUntil }: Booking): Noticed => ({
  kind: 'cancellation_refused',
  subject: attemptId,
  attemptId,
  providerId: supplierReference,
  dueAt: freeCancelUntil,
});

/** An order was cancelled, and the airline gave credit where the agency had paid money. */
export const refundNotMoney = (attemptId: string, supplierReference: string, { kind, amount }: AirlineCredit): Noticed => ({
  kind: 'refund_not_money',
  subject: attemptId,
  attemptId,
  providerId: supplierReference,
  amount,
  reason: kind,
});
