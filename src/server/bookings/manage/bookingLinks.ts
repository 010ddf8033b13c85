/**
 * Links of mails: tokens that nobody can guess, of which the database holds the hash alone, and that open nothing once they have expired.
 * One opens its booking without typing: it is behind the `#` of the address, which no server, proxy or log sees, and works for the
 * first browser that uses it. The other is part of the address of a calendar file, for any browser, and opens nothing but that file.
 */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { DAY_MS } from '#core/domain/values/keptFor';
import { bookingLinks } from '../bookings.tables';

/** Longer than most wait from booking to the trip's reminder, which brings another one. */
const LASTS_MS = 30 * DAY_MS;
const BYTES = 24;

/** What is in the address of a mail's link. */
export const newMailToken = (): string => randomBytes(BYTES).toString('base64url');

export const mailTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A new token for a mail about the booking, and what it opens. */
export async function addBookingLink(
  db: Pick<NodePgDatabase, 'insert'>,
  bookingId: string,
  opens: typeof bookingLinks.$inferSelect.opens,
  now: Date,
): Promise<string> {
  const token = newMailToken();
  await db
    .insert(bookingLinks)
    .values({ tokenHash: mailTokenHash(token), bookingId, opens, expiresAt: new Date(now.getTime() + LASTS_MS) });
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
    .where(and(isLive(token, 'booking', now), isFree))
    .returning({ bookingId: bookingLinks.bookingId });
  return row?.bookingId ?? null;
}

/** The booking whose calendar file a token opens; null where it is unknown, or has expired. */
export async function calendarLinkOf(db: Pick<NodePgDatabase, 'select'>, token: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ bookingId: bookingLinks.bookingId })
    .from(bookingLinks)
    .where(isLive(token, 'calendar', now));
  return row?.bookingId ?? null;
}

const isLive = (token: string, opens: typeof bookingLinks.$inferSelect.opens, now: Date): SQL | undefined =>
  and(eq(bookingLinks.tokenHash, mailTokenHash(token)), eq(bookingLinks.opens, opens), gt(bookingLinks.expiresAt, now));
