/** What is being asked for: trip type, cabin, travelers, places and dates. */
import type { IsoDate } from './dates';
import type { TravelerCounts } from './travelers';

/** R round trip, O one way (spec §3). */
export type TripType = 'R' | 'O';

/** Cabin codes of the specification (§3). */
export const CABINS = ['Economy', 'PremiumEconomy', 'Business', 'First'] as const;
export type Cabin = (typeof CABINS)[number];

/** Accepts a cabin in any letter case (product §1); null when unknown. */
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

/** One key for one search: equal searches have equal keys. */
export function searchKey(q: SearchQuery): string {
  const t = q.travelers;
  return [q.origin, q.destination, q.departDate, q.returnDate ?? '-', q.tripType, q.cabin, t.adults, t.children, t.infants].join('|');
}
