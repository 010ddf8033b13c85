/**
 * The one order of locks around a booking: its row first, then the attempt, exchange, cancellation or schedule change that moves, then what
 * is written along with them. Whoever takes them otherwise may wait in a circle with somebody who does not.
 */
import type { SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { bookings } from './bookings.tables';
import type { Booking } from './saga/work';

/** The booking that is meant, held to the end of the transaction; rows that only refer to it are written meanwhile. */
export async function holdBooking(tx: Pick<NodePgDatabase, 'select'>, which: SQL): Promise<Booking | null> {
  const [booking] = await tx.select().from(bookings).where(which).for('no key update');
  return booking ?? null;
}
