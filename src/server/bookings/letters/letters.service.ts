/** Letters about bookings: what is to be said of each at the moment it is sent. */
import { desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Brand } from '#core/content/brand';
import { settleOfAttempt, wantPerson } from '../../attention/attention.service';
import type { TimeZoneOf } from '../../geography/timeZones';
import { isResent } from '../../mail/mailStates';
import type { BookingLetterKind, GivenUp } from '../../mail/mailStates';
import { wasMailed, type BookingMail, type MailJob } from '../../mail/outbox.service';
import type { Letter } from '../../mail/transport';
import type { Slice } from '#core/domain/flights/flights';
import type { Locale } from '#core/domain/site/routes';
import { ERASED_DOMAIN } from '#core/domain/values/keptFor';
import { attempts, bookings } from '../bookings.tables';
import { cancellations } from '../afterSale/cancelling/cancellations.tables';
import type { Booking } from '../saga/work';
import type { Cancellation } from '../afterSale/cancelling/cancellations.repository';
import { departureOf } from '../afterSale/cancelling/freeCancel';
import type { ExchangeRepository } from '../afterSale/exchanging/exchanges.repository';
import type { Exchange } from '../afterSale/exchanging/exchangeWork';
import { readLedger } from '../money/ledger';
import { addBookingLink } from '../manage/bookingLinks';
import { receiptFileOf } from './receiptFile';
import type { FileFacts, TripFacts } from './tripBlocks';
import { hasTrip, isStillTrue, letterBefore, letterOf } from './letters';
import type { Reminder } from './reminder';
import { NAMES_CORRECTED } from '../manage/bookings.repository';
import type { ReadBooking } from '../manage/bookings.repository';
import { TICKETS_CAME } from '../afterSale/scheduleChanges/orderDetails';
import { isDecline } from '../states';
import type { ScheduleChangeRepository } from '../afterSale/scheduleChanges/scheduleChanges.repository';

export interface LettersDeps {
  readonly db: NodePgDatabase;
  readonly clock: () => Date;
  readonly timeZoneOf: TimeZoneOf;
  readonly scheduleChanges: Pick<ScheduleChangeRepository, 'ofBooking'>;
  readonly exchanges: Pick<ExchangeRepository, 'ofBooking' | 'paidOf'>;
  readonly brand: Brand;
  /** Where links in mails lead. */
  readonly origin: () => string;
  readonly isSandbox: boolean;
}

const sentAgainFor = (cause: string): TripFacts['sentAgainFor'] =>
  cause.startsWith(TICKETS_CAME) ? 'tickets' : cause.startsWith(NAMES_CORRECTED) ? 'names' : null;

type Shown = Booking & Pick<Partial<ReadBooking>, 'isByLink'>;

export type LettersService = ReturnType<typeof createLettersService>;

/** Those that are about flights as they are flown now. */
const ABOUT_FLIGHTS: ReadonlySet<BookingLetterKind> = new Set(['schedule_change', 'exchanged', 'reminder', 'check_in']);

/** Those that send the traveler to the booking. */
const OPENED_BY_LINK: ReadonlySet<BookingLetterKind> = new Set([
  'ticketed',
  'cancelled',
  'schedule_change',
  'exchanged',
  'name_refused',
  'reminder',
  'check_in',
]);

