/** Until when a passport can be added to a booking (booking.24): the airline hands over travelers' data 72 hours ahead (49 CFR 1560.101). */
import type { NonEmpty } from '../values/nonEmpty';
import type { IsoDate, LocalDateTime } from '../values/dates';
import { addDays, daysBetween, localParts } from '../values/dates';
import type { Slice } from '../flights/flights';

const DUE_DAYS = 3;
/** The same in hours, as it is shown. */
export const PASSPORT_DUE_HOURS = DUE_DAYS * 24;

/** So many days before the first departure, at the same time of the clock of its airport. */
export function beforeDeparture(slices: NonEmpty<Slice>, days: number): LocalDateTime {
  const { departs } = slices[0].legs[0];
  return `${addDays(localParts(departs).date, -days)}${departs.slice(10)}` as LocalDateTime; // the time of day stays
}

/** 72 hours before the first departure, at the clock of its airport. */
export const passportDue = (slices: NonEmpty<Slice>): LocalDateTime => beforeDeparture(slices, DUE_DAYS);

/** Two days lie between any hour of today and any hour of that date, whatever the two time zones. */
const SURELY_AHEAD_DAYS = 2;

/** Whether there is time to add a passport later for somebody whose calendar says `today`; the server decides by the minute. */
export const isSurelyBeforePassportDue = (slices: NonEmpty<Slice>, today: IsoDate): boolean =>
  daysBetween(today, localParts(passportDue(slices)).date) >= SURELY_AHEAD_DAYS;
