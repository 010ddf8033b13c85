/** Schedule changes as rows. The newest of a booking counts. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { DAY_MS } from '#core/domain/values/keptFor';
import type { Slice } from '#core/domain/flights/flights';
import { isNonEmpty, mapNonEmpty } from '#core/domain/values/nonEmpty';
import type { NonEmpty } from '#core/domain/values/nonEmpty';
import { changeFacts, inPlaces, isFlyable } from '#core/domain/booking/changeFacts';
import type { ChangeFact } from '#core/domain/booking/changeFacts';
import { haveSameCabins, haveSameOperators, isSameSchedule, isSignificantChange } from '#core/domain/booking/scheduleChange';
import { settleOfAttempt, settleWithoutPerson, wantPerson, wantPersonNow } from '../../../attention/attention.service';
import type { StandingOrder } from '../../../flights/supplier';
import type { TimeZoneOf } from '../../../geography/timeZones';
import { writeMail } from '../../../mail/outbox.service';
import type { Booking } from '../../saga/work';
import { bookingEvents, bookings } from '../../bookings.tables';
import { scheduleChanges } from './scheduleChanges.tables';
import { departureOf } from '../cancelling/freeCancel';
import { isBeingCancelled } from '../cancelling/liveCancellations';
import { isBeingExchanged } from '../exchanging/liveExchanges';
import { holdBooking } from '../../heldBooking';
import { moveReminders } from '../../letters/moveReminders';
import { SUPPLIER_CONFIRMS_MS } from '../../retrying/supplierConfirms';
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

  /** A person calls the traveler about a change that is not answered, at once where nothing can be accepted; of several changes the newest counts. */
  async function wantAnswer(tx: Db, { attemptId, offer }: Booking, change: ScheduleChange, facts: readonly ChangeFact[]): Promise<void> {
    const { id, after, isSignificant, createdAt } = change;
    await settleOfAttempt(tx, createdAt, ['schedule_change_waits'], attemptId);
    const departure = departureOf(after ?? offer.slices, timeZoneOf);
    const isUrgent = !isFlyable(facts) || departure === null || departure.getTime() < createdAt.getTime() + LEAVES_SOON_MS;
    await wantPerson(tx, createdAt, {
      kind: 'schedule_change_waits',
      subject: id,
      attemptId,
      reason: reasonOf(facts, isSignificant),
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
        const booking = await holdBooking(tx, eq(bookings.attemptId, ourReference));
        if (booking?.state === 'received' || booking?.state === 'paid') return 'unbooked';
        // an order that was exchanged a moment ago is no change by the airline
        if (booking && (await isBeingExchanged(tx, booking.id))) return 'unbooked';
        if (booking?.state !== 'ticketed' || (await isBeingCancelled(tx, booking.id))) return 'same';
        await settleOfAttempt(tx, clock(), ['order_unreadable'], booking.attemptId);
        const isTicketed = await keepTickets(tx, booking, order, clock());
        const last = await newestOf(tx, booking.id);
        const { offer } = booking;
        const airports = { ...order.airports, ...offer.airports };
        const agreed = last && last.acceptedAt === null ? last.before : offer.slices;
        const after = order.status === 'cancelled' ? null : slicesOf(order.slices, { agreed, known: offer.slices, airports });
        const isKnown =
          after === null
            ? last?.after === null
            : isSameSchedule(after, offer.slices) && haveSameCabins(after, offer.slices) && haveSameOperators(offer.slices, after);
        if (isKnown) {
          if (after !== null) await keepTerminals(tx, booking, after, clock());
          return isTicketed ? 'changed' : 'same';
        }
        const before = after !== null && isSameSchedule(agreed, after) ? offer.slices : agreed;
        const [id, now] = [randomUUID(), clock()];
        const facts = changeFacts(before, after, airports);
        const isSignificant = !isFlyable(facts) || isSignificantChange(before, after, airports);
        const [change] = await tx
          .insert(scheduleChanges)
          .values({ id, bookingId: booking.id, before, after, isSignificant, createdAt: now })
          .returning();
        if (!change) throw new Error('an insert returns its row');
        await wantAnswer(tx, booking, change, facts);
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

    /** What the order says of its flights cannot be read: a person looks at it now, and each time that there is news. */
    async unreadable({ attemptId, supplierReference, offer }: Booking, newsAt: Date): Promise<void> {
      const now = clock();
      await db.transaction(async (tx) => {
        await settleOfAttempt(tx, now, ['order_unreadable'], attemptId);
        await wantPerson(tx, now, {
          kind: 'order_unreadable',
          subject: `${attemptId} ${newsAt.toISOString()}`,
          attemptId,
          providerId: supplierReference,
          dueAt: departureOf(offer.slices, timeZoneOf),
        });
      });
    },

    /** The traveler takes the flights as they are; false where this is not the newest change of a booking that stands. */
    accept({ id: bookingId, attemptId }: Booking, changeId: string): Promise<boolean> {
      return db.transaction(async (tx) => {
        const booking = await holdBooking(tx, eq(bookings.id, bookingId));
        const newest = await newestOf(tx, bookingId);
        if (booking?.state !== 'ticketed' || newest?.id !== changeId || newest.after === null) return false;
        if (newest.acceptedAt !== null) return true;
        // what cannot be flown is nothing to accept
        if (!isFlyable(changeFacts(newest.before, newest.after, booking.offer.airports))) return false;
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

/** The flights of an order in the places of those that were agreed to, with what is known of them; null where there are none. */
function slicesOf(
  flown: readonly Slice[],
  {
    agreed,
    known,
    airports,
  }: { readonly agreed: readonly Slice[]; readonly known: readonly Slice[]; readonly airports: Booking['offer']['airports'] },
): NonEmpty<Slice> | null {
  const { places, added } = inPlaces(agreed, flown, airports);
  const slices = [...places.flatMap((slice) => slice ?? []), ...added];
  return isNonEmpty(slices) ? withKnownDetails(slices, [...known, ...agreed]) : null;
}

/** Why a person calls, as a code of the desk. */
function reasonOf(facts: readonly ChangeFact[], isSignificant: boolean): string {
  const [worst] = facts;
  switch (worst?.kind) {
    case 'allCancelled':
      return 'cancelled_by_airline';
    case 'cancelled':
      return 'direction_cancelled';
    case 'overlap':
      return 'flights_overlap';
    case 'connection':
      return 'connection_lost';
    default:
      return isSignificant ? 'significant' : 'not_significant';
  }
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
