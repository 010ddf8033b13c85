/** Bookings that stand and have one of these travelers on one of these flights (booking.72). */
import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { BookedBefore } from '#core/contract/bookings/payments.schema';
import { isSameTraveler, shareFlight } from '#core/domain/booking/bookedBefore';
import type { TravelerDetails } from '#core/domain/booking/booking';
import { bookingReaders, bookings } from '../bookings.tables';
import { birthsOf } from '../desk/bookingIndexes.tables';
import type { Draft } from './drafts.repository';

/** Of so many who share a birth date the newest are looked at. */
const MOST_LOOKED_AT = 500;
/** Any constant of our own, another one than those of other turns. */
const TURN = 13;

/**
 * Those that this browser may read, with the travelers in question; an empty list where there are others alone, of which a stranger learns
 * nothing more; null where there is none. One that is being paid for counts, and is not named before the supplier has booked it. Payments for
 * people born on one day look in turn until the transaction ends, so that two at once do not miss each other.
 */
export async function bookedBefore(
  tx: Pick<NodePgDatabase, 'select' | 'execute'>,
  { id, offer, secretHash }: Pick<Draft, 'id' | 'offer' | 'secretHash'>,
  travelers: readonly TravelerDetails[],
): Promise<readonly BookedBefore[] | null> {
  const births = [...new Set(travelers.map(({ dateOfBirth }) => dateOfBirth))].sort();
  for (const born of births) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${born}, ${TURN}))`);
  const rows = await tx
    .select({ booking: bookings, reader: bookingReaders.secretHash })
    .from(bookings)
    .leftJoin(bookingReaders, and(eq(bookingReaders.bookingId, bookings.id), eq(bookingReaders.secretHash, secretHash)))
    .where(
      and(
        inArray(bookings.state, ['received', 'paid', 'ticketed']),
        ne(bookings.draftId, id),
        or(...births.map((born) => sql`${birthsOf(bookings.travelers)} @> ${JSON.stringify([born])}::jsonb`)),
      ),
    )
    .orderBy(desc(bookings.createdAt))
    .limit(MOST_LOOKED_AT);
  const found = rows.flatMap(({ booking, reader }) => {
    if (!shareFlight(booking.offer.slices, offer.slices)) return [];
    const twice = travelers.filter((one) => booking.travelers.some((other) => isSameTraveler(one, other)));
    return twice.length === 0 ? [] : [{ booking, reader, twice }];
  });
  if (found.length === 0) return null;
  return found
    .filter(({ booking, reader }) => reader !== null && booking.state !== 'received')
    .map(({ booking: { reference }, twice }) => ({
      reference,
      travelers: twice.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    }));
}
