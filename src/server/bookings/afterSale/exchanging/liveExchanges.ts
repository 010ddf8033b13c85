/** Whether the flights of a booking are being changed by its traveler: nothing else is done with it meanwhile. */
import { and, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { exchanges } from './exchanges.tables';

/** Of exchanges without an outcome, as the index has it. */
export const isUnsettled = sql`${exchanges.state} not in ('done', 'failed')`;

/** Inside a transaction that holds the booking, so that none begins meanwhile. */
export async function isBeingExchanged(db: Pick<NodePgDatabase, 'select'>, bookingId: string): Promise<boolean> {
  const [live] = await db
    .select({ id: exchanges.id })
    .from(exchanges)
    .where(and(eq(exchanges.bookingId, bookingId), isUnsettled))
    .limit(1);
  return live !== undefined;
}
