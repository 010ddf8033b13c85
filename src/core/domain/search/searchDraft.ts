/** A search while it is being filled in: what stands in each field, and what it was understood to mean. */
import { codeOfLabel } from '../places/airports';
import type { Place } from '../places/airports';
import { DATE_WINDOW_DAYS, addDays, daysBetween, earlierOf, laterOf } from '../values/dates';
import type { IsoDate } from '../values/dates';
import type { TravelerCounts } from '../travelers/travelers';
import { searchFor } from './trip';
import type { Cabin, SearchQuery, TripType } from './trip';

export type PlaceName = 'origin' | 'destination';
export type DateName = 'departDate' | 'returnDate';
/** In the order in which they are checked and focused (search.20); `travelers` only ever fails in an address. */
export const SEARCH_FIELDS = ['origin', 'destination', 'departDate', 'returnDate', 'travelers'] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

export interface PlaceDraft {
  readonly text: string;
  /** What was picked or resolved. */
  readonly place: Place | null;
  /** A code of an address whose name is not known yet. */
  readonly code: string | null;
}

export interface DateDraft {
  readonly text: string;
  readonly date: IsoDate | null;
}

export interface SearchDraft {
  readonly tripType: TripType;
  readonly origin: PlaceDraft;
  readonly destination: PlaceDraft;
  readonly departDate: DateDraft;
  /** Kept while the trip is one way, so that switching back loses nothing. */
  readonly returnDate: DateDraft;
  readonly travelers: TravelerCounts;
  readonly cabin: Cabin;
}

/** The code a place field stands for, or null: picked, of an address, or typed as a full label. */
export function codeOfPlace(field: PlaceDraft): string | null {
  return field.place?.code ?? field.code ?? codeOfLabel(field.text.trim());
}

/** The last selectable departure: day 330, or day 329 of a round trip, which must leave a day to return (search.12). */
export function lastDeparture(tripType: TripType, today: IsoDate): IsoDate {
  return addDays(today, tripType === 'R' ? DATE_WINDOW_DAYS - 1 : DATE_WINDOW_DAYS);
}

/** Selectable departures, first and last (search.12). */
export function departureWindow(tripType: TripType, today: IsoDate): { first: IsoDate; last: IsoDate } {
  return { first: today, last: lastDeparture(tripType, today) };
}

/** Selectable returns: from the day after departure to day 330 (search.12). */
export function returnWindow(departDate: IsoDate | null, today: IsoDate): { first: IsoDate; last: IsoDate } {
  const last = addDays(today, DATE_WINDOW_DAYS);
  return { first: earlierOf(addDays(laterOf(departDate ?? today, today), 1), last), last };
}

/** Where opening the departure picker moves the departure: the day before the return, kept inside the window (search.14). */
export function departureBeforeReturn(returnDate: IsoDate, today: IsoDate): IsoDate {
  const { first, last } = departureWindow('R', today);
  return laterOf(first, earlierOf(addDays(returnDate, -1), last));
}

/** The return that keeps the stay of a trip when its departure moves; null where there is none to keep (search.33). */
export function sameStayReturn({ departDate, returnDate }: SearchDraft, newDeparture: IsoDate, today: IsoDate): IsoDate | null {
  if (departDate.date === null || returnDate.date === null) return null;
  const nights = daysBetween(departDate.date, returnDate.date);
  const date = addDays(newDeparture, nights);
  // one night is what the form sets by itself
  return nights > 1 && date <= returnWindow(newDeparture, today).last ? date : null;
}

/** The query of a draft, or null while a part is missing. Says nothing of whether dates lie in the window. */
export function queryOfDraft(draft: SearchDraft): SearchQuery | null {
  const origin = codeOfPlace(draft.origin);
  const destination = codeOfPlace(draft.destination);
  const departs = draft.departDate.date;
  const returns = draft.tripType === 'R' ? draft.returnDate.date : null;
  if (origin === null || destination === null || departs === null || (draft.tripType === 'R' && returns === null)) return null;
  return searchFor({ origin, destination, departs, returns }, draft.cabin, draft.travelers);
}
