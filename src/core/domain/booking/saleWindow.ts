/** When a trip can be sold: one rule for search, prices of other days, drafts and payment. The clock comes in as an instant. */
import { DATE_WINDOW_DAYS, addDays, utcDateOf } from '../values/dates';
import type { IsoDate } from '../values/dates';
import type { SearchQuery } from '../search/trip';

/** A flight that leaves sooner is not sold any more, in minutes. */
export const LAST_SALE_MINUTES = 60;

const HOUR_MS = 3_600_000;

/** The days one may leave on, anywhere on Earth: from today at UTC−12 to today at UTC+14 plus the window. */
export function sellableDays(now: Date): { readonly first: IsoDate; readonly last: IsoDate } {
  return { first: dateAhead(now, -12), last: addDays(latestDateAnywhere(now), DATE_WINDOW_DAYS) };
}

/** The latest date on any calendar of the Earth (UTC+14). */
export function latestDateAnywhere(now: Date): IsoDate {
  return dateAhead(now, 14);
}

function dateAhead(now: Date, hours: number): IsoDate {
  return utcDateOf(new Date(now.getTime() + hours * HOUR_MS));
}

export type TripDateFault = 'past' | 'beyondWindow' | 'notAfterDeparture';

/** What is wrong with the day of each slice of a trip at an instant; nothing but nulls when it can be sold. */
export function tripDateFaults({ slices }: Pick<SearchQuery, 'slices'>, now: Date): readonly (TripDateFault | null)[] {
  const { first, last } = sellableDays(now);
  return slices.map(({ date }, i) => {
    const before = slices[i - 1];
    if (before === undefined && date < first) return 'past';
    if (before !== undefined && date < before.date) return 'notAfterDeparture';
    return date > last ? 'beyondWindow' : null;
  });
}

/** Whether a flight that leaves at `departure` is still sold. */
export function isOnSale(departure: Date, now: Date): boolean {
  return departure.getTime() - now.getTime() >= LAST_SALE_MINUTES * 60_000;
}
