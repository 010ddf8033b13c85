/** Our own promise (booking.16): cancelling is free for 24 hours when departure is seven or more days away. */
import type { Slice } from '#core/domain/flights';
import type { TimeZoneOf } from '../geography/timeZones';
import { instantOf } from '../geography/timeZones';

const DAY_MS = 86_400_000;

/** Until when a booking made at `bookedAt` may be cancelled free of charge; null when it leaves too soon. */
export function freeCancelUntil(slices: readonly Slice[], bookedAt: Date, timeZoneOf: TimeZoneOf): Date | null {
  const first = slices[0]?.legs[0];
  const zone = first ? timeZoneOf(first.from) : null;
  if (!first || zone === null) return null;
  const lead = instantOf(first.departs, zone).getTime() - bookedAt.getTime();
  return lead >= 7 * DAY_MS ? new Date(bookedAt.getTime() + DAY_MS) : null;
}
