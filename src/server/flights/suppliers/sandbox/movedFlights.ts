/** An airline's change of times, as the sandbox pretends it: every flight so many minutes later, or earlier. */
import { addDays, daysBetween, localParts } from '#core/domain/dates';
import type { LocalDateTime } from '#core/domain/dates';
import type { Slice } from '#core/domain/flights';

const DAY_MINUTES = 1440;

/** `at` so many minutes later on the same clock. */
function later(at: LocalDateTime, minutes: number): LocalDateTime {
  const { date, minutes: minuteOfDay } = localParts(at);
  const sum = minuteOfDay + minutes;
  const days = Math.floor(sum / DAY_MINUTES);
  const left = sum - days * DAY_MINUTES;
  const [hour, minute] = [Math.floor(left / 60), left % 60].map((part) => String(part).padStart(2, '0'));
  return `${addDays(date, days)}T${hour ?? ''}:${minute ?? ''}` as LocalDateTime; // parts of a date and a clock
}

export function movedBy(slices: readonly Slice[], minutes: number): readonly Slice[] {
  return slices.map((slice) => {
    const legs = slice.legs.map((leg) => ({ ...leg, departs: later(leg.departs, minutes), arrives: later(leg.arrives, minutes) }));
    const [first, last] = [legs[0], legs.at(-1)];
    if (!first || !last) return slice;
    const [departs, arrives] = [localParts(first.departs), localParts(last.arrives)];
    return {
      ...slice,
      legs,
      departMinutes: departs.minutes,
      arriveMinutes: arrives.minutes,
      dayShift: daysBetween(departs.date, arrives.date),
    };
  });
}
