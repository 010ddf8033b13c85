/** Which order of Duffel's belongs to which reference of ours. */
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { duffelOrders } from './duffel.tables';

export interface AskedOrder {
  readonly orderId: string | null;
}

export interface OrderNotes {
  get(ourReference: string): Promise<AskedOrder | null>;
  /** False where the reference was asked for before. */
  begin(ourReference: string, now: Date): Promise<boolean>;
  keep(ourReference: string, orderId: string): Promise<void>;
  /** Duffel said that nothing was booked. */
  forget(ourReference: string): Promise<void>;
}

export function createOrderNotes(db: () => NodePgDatabase): OrderNotes {
  return {
    async get(ourReference) {
      const [row] = await db()
        .select({ orderId: duffelOrders.orderId })
        .from(duffelOrders)
        .where(eq(duffelOrders.ourReference, ourReference));
      return row ?? null;
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
    async forget(ourReference) {
      await db().delete(duffelOrders).where(eq(duffelOrders.ourReference, ourReference));
    },
  };
}
