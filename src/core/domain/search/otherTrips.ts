/** Trips made of another one by a day or a place, and what such trips have in common. */
import { daysBetween } from '../values/dates';
import type { IsoDate } from '../values/dates';
import { lastOf, mapNonEmpty } from '../values/nonEmpty';
import type { SearchQuery } from './trip';

/** Nights between the first day of a trip and that of its last slice; null for a trip one way. */
export const stayNights = ({ slices }: SearchQuery): number | null =>
  slices.length === 1 ? null : daysBetween(slices[0].date, lastOf(slices).date);

/** The same trip with one slice on another day; null where it would leave before the slice before it, or after the next one. */
export function withSliceOn(query: SearchQuery, index: number, date: IsoDate): SearchQuery | null {
  const [before, after] = [query.slices[index - 1], query.slices[index + 1]];
  if ((before && date < before.date) || (after && date > after.date)) return null;
  return { ...query, slices: mapNonEmpty(query.slices, (slice, i) => (i === index ? { ...slice, date } : slice)) };
}

/** The same trip with another place wherever it begins or turns round. */
export function withPlace(query: SearchQuery, end: 'origin' | 'destination', code: string): SearchQuery {
  const before = query.slices[0][end];
  const place = (known: string): string => (known === before ? code : known);
  const slices = mapNonEmpty(query.slices, ({ origin, destination, date }) => ({
    origin: place(origin),
    destination: place(destination),
    date,
  }));
  return { ...query, slices };
}

/** One key for one way of traveling: equal for searches that differ in travelers and in the day they leave on, with all that follows. */
export function routeKey({ slices, cabin }: SearchQuery): string {
  const trip = slices.flatMap(({ origin, destination, date }) => [origin, destination, daysBetween(slices[0].date, date)]);
  return [...trip, cabin].join('|');
}
