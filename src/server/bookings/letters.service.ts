/** Letters about bookings: what is to be said of each at the moment it is sent. */
import { desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Brand } from '#core/content/brand';
import type { TimeZoneOf } from '../geography/timeZones';
import type { BookingMail } from '../mail/outbox.service';
import type { Letter } from '../mail/transport';
import type { Locale } from '#core/domain/routes';
import { ERASED_DOMAIN } from '#core/domain/keptFor';
import { attempts, bookings, cancellations } from './bookings.tables';
import type { Booking } from './attempts.repository';
import type { Cancellation } from './cancellations.repository';
import { readLedger } from './ledger';
import { itineraryFileOf } from './letters/itineraryFile';
import { receiptFileOf } from './letters/receiptFile';
import type { TripFacts } from './letters/tripBlocks';
import { isStillTrue, letterOf } from './letters/letters';
import { createScheduleChangeRepository } from './scheduleChanges.repository';

export interface LettersDeps {
  readonly db: NodePgDatabase;
  readonly clock: () => Date;
  readonly timeZoneOf: TimeZoneOf;
  readonly brand: Brand;
  /** Of the links in letters. */
  readonly origin: () => string;
  readonly isSandbox: boolean;
}

export type LettersService = ReturnType<typeof createLettersService>;

export function createLettersService({ db, clock, ...site }: LettersDeps) {
  const changes = createScheduleChangeRepository({ db, clock, timeZoneOf: site.timeZoneOf });
  const factsOf = async (booking: Booking, cancellation: Cancellation | null): Promise<TripFacts> => ({
    ...site,
    origin: site.origin(),
    booking,
    cancellation,
    ledger: await readLedger(db, booking.draftId),
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

  return {
    /** The letter of a job; null where it is no longer true, or where nobody is left to read it. */
    async letterOf({ kind, bookingId, cause }: BookingMail): Promise<Letter | null> {
      const [booking] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
      if (!booking || booking.contact.email.endsWith(`@${ERASED_DOMAIN}`)) return null;
      const [cancellation = null] = await db
        .select()
        .from(cancellations)
        .where(eq(cancellations.bookingId, bookingId))
        .orderBy(desc(cancellations.createdAt))
        .limit(1);
      if (!isStillTrue(kind, { booking, cancellation })) return null;
      if (kind === 'payment_failed' && (await isTriedAgain(booking.draftId, booking.attemptId))) return null;
      const facts = await factsOf(booking, cancellation);
      if (kind !== 'schedule_change') return letterOf(kind, facts);
      // the letter about a later change says more
      const change = await changes.ofBooking(bookingId);
      return change === null || !cause.includes(change.id) ? null : letterOf(kind, facts, change);
    },

    /** The itinerary for without a network, or the receipt, in the language asked for. */
    async documentOf(kind: 'itinerary' | 'receipt', booking: Booking, locale?: Locale): Promise<string> {
      const facts = await factsOf(booking, null);
      return kind === 'itinerary' ? itineraryFileOf(facts) : receiptFileOf(facts, locale);
    },
  };
}
