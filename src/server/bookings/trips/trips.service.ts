/**
 * All trips of a traveler without an account (booking.52): a link to the address that they were booked with opens them on another device. Asking
 * does the same work and answers the same whether or not anything is booked; whoever reads the mail finds out.
 */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { savedTravelerToWire } from '#core/contract/bookings/savedTravelers';
import type { ForgetTravelers, SavedTravelersWire } from '#core/contract/bookings/savedTravelers.schema';
import type { AskTrips, ForgetTrips, OpenTrips, ShowTrip, TripListWire } from '#core/contract/bookings/trips.schema';
import { utcDateOf } from '#core/domain/values/dates';
import { readSubscriber } from '#core/domain/site/enquiryRules';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import { lastOf } from '#core/domain/values/nonEmpty';
import { writeMail } from '../../mail/outbox.service';
import type { Refusal } from '../wire/answers';
import { refuse } from '../wire/answers';
import type { BookingDeps } from '../bookingDeps';
import { nameOf } from '../letters/tripBlocks';
import { bookingReaders, bookings, drafts } from '../bookings.tables';
import { emailOf } from '../desk/bookingIndexes.tables';
import { readReference } from '../reference';
import type { Booking } from '../saga/work';
import { ACKNOWLEDGED } from '../states';
import { forgetTravelers, knownTravelers } from './savedTravelers.repository';
import { takeTripLink } from './tripLinks';
import { tripRequests } from './trips.tables';
import { at } from '#core/domain/values/checkedReads';

/** More than anybody books in the time a cookie lasts; a list is no place to search. */
const MOST_TRIPS = 50;

export type TripsService = ReturnType<typeof createTripsService>;

/** `secretHash` is the browser that asks. */
export function createTripsService({ db, clock, onMail }: Pick<BookingDeps, 'db' | 'clock' | 'onMail'>) {
  async function list(secretHash: string): Promise<TripListWire> {
    const rows = await db
      .select({ booking: bookings })
      .from(bookingReaders)
      .innerJoin(bookings, eq(bookings.id, bookingReaders.bookingId))
      .where(and(eq(bookingReaders.secretHash, secretHash), inArray(bookings.state, [...ACKNOWLEDGED])))
      .orderBy(desc(bookings.bookedAt))
      .limit(MOST_TRIPS);
    const today = utcDateOf(clock());
    const trips = rows.map(({ booking }) => tripWire(booking, today));
    return {
      trips: [
        ...trips.filter(({ isOver }) => !isOver).sort(byDeparture),
        ...trips
          .filter(({ isOver }) => isOver)
          .sort(byDeparture)
          .reverse(),
      ],
    };
  }

  return {
    /** Writes down who requests the link; the mail is composed later, and only where something is booked. */
    async ask({ email, locale }: AskTrips): Promise<Refusal | null> {
      const read = readSubscriber({ email });
      if (!read.ok) return refuse('invalid_request', { errors: [{ name: '/email', detail: 'has the wrong form' }] });
      const now = clock();
      const id = randomUUID();
      await db.transaction(async (tx) => {
        await tx.insert(tripRequests).values({ id, email: read.value.email.toLowerCase(), locale, createdAt: now });
        await writeMail(tx, { kind: 'trips_link', aboutId: id, cause: `trips_link ${id}`, dueAt: now }, now);
      });
      onMail?.();
      return null;
    },

    /** Opens all bookings of the address to this browser, without anything of their payments: a mail may be passed on. */
    async open({ token }: OpenTrips, secretHash: string): Promise<Result<TripListWire, Refusal>> {
      const now = clock();
      const isOpened = await db.transaction(async (tx) => {
        const requestId = await takeTripLink(tx, token, secretHash, now);
        if (requestId === null) return false;
        const found = await tx
          .select({ bookingId: bookings.id })
          .from(bookings)
          .innerJoin(tripRequests, eq(tripRequests.email, emailOf(bookings.contact)))
          .where(and(eq(tripRequests.id, requestId), inArray(bookings.state, [...ACKNOWLEDGED])))
          .orderBy(desc(bookings.bookedAt))
          .limit(MOST_TRIPS);
        const readers = found.map(({ bookingId }) => ({ bookingId, secretHash, addedAt: now, isByLink: true }));
        if (readers.length > 0) await tx.insert(bookingReaders).values(readers).onConflictDoNothing();
        return true;
      });
      return isOpened ? ok(await list(secretHash)) : err(refuse('booking_unknown'));
    },

    list,

    /** The trip becomes the one that this browser reads. */
    async show({ reference }: ShowTrip, secretHash: string): Promise<Refusal | null> {
      const { rowCount } = await db
        .update(bookingReaders)
        .set({ addedAt: clock() })
        .where(and(eq(bookingReaders.secretHash, secretHash), eq(bookingReaders.bookingId, idOf(reference))));
      return rowCount === 0 ? refuse('booking_unknown') : null;
    },

    /**
     * The browser may no longer read it, nor the payment that it came of, and with all trips its saved travelers go; forgetting what is not
     * there is no fault.
     */
    async forget({ reference }: ForgetTrips, secretHash: string): Promise<void> {
      const one = reference === null ? undefined : eq(bookingReaders.bookingId, idOf(reference));
      const ofOne = reference === null ? undefined : hasReference(reference);
      const booked = db
        .select({ id: bookings.draftId })
        .from(bookings)
        .where(and(inArray(bookings.state, [...ACKNOWLEDGED]), ofOne));
      await db.transaction(async (tx) => {
        await tx
          .update(drafts)
          .set({ secretHash: NOBODY })
          .where(and(eq(drafts.secretHash, secretHash), inArray(drafts.id, booked)));
        await tx.delete(bookingReaders).where(and(eq(bookingReaders.secretHash, secretHash), one));
        if (reference === null) await forgetTravelers(tx, secretHash, null);
      });
    },

    /** Whom the browser may fill in again. */
    async savedTravelers(secretHash: string): Promise<SavedTravelersWire> {
      const known = await knownTravelers(db, secretHash);
      return { travelers: known.map(({ id, traveler }) => savedTravelerToWire(id, traveler)) };
    },

    forgetTravelers: ({ id }: ForgetTravelers, secretHash: string): Promise<void> => forgetTravelers(db, secretHash, id),
  };

  /** As a part of a query; of no booking where the text can be no reference. */
  function idOf(typed: string) {
    return db
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(hasReference(typed), inArray(bookings.state, [...ACKNOWLEDGED])));
  }
}

/** True of no booking where the text can be no reference. */
const hasReference = (typed: string) => eq(bookings.reference, readReference(typed) ?? '');

/** The secret of no browser: no SHA-256 of one is likely to be this. */
const NOBODY = '0'.repeat(64);

type TripWire = TripListWire['trips'][number];

const byDeparture = (a: TripWire, b: TripWire): number => leaves(a).localeCompare(leaves(b)) || a.reference.localeCompare(b.reference);
const leaves = ({ slices }: TripWire): string => at(slices, 0).departs;

function tripWire({ reference, state, travelers, offer }: Booking, today: string): TripWire {
  const slices = offer.slices.map(({ legs }) => {
    const [first, last] = [legs[0], lastOf(legs)];
    return { from: first.from, to: last.to, departs: first.departs, arrives: last.arrives };
  });
  return {
    reference,
    state: state === 'paid' || state === 'cancelled' ? state : 'ticketed',
    isOver: lastOf(offer.slices).legs.every(({ arrives }) => arrives.slice(0, 10) < today),
    travelers: travelers.map(nameOf),
    slices,
    airports: offer.airports,
  };
}
