/** Whether a booking is being cancelled or was: nothing else is done with it then. */
import { and, eq, ne } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { cancellations } from './cancellations.tables';

/** Inside a transaction that holds the booking, so that none begins meanwhile. */
export async function isBeingCancelled(db: Pick<NodePgDatabase, 'select'>, bookingId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: cancellations.id })
    .from(cancellations)
    .where(and(eq(cancellations.bookingId, bookingId), ne(cancellations.state, 'failed')))
    .limit(1);
  return row !== undefined;
}
