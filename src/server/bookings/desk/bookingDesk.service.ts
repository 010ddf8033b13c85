/** What the agency's desk asks of bookings: the whole of one, the same cancellation as on the page, and the books against the gateway's. */
import { and, asc, eq, gte, lt, or } from 'drizzle-orm';
import type { TimedQuote } from '#core/domain/booking/cancelRules';
import { DAY_MS } from '#core/domain/values/keptFor';
import type { Cents } from '#core/domain/values/money';
import type { PriceEntry } from '#core/domain/booking/priceLedger';
import { ledgerFaults } from '#core/domain/booking/priceLedger';
import type { IsoDate } from '#core/domain/values/dates';
import type { Result } from '#core/domain/values/result';
import { err } from '#core/domain/values/result';
import type { OutboxService } from '../../mail/outbox.service';
import type { Refusal } from '../answers';
import { refuse } from '../answers';
import type { AttemptRepository } from '../saga/attempts.repository';
import type { Attempt, Booking } from '../saga/work';
import type { BookingDeps } from '../bookingDeps';
import { attempts, bookingEvents, bookings, cancellations } from '../bookings.tables';
import type { CancelService } from '../cancelling/cancel.service';
import type { Cancellation, CancellationRepository } from '../cancelling/cancellations.repository';
import { readLedger } from '../ledger';
import type { ScheduleChange, ScheduleChangeRepository } from '../scheduleChanges/scheduleChanges.repository';

/** A booking with all that happened to it. */
export interface BookingFile {
  readonly booking: Booking;
  readonly ledger: readonly PriceEntry[];
  readonly history: readonly { readonly at: Date; readonly what: string }[];
  readonly mails: Awaited<ReturnType<OutboxService['ofBooking']>>;
  readonly cancellation: Cancellation | null;
  readonly change: ScheduleChange | null;
}

/** One payment in our books and in the gateway's, cents. */
export interface Reconciled {
  readonly reference: string;
  readonly attempt: string;
  readonly takenHere: Cents;
  readonly takenThere: Cents | null;
  readonly refundedHere: Cents;
  readonly refundedThere: Cents | null;
  /** Empty where both say the same. */
  readonly difference: string;
}

export interface BookingDeskDeps extends Pick<BookingDeps, 'db' | 'clock' | 'gateway' | 'supplier'> {
  readonly attempts: Pick<AttemptRepository, 'tryNow'>;
  readonly cancellations: Pick<CancellationRepository, 'ofBooking'>;
  readonly scheduleChanges: Pick<ScheduleChangeRepository, 'ofBooking'>;
  readonly cancelling: CancelService;
  readonly mails: OutboxService;
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

    /** Cancels at the quote of now. */
    async cancel(reference: string): Promise<Result<Cancellation, Refusal>> {
      const booking = await byReference(reference);
      if (!booking) return err(refuse('booking_unknown'));
      const quote = await cancelling.quote(booking);
      return cancelling.cancel(booking, quote.ok ? quote.value.refund : 0, 'agency');
    },

    /** In a sandbox: the airline moves the flights by so many minutes, and the booking hears of it as from a real one. */
    async pretendChange(reference: string, minutes: number): Promise<BookingFile | 'unknown' | 'real'> {
      const pretend = deps.supplier.changes?.pretend;
      if (!pretend) return 'real';
      const booking = await byReference(reference);
      const done = booking?.state === 'ticketed' && (await pretend(booking.attemptId, minutes, deps.clock()));
      if (done === false || !done.ok) return 'unknown';
      await resumeAttempts();
      return (await show(reference)) ?? 'unknown';
    },

    /** Goes on with what is stuck, of payments and of this cancellation; answers where the booking is then. */
    async retry(reference: string): Promise<BookingFile | null> {
      const booking = await byReference(reference);
      if (booking) await deps.attempts.tryNow(booking.attemptId);
      await resumeAttempts();
      const open = booking && (await cancellations.ofBooking(booking.id));
      if (open) await cancelling.resume(open.id);
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

    /** Every payment that was begun, and every refund that was made, on a day (UTC): here and at the gateway. */
    async reconcile(day: IsoDate): Promise<readonly Reconciled[]> {
      const payments = await paymentsOf(db, day);
      return Promise.all(payments.map(({ attempt, reference }) => compareWithGateway(deps, attempt, reference)));
    },
  };
}

async function fileOf({ db, cancellations, scheduleChanges, mails }: BookingDeskDeps, booking: Booking): Promise<BookingFile> {
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
  };
}

interface BegunPayment {
  readonly attempt: Attempt;
  readonly reference: string;
}

/** Payments that were begun, or refunded, on a day (UTC). */
async function paymentsOf(db: BookingDeskDeps['db'], day: IsoDate): Promise<readonly BegunPayment[]> {
  const from = new Date(`${day}T00:00:00Z`);
  const to = new Date(from.getTime() + DAY_MS);
  const rows = await db
    .select({ attempt: attempts, reference: bookings.reference })
    .from(attempts)
    .innerJoin(bookings, eq(bookings.attemptId, attempts.id))
    .leftJoin(cancellations, eq(cancellations.attemptId, attempts.id))
    .where(
      or(
        and(gte(attempts.createdAt, from), lt(attempts.createdAt, to)),
        and(gte(cancellations.stateSince, from), lt(cancellations.stateSince, to)),
      ),
    )
    .orderBy(asc(attempts.createdAt));
  return [...new Map(rows.map((row) => [row.attempt.id, row])).values()];
}

async function compareWithGateway(
  { db, gateway }: Pick<BookingDeskDeps, 'db' | 'gateway'>,
  attempt: Attempt,
  reference: string,
): Promise<Reconciled> {
  const lines = (await readLedger(db, attempt.draftId)).filter((line) => line.reason === 'refunded');
  const payment = await gateway.lookup(attempt.id);
  const takenHere = attempt.capturedAmount ?? 0;
  const refundedHere = attempt.state === 'done' ? lines.reduce((sum, { amount }) => sum + amount, 0) : 0;
  const there = payment.ok ? payment.value : null;
  const kept = there && (there.state === 'refunded' && attempt.state === 'failed' ? 0 : there.capturedAmount);
  const difference = !payment.ok
    ? 'the gateway does not answer'
    : takenHere !== (kept ?? 0)
      ? 'taken'
      : refundedHere !== (attempt.state === 'done' ? (there?.refundedAmount ?? 0) : 0)
        ? 'refunded'
        : ledgerFaults(await readLedger(db, attempt.draftId)).join(', ');
  return {
    reference,
    attempt: attempt.id,
    takenHere,
    takenThere: payment.ok ? (kept ?? 0) : null,
    refundedHere,
    refundedThere: payment.ok ? (there?.refundedAmount ?? 0) : null,
    difference,
  };
}
