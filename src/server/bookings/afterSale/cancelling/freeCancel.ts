/** Our own promise (booking.16): cancelling is free for 24 hours when departure is seven or more days away. */
import { FREE_CANCEL } from '#core/domain/booking/cancelRules';
import type { Slice } from '#core/domain/flights/flights';
import type { NonEmpty } from '#core/domain/values/nonEmpty';
import type { TimeZoneOf } from '../../../geography/timeZones';
import { instantOf } from '../../../geography/timeZones';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** When a trip begins; null where the clock of its first airport is not known. */
export function departureOf(slices: NonEmpty<Slice>, timeZoneOf: TimeZoneOf): Date | null {
  const { from, departs } = slices[0].legs[0];
  const zone = timeZoneOf(from);
  return zone === null ? null : instantOf(departs, zone);
}

/** Until when a booking made at `bookedAt` may be cancelled free of charge; null when it leaves too soon. */
export function freeCancelUntil(slices: NonEmpty<Slice>, bookedAt: Date, timeZoneOf: TimeZoneOf): Date | null {
  const departure = departureOf(slices, timeZoneOf);
  return departure !== null && departure.getTime() - bookedAt.getTime() >= FREE_CANCEL.daysAhead * DAY_MS
    ? new Date(bookedAt.getTime() + FREE_CANCEL.hours * HOUR_MS)
    : null;
}
