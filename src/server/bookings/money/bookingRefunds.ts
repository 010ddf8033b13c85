/** What was taken and given back for a booking, over the booking itself, its changes of flights and its cancellation (money.31). */
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { refundParts } from '#core/domain/payment/refundParts';
import type { RefundPart, TakenPayment } from '#core/domain/payment/refundParts';
import type { PaymentGateway } from '../../payments/gateway';
import { attempts } from '../bookings.tables';
import { cancellations } from '../afterSale/cancelling/cancellations.tables';
import { exchanges } from '../afterSale/exchanging/exchanges.tables';

type Db = Pick<NodePgDatabase, 'select'>;

/** So much of a refund of a booking comes from one payment of it; `isDone` once the whole refund was made. */
export interface BookingRefund extends RefundPart {
  readonly isDone: boolean;
}

export type BookingRefunds = ReturnType<typeof createBookingRefunds>;

export const createBookingRefunds = ({ db }: { readonly db: Db }) => ({
  /** What one refund of an attempt's booking takes from each payment. */
  partsOf: async (attemptId: string, refundId: string): Promise<readonly RefundPart[]> =>
    (await refundsOf(db, attemptId)).filter((part) => part.refundId === refundId),
});

/** All refunds of an attempt's booking, begun or made, by the payments that they come from. */
export async function refundsOf(db: Db, attemptId: string): Promise<readonly BookingRefund[]> {
  const [booked] = await db.select({ amount: attempts.capturedAmount }).from(attempts).where(eq(attempts.id, attemptId));
  const changed = await db
    .select()
    .from(exchanges)
    .where(and(eq(exchanges.attemptId, attemptId), inArray(exchanges.state, ['changed', 'done'])))
    .orderBy(asc(exchanges.createdAt));
  const [cancelled] = await db
    .select({ id: cancellations.id, amount: cancellations.refund, state: cancellations.state })
    .from(cancellations)
    .where(and(eq(cancellations.attemptId, attemptId), ne(cancellations.state, 'failed')));
  const payments: readonly TakenPayment[] = [
    { key: attemptId, amount: booked?.amount ?? 0 }, // nothing was taken for an attempt that was lost
    ...changed.flatMap(({ id, capturedAmount }) => (capturedAmount === null ? [] : [{ key: id, amount: capturedAmount }])),
  ];
  const refunds = [...changed.map(({ id, refund, state }) => ({ id, amount: refund, state })), ...(cancelled ? [cancelled] : [])];
  const done = new Set(refunds.flatMap(({ id, state }) => (state === 'done' ? [id] : [])));
  return refundParts(payments, refunds).map((part) => ({ ...part, isDone: done.has(part.refundId) }));
}

/**
 * Makes a refund of a booking, in full: false where a part could not be given back, for another try. Parts that were given back before are
 * found to be, and so is a payment that somebody gave back at the provider.
 */
export async function giveBack(
  { refunds, gateway }: { readonly refunds: BookingRefunds; readonly gateway: Pick<PaymentGateway, 'lookup' | 'refund'> },
  { refundId, attemptId, amount }: { readonly refundId: string; readonly attemptId: string; readonly amount: number },
): Promise<boolean> {
  const parts = await refunds.partsOf(attemptId, refundId);
  for (const part of parts) {
    const payment = await gateway.lookup(part.key);
    if (!payment.ok || !payment.value) return false;
    // somebody gave everything back at the provider: nothing is left to give
    if (payment.value.state === 'refunded') continue;
    if (!(await gateway.refund(payment.value.paymentId, part.amount, refundId)).ok) return false;
  }
  // more than was taken cannot be given back, and stays open for a person to see
  return parts.reduce((sum, part) => sum + part.amount, 0) === amount;
}
