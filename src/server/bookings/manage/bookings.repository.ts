/** Bookings that the supplier has made: who reads them, and what may still be added. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { TravelerDetails } from '#core/domain/booking/booking';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import type { Refusal } from '../answers';
import { refuse } from '../answers';
import { bookingReaders, bookings } from '../bookings.tables';
import type { Booking } from '../saga/work';

/** A booking is shown in these states alone: never as confirmed before the supplier has booked (booking.12). */
const ACKNOWLEDGED = ['paid', 'ticketed', 'cancelled'] as const;

export type BookingRepository = ReturnType<typeof createBookingRepository>;

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
    /** The booking of an attempt, which names it to the supplier. */
    async byAttempt(attemptId: string): Promise<Booking | null> {
      const [row] = await db
        .select()
        .from(bookings)
        .where(sql`${bookings.attemptId}::text = ${attemptId}`);
      return row ?? null;
    },
    /** One of the bookings this browser may read, by its reference. */
    async readableByReference(secretHash: string, reference: string): Promise<Booking | null> {
      const [row] = await db
        .select({ booking: bookings })
        .from(bookings)
        .innerJoin(bookingReaders, eq(bookingReaders.bookingId, bookings.id))
        .where(
          and(eq(bookings.reference, reference), eq(bookingReaders.secretHash, secretHash), inArray(bookings.state, [...ACKNOWLEDGED])),
        );
      return row?.booking ?? null;
    },
    /** Standing bookings with a passport that the supplier has not confirmed. */
    awaitingSupplier: (limit: number): Promise<readonly Booking[]> =>
      db
        .select()
        .from(bookings)
        .where(and(eq(bookings.isSupplierBehind, true), eq(bookings.state, 'ticketed')))
        .orderBy(bookings.updatedAt)
        .limit(limit),
    /** The supplier has the travelers as they were read; a change made since is reported again. */
    async markSupplierUpdated({ id, updatedAt }: Booking): Promise<void> {
      await db
        .update(bookings)
        .set({ isSupplierBehind: false })
        .where(and(eq(bookings.id, id), eq(bookings.updatedAt, updatedAt)));
    },
    /** Null finds nothing, by the same work: how long a look-up takes must not reveal which texts can be a reference. */
    async byReference(reference: string | null): Promise<Booking | null> {
      const [row] = await db
        .select()
        .from(bookings)
        .where(and(sql`${bookings.reference} = ${reference}`, inArray(bookings.state, [...ACKNOWLEDGED])));
      return row ?? null;
    },
    /**
     * Writes the travelers that `change` makes of a booking this browser may read; the row is held meanwhile, so that of two
     * changes at once none is lost. A refusal of `change` writes nothing.
     */
    changeTravelers(
      secretHash: string,
      reference: string,
      change: (booking: Booking) => Result<readonly TravelerDetails[], Refusal>,
    ): Promise<Result<Booking, Refusal>> {
      return db.transaction(async (tx) => {
        const [row] = await tx
          .select({ booking: bookings })
          .from(bookings)
          .innerJoin(bookingReaders, eq(bookingReaders.bookingId, bookings.id))
          .where(
            and(eq(bookings.reference, reference), eq(bookingReaders.secretHash, secretHash), inArray(bookings.state, [...ACKNOWLEDGED])),
          )
          .for('update', { of: bookings });
        if (!row) return err(refuse('booking_unknown'));
        const travelers = change(row.booking);
        if (!travelers.ok) return travelers;
        if (travelers.value === row.booking.travelers) return ok(row.booking);
        const [changed] = await tx
          .update(bookings)
          .set({ travelers: travelers.value, isSupplierBehind: true, updatedAt: clock() })
          .where(eq(bookings.id, row.booking.id))
          .returning();
        if (!changed) throw new Error('a row that is held is there');
        return ok(changed);
      });
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
