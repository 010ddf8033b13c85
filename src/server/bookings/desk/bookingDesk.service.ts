/** What the agency's desk asks of bookings: the whole of one, the same cancellation as on the page, and the books against the gateway's. */
import { asc, eq } from 'drizzle-orm';
import type { BookingWire } from '#core/contract/bookings/bookings.schema';
import type { TimedQuote } from '#core/domain/booking/cancelRules';
import type { Cents } from '#core/domain/values/money';
import type { PriceEntry } from '#core/domain/payment/priceLedger';
import type { Result } from '#core/domain/values/result';
import { err } from '#core/domain/values/result';
import type { AirlineChange } from '../../flights/supplier';
import type { OutboxService } from '../../mail/outbox.service';
import type { BooksRange } from '../../payments/gateway';
import type { Refusal } from '../wire/answers';
import { refuse } from '../wire/answers';
import type { AttemptRepository } from '../saga/attempts.repository';
import type { Booking } from '../saga/work';
import type { BookingDeps } from '../bookingDeps';
import { bookingEvents, bookings } from '../bookings.tables';
import type { CancelService } from '../afterSale/cancelling/cancel.service';
import type { Cancellation, CancellationRepository } from '../afterSale/cancelling/cancellations.repository';
import type { ExchangeService } from '../afterSale/exchanging/exchange.service';
import { readLedger } from '../money/ledger';
import type { BookingRepository } from '../manage/bookings.repository';
import type { ManageBooking } from '../manage/manage.service';
import type { ScheduleChange, ScheduleChangeRepository } from '../afterSale/scheduleChanges/scheduleChanges.repository';
import { bookingsOfAttempts, referencesOfBookings } from './attemptBookings';
import { findBookings, MOST_FOUND } from './findBookings';
import { reconcileBooks } from './reconcile';
import type { ComparedBooks } from './reconcile';

/** A booking with all that happened to it. */
export interface BookingFile {
  readonly booking: Booking;
  readonly ledger: readonly PriceEntry[];
  readonly history: readonly { readonly at: Date; readonly what: string }[];
  readonly mails: Awaited<ReturnType<OutboxService['ofBooking']>>;
  readonly cancellation: Cancellation | null;
  readonly change: ScheduleChange | null;
  /** The booking as the traveler's own page gets it. */
  readonly seen: BookingWire;
}

export interface BookingDeskDeps extends Pick<BookingDeps, 'db' | 'clock' | 'gateway' | 'supplier'> {
  readonly attempts: Pick<AttemptRepository, 'tryNow'>;
  readonly bookings: Pick<BookingRepository, 'settleNameCorrections'>;
  readonly cancellations: Pick<CancellationRepository, 'ofBooking'>;
  readonly scheduleChanges: Pick<ScheduleChangeRepository, 'ofBooking'>;
  readonly cancelling: CancelService;
  readonly exchanging: Pick<ExchangeService, 'ofBooking' | 'resume'>;
  readonly mails: OutboxService;
  readonly manage: Pick<ManageBooking, 'wireOf'>;
  /** A round of the reconciler. */
  readonly resumeAttempts: () => Promise<number>;
}

export type BookingDesk = ReturnType<typeof createBookingDesk>;

export function createBookingDesk(deps: BookingDeskDeps) {
  const { db, cancellations, cancelling, mails, resumeAttempts } = deps;

  async function byReference(reference: string): Promise<Booking | null> {
    const [row] = await db.select().from(bookings).where(eq(bookings.reference, reference));
    return row ?? null;
  }

  async function show(reference: string): Promise<BookingFile | null> {
    const booking = await byReference(reference);
    return booking && fileOf(deps, booking);
  }

  return {
    show,

    async quote(reference: string): Promise<Result<TimedQuote, Refusal>> {
      const booking = await byReference(reference);
      return booking ? cancelling.quote(booking) : err(refuse('booking_unknown'));
    },

    /** Cancels at the refund that was agreed to; at the quote of now where none is given. */
    async cancel(reference: string, agreed: Cents | null = null): Promise<Result<Cancellation, Refusal>> {
      const booking = await byReference(reference);
      if (!booking) return err(refuse('booking_unknown'));
      const quote = agreed === null ? await cancelling.quote(booking) : null;
      return cancelling.cancel(booking, agreed ?? (quote?.ok === true ? quote.value.refund : 0), 'agency');
    },

    /** In a sandbox: the airline does this to the flights, and the booking is changed as by a real one. */
    async pretendChange(reference: string, change: AirlineChange): Promise<BookingFile | 'unknown' | 'real'> {
      const pretend = deps.supplier.changes?.pretend;
      if (!pretend) return 'real';
      const booking = await byReference(reference);
      const done = booking?.state === 'ticketed' && (await pretend(booking.attemptId, change, deps.clock()));
      if (done === false || !done.ok) return 'unknown';
      await resumeAttempts();
      return (await show(reference)) ?? 'unknown';
    },

    /** Goes on with what is stuck, of payments, and of a cancellation or change of flights of this booking; answers where the booking is then. */
    async retry(reference: string): Promise<BookingFile | null> {
      const booking = await byReference(reference);
      if (booking) await deps.attempts.tryNow(booking.attemptId);
      await resumeAttempts();
      const open = booking && (await cancellations.ofBooking(booking.id));
      if (open) await cancelling.resume(open.id);
      const change = booking && (await deps.exchanging.ofBooking(booking));
      if (change) await deps.exchanging.resume(change.id);
      return show(reference);
    },

    async resendMail(reference: string): Promise<boolean> {
      const booking = await byReference(reference);
      if (!booking) return false;
      await mails.again(
        booking.id,
        booking.state === 'cancelled' ? 'cancelled' : booking.state === 'failed' ? 'payment_failed' : 'ticketed',
      );
      return true;
    },

    /** The airline has corrected the names that were requested, or refuses to; false where none was. */
    settleNames: (reference: string, state: 'corrected' | 'refused'): Promise<boolean> =>
      deps.bookings.settleNameCorrections(reference, state),

    /** A range of the books of gateway and supplier compared with the site's. */
    reconcile: (range: BooksRange): Promise<ComparedBooks> => reconcileBooks(deps, range),

    /** Bookings by what a caller says, the newest `mostFound`. */
    mostFound: MOST_FOUND,
    find: (typed: string): Promise<readonly Booking[]> => findBookings(db, typed),

    /** What attempts lead to, and the references of bookings: for lists that have no more than an id. */
    ofAttempts: (ids: readonly string[]) => bookingsOfAttempts(deps, ids),
    references: (ids: readonly string[]) => referencesOfBookings(deps, ids),
  };
}

async function fileOf({ db, cancellations, scheduleChanges, mails, manage }: BookingDeskDeps, booking: Booking): Promise<BookingFile> {
  const events = await db.select().from(bookingEvents).where(eq(bookingEvents.attemptId, booking.attemptId)).orderBy(asc(bookingEvents.id));
  const cancellation = await cancellations.ofBooking(booking.id);
  const history = events.map(({ at, toState, failure }) => ({ at, what: failure === null ? toState : `${toState}: ${failure}` }));
  return {
    booking,
    ledger: await readLedger(db, booking.draftId),
    history: cancellation ? [...history, { at: cancellation.stateSince, what: `cancellation ${cancellation.state}` }] : history,
    mails: await mails.ofBooking(booking.id),
    cancellation,
    change: await scheduleChanges.ofBooking(booking.id),
    seen: await manage.wireOf(booking),
  };
}
