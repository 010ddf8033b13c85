/** Which order of Duffel's belongs to which of our references. */
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { SupplierCancelQuote } from '../../../supplier';
import { duffelOrders } from '../duffel.tables';

export interface RequestedOrder {
  readonly orderId: string | null;
  readonly requestedAt: Date;
  /** Who was ordered for, in the order of the booking; null for orders of before. */
  readonly passengerIds: readonly string[] | null;
  /** When Duffel reported that it could not be made. */
  readonly failedAt: Date | null;
  /** The quote of a cancellation that was made last. */
  readonly quote: SupplierCancelQuote | null;
}

/** What was requested, and when. */
export interface NewOrder extends Pick<RequestedOrder, 'requestedAt' | 'passengerIds'> {
  readonly offerId: string;
}

export interface OrderNotes {
  get(ourReference: string): Promise<RequestedOrder | null>;
  /** False where the reference was used before. */
  begin(ourReference: string, order: NewOrder): Promise<boolean>;
  keep(ourReference: string, orderId: string): Promise<void>;
  keepQuote(ourReference: string, quote: SupplierCancelQuote | null): Promise<void>;
  /** Duffel said that nothing was booked. */
  forget(ourReference: string): Promise<void>;
}

export function createOrderNotes(db: () => NodePgDatabase): OrderNotes {
  return {
    async get(ourReference) {
      const [row] = await db().select().from(duffelOrders).where(eq(duffelOrders.ourReference, ourReference));
      if (!row) return null;
      const { orderId, requestedAt, passengerIds, failedAt } = row;
      return { orderId, requestedAt, passengerIds, failedAt, quote: quoteOf(row) };
    },
    async begin(ourReference, order) {
      const rows = await db()
        .insert(duffelOrders)
        .values({ ourReference, ...order })
        .onConflictDoNothing()
        .returning({ ourReference: duffelOrders.ourReference });
      return rows.length === 1;
    },
    async keep(ourReference, orderId) {
      await db().update(duffelOrders).set({ orderId }).where(eq(duffelOrders.ourReference, ourReference));
    },
    async keepQuote(ourReference, quote) {
      await db()
        .update(duffelOrders)
        .set({
          cancelQuoteId: quote?.id ?? null,
          cancelRefund: quote?.refund ?? null,
          cancelUntil: quote?.until ?? null,
          cancelCreditKind: quote?.credit?.kind ?? null,
          cancelCreditAmount: quote?.credit?.amount ?? null,
        })
        .where(eq(duffelOrders.ourReference, ourReference));
    },
    async forget(ourReference) {
      await db().delete(duffelOrders).where(eq(duffelOrders.ourReference, ourReference));
    },
  };
}

function quoteOf(row: typeof duffelOrders.$inferSelect): SupplierCancelQuote | null {
  const { cancelQuoteId: id, cancelRefund: refund, cancelUntil: until, cancelCreditKind: kind, cancelCreditAmount: amount } = row;
  return id === null ? null : { id, refund, until, ...(kind === null ? {} : { credit: { kind, amount } }) };
}
