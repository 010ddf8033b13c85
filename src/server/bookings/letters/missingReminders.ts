/**
 * Bookings from before there was a mail the day before get theirs too (booking.54): once over all processes, a few hundred at a time, going
 * on after a stop where it was.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm';
import { DAY_MS, KEPT_DAYS } from '#core/domain/values/keptFor';
import { utcDateOf } from '#core/domain/values/dates';
import { createJob } from '../../platform/jobs/job';
import { lettersOf, writeMails } from '../../mail/outbox.service';
import type { NewMail } from '../../mail/outbox.service';
import { createRounds } from '../../platform/jobs/rounds';
import type { Rounds } from '../../platform/jobs/rounds';
import type { BookingDeps } from '../bookingDeps';
import { bookings } from '../bookings.tables';
import { reminderCause, remindersOf } from './reminder';

/** Bookings of one transaction: a short one, so that a traveler who changes one of them hardly waits. */
const BATCH = 500;
/** The database is the travelers' first. */
const REST_MS = 50;
const AGAIN_EVERY_MS = 10 * 60_000;
/** Looked through once more by the next turn: what was dated by a clock that is behind, or committed late. */
const OVERLAP_MS = 30 * 60_000;
/** So long a program from before may still run beside this one, and book. */
const OLD_PROGRAMS_MS = DAY_MS;

/** Where it goes on: after the booking with this moment and id. */
interface Place {
  readonly bookedAt: string;
  readonly id: string;
}
const NO_ID = '00000000-0000-0000-0000-000000000000';

type MissingReminderDeps = Pick<BookingDeps, 'db' | 'clock' | 'timeZoneOf' | 'instanceId' | 'isSoleInstance' | 'log' | 'pause'>;
/** A round answers how many mails it wrote. */
export type MissingReminders = Pick<Rounds<number>, 'runOnce' | 'start' | 'stop'>;

export function createMissingReminders(deps: MissingReminderDeps, batchSize = BATCH): MissingReminders {
  const { db, clock, timeZoneOf, log, pause = sleep } = deps;
  const job = createJob(deps, { name: 'missing_reminders', everyMs: null });
  let isDone = false;

  async function writeBatch({ bookedAt, id }: Place): Promise<{ readonly count: number; readonly next: Place | null }> {
    const now = clock();
    return db.transaction(async (tx) => {
      const batch = await tx
        .select({ id: bookings.id, bookedAt: bookings.bookedAt })
        .from(bookings)
        .where(sql`(${bookings.bookedAt}, ${bookings.id}) > (${bookedAt}::timestamptz, ${id}::uuid)`)
        .orderBy(asc(bookings.bookedAt), asc(bookings.id))
        .limit(batchSize);
      const last = batch.at(-1);
      if (!last?.bookedAt) return { count: 0, next: null };
      const without = await tx
        .select({ id: bookings.id, attemptId: bookings.attemptId, offer: bookings.offer })
        .from(bookings)
        .where(
          and(
            inArray(
              bookings.id,
              batch.map((booking) => booking.id),
            ),
            eq(bookings.state, 'ticketed'),
            notExists(lettersOf(tx, 'check_in', bookings.id)),
            // at the clock of its airport: behind that of the Earth by a day at most
            sql`${bookings.offer} #>> '{slices,-1,legs,0,departs}' >= ${utcDateOf(new Date(now.getTime() - DAY_MS))}`,
          ),
        )
        // who moves its flights meanwhile moves its reminders after this
        .for('share', { of: bookings });
      const mails = without.flatMap(({ id: bookingId, attemptId, offer }) =>
        remindersOf(offer.slices, timeZoneOf).flatMap((reminder): readonly NewMail[] => {
          const { kind, dueAt, details } = reminder;
          if (kind !== 'check_in' || dueAt <= now) return [];
          return [{ kind, bookingId, cause: reminderCause(reminder, attemptId), dueAt, details }];
        }),
      );
      await writeMails(tx, mails, now);
      const next = { bookedAt: last.bookedAt.toISOString(), id: last.id };
      await job.keepTurn(tx, next);
      return { count: mails.length, next: batch.length < batchSize ? null : next };
    });
  }

  async function round(signal: AbortSignal): Promise<number> {
    if (isDone || signal.aborted) return 0;
    const now = clock();
    const count = await job.inTurn<number | null>(null, async (turn) => {
      let written = 0;
      // written by writeBatch alone
      let place: Place | null = startOf(turn.place as Place | null, now);
      while (place !== null && !signal.aborted) {
        const batch = await writeBatch(place);
        written += batch.count;
        place = batch.next;
        if (place !== null) await pause(REST_MS);
      }
      return { value: written, isDone: place === null && now.getTime() - turn.startedAt.getTime() >= OLD_PROGRAMS_MS };
    });
    if (count === null) {
      isDone = await job.isDone();
      return 0;
    }
    if (count > 0) log.info({ count }, 'missing reminders were written');
    return count;
  }

  return createRounds({
    everyMs: AGAIN_EVERY_MS,
    round,
    onFault: (error) => log.error({ err: error }, 'reminders were not written'),
  });
}

/** Nothing is sold further ahead than a trip cookie lasts. */
function startOf(place: Place | null, now: Date): Place {
  const from = place === null ? now.getTime() - KEPT_DAYS.tripCookie * DAY_MS : Date.parse(place.bookedAt) - OVERLAP_MS;
  return { bookedAt: new Date(from).toISOString(), id: NO_ID };
}
