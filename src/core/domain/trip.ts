/** What is being asked for: trip type, cabin, travelers, places and dates. */
import { daysBetween } from './dates';
import type { IsoDate } from './dates';
import type { TravelerCounts } from './travelers';

/** R round trip, O one way (search.1). */
export type TripType = 'R' | 'O';

/** Cabin codes (search.2). */
export const CABINS = ['Economy', 'PremiumEconomy', 'Business', 'First'] as const;
export type Cabin = (typeof CABINS)[number];

/** Accepts a cabin in any letter case (search.2); null when unknown. */
export function parseCabin(text: string): Cabin | null {
  const low = text.toLowerCase();
  return CABINS.find((c) => c.toLowerCase() === low) ?? null;
}

/** A complete search: every part known and readable. `returnDate` is null exactly for a one-way trip. */
export interface SearchQuery {
  readonly origin: string;
  readonly destination: string;
  readonly departDate: IsoDate;
  readonly returnDate: IsoDate | null;
  readonly tripType: TripType;
  readonly cabin: Cabin;
  readonly travelers: TravelerCounts;
}

/** Nights between the dates of a round trip; null for a trip one way. */
export const stayNights = ({ departDate, returnDate }: Pick<SearchQuery, 'departDate' | 'returnDate'>): number | null =>
  returnDate === null ? null : daysBetween(departDate, returnDate);

/** One key for one search: equal searches have equal keys. */
export function searchKey(q: SearchQuery): string {
  const t = q.travelers;
  return [q.origin, q.destination, q.departDate, q.returnDate ?? '-', q.tripType, q.cabin, t.adults, t.children, t.infants].join('|');
}
