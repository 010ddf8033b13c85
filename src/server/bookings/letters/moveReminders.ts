/** Reminders go with the departures of a booking's flights, whoever changed them. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { isSameSchedule } from '#core/domain/booking/scheduleChange';
import type { Slice } from '#core/domain/flights/flights';
import type { NonEmpty } from '#core/domain/values/nonEmpty';
import type { TimeZoneOf } from '../../geography/timeZones';
import { moveMail, retireMail, writeMail } from '../../mail/outbox.service';
import type { Booking } from '../saga/work';
import { reminderCause, remindersOf } from './reminder';

interface Moved {
  readonly booking: Pick<Booking, 'id' | 'attemptId'>;
  readonly slices: NonEmpty<Slice>;
  readonly timeZoneOf: TimeZoneOf;
  readonly now: Date;
}

/** Waiting reminders are sent by the new times, and new ones are written; one that left is not sent again. */
export async function moveReminders(
  tx: Pick<NodePgDatabase, 'insert' | 'update'>,
  { booking, slices, timeZoneOf, now }: Moved,
): Promise<void> {
  for (const reminder of remindersOf(slices, timeZoneOf)) {
    const { kind, departure, details } = reminder;
    if (departure <= now) continue;
    const cause = reminderCause(reminder, booking.attemptId);
    const dueAt = new Date(Math.max(reminder.dueAt.getTime(), now.getTime()));
    await moveMail(tx, { cause, dueAt });
    await writeMail(tx, { kind, bookingId: booking.id, cause, dueAt, details }, now);
  }
}

/** Flights on another day are another departure: their reminders are sent again, even where those of the old flights have left. */
export async function renewReminders(
  tx: Pick<NodePgDatabase, 'insert' | 'update'>,
  { before, because, ...moved }: Moved & { readonly before: readonly Slice[]; readonly because: string },
): Promise<void> {
  for (const reminder of remindersOf(moved.slices, moved.timeZoneOf)) {
    const { slice: place } = reminder.details;
    const [was, is] = [before[place], moved.slices[place]];
    if (was && is && isSameSchedule([was], [is])) continue;
    await retireMail(tx, { cause: reminderCause(reminder, moved.booking.attemptId), because });
  }
  await moveReminders(tx, moved);
}
