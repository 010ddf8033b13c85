/** When travelers are reminded of a trip, and of each of its slices (booking.32, booking.54). */
import type { Slice } from '#core/domain/flights/flights';
import { DAY_MS } from '#core/domain/values/keptFor';
import type { NonEmpty } from '#core/domain/values/nonEmpty';
import { instantOf } from '../../geography/timeZones';
import type { TimeZoneOf } from '../../geography/timeZones';

/** Before the first departure: documents and visas. */
export const REMINDER_DAYS = 3;
const REMINDED_BEFORE_MS = REMINDER_DAYS * DAY_MS;
/** Before each slice: most airlines open online check-in then. */
const CHECK_IN_BEFORE_MS = DAY_MS;

/** A letter that is to leave before a flight does. */
export interface Reminder {
  readonly kind: 'reminder' | 'check_in';
  /** After the kind and the attempt in the letter's cause; empty for the one of the trip. */
  readonly of: string;
  readonly dueAt: Date;
  readonly departure: Date;
  /** Which slice, counted from 0. */
  readonly details: { readonly slice: number };
}

/** All of a trip, by the clocks of its airports; a slice whose airport has no known clock has none. */
export const remindersOf = (slices: NonEmpty<Slice>, timeZoneOf: TimeZoneOf): readonly Reminder[] =>
  slices.flatMap(({ legs: [{ from, departs }] }, slice): readonly Reminder[] => {
    const zone = timeZoneOf(from);
    if (zone === null) return [];
    const departure = instantOf(departs, zone);
    const before = (ms: number): Date => new Date(departure.getTime() - ms);
    const details = { slice };
    const checkIn = { kind: 'check_in', of: ` ${String(slice)}`, dueAt: before(CHECK_IN_BEFORE_MS), departure, details } as const;
    return slice === 0 ? [{ kind: 'reminder', of: '', dueAt: before(REMINDED_BEFORE_MS), departure, details }, checkIn] : [checkIn];
  });

/** One letter a reminder, whatever becomes of its time. */
export const reminderCause = ({ kind, of }: Pick<Reminder, 'kind' | 'of'>, attemptId: string): string => `${kind} ${attemptId}${of}`;
