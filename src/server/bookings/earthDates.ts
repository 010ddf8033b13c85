/** Which dates are on the calendar somewhere on earth at one instant. */
import type { IsoDate } from '#core/domain/dates';

/** The latest date anywhere (UTC+14). */
export function isoDateAheadOf(now: Date): IsoDate {
  return new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10) as IsoDate; // ISO by construction
}
