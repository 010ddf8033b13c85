/** The sandbox's orders in the database, so that they outlive a restart. */
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { within } from '../../../../platform/db/range';
import { seatKey } from '../seats/seatMaps';
import { sandboxOrders, sandboxSeats } from './orders.tables';
import type { OrderStore, SoldSeat, StoredOrder } from './orders';

export function createDatabaseOrders(db: () => NodePgDatabase): OrderStore {
  const get = async (reference: string): Promise<StoredOrder | null> => {
    const [row] = await db().select().from(sandboxOrders).where(eq(sandboxOrders.ourReference, reference));
    return row ?? null;
  };
  return {
    get,
    add: async (order, seats = []) => {
      const taken = await addWhole(db(), order, seats);
      return taken.length > 0 ? { taken } : { order: (await get(order.ourReference)) ?? order };
    },
    soldSeats: (departures) =>
      departures.length === 0
        ? Promise.resolve([])
        : db()
            .select(SEAT)
            .from(sandboxSeats)
            .where(inArray(sandboxSeats.departure, [...departures])),
    setStatus: (reference, status) =>
      db().transaction(async (tx) => {
        if (status === 'cancelled') await tx.delete(sandboxSeats).where(eq(sandboxSeats.ourReference, reference));
        const [row] = await tx.update(sandboxOrders).set({ status }).where(eq(sandboxOrders.ourReference, reference)).returning();
        return row ?? null;
      }),
    change: (reference, change) =>
      db().transaction(async (tx) => {
        const isIt = eq(sandboxOrders.ourReference, reference);
        const [known] = await tx.select().from(sandboxOrders).where(isIt).for('update');
        const changed = known ? change(known) : null;
        if (!changed) return null;
        const { order, released = [] } = changed;
        await tx.update(sandboxOrders).set(order).where(isIt);
        if (released.length > 0)
          await tx
            .delete(sandboxSeats)
            .where(and(eq(sandboxSeats.ourReference, reference), inArray(sandboxSeats.departure, [...released])));
        return order;
      }),
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

const SEAT = { departure: sandboxSeats.departure, designator: sandboxSeats.designator };

/** Ends the transaction: the order is not kept without its seats. */
class SeatsTaken extends Error {
  constructor(readonly seats: readonly SoldSeat[]) {
    super('seats are taken');
  }
}

/** Writes the order and its seats, or nothing: answers with the seats that others have. */
async function addWhole(db: NodePgDatabase, order: StoredOrder, seats: readonly SoldSeat[]): Promise<readonly SoldSeat[]> {
  try {
    await db.transaction(async (tx) => {
      const made = await tx.insert(sandboxOrders).values(order).onConflictDoNothing().returning({ reference: sandboxOrders.ourReference });
      if (made.length === 0 || seats.length === 0) return;
      const rows = seats.map((seat) => ({ ...seat, ourReference: order.ourReference }));
      const kept = await tx.insert(sandboxSeats).values(rows).onConflictDoNothing().returning(SEAT);
      const keys = new Set(kept.map(seatKey));
      if (kept.length < seats.length) throw new SeatsTaken(seats.filter((seat) => !keys.has(seatKey(seat))));
    });
    return [];
  } catch (error) {
    if (error instanceof SeatsTaken) return error.seats;
    throw error;
  }
}
