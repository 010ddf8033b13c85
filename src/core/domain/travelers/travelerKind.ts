/** As what a traveler is sold a trip: by birth date, on the days of the trip. */
import type { Slice } from '../flights/flights';
import type { DateFault } from '../search/typedDate';
import { readTypedDate } from '../search/typedDate';
import { ageOn } from '../values/age';
import { laterOf, localParts } from '../values/dates';
import type { IsoDate } from '../values/dates';
import type { NonEmpty } from '../values/nonEmpty';
import type { Result } from '../values/result';
import type { TravelerKind } from './travelers';

/** The day on which the first flight leaves, and the last one on which anyone is on the way, at the airports' own clocks. */
export interface TripDates {
  readonly firstDate: IsoDate;
  readonly lastDate: IsoDate;
}

export function tripDatesOf(slices: NonEmpty<Slice>): TripDates {
  const dates = slices.flatMap((s) => s.legs.flatMap((l) => [localParts(l.departs).date, localParts(l.arrives).date]));
  return { firstDate: localParts(slices[0].legs[0].departs).date, lastDate: dates.reduce(laterOf) };
}

/**
 * As what someone born on `born` is sold a trip (search.17: adult 12+, child 2-11, infant under 2): by the age at departure, but who turns 2
 * on the way needs a seat from the start.
 */
export function kindOn(born: IsoDate, { firstDate, lastDate }: TripDates): TravelerKind {
  if (ageOn(born, firstDate) >= 12) return 'adult';
  return ageOn(born, lastDate) >= 2 ? 'child' : 'infant';
}

export type TravelerDateField = 'dateOfBirth' | 'passportExpires';

/** The date that a field means as it is there; a birth is in the past, an expiration to come (search.32). */
export const readTravelerDate = (field: TravelerDateField, text: string, today: IsoDate): Result<IsoDate, DateFault> =>
  readTypedDate(text, today, field === 'dateOfBirth' ? 'birth' : 'expiry');
