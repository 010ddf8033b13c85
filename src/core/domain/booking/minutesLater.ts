/** Time between two moments of one clock. */
import { dayNumber, localParts } from '../values/dates';
import type { LocalDateTime } from '../values/dates';

/** Minutes from `before` to `after` on the clock of one airport; the hour of a clock change counts as no time. */
export function minutesLater(before: LocalDateTime, after: LocalDateTime): number {
  const [a, b] = [localParts(before), localParts(after)];
  return (dayNumber(b.date) - dayNumber(a.date)) * 1440 + b.minutes - a.minutes;
}
