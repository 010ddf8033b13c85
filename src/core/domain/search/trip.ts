/** What is being asked for: where to fly on which days, in which cabin, and how many travelers. */
import { addDays, daysBetween } from '../values/dates';
import type { IsoDate } from '../values/dates';
import { lastOf, mapNonEmpty } from '../values/nonEmpty';
import type { NonEmpty } from '../values/nonEmpty';
import type { TravelerCounts } from '../travelers/travelers';

/** What the form offers and an address says: R round trip, O one way (search.1). */
export type TripType = 'R' | 'O';

/** Cabin codes (search.2). */
export const CABINS = ['Economy', 'PremiumEconomy', 'Business', 'First'] as const;
export type Cabin = (typeof CABINS)[number];

/** Accepts a cabin in any letter case (search.2); null when unknown. */
export function parseCabin(text: string): Cabin | null {
  const low = text.toLowerCase();
  return CABINS.find((c) => c.toLowerCase() === low) ?? null;
}

/** One direction of a search: from where to where on which day. Places are codes of airports or cities. */
export interface SearchSlice {
  readonly origin: string;
  readonly destination: string;
  readonly date: IsoDate;
}

/** A complete search: every part known and readable. */
export interface SearchQuery {
  /** In the order in which they are flown: one of a one-way trip, two of a round trip. */
  readonly slices: NonEmpty<SearchSlice>;
  readonly cabin: Cabin;
  readonly travelers: TravelerCounts;
}

/** A search whose second slice is the way back of its first. */
export interface RoundTrip extends SearchQuery {
  readonly slices: readonly [SearchSlice, SearchSlice];
}

/** Round trips have prices and words of their own; what a trip consists of is said by its slices. */
export function isRoundTrip(query: SearchQuery): query is RoundTrip {
  const [out, back, ...more] = query.slices;
  return back !== undefined && more.length === 0 && back.origin === out.destination && back.destination === out.origin;
}

/** One place to another and, unless `returns` is null, back: all that addresses, forms, deals and stored searches can say. */
export interface SimpleTrip {
  readonly origin: string;
  readonly destination: string;
  readonly departs: IsoDate;
  readonly returns: IsoDate | null;
}

/** The search for a trip. */
export function searchFor({ origin, destination, departs, returns }: SimpleTrip, cabin: Cabin, travelers: TravelerCounts): SearchQuery {
  const out = { origin, destination, date: departs };
  const slices: SearchQuery['slices'] = returns === null ? [out] : [out, { origin: destination, destination: origin, date: returns }];
  return { slices, cabin, travelers };
}

/** The trip of a search; an error for one that has more than a way there and back. */
export function simpleTrip(query: SearchQuery): SimpleTrip {
  const [{ origin, destination, date }, ...more] = query.slices;
  if (more.length > 0 && !isRoundTrip(query)) throw new RangeError('the trip has more than a way there and back');
  return { origin, destination, departs: date, returns: returnDate(query) };
}

/** The day a trip begins on. */
export const departureDate = ({ slices }: SearchQuery): IsoDate => slices[0].date;

/** The day of the way back of a round trip, null for every other. */
export const returnDate = (query: SearchQuery): IsoDate | null => (isRoundTrip(query) ? query.slices[1].date : null);

/** Nights between the first day of a trip and that of its last slice; null for a trip one way. */
export const stayNights = ({ slices }: SearchQuery): number | null =>
  slices.length === 1 ? null : daysBetween(slices[0].date, lastOf(slices).date);

/** The same trip leaving on another day; it keeps its length. */
export function movedTo(query: SearchQuery, departs: IsoDate): SearchQuery {
  const by = daysBetween(departureDate(query), departs);
  return { ...query, slices: mapNonEmpty(query.slices, (slice) => ({ ...slice, date: addDays(slice.date, by) })) };
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

/** One key for one search: equal searches have equal keys. */
export function searchKey({ slices, cabin, travelers: t }: SearchQuery): string {
  const trip = slices.flatMap(({ origin, destination, date }) => [origin, destination, date]);
  return [...trip, cabin, t.adults, t.children, t.infants].join('|');
}

/** One key for one way of traveling: equal for searches that differ in travelers and in the day they leave on, with all that follows. */
export function routeKey({ slices, cabin }: SearchQuery): string {
  const trip = slices.flatMap(({ origin, destination, date }) => [origin, destination, daysBetween(slices[0].date, date)]);
  return [...trip, cabin].join('|');
}
