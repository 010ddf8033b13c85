/** The days whose prices calendar and graph show. */
import { DATE_WINDOW_DAYS, addDays, addMonths, dateParts, earlierOf, laterOf } from '../values/dates';
import type { IsoDate } from '../values/dates';
import { dateOfStep } from './tripStep';
import type { TripStep } from './tripStep';

const GRAPH_REACH = 30;

/** The departures of a month that may be booked for a trip of `stay` nights, first and last; null when there are none. */
export function bookableDaysOf(month: IsoDate, stay: number, today: IsoDate): { readonly from: IsoDate; readonly to: IsoDate } | null {
  const first = addDays(month, 1 - dateParts(month).day);
  const from = laterOf(first, today);
  const to = earlierOf(addDays(addMonths(first, 1), -1), addDays(today, DATE_WINDOW_DAYS - stay));
  return from <= to ? { from, to } : null;
}

/**
 * Sixty days around the day of a step, from today on; of a multi-city trip those between the slice before and the slice after: no other
 * can be chosen.
 */
export function graphDates(step: TripStep, today: IsoDate): readonly IsoDate[] {
  const { query, chosen, index } = step;
  const first = laterOf(today, addDays(dateOfStep(step), -GRAPH_REACH));
  const dates = Array.from({ length: 2 * GRAPH_REACH }, (_, i) => addDays(first, i));
  if (chosen === null) return dates;
  const [before, after] = [query.slices[index - 1], query.slices[index + 1]];
  return dates.filter((date) => (!before || date >= before.date) && (!after || date <= after.date));
}
