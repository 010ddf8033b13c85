/** Bookings that the supplier has made: who reads them, and what may still be added. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { TravelerDetails } from '#core/domain/booking/booking';
import { NO_BILLING } from '#core/domain/booking/booking';
import { passportDue } from '#core/domain/travelers/passportDue';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import { settleOfAttempt, wantPerson, wantPersonNow } from '../../attention/attention.service';
import { instantOf } from '../../geography/timeZones';
import type { TimeZoneOf } from '../../geography/timeZones';
import type { Refusal } from '../answers';
import { refuse } from '../answers';
import { bookingReaders, bookings } from '../bookings.tables';
import { isAttemptId } from '../reference';
import { ACKNOWLEDGED } from '../states';
import type { Booking } from '../saga/work';
import { calendarLinkOf, takeBookingLink } from './bookingLinks';
import { SUPPLIER_CONFIRMS_MS } from '../supplierConfirms';

export type BookingRepository = ReturnType<typeof createBookingRepository>;

interface Deps {
  readonly db: NodePgDatabase;
  readonly clock: () => Date;
  readonly timeZoneOf: TimeZoneOf;
}

export function createBookingRepository({ db, clock, timeZoneOf }: Deps) {
  /** A person notifies the airline of passports that were added, unless the supplier does. */
  async function wantPassportsSent(tx: Pick<NodePgDatabase, 'insert' | 'update'>, before: Booking, { travelers }: Booking): Promise<void> {
    const { id, attemptId, offer } = before;
    const now = clock();
    const zone = timeZoneOf(offer.slices[0].legs[0].from);
    for (const [i, { passport }] of travelers.entries())
      if (passport !== null && before.travelers[i]?.passport === null)
        await wantPerson(tx, now, {
          kind: 'passport_unsent',
          subject: `${id} ${String(i)}`,
          attemptId,
          reason: 'supplier_silent',
          dueAt: zone === null ? null : instantOf(passportDue(offer.slices), zone),
          from: new Date(now.getTime() + SUPPLIER_CONFIRMS_MS),
        });
  }

  return {
    /** The newest booking a browser may read, or that of one draft. */
    async readable(secretHash: string, draftId: string | null): Promise<Booking | null> {
      const [row] = await db
        .select({ booking: bookings, isByLink: bookingReaders.isByLink })
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
      return row ? shownTo(row) : null;
    },
    /** The booking of an attempt, which names it to the supplier; null for what is no name of ours. */
    async byAttempt(attemptId: string): Promise<Booking | null> {
      const [row] = isAttemptId(attemptId) ? await db.select().from(bookings).where(eq(bookings.attemptId, attemptId)) : [];
      return row ?? null;
    },
    /** One of the bookings this browser may read, by its reference. */
    async readableByReference(secretHash: string, reference: string): Promise<Booking | null> {
      const [row] = await db
        .select({ booking: bookings, isByLink: bookingReaders.isByLink })
        .from(bookings)
        .innerJoin(bookingReaders, eq(bookingReaders.bookingId, bookings.id))
        .where(
          and(eq(bookings.reference, reference), eq(bookingReaders.secretHash, secretHash), inArray(bookings.state, [...ACKNOWLEDGED])),
        );
      return row ? shownTo(row) : null;
    },
    /** Standing bookings with a passport that the supplier has not confirmed. */
    awaitingSupplier: (limit: number): Promise<readonly Booking[]> =>
      db
        .select()
        .from(bookings)
        // as the index has it
        .where(and(sql`${bookings.isSupplierBehind}`, eq(bookings.state, 'ticketed')))
        .orderBy(bookings.updatedAt)
        .limit(limit),
    /**
     * The supplier has the travelers as they were read, or, where `isPassedOn` is false, takes no passport: then a person notifies the airline. A
     * change made since is reported again.
     */
    async markReported({ id, attemptId, updatedAt }: Booking, isPassedOn: boolean): Promise<void> {
      await db.transaction(async (tx) => {
        const reported = await tx
          .update(bookings)
          .set({ isSupplierBehind: false })
          .where(and(eq(bookings.id, id), eq(bookings.updatedAt, updatedAt)))
          .returning({ id: bookings.id });
        if (!isPassedOn) await wantPersonNow(tx, clock(), 'passport_unsent', attemptId, 'supplier_takes_none');
        else if (reported.length > 0) await settleOfAttempt(tx, clock(), ['passport_unsent'], attemptId);
      });
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
          .select({ booking: bookings, isByLink: bookingReaders.isByLink })
          .from(bookings)
          .innerJoin(bookingReaders, eq(bookingReaders.bookingId, bookings.id))
          .where(
            and(eq(bookings.reference, reference), eq(bookingReaders.secretHash, secretHash), inArray(bookings.state, [...ACKNOWLEDGED])),
          )
          .for('update', { of: bookings });
        if (!row) return err(refuse('booking_unknown'));
        const travelers = change(row.booking);
        if (!travelers.ok) return travelers;
        if (travelers.value === row.booking.travelers) return ok(shownTo(row));
        const [changed] = await tx
          .update(bookings)
          .set({ travelers: travelers.value, isSupplierBehind: true, updatedAt: clock() })
          .where(eq(bookings.id, row.booking.id))
          .returning();
        if (!changed) throw new Error('a row that is held is there');
        await wantPassportsSent(tx, row.booking, changed);
        return ok(shownTo({ booking: changed, isByLink: row.isByLink }));
      });
    },
    /** Lets a browser that proved to know reference and email read the booking again; it becomes that browser's newest. */
    async addReader(bookingId: string, secretHash: string): Promise<void> {
      const addedAt = clock();
      await db
        .insert(bookingReaders)
        .values({ bookingId, secretHash, addedAt })
        .onConflictDoUpdate({ target: [bookingReaders.bookingId, bookingReaders.secretHash], set: { addedAt, isByLink: false } });
    },
    /** The booking whose calendar file a link opens; null where the link opens nothing, or the booking does not stand. */
    async ofCalendarLink(token: string): Promise<Booking | null> {
      const bookingId = await calendarLinkOf(db, token, clock());
      if (bookingId === null) return null;
      const [booking] = await db
        .select()
        .from(bookings)
        .where(and(eq(bookings.id, bookingId), inArray(bookings.state, ['paid', 'ticketed'])));
      return booking ?? null;
    },
    /**
     * Lets a browser that came by the link of a mail read its booking, which becomes its newest; null where the link opens nothing. What
     * the browser was shown before, it is shown still.
     */
    openByLink: (token: string, secretHash: string): Promise<Booking | null> =>
      db.transaction(async (tx) => {
        const addedAt = clock();
        const bookingId = await takeBookingLink(tx, token, secretHash, addedAt);
        if (bookingId === null) return null;
        const [reader] = await tx
          .insert(bookingReaders)
          .values({ bookingId, secretHash, addedAt, isByLink: true })
          .onConflictDoUpdate({ target: [bookingReaders.bookingId, bookingReaders.secretHash], set: { addedAt } })
          .returning({ isByLink: bookingReaders.isByLink });
        const [booking] = await tx
          .select()
          .from(bookings)
          .where(and(eq(bookings.id, bookingId), inArray(bookings.state, [...ACKNOWLEDGED])));
        return booking && reader ? shownTo({ booking, isByLink: reader.isByLink }) : null;
      }),
  };
}

/** A link may have been passed on: nothing of the payment goes with it. */
const shownTo = ({ booking, isByLink }: { readonly booking: Booking; readonly isByLink: boolean }): Booking =>
  isByLink ? { ...booking, cardBrand: null, cardLast4: null, wallet: null, billing: NO_BILLING } : booking;
