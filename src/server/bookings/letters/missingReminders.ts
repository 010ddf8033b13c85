/** Bookings from before there was a mail the day before are sent it too (booking.54). */
import { and, eq, gt, notExists, sql } from 'drizzle-orm';
import { DAY_MS, KEPT_DAYS } from '#core/domain/values/keptFor';
import { utcDateOf } from '#core/domain/values/dates';
import { lettersOf, writeMail } from '../../mail/outbox.service';
import type { BookingDeps } from '../bookingDeps';
import { bookings } from '../bookings.tables';
import { reminderCause, remindersOf } from './reminder';

/** Writes them for departures to come, once: whoever has one is left alone. Answers how many. */
export async function writeMissingReminders({ db, clock, timeZoneOf }: Pick<BookingDeps, 'db' | 'clock' | 'timeZoneOf'>): Promise<number> {
  const now = clock();
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const without = await db
    .select({ id: bookings.id, attemptId: bookings.attemptId, offer: bookings.offer })
    .from(bookings)
    .where(
      and(
        // nothing is sold further ahead
        gt(bookings.bookedAt, daysAgo(KEPT_DAYS.tripCookie)),
        eq(bookings.state, 'ticketed'),
        notExists(lettersOf(db, 'check_in', bookings.id)),
        // at the clock of its airport: behind that of the Earth by a day at most
        sql`${bookings.offer} #>> '{slices,-1,legs,0,departs}' >= ${utcDateOf(daysAgo(1))}`,
      ),
    );
  let count = 0;
  for (const { id, attemptId, offer } of without)
    for (const reminder of remindersOf(offer.slices, timeZoneOf)) {
      const { kind, dueAt, details } = reminder;
      if (kind !== 'check_in' || dueAt <= now) continue;
      await writeMail(db, { kind, bookingId: id, cause: reminderCause(reminder, attemptId), dueAt, details }, now);
      count += 1;
    }
  return count;
}
