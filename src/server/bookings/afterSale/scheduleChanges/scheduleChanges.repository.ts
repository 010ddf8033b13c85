/** Schedule changes as rows. The newest of a booking counts. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { DAY_MS } from '#core/domain/values/keptFor';
import type { Slice } from '#core/domain/flights/flights';
import { mapNonEmpty } from '#core/domain/values/nonEmpty';
import type { NonEmpty } from '#core/domain/values/nonEmpty';
import { isSameSchedule, isSignificantChange } from '#core/domain/booking/scheduleChange';
import { settleOfAttempt, settleWithoutPerson, wantPerson, wantPersonNow } from '../../../attention/attention.service';
import type { StandingOrder } from '../../../flights/supplier';
import type { TimeZoneOf } from '../../../geography/timeZones';
import { writeMail } from '../../../mail/outbox.service';
import type { Booking } from '../../saga/work';
import { bookingEvents, bookings } from '../../bookings.tables';
import { cancellations } from '../cancelling/cancellations.tables';
import { scheduleChanges } from './scheduleChanges.tables';
import { departureOf } from '../cancelling/freeCancel';
import { isBeingExchanged } from '../exchanging/liveExchanges';
import { moveReminders } from '../../letters/moveReminders';
import { SUPPLIER_CONFIRMS_MS } from '../../supplierConfirms';
import { keepTerminals, keepTickets } from './orderDetails';

export type ScheduleChange = typeof scheduleChanges.$inferSelect;

interface Deps {
  readonly db: NodePgDatabase;
  readonly clock: () => Date;
  readonly timeZoneOf: TimeZoneOf;
}

/** A traveler who does not answer within this time is called; at once where the flights leave soon or are cancelled. */
const ANSWER_MS = DAY_MS;
const LEAVES_SOON_MS = 3 * DAY_MS;

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
  /** What to say, and when: the letter about the change, and the reminders, which go with the departures. */
  async function writeMails(tx: Db, booking: Booking, changeId: string, slices: NonEmpty<Slice> | null): Promise<void> {
    const now = clock();
    await writeMail(tx, { kind: 'schedule_change', bookingId: booking.id, cause: `schedule_change ${changeId}`, dueAt: now }, now);
    if (slices !== null) await moveReminders(tx, { booking, slices, timeZoneOf, now });
  }

  /** A person calls the traveler about a change that is not answered; of several changes the newest counts. */
  async function wantAnswer(tx: Db, { attemptId, offer }: Booking, change: ScheduleChange): Promise<void> {
    const { id, after, isSignificant, createdAt } = change;
    await settleOfAttempt(tx, createdAt, ['schedule_change_waits'], attemptId);
    const departure = departureOf(after ?? offer.slices, timeZoneOf);
    const isUrgent = after === null || departure === null || departure.getTime() < createdAt.getTime() + LEAVES_SOON_MS;
    await wantPerson(tx, createdAt, {
      kind: 'schedule_change_waits',
      subject: id,
      attemptId,
      reason: after === null ? 'cancelled_by_airline' : isSignificant ? 'significant' : 'not_significant',
      dueAt: departure,
      from: isUrgent ? createdAt : new Date(createdAt.getTime() + ANSWER_MS),
    });
  }

  return {
    ofBooking: (bookingId: string): Promise<ScheduleChange | null> => newestOf(db, bookingId),

    /**
     * Brings a booking to the flights and tickets of its order, in one transaction with the letters about it; the same order again
     * changes nothing.
     * `unbooked`: the booking does not stand yet, or its traveler is changing it, so that the news is for later.
     */
    apply(ourReference: string, order: StandingOrder): Promise<'changed' | 'same' | 'unbooked'> {
      return db.transaction(async (tx) => {
        const [booking] = await tx.select().from(bookings).where(eq(bookings.attemptId, ourReference)).for('update');
        if (booking?.state === 'received' || booking?.state === 'paid') return 'unbooked';
        // an order that was exchanged a moment ago is no change by the airline
        if (booking && (await isBeingExchanged(tx, booking.id))) return 'unbooked';
        if (booking?.state !== 'ticketed' || (await isBeingCancelled(tx, booking.id))) return 'same';
        const isTicketed = await keepTickets(tx, booking, order, clock());
        const last = await newestOf(tx, booking.id);
        const { offer } = booking;
        const after = order.status === 'cancelled' ? null : withKnownDetails(order.slices, offer.slices);
        const isKnown = after === null ? last?.after === null : isSameSchedule(after, offer.slices);
        if (isKnown) {
          if (after !== null) await keepTerminals(tx, booking, after, clock());
          return isTicketed ? 'changed' : 'same';
        }
        const agreed = last && last.acceptedAt === null ? last.before : offer.slices;
        const before = after !== null && isSameSchedule(agreed, after) ? offer.slices : agreed;
        const airports = { ...order.airports, ...offer.airports };
        const [id, now] = [randomUUID(), clock()];
        const isSignificant = isSignificantChange(before, after, airports);
        const [change] = await tx
          .insert(scheduleChanges)
          .values({ id, bookingId: booking.id, before, after, isSignificant, createdAt: now })
          .returning();
        if (!change) throw new Error('an insert returns its row');
        await wantAnswer(tx, booking, change);
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
        if ((await isBeingCancelled(tx, bookingId)) || (await isBeingExchanged(tx, bookingId))) return false;
        const now = clock();
        await tx.update(scheduleChanges).set({ acceptedAt: now, isSupplierBehind: true }).where(eq(scheduleChanges.id, changeId));
        await tx.insert(bookingEvents).values({ attemptId, toState: 'schedule_accepted', at: now });
        await settleWithoutPerson(tx, now, 'schedule_change_waits', changeId);
        await wantPerson(tx, now, {
          kind: 'accepted_change_unsent',
          subject: changeId,
          attemptId,
          reason: 'supplier_silent',
          dueAt: departureOf(newest.after, timeZoneOf),
          from: new Date(now.getTime() + SUPPLIER_CONFIRMS_MS),
        });
        return true;
      });
    },

    /** Accepted ones that the supplier has not confirmed, the oldest first. */
    awaitingSupplier: (limit: number): Promise<readonly { readonly id: string; readonly attemptId: string }[]> =>
      db
        .select({ id: scheduleChanges.id, attemptId: bookings.attemptId })
        .from(scheduleChanges)
        .innerJoin(bookings, eq(bookings.id, scheduleChanges.bookingId))
        .where(and(sql`${scheduleChanges.isSupplierBehind}`, eq(bookings.state, 'ticketed')))
        .orderBy(scheduleChanges.createdAt)
        .limit(limit),

    /** The supplier took an accepted change, or, where `isPassedOn` is false, never will: then a person notifies the airline. */
    async markReported({ id, attemptId }: { readonly id: string; readonly attemptId: string }, isPassedOn: boolean): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.update(scheduleChanges).set({ isSupplierBehind: false }).where(eq(scheduleChanges.id, id));
        if (isPassedOn) await settleWithoutPerson(tx, clock(), 'accepted_change_unsent', id);
        else await wantPersonNow(tx, clock(), 'accepted_change_unsent', attemptId, 'supplier_takes_none');
      });
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
      const { departs, arrives, minutes, operatedBy, cabin, fromTerminal, toTerminal } = leg;
      return {
        ...old,
        ...{ departs, arrives, minutes, operatedBy },
        ...(cabin === undefined ? {} : { cabin }),
        ...(fromTerminal === undefined ? {} : { fromTerminal }),
        ...(toTerminal === undefined ? {} : { toTerminal }),
      };
    }),
  }));
}
