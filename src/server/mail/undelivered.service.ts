/** What became of the letters about a booking, and sending again those that did not arrive (booking.71). */
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { AGAIN, isResent } from './mailStates';
import type { BookingLetterKind } from './mailStates';
import { writeMails } from './outbox.service';
import { outbox } from './outbox.tables';

type Row = typeof outbox.$inferSelect;

const lettersAbout = (db: Pick<NodePgDatabase, 'select'>, bookingId: string): Promise<Row[]> =>
  db.select().from(outbox).where(eq(outbox.bookingId, bookingId));

/** Those that were given up, and after which none arrived and none was requested again. */
const undeliveredOf = (letters: readonly Row[]): readonly Row[] =>
  letters.filter(({ id, state, settledAt }) => {
    if (state !== 'failed' || settledAt === null) return false;
    return !letters.some(
      (other) =>
        other.id !== id &&
        ((other.state === 'sent' && other.settledAt !== null && other.settledAt > settledAt) ||
          (isResent(other.cause) && other.createdAt >= settledAt)),
    );
  });

/** `sending`: one is due, and may still be refused; null where all that was due arrived. */
export async function mailOf(db: Pick<NodePgDatabase, 'select'>, bookingId: string, now: Date): Promise<'sending' | 'undelivered' | null> {
  const letters = await lettersAbout(db, bookingId);
  if (undeliveredOf(letters).length > 0) return 'undelivered';
  return letters.some(({ state, dueAt }) => state === 'pending' && dueAt <= now) ? 'sending' : null;
}

/** Requests again what did not arrive; false where everything did. What is no longer true is left out when its turn comes. */
export async function sendUndelivered(tx: Pick<NodePgDatabase, 'select' | 'insert'>, bookingId: string, now: Date): Promise<boolean> {
  const letters = undeliveredOf(await lettersAbout(tx, bookingId));
  await writeMails(
    tx,
    letters.map(({ id, kind, cause, details }) => ({
      // rows of a booking have its kinds
      ...{ kind: kind as BookingLetterKind, bookingId, details, dueAt: now },
      cause: `${AGAIN}${id} ${cause}`,
    })),
    now,
  );
  return letters.length > 0;
}
