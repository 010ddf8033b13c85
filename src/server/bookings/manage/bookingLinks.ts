/**
 * The link of a mail that opens its booking without typing: a token that nobody can guess, of which the database holds the hash alone.
 * It stands behind the `#` of the address, which no server, proxy or log is told; it opens the booking to the first browser that uses
 * it, and to nobody once it has expired.
 */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { DAY_MS } from '#core/domain/values/keptFor';
import { bookingLinks } from '../bookings.tables';

/** Longer than most wait from booking to the trip's reminder, which brings another one. */
const LASTS_MS = 30 * DAY_MS;
const BYTES = 24;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A new token for a mail about the booking. */
export async function addBookingLink(db: Pick<NodePgDatabase, 'insert'>, bookingId: string, now: Date): Promise<string> {
  const token = randomBytes(BYTES).toString('base64url');
  await db.insert(bookingLinks).values({ tokenHash: hashOf(token), bookingId, expiresAt: new Date(now.getTime() + LASTS_MS) });
  return token;
}

/** The booking that a token opens to a browser; null where it is unknown, expired, or was used by another one. */
export async function takeBookingLink(
  db: Pick<NodePgDatabase, 'update'>,
  token: string,
  secretHash: string,
  now: Date,
): Promise<string | null> {
  const isFree = or(isNull(bookingLinks.usedBy), eq(bookingLinks.usedBy, secretHash));
  const [row] = await db
    .update(bookingLinks)
    .set({ usedBy: secretHash })
    .where(and(eq(bookingLinks.tokenHash, hashOf(token)), gt(bookingLinks.expiresAt, now), isFree))
    .returning({ bookingId: bookingLinks.bookingId });
  return row?.bookingId ?? null;
}
