/** What is being requested: where to fly on which days, in which cabin, and how many travelers. */
import { addDays, daysBetween } from '../values/dates';
import type { IsoDate } from '../values/dates';
import { lastOf, mapNonEmpty } from '../values/nonEmpty';
import type { NonEmpty } from '../values/nonEmpty';
import type { SearchParty } from '../travelers/travelers';

/** What the form offers and an address says: R round trip, O one way, M multi-city (search.1). */
export type TripType = 'R' | 'O' | 'M';

/** Most slices of one trip. */
export const MOST_SLICES = 6;

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
  readonly travelers: SearchParty;
}

/** A search whose second slice is the way back of its first, on a later day. */
export interface RoundTrip extends SearchQuery {
  readonly slices: readonly [SearchSlice, SearchSlice];
}

/** Round trips have prices and words of their own; what a trip consists of is said by its slices. */
export function isRoundTrip(query: SearchQuery): query is RoundTrip {
  const [out, back, ...more] = query.slices;
  return (
    back !== undefined && more.length === 0 && back.date > out.date && back.origin === out.destination && back.destination === out.origin
  );
}

/** What a search is called by its slices: two that do not mirror each other, or more, are multi-city. */
export function tripTypeOf(query: SearchQuery): TripType {
  if (query.slices.length === 1) return 'O';
  return isRoundTrip(query) ? 'R' : 'M';
}

/** One place to another and, unless `returns` is null, back: all that deals and fares seen can say. */
export interface SimpleTrip {
  readonly origin: string;
  readonly destination: string;
  readonly departs: IsoDate;
  readonly returns: IsoDate | null;
}

/** The search for a trip. */
export function searchFor({ origin, destination, departs, returns }: SimpleTrip, cabin: Cabin, travelers: SearchParty): SearchQuery {
  const out = { origin, destination, date: departs };
  const slices: SearchQuery['slices'] = returns === null ? [out] : [out, { origin: destination, destination: origin, date: returns }];
  return { slices, cabin, travelers };
}

/** A search with further slices after its first; the same without any. */
export const withFurther = (query: SearchQuery, further: readonly SearchSlice[]): SearchQuery =>
  further.length === 0 ? query : { ...query, slices: [query.slices[0], ...further] };

/** The trip of a search; null for a multi-city one. */
export function simpleTrip(query: SearchQuery): SimpleTrip | null {
  if (tripTypeOf(query) === 'M') return null;
  const { origin, destination, date } = query.slices[0];
  return { origin, destination, departs: date, returns: returnDate(query) };
}

/** The day a trip begins on. */
export const departureDate = ({ slices }: SearchQuery): IsoDate => slices[0].date;

/** The day of the way back of a round trip, null for every other. */
export const returnDate = (query: SearchQuery): IsoDate | null => (isRoundTrip(query) ? query.slices[1].date : null);

/** The same trip leaving on another day; it keeps its length. */
export function movedTo(query: SearchQuery, departs: IsoDate): SearchQuery {
  const by = daysBetween(departureDate(query), departs);
  return { ...query, slices: mapNonEmpty(query.slices, (slice) => ({ ...slice, date: addDays(slice.date, by) })) };
}

/** The day of the last slice; null for a trip one way. */
export const lastDay = ({ slices }: SearchQuery): IsoDate | null => (slices.length === 1 ? null : lastOf(slices).date);

/** `JFK-LAX` of a trip with one destination, `JFK-LAX-SEA, SFO-JFK` of a multi-city one. */
export function routeText(query: SearchQuery, between = '-'): string {
  const [first, ...more] = isRoundTrip(query) ? [query.slices[0]] : query.slices;
  return more.reduce(
    ({ text, at }, { origin, destination }) => ({
      text: text + (at === origin ? '' : `, ${origin}`) + between + destination,
      at: destination,
    }),
    { text: first.origin + between + first.destination, at: first.destination },
  ).text;
}

/** One key for one search: equal searches have equal keys. */
export function searchKey({ slices, cabin, travelers: t }: SearchQuery): string {
  const trip = slices.flatMap(({ origin, destination, date }) => [origin, destination, date]);
  return [...trip, cabin, t.adults, t.children, t.infants, ...(t.ages ? [t.ages.join()] : [])].join('|');
}
