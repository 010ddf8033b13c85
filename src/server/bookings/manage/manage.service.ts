/** What a traveler does with a booking: reads it, adds to it, cancels it. Every expected failure is a {@link Refusal}. */
import type {
  AcceptChange,
  AddPassport,
  BookingWire,
  CancelBooking,
  CancelQuoteWire,
  ChangeTraveler,
  LookupBooking,
  MailAgain,
  OfBooking,
  OpenBooking,
} from '#core/contract/bookings/bookings.schema';
import type { TravelerDetails } from '#core/domain/booking/booking';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import type { Locale } from '#core/domain/site/routes';
import { findCodes, isLocator, isReference } from '#core/domain/typed/typedCode';
import type { OutboxService } from '../../mail/outbox.service';
import { mailOf } from '../../mail/undelivered.service';
import type { Refusal } from '../wire/answers';
import { refuse } from '../wire/answers';
import { isWaiting } from '../../attention/attention.service';
import type { BookingDeps } from '../bookingDeps';
import type { CancelService } from '../afterSale/cancelling/cancel.service';
import type { CancellationRepository } from '../afterSale/cancelling/cancellations.repository';
import type { ExchangeService } from '../afterSale/exchanging/exchange.service';
import { bookedExchangeWire } from '../afterSale/exchanging/exchangeWire';
import { readLedger } from '../money/ledger';
import type { LettersService } from '../letters/letters.service';
import { createPasses } from '../passes/passes';
import { readReference } from '../reference';
import type { Booking } from '../saga/work';
import type { ScheduleChangeService } from '../afterSale/scheduleChanges/scheduleChanges.service';
import { bookingWire, quoteWire } from '../wire/bookingWire';
import type { BookingRepository, ReadBooking } from './bookings.repository';
import { calendarOf } from './calendar';
import { sendToAnother } from './contactEmail';
import { isSameEmail } from './isSameEmail';
import { passportsWire, withPassport } from './passports';
import { reportTravelers } from './reportTravelers';
import { travelerChanges, withTravelerChange } from './travelers';

export interface ManageDeps extends Pick<
  BookingDeps,
  'db' | 'clock' | 'timeZoneOf' | 'supplier' | 'onMail' | 'wallets' | 'brand' | 'origin'
> {
  readonly bookings: BookingRepository;
  readonly cancellations: Pick<CancellationRepository, 'ofBooking'>;
  readonly cancelling: CancelService;
  readonly changes: ScheduleChangeService;
  readonly exchanging: Pick<ExchangeService, 'openPlaces' | 'ofBooking'>;
  readonly letters: Pick<LettersService, 'receiptOf'>;
  readonly mails: Pick<OutboxService, 'again'>;
}

type DocumentKind = 'calendar' | 'receipt';

/** A file to keep, and the booking that it is named after. */
interface BookingFile {
  readonly reference: string;
  readonly text: string;
}

export type ManageBooking = ReturnType<typeof createManageBooking>;