export function createLettersService({ db, clock, scheduleChanges, exchanges, timeZoneOf, brand, origin, isSandbox }: LettersDeps) {
  const factsOf = async (booking: Shown, cancellation: Cancellation | null): Promise<FileFacts> => ({
    timeZoneOf,
    brand,
    origin: origin(),
    isSandbox,
    booking,
    cancellation,
    ledger: await readLedger(db, booking.draftId),
    // a visitor by the link of a mail is shown no card
    paidExchanges: booking.isByLink === true ? [] : await exchanges.paidOf(booking.id),
    now: clock(),
  });

  /** A later try to pay says more than the one that failed before it. */
  async function isTriedAgain(draftId: string, attemptId: string): Promise<boolean> {
    const [newest] = await db
      .select({ id: attempts.id })
      .from(attempts)
      .where(eq(attempts.draftId, draftId))
      .orderBy(desc(attempts.createdAt))
      .limit(1);
    return newest !== undefined && newest.id !== attemptId;
  }

  /** One letter a trip says that its payment failed, however many cards are tried. */
  async function wasSentBefore(draftId: string, letterId: string): Promise<boolean> {
    const ofTrip = await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.draftId, draftId));
    const bookingIds = ofTrip.map(({ id }) => id);
    return wasMailed(db, { kind: 'payment_failed', bookingIds, except: letterId });
  }

  /** The slice that a reminder is about, while it has not left. */
  function sliceAhead({ offer }: Booking, details: unknown): { readonly place: number; readonly slice: Slice } | null {
    // written by remindersOf alone
    const { slice: place } = details as Reminder['details'];
    const slice = offer.slices[place];
    const departure = slice && departureOf([slice], timeZoneOf);
    return slice === undefined || !departure || departure <= clock() ? null : { place, slice };
  }

  /** The exchange that a letter is about: the newest of its booking, or the letter about a later one says more. */
  async function exchangeOf(bookingId: string, cause: string): Promise<Exchange | null> {
    const exchange = await exchanges.ofBooking(bookingId);
    return exchange?.state === 'done' && cause.includes(exchange.id) ? exchange : null;
  }

  return {
    /** The letter of a job; null where it is no longer true, or where nobody is left to read it. */
    async letterOf({ id, kind, bookingId, cause, details }: BookingMail): Promise<Letter | null> {
      const [booking] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
      if (!booking || booking.contact.email.endsWith(`@${ERASED_DOMAIN}`)) return null;
      const [cancellation = null] = await db
        .select()
        .from(cancellations)
        .where(eq(cancellations.bookingId, bookingId))
        .orderBy(desc(cancellations.createdAt))
        .limit(1);
      if (!isStillTrue(kind, { booking, cancellation })) return null;
      if (kind === 'payment_failed' && !isResent(cause)) {
        const { draftId, attemptId } = booking;
        if ((await isTriedAgain(draftId, attemptId)) || (await wasSentBefore(draftId, id))) return null;
      }
      const change = ABOUT_FLIGHTS.has(kind) ? await scheduleChanges.ofBooking(bookingId) : null;
      // nobody flies what the airline cancelled
      if (kind !== 'schedule_change' && change?.after === null) return null;
      // the letter about a later change says more
      if (kind === 'schedule_change' && (change === null || !cause.includes(change.id))) return null;
      const exchange = kind === 'exchanged' ? await exchangeOf(bookingId, cause) : null;
      if (kind === 'exchanged' && exchange === null) return null;
      const ahead = kind === 'check_in' ? sliceAhead(booking, details) : null;
      if (kind === 'check_in' && ahead === null) return null;
      const link = (opens: 'booking' | 'calendar'): Promise<string> => addBookingLink(db, booking.id, opens, clock());
      const openToken = OPENED_BY_LINK.has(kind) ? await link('booking') : null;
      const calendarToken = hasTrip(kind, change) ? await link('calendar') : null;
      const facts = {
        ...(await factsOf(booking, cancellation)),
        exchange,
        openToken,
        calendarToken,
        sentAgainFor: sentAgainFor(cause),
      };
      if (kind !== 'check_in') return letterOf(kind, facts, kind === 'schedule_change' ? change : null);
      return ahead && letterBefore(ahead.place, ahead.slice, facts);
    },

    /**
     * A letter was given up: a person tells the traveler, before the trip. What strangers make leave by typing an address and a card that
     * is declined is none of it, nor is mail about anything else: some goes to the agency itself, whose list would fill with itself.
     */
    async onGivenUp(tx: Pick<NodePgDatabase, 'select' | 'insert' | 'update'>, job: MailJob, reason: GivenUp): Promise<void> {
      if (job.bookingId === null) return;
      const [row] = await tx
        .select({ booking: bookings, failure: attempts.failure })
        .from(bookings)
        .innerJoin(attempts, eq(attempts.id, bookings.attemptId))
        .where(eq(bookings.id, job.bookingId));
      if (!row || (row.failure !== null && isDecline(row.failure))) return;
      const { id, attemptId, offer } = row.booking;
      const now = clock();
      // one that was seen to stays closed: each letter is a subject of its own, and stands for those before it
      await settleOfAttempt(tx, now, ['mail_undelivered'], attemptId);
      const dueAt = departureOf(offer.slices, timeZoneOf);
      await wantPerson(tx, now, { kind: 'mail_undelivered', subject: `${id} ${job.id}`, attemptId, reason, dueAt });
    },

    /** The receipt, in the requested language. */
    receiptOf: async (booking: Shown, locale?: Locale): Promise<string> => receiptFileOf(await factsOf(booking, null), locale),
  };
}
