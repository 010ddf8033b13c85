/** Schedule changes as rows. The newest of a booking counts. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Slice } from '#core/domain/flights/flights';
import { mapNonEmpty } from '#core/domain/values/nonEmpty';
import type { NonEmpty } from '#core/domain/values/nonEmpty';
import { isSameSchedule, isSignificantChange } from '#core/domain/booking/scheduleChange';
import { settleWithoutPerson } from '../../attention/attention.service';
import type { StandingOrder } from '../../flights/supplier';
import type { TimeZoneOf } from '../../geography/timeZones';
import { moveMail, writeMail } from '../../mail/outbox.service';
import type { Booking } from '../saga/work';
import { bookingEvents, bookings, cancellations, scheduleChanges } from '../bookings.tables';
import { departureOf } from '../cancelling/freeCancel';
import { reminderAt } from '../letters/reminder';

export type ScheduleChange = typeof scheduleChanges.$inferSelect;

interface Deps {
  readonly db: NodePgDatabase;
  readonly clock: () => Date;
  readonly timeZoneOf: TimeZoneOf;
}

type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update'>;

async function newestOf(db: Db, bookingId: string): Promise<ScheduleChange | null> {
  const [row] = await db
    .select()
    .from(scheduleChanges)
    .where(eq(scheduleChanges.bookingId, bookingId))
    .orderBy(desc(scheduleChanges.createdAt), desc(scheduleChanges.id))
    .limit(1);
  return row ?? null;
}

export type ScheduleChangeRepository = ReturnType<typeof createScheduleChangeRepository>;

export function createScheduleChangeRepository({ db, clock, timeZoneOf }: Deps) {
  /** What to say, and when: the letter about the change, and the reminder, which goes with the first departure. */
  async function writeMails(tx: Db, booking: Booking, changeId: string, slices: NonEmpty<Slice> | null): Promise<void> {
    const now = clock();
    const ofBooking = { bookingId: booking.id };
    await writeMail(tx, { kind: 'schedule_change', ...ofBooking, cause: `schedule_change ${changeId}`, dueAt: now }, now);
    const departure = slices && departureOf(slices, timeZoneOf);
    if (departure === null || departure <= now) return;
    const dueAt = new Date(Math.max(reminderAt(departure).getTime(), now.getTime()));
    await moveMail(tx, { kind: 'reminder', ...ofBooking, dueAt });
    await writeMail(tx, { kind: 'reminder', ...ofBooking, cause: `reminder ${booking.attemptId}`, dueAt }, now);
  }

  return {
    ofBooking: (bookingId: string): Promise<ScheduleChange | null> => newestOf(db, bookingId),

    /**
     * Brings a booking to the flights of its order, in one transaction with the letter about it; the same order again changes nothing.
     * `unbooked`: the booking does not stand yet, so that the news is for later.
     */
    apply(ourReference: string, order: StandingOrder): Promise<'changed' | 'same' | 'unbooked'> {
      return db.transaction(async (tx) => {
        const [booking] = await tx.select().from(bookings).where(eq(bookings.attemptId, ourReference)).for('update');
        if (booking?.state === 'received' || booking?.state === 'paid') return 'unbooked';
        if (booking?.state !== 'ticketed' || (await isBeingCancelled(tx, booking.id))) return 'same';
        // the document came after all
        if (order.status === 'ticketed' && order.hasNoTicket !== true)
          await settleWithoutPerson(tx, clock(), 'order_without_ticket', ourReference);
        const last = await newestOf(tx, booking.id);
        const { offer } = booking;
        const after = order.status === 'cancelled' ? null : withKnownDetails(order.slices, offer.slices);
        const isKnown = after === null ? last?.after === null : isSameSchedule(after, offer.slices);
        if (isKnown) return 'same';
        const agreed = last && last.acceptedAt === null ? last.before : offer.slices;
        const before = after !== null && isSameSchedule(agreed, after) ? offer.slices : agreed;
        const airports = { ...order.airports, ...offer.airports };
        const [id, now] = [randomUUID(), clock()];
        const isSignificant = isSignificantChange(before, after, airports);
        await tx.insert(scheduleChanges).values({ id, bookingId: booking.id, before, after, isSignificant, createdAt: now });
        const carriers = { ...order.carriers, ...offer.carriers };
        await tx
          .update(bookings)
          .set({ offer: { ...offer, carriers, airports, slices: after ?? offer.slices }, updatedAt: now })
          .where(eq(bookings.id, booking.id));
        await tx.insert(bookingEvents).values({ attemptId: booking.attemptId, toState: 'schedule_changed', at: now });
        await writeMails(tx, booking, id, after);
        return 'changed';
      });
    },

    /** The traveler takes the flights as they are; false where this is not the newest change of a booking that stands. */
    accept({ id: bookingId, attemptId }: Booking, changeId: string): Promise<boolean> {
      return db.transaction(async (tx) => {
        const [booking] = await tx.select({ state: bookings.state }).from(bookings).where(eq(bookings.id, bookingId)).for('update');
        const newest = await newestOf(tx, bookingId);
        if (booking?.state !== 'ticketed' || newest?.id !== changeId || newest.after === null) return false;
        if (newest.acceptedAt !== null) return true;
        if (await isBeingCancelled(tx, bookingId)) return false;
        const now = clock();
        await tx.update(scheduleChanges).set({ acceptedAt: now, isSupplierBehind: true }).where(eq(scheduleChanges.id, changeId));
        await tx.insert(bookingEvents).values({ attemptId, toState: 'schedule_accepted', at: now });
        return true;
      });
    },

    /** Accepted ones that the supplier has not confirmed, the oldest first. */
    awaitingSupplier: (limit: number): Promise<readonly { readonly id: string; readonly attemptId: string }[]> =>
      db
        .select({ id: scheduleChanges.id, attemptId: bookings.attemptId })
        .from(scheduleChanges)
        .innerJoin(bookings, eq(bookings.id, scheduleChanges.bookingId))
        .where(and(eq(scheduleChanges.isSupplierBehind, true), eq(bookings.state, 'ticketed')))
        .orderBy(scheduleChanges.createdAt)
        .limit(limit),

    async markSupplierUpdated(id: string): Promise<void> {
      await db.update(scheduleChanges).set({ isSupplierBehind: false }).where(eq(scheduleChanges.id, id));
    },
  };
}

async function isBeingCancelled(db: Db, bookingId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: cancellations.id })
    .from(cancellations)
    .where(and(eq(cancellations.bookingId, bookingId), ne(cancellations.state, 'failed')))
    .limit(1);
  return row !== undefined;
}

/** Orders say less of a flight than offers: what was known of one stays with it. */
function withKnownDetails(now: NonEmpty<Slice>, before: readonly Slice[]): NonEmpty<Slice> {
  const known = before.flatMap(({ legs }) => legs);
  return mapNonEmpty(now, (slice) => ({
    ...slice,
    legs: mapNonEmpty(slice.legs, (leg) => {
      const old = known.find(
        (one) => one.carrier === leg.carrier && one.flightNumber === leg.flightNumber && one.from === leg.from && one.to === leg.to,
      );
      if (!old) return leg;
      const { departs, arrives, minutes, operatedBy, cabin } = leg;
      return { ...old, departs, arrives, minutes, operatedBy, ...(cabin === undefined ? {} : { cabin }) };
    }),
  }));
}
