/** The days around a search: the same trip a few days earlier or later, and what each would cost (results.8). */
import { DATE_WINDOW_DAYS, addDays } from '../values/dates';
import type { IsoDate } from '../values/dates';
import { lowestCents } from '../values/money';
import type { Cents } from '../values/money';
import { lastOf } from '../values/nonEmpty';
import type { SearchQuery } from './trip';
import { dateOfStep, stepMovedTo } from './tripStep';
import type { TripStep } from './tripStep';

/** Days on either side of the chosen one. */
export const STRIP_REACH = 3;

/** Lowest price of one adult by departure; null where nothing is sold, missing where it is not known. */
export type DayPrices = Readonly<Partial<Record<IsoDate, Cents | null>>>;

export interface StripDay {
  readonly date: IsoDate;
  /** The trip with what is chosen now on that day; null outside the days one may book, and where its slices would not follow each other. */
  readonly query: SearchQuery | null;
  /** Null: nothing is sold. Undefined: not known (yet). */
  readonly lowest: Cents | null | undefined;
  readonly isChosen: boolean;
  /** The lowest of the known prices, of several equal ones each; of none while prices with and without filters stand side by side. */
  readonly isLowest: boolean;
}

/** Whether a trip may be booked: it begins today or later and ends inside the window (search.12). */
export function isInWindow({ slices }: SearchQuery, today: IsoDate): boolean {
  return slices[0].date >= today && lastOf(slices).date <= addDays(today, DATE_WINDOW_DAYS);
}

/** The lowest known price, null when none is. */
export function lowestOf(prices: DayPrices): Cents | null {
  return lowestCents(Object.values(prices).filter((cents) => typeof cents === 'number'));
}

/** Three days before to three days after the day of a step. */
export const stripDates = (step: TripStep): readonly IsoDate[] =>
  Array.from({ length: 2 * STRIP_REACH + 1 }, (_, i) => addDays(dateOfStep(step), i - STRIP_REACH));

/**
 * A step on each of some days. `filtered` is the lowest price that filters leave of the list that is shown, null where they leave nothing;
 * only that day's flights are known, so the prices of the others are without filters.
 */
export function daysOf(step: TripStep, dates: readonly IsoDate[], prices: DayPrices, today: IsoDate, filtered?: Cents | null): StripDay[] {
  const days = dates.map((date) => {
    const trip = stepMovedTo(step, date);
    return { date, trip: trip && isInWindow(trip, today) ? trip : null };
  });
  const bookable = days.filter(({ trip }) => trip !== null);
  const lowest = lowestOf(Object.fromEntries(bookable.map(({ date }) => [date, prices[date]])));
  return days.map(({ date, trip }) => {
    const isChosen = date === dateOfStep(step);
    const cents = trip === null ? undefined : isChosen && filtered !== undefined ? filtered : prices[date];
    return {
      date,
      query: trip,
      lowest: cents,
      isChosen,
      isLowest: filtered === undefined && lowest !== null && cents === lowest,
    };
  });
}
