/** The sandbox's orders in the database, so that they outlive a restart. */
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { within } from '../../../../db/range';
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
    setSlices: async (reference, slices, newsAt) => {
      const known = await get(reference);
      if (!known?.flights) return null;
      const flights = { ...known.flights, slices };
      const [row] = await db().update(sandboxOrders).set({ flights, newsAt }).where(eq(sandboxOrders.ourReference, reference)).returning();
      return row ?? null;
    },
    madeIn: (range) => db().select().from(sandboxOrders).where(within(sandboxOrders.bookedAt, range)).orderBy(asc(sandboxOrders.bookedAt)),
    withNews: (limit) =>
      db().select().from(sandboxOrders).where(isNotNull(sandboxOrders.newsAt)).orderBy(asc(sandboxOrders.newsAt)).limit(limit),
    newsRead: async (reference, at) => {
      await db()
        .update(sandboxOrders)
        .set({ newsAt: null })
        .where(and(eq(sandboxOrders.ourReference, reference), eq(sandboxOrders.newsAt, at)));
    },
  };
}
