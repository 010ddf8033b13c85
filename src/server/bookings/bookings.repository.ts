/** Reading bookings that the supplier has made. */
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { bookingReaders, bookings } from '../db/schema';
import type { Booking } from './attempts.repository';

/** Before these, nobody is told of a booking (product §5: never "confirmed" before the supplier has booked). */
const ACKNOWLEDGED = ['paid', 'ticketed', 'cancelled'] as const;

export function createBookingRepository({ db, clock }: { readonly db: NodePgDatabase; readonly clock: () => Date }) {
  return {
    /** The newest booking a browser may read, or that of one draft. */
    async readable(secretHash: string, draftId: string | null): Promise<Booking | null> {
      const [row] = await db
        .select({ booking: bookings })
        .from(bookings)
        .innerJoin(bookingReaders, eq(bookingReaders.bookingId, bookings.id))
        .where(
          and(
            eq(bookingReaders.secretHash, secretHash),
            inArray(bookings.state, [...ACKNOWLEDGED]),
            draftId === null ? undefined : eq(bookings.draftId, draftId),
          ),
        )
        .orderBy(desc(bookingReaders.addedAt), desc(bookings.bookedAt))
        .limit(1);
      return row?.booking ?? null;
    },
    async byReference(reference: string): Promise<Booking | null> {
      const [row] = await db
        .select()
        .from(bookings)
        .where(and(eq(bookings.reference, reference), inArray(bookings.state, [...ACKNOWLEDGED])));
      return row ?? null;
    },
    /** Lets a browser that proved to know reference and e-mail read the booking again; it becomes that browser's newest. */
    async addReader(bookingId: string, secretHash: string): Promise<void> {
      const addedAt = clock();
      await db
        .insert(bookingReaders)
        .values({ bookingId, secretHash, addedAt })
        .onConflictDoUpdate({ target: [bookingReaders.bookingId, bookingReaders.secretHash], set: { addedAt } });
    },
  };
}