/** `secretHash` identifies the caller; a booking that this browser may not read is answered as if it did not exist. */
export function createManageBooking(deps: ManageDeps) {
  const { bookings, cancelling, changes, exchanging, clock, timeZoneOf } = deps;
  const passes = createPasses(deps);

  async function wireOf(booking: ReadBooking): Promise<BookingWire> {
    const change = await changes.ofBooking(booking);
    const exchange = await exchanging.ofBooking(booking);
    const cancellation = await deps.cancellations.ofBooking(booking.id);
    return bookingWire(booking, {
      passports: passportsWire(booking, clock(), timeZoneOf),
      changes: travelerChanges(booking, clock(), timeZoneOf),
      ledger: await readLedger(deps.db, booking.draftId),
      cancellation,
      isRefundDisputed: cancellation?.state === 'released' && (await isWaiting(deps.db, 'refund_disputed', cancellation.id)),
      // what the airline did with flights that are others by now is over
      change: change && exchange && exchange.createdAt > change.createdAt ? null : change,
      exchangeable: exchanging.openPlaces(booking, { change, cancellation, exchange }),
      exchange: exchange && bookedExchangeWire(exchange),
      mail: booking.isByLink === true ? null : await mailOf(deps.db, booking.id, clock()),
      wallets: passes.wallets,
    });
  }

  const orUnknown = (booking: ReadBooking | null): Result<ReadBooking, Refusal> => (booking ? ok(booking) : err(refuse('booking_unknown')));
  const ownedBooking = async (typed: string, secretHash: string): Promise<Result<ReadBooking, Refusal>> => {
    const reference = readReference(typed);
    return orUnknown(reference === null ? null : await bookings.readableByReference(secretHash, reference));
  };
  const orNoPass = <T>(pass: T | null): Result<T, Refusal> => (pass === null ? err(refuse('booking_unknown')) : ok(pass));
  const newestOrOfDraft = async (secretHash: string, draftId: string | null): Promise<Result<ReadBooking, Refusal>> =>
    orUnknown(await bookings.readable(secretHash, draftId));

  /** Writes what is changed of travelers, and tells the supplier at once; answers what has become of it. */
  async function changeTravelers(
    { reference: typed }: OfBooking,
    secretHash: string,
    change: (booking: Booking) => Result<readonly TravelerDetails[], Refusal>,
  ): Promise<Result<BookingWire, Refusal>> {
    const reference = readReference(typed);
    if (reference === null) return err(refuse('booking_unknown'));
    const changed = await bookings.changeTravelers(secretHash, reference, change);
    if (!changed.ok) return changed;
    if (changed.value.isSupplierBehind) await reportTravelers(deps, changed.value);
    // a corrected name is written of
    deps.onMail?.();
    const now = await ownedBooking(reference, secretHash);
    return now.ok ? ok(await wireOf(now.value)) : now;
  }

  return {
    /** A booking as its page gets it, whoever asks: for the agency. */
    wireOf,

    /** The newest booking this browser may read, or that of one draft. */
    async read(secretHash: string, draftId: string | null): Promise<Result<BookingWire, Refusal>> {
      const booking = await newestOrOfDraft(secretHash, draftId);
      return booking.ok ? ok(await wireOf(booking.value)) : booking;
    },

    /** One file: iCalendar, or the receipt as HTML (money.27). */
    async document(kind: DocumentKind, secretHash: string, draftId: string | null, locale?: Locale): Promise<Result<BookingFile, Refusal>> {
      const found = await newestOrOfDraft(secretHash, draftId);
      if (!found.ok) return found;
      const booking = found.value;
      const text =
        kind === 'calendar' ? calendarOf(booking, clock(), timeZoneOf, 'traveler') : await deps.letters.receiptOf(booking, locale);
      return ok({ reference: booking.reference, text });
    },

    /** A pass for Apple Wallet as a file; unknown where none are made, or there is no such slice. */
    async applePass(secretHash: string, draftId: string | null, place: number): Promise<Result<Buffer, Refusal>> {
      const booking = await newestOrOfDraft(secretHash, draftId);
      return booking.ok ? orNoPass(passes.apple(booking.value, place)) : booking;
    },

    /** The address that adds a pass to Google Wallet; the same. */
    async googlePass(secretHash: string, draftId: string | null, place: number): Promise<Result<string, Refusal>> {
      const booking = await newestOrOfDraft(secretHash, draftId);
      return booking.ok ? orNoPass(passes.google(booking.value, place)) : booking;
    },

    /** The flights of a booking that stands, for whoever has the address of the file: neither reference nor names are in it. */
    async calendarByLink(token: string): Promise<Result<string, Refusal>> {
      const booking = orUnknown(await bookings.ofCalendarLink(token));
      return booking.ok ? ok(calendarOf(booking.value, clock(), timeZoneOf, 'anybody')) : booking;
    },

    /** A reference, ours or the airline's, and email open a booking to this browser (`grant` gives it a secret); every wrong guess costs and answers the same. */
    async lookup(body: LookupBooking, grant: () => string): Promise<Result<BookingWire, Refusal>> {
      // The database is read and an address compared in every case.
      const found = await bookings.byReferences(findCodes(body.reference, isReference), findCodes(body.reference, isLocator));
      const compared = found.length === 0 ? [null] : found;
      const booking = compared.filter((one) => isSameEmail(body.email, one?.contact.email ?? null))[0] ?? null;
      if (booking === null) return err(refuse('booking_unknown'));
      await bookings.addReader(booking.id, grant());
      return ok(await wireOf(booking));
    },

    /** The link of a mail opens its booking to one browser, without anything of the payment. */
    async openByLink({ token }: OpenBooking, secretHash: string): Promise<Result<BookingWire, Refusal>> {
      const booking = orUnknown(await bookings.openByLink(token, secretHash));
      return booking.ok ? ok(await wireOf(booking.value)) : booking;
    },

    /** Adds a passport that was to follow (booking.24). */
    addPassport: (body: AddPassport, secretHash: string): Promise<Result<BookingWire, Refusal>> =>
      changeTravelers(body, secretHash, (booking) => withPassport(booking, body, clock(), timeZoneOf)),

    /** Adds or changes numbers of a traveler, or corrects the name (booking.67, booking.68). */
    changeTraveler: (body: ChangeTraveler, secretHash: string): Promise<Result<BookingWire, Refusal>> =>
      changeTravelers(body, secretHash, (booking) => withTravelerChange(booking, body, clock(), timeZoneOf)),

    /** What cancelling would bring at this moment (booking.38). */
    async cancelQuote({ reference }: OfBooking, secretHash: string): Promise<Result<CancelQuoteWire, Refusal>> {
      const booking = await ownedBooking(reference, secretHash);
      if (!booking.ok) return booking;
      const quote = await cancelling.quote(booking.value);
      return quote.ok ? ok(quoteWire(quote.value)) : quote;
    },

    isReadable: async (reference: string, secretHash: string): Promise<boolean> => (await ownedBooking(reference, secretHash)).ok,

    /** Whether a booking that this browser may read can be cancelled on its page, now (booking.45). */
    async canCancelNow(reference: string, secretHash: string): Promise<boolean> {
      const booking = await ownedBooking(reference, secretHash);
      return booking.ok && (await cancelling.quote(booking.value)).ok;
    },

    /** Cancels at the refund that was agreed to. */
    async cancel({ reference, refund }: CancelBooking, secretHash: string): Promise<Result<BookingWire, Refusal>> {
      const booking = await ownedBooking(reference, secretHash);
      if (!booking.ok) return booking;
      const done = await cancelling.cancel(booking.value, refund, 'traveler');
      if (!done.ok) return done;
      const now = await ownedBooking(reference, secretHash);
      return now.ok ? ok(await wireOf(now.value)) : now;
    },

    /** Takes the flights as the airline changed them (booking.42). */
    async acceptChange({ reference, change }: AcceptChange, secretHash: string): Promise<Result<BookingWire, Refusal>> {
      const booking = await ownedBooking(reference, secretHash);
      if (!booking.ok) return booking;
      return (await changes.accept(booking.value, change)) ? ok(await wireOf(booking.value)) : err(refuse('schedule_changed'));
    },

    /** Sends the letter that says how a booking stands once more (booking.34); with another address, what did not arrive (booking.71). */
    async resendMail({ reference, email }: MailAgain, secretHash: string): Promise<Refusal | null> {
      const booking = await ownedBooking(reference, secretHash);
      if (!booking.ok) return booking.error;
      if (email !== undefined) {
        const refusal = await sendToAnother(deps, booking.value, email);
        if (refusal) return refusal;
      } else await deps.mails.again(booking.value.id, booking.value.state === 'cancelled' ? 'cancelled' : 'ticketed');
      deps.onMail?.();
      return null;
    },
  };
}
