/** Bookings that the supplier has made: who reads them, and what of travelers may still be added and corrected. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { TravelerDetails } from '#core/domain/booking/booking';
import type { LocalDateTime } from '#core/domain/values/dates';
import { nameDue } from '#core/domain/travelers/nameCorrection';
import { NO_BILLING } from '#core/domain/booking/booking';
import { passportDue } from '#core/domain/travelers/passportDue';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import { settleOfAttempt, wantPerson, wantPersonNow } from '../../attention/attention.service';
import type { Noticed } from '../../attention/attention.service';
import { instantOf } from '../../geography/timeZones';
import type { TimeZoneOf } from '../../geography/timeZones';
import { writeMail } from '../../mail/outbox.service';
import type { Refusal } from '../wire/answers';
import { refuse } from '../wire/answers';
import { bookingReaders, bookings } from '../bookings.tables';
import { isAttemptId } from '../reference';
import { ACKNOWLEDGED } from '../states';
import type { Booking } from '../saga/work';
import { holdBooking } from '../heldBooking';
import { calendarLinkOf, takeBookingLink } from './bookingLinks';
import { SUPPLIER_CONFIRMS_MS } from '../retrying/supplierConfirms';
import { withNamesRefused, withNamesTaken } from './travelers';

export type BookingRepository = ReturnType<typeof createBookingRepository>;

/** A booking as one browser may read it. */
export type ReadBooking = Booking & {
  /** The caller came by the link of a mail alone, and is shown nothing of the payment, and no number of a traveler. */
  readonly isByLink?: true;
};

/** What the supplier said of travelers: it took them, leaves them to a person, or has no order that stands. */
export type Reported = 'taken' | 'not_passed_on' | 'no_order';

/** How the cause of a ticket mail begins that is sent again because a name was corrected. */
export const NAMES_CORRECTED = 'names ';

type AttentionKind = Noticed['kind'];
const ALL_BUT_NAMES = ['passport_unsent', 'traveler_numbers_unsent'] as const satisfies readonly AttentionKind[];
const TOLD_BY_SUPPLIER = [...ALL_BUT_NAMES, 'name_correction_asked'] as const satisfies readonly AttentionKind[];

interface Deps {
  readonly db: NodePgDatabase;
  readonly clock: () => Date;
  readonly timeZoneOf: TimeZoneOf;
}

/** Bookings that are compared with what proves a look-up. */
const MOST_OF_REFERENCE = 5;

