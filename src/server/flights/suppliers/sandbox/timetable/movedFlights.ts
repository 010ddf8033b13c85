/** An airline's change of times, as the sandbox pretends it: every flight so many minutes later, or earlier. */
import { addDays, daysBetween, localParts } from '#core/domain/values/dates';
import type { LocalDateTime } from '#core/domain/values/dates';
import type { Slice } from '#core/domain/flights/flights';
import { lastOf, mapNonEmpty } from '#core/domain/values/nonEmpty';
import type { NonEmpty } from '#core/domain/values/nonEmpty';

const DAY_MINUTES = 1440;

/** `at` so many minutes later on the same clock. */
function later(at: LocalDateTime, minutes: number): LocalDateTime {
  const { date, minutes: minuteOfDay } = localParts(at);
  const sum = minuteOfDay + minutes;
  const days = Math.floor(sum / DAY_MINUTES);
  const left = sum - days * DAY_MINUTES;
  const clock = [Math.floor(left / 60), left % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `${addDays(date, days)}T${clock}` as LocalDateTime; // parts of a date and a clock
}

export function movedBy(slices: NonEmpty<Slice>, minutes: number): NonEmpty<Slice> {
  return mapNonEmpty(slices, (slice) => {
    const legs = mapNonEmpty(slice.legs, (leg) => ({
      ...leg,
      departs: later(leg.departs, minutes),
      arrives: later(leg.arrives, minutes),
    }));
    const [departs, arrives] = [localParts(legs[0].departs), localParts(lastOf(legs).arrives)];
    return {
      ...slice,
      legs,
      departMinutes: departs.minutes,
      arriveMinutes: arrives.minutes,
      dayShift: daysBetween(departs.date, arrives.date),
    };
  });
}
