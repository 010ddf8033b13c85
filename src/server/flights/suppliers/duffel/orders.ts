/** Which order of Duffel's belongs to which reference of ours. */
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { SupplierCancelQuote } from '../../supplier';
import { duffelOrders } from './duffel.tables';

export interface AskedOrder {
  readonly orderId: string | null;
  /** The quote of a cancellation that was made last. */
  readonly quote: SupplierCancelQuote | null;
}

export interface OrderNotes {
  get(ourReference: string): Promise<AskedOrder | null>;
  /** False where the reference was asked for before. */
  begin(ourReference: string, now: Date): Promise<boolean>;
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
      const { orderId, cancelQuoteId, cancelRefund, cancelUntil } = row;
      return { orderId, quote: cancelQuoteId === null ? null : { id: cancelQuoteId, refund: cancelRefund, until: cancelUntil } };
    },
    async begin(ourReference, askedAt) {
      const rows = await db()
        .insert(duffelOrders)
        .values({ ourReference, askedAt })
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
        .set({ cancelQuoteId: quote?.id ?? null, cancelRefund: quote?.refund ?? null, cancelUntil: quote?.until ?? null })
        .where(eq(duffelOrders.ourReference, ourReference));
    },
    async forget(ourReference) {
      await db().delete(duffelOrders).where(eq(duffelOrders.ourReference, ourReference));
    },
  };
}