export function createBookingRepository({ db, clock, timeZoneOf }: Deps) {
  /** A person notifies the airline of what was added and corrected, unless the supplier does within the hour. */
  async function wantTravelersSent(tx: Pick<NodePgDatabase, 'insert' | 'update'>, before: Booking, { travelers }: Booking): Promise<void> {
    const { id, attemptId, offer } = before;
    const now = clock();
    const zone = timeZoneOf(offer.slices[0].legs[0].from);
    const want = (kind: AttentionKind, subject: string, due: LocalDateTime): Promise<boolean> =>
      wantPerson(tx, now, {
        ...{ kind, subject, attemptId, reason: 'supplier_silent' },
        dueAt: zone === null ? null : instantOf(due, zone),
        from: new Date(now.getTime() + SUPPLIER_CONFIRMS_MS),
      });
    for (const [i, after] of travelers.entries()) {
      const was = before.travelers[i];
      const subject = `${id} ${String(i)}`;
      if (after.passport !== null && was?.passport === null) await want('passport_unsent', subject, passportDue(offer.slices));
      if (after.nameCorrection && !was?.nameCorrection) await want('name_correction_asked', subject, nameDue(offer.slices));
      if (numbersOf(after) === (was && numbersOf(was))) continue;
      // one that was seen to stays closed: each change is a subject of its own, and stands for those before it
      await settleOfAttempt(tx, now, ['traveler_numbers_unsent'], attemptId);
      await want('traveler_numbers_unsent', `${subject} ${randomUUID()}`, offer.slices[0].legs[0].departs);
    }
  }

  return {
    /** The newest booking a browser may read, or that of one draft. */
    async readable(secretHash: string, draftId: string | null): Promise<ReadBooking | null> {
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
    /** The booking of an attempt, which names it to the supplier; null for an unknown name. */
    async byAttempt(attemptId: string): Promise<Booking | null> {
      const [row] = isAttemptId(attemptId) ? await db.select().from(bookings).where(eq(bookings.attemptId, attemptId)) : [];
      return row ?? null;
    },
    /** One of the bookings this browser may read, by its reference. */
    async readableByReference(secretHash: string, reference: string): Promise<ReadBooking | null> {
      const [row] = await db
        .select({ booking: bookings, isByLink: bookingReaders.isByLink })
        .from(bookings)
        .innerJoin(bookingReaders, eq(bookingReaders.bookingId, bookings.id))
        .where(
          and(eq(bookings.reference, reference), eq(bookingReaders.secretHash, secretHash), inArray(bookings.state, [...ACKNOWLEDGED])),
        );
      return row ? shownTo(row) : null;
    },
    /** Standing bookings with travelers that the supplier has not confirmed as they are. */
    awaitingSupplier: (limit: number): Promise<readonly Booking[]> =>
      db
        .select()
        .from(bookings)
        // as the index has it
        .where(and(sql`${bookings.isSupplierBehind}`, eq(bookings.state, 'ticketed')))
        .orderBy(bookings.updatedAt)
        .limit(limit),
    /**
     * What the supplier said of the travelers as they were read. Names that it took are those of the tickets now, and the itinerary is
     * sent again; what it does not pass on, a person does. A change made since is reported again.
     */
    async markReported(read: Booking, outcome: Reported): Promise<void> {
      const { id, attemptId } = read;
      await db.transaction(async (tx) => {
        const row = await holdBooking(tx, eq(bookings.id, id));
        if (!row) return;
        const now = clock();
        // two changes may be of one moment
        const isCurrent = JSON.stringify(row.travelers) === JSON.stringify(read.travelers);
        if (isCurrent) await tx.update(bookings).set({ isSupplierBehind: false }).where(eq(bookings.id, id));
        if (outcome === 'taken') await settleNames(tx, row, withNamesTaken(row.travelers, read.travelers), now);
        if (outcome === 'not_passed_on')
          for (const kind of TOLD_BY_SUPPLIER) await wantPersonNow(tx, now, kind, attemptId, 'supplier_takes_none');
        // an order that there is not has no name to correct, and a person looks why
        else if (isCurrent) await settleOfAttempt(tx, now, outcome === 'taken' ? TOLD_BY_SUPPLIER : ALL_BUT_NAMES, attemptId);
      });
    },
    /** What the airline answered to a person about all names that were requested; false where none was. */
    settleNameCorrections(reference: string, state: 'corrected' | 'refused'): Promise<boolean> {
      return db.transaction(async (tx) => {
        const row = await holdBooking(tx, eq(bookings.reference, reference));
        if (!row?.travelers.some(({ nameCorrection }) => nameCorrection?.state === 'asked')) return false;
        const now = clock();
        const travelers = state === 'corrected' ? withNamesTaken(row.travelers, row.travelers) : withNamesRefused(row.travelers);
        await settleNames(tx, row, travelers, now);
        await settleOfAttempt(tx, now, ['name_correction_asked'], row.attemptId);
        return true;
      });
    },
    /**
     * The bookings of references of ours, and those of an airline's, which airlines give again in time: the newest ones. No reference finds
     * nothing, by the same work: how long a look-up takes must not reveal which texts can be a reference.
     */
    byReferences: (ours: readonly string[], airlines: readonly string[]): Promise<readonly Booking[]> =>
      db
        .select()
        .from(bookings)
        .where(
          and(
            sql`(${bookings.reference} = any(${sql.param(ours)}) or ${bookings.supplierReference} = any(${sql.param(airlines)}))`,
            inArray(bookings.state, [...ACKNOWLEDGED]),
          ),
        )
        .orderBy(desc(bookings.createdAt))
        .limit(MOST_OF_REFERENCE),
    /**
     * Writes the travelers that `change` makes of a booking this browser may read; the row is held meanwhile, so that of two
     * changes at once none is lost. A refusal of `change` writes nothing. The answer is the whole booking, to be passed on to the supplier.
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
          .for('no key update', { of: bookings });
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
        await wantTravelersSent(tx, row.booking, changed);
        return ok(changed);
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
    openByLink: (token: string, secretHash: string): Promise<ReadBooking | null> =>
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
const shownTo = ({ booking, isByLink }: { readonly booking: Booking; readonly isByLink: boolean }): ReadBooking =>
  isByLink ? { ...booking, cardBrand: null, cardLast4: null, wallet: null, billing: NO_BILLING, isByLink } : booking;

/** All that is passed on to an airline of a traveler by number, but the passport. */
const numbersOf = ({ knownTravelerNumber, redressNumber = '', frequentFlyer = [] }: TravelerDetails): string =>
  [knownTravelerNumber, redressNumber, ...frequentFlyer.map(({ airline, number }) => airline + number).sort()].join(' ');

/** Keeps what became of names that were requested, and mails it: where some were corrected, the itinerary is sent again. */
async function settleNames(
  tx: Pick<NodePgDatabase, 'insert' | 'update'>,
  { id, attemptId, travelers: before }: Booking,
  travelers: readonly TravelerDetails[],
  now: Date,
): Promise<void> {
  const settled = travelers.flatMap((one, i) => (one === before[i] ? [] : [{ i, state: one.nameCorrection?.state }]));
  if (settled.length === 0) return;
  await tx.update(bookings).set({ travelers, updatedAt: now }).where(eq(bookings.id, id));
  const places = (wanted: 'corrected' | 'refused'): string =>
    settled
      .filter(({ state }) => state === wanted)
      .map(({ i }) => i)
      .join(' ');
  const [corrected, refused] = [places('corrected'), places('refused')];
  const mail = { bookingId: id, dueAt: now };
  if (corrected !== '') await writeMail(tx, { ...mail, kind: 'ticketed', cause: `${NAMES_CORRECTED}${attemptId} ${corrected}` }, now);
  if (refused !== '') await writeMail(tx, { ...mail, kind: 'name_refused', cause: `name_refused ${attemptId} ${refused}` }, now);
}
