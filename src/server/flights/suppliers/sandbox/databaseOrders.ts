/** The sandbox's orders in the database, so that they outlive a restart. */
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { sandboxOrders } from './orders.tables';
import type { OrderStore, StoredOrder } from './orders';

export function createDatabaseOrders(db: () => NodePgDatabase): OrderStore {
  const get = async (reference: string): Promise<StoredOrder | null> => {
    const [row] = await db().select().from(sandboxOrders).where(eq(sandboxOrders.ourReference, reference));
    return row ?? null;
  };
  return {
    get,
    add: async (order) => {
      await db().insert(sandboxOrders).values(order).onConflictDoNothing();
      return (await get(order.ourReference)) ?? order;
    },
    setStatus: async (reference, status) => {
      const [row] = await db().update(sandboxOrders).set({ status }).where(eq(sandboxOrders.ourReference, reference)).returning();
      return row ?? null;
    },
  };
}
