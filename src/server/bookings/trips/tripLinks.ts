/** Links that open all trips of an address: short-lived tokens, of which the database holds the hash alone. */
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { TRIPS_LINK_MINUTES } from '#core/domain/values/keptFor';
import { mailTokenHash, newMailToken } from '../manage/bookingLinks';
import { tripLinks } from './trips.tables';

/** A new token for the mail of a request. */
export async function addTripLink(db: Pick<NodePgDatabase, 'insert'>, requestId: string, now: Date): Promise<string> {
  const token = newMailToken();
  const expiresAt = new Date(now.getTime() + TRIPS_LINK_MINUTES * 60_000);
  await db.insert(tripLinks).values({ tokenHash: mailTokenHash(token), requestId, expiresAt });
  return token;
}

/** The request that a token answers; null where it is unknown, expired, or was used by another browser. */
export async function takeTripLink(
  db: Pick<NodePgDatabase, 'update'>,
  token: string,
  secretHash: string,
  now: Date,
): Promise<string | null> {
  const isFree = or(isNull(tripLinks.usedBy), eq(tripLinks.usedBy, secretHash));
  const [link] = await db
    .update(tripLinks)
    .set({ usedBy: secretHash })
    .where(and(eq(tripLinks.tokenHash, mailTokenHash(token)), gt(tripLinks.expiresAt, now), isFree))
    .returning({ requestId: tripLinks.requestId });
  return link?.requestId ?? null;
}
