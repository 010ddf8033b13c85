/** Flights that leave after midnight are missed by a day: in words, the night they leave in and the evening to be at the airport. */
import type { Slice } from '../../domain/flights/flights';
import type { IsoDate } from '../../domain/values/dates';
import { addDays, localParts } from '../../domain/values/dates';

/** Minutes after midnight up to which the evening to go to the airport is the day before. */
const NIGHT_ENDS = 4 * 60;

interface NightWords {
  readonly leavesAtNight: (before: IsoDate, day: IsoDate) => string;
}

/** Of the first flight of a slice, by the clock of its airport; null where it leaves at another time of day. */
export function nightDeparture({ leavesAtNight }: NightWords, { legs }: Pick<Slice, 'legs'>): string | null {
  const { date, minutes } = localParts(legs[0].departs);
  return minutes < NIGHT_ENDS ? leavesAtNight(addDays(date, -1), date) : null;
}
