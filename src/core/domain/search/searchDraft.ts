/** A search while it is being filled in: what is in each field, and what it was understood to mean. */
import { codeOfLabel } from '../places/airports';
import type { Place } from '../places/airports';
import { DATE_WINDOW_DAYS, addDays, daysBetween, earlierOf, laterOf } from '../values/dates';
import type { IsoDate } from '../values/dates';
import { isNonEmpty } from '../values/nonEmpty';
import { withChildAges } from '../travelers/travelers';
import type { Ages, TravelerCounts } from '../travelers/travelers';
import { periodOf } from './flexible';
import type { Flexibility } from './flexible';
import { nearOf } from './nearPlaces';
import type { NearPlaces } from './nearPlaces';
import { searchFor } from './trip';
import type { Cabin, SearchQuery, SearchSlice, TripType } from './trip';

/** Flights of a multi-city trip after the first, by the number that the form shows: as many as a trip may have (`MOST_SLICES`). */
const FURTHER = [2, 3, 4, 5, 6] as const;
type Further = (typeof FURTHER)[number];

export type PlaceEnd = 'origin' | 'destination';
export type PlaceName = PlaceEnd | `${PlaceEnd}${Further}`;
export type DateName = 'departDate' | 'returnDate' | `date${Further}`;
export type SearchField = PlaceName | DateName | 'travelers';

/** The fields of one flight: from where, to where, on which day. */
export interface FlightFields {
  /** The number that the form shows. */
  readonly flight: number;
  readonly origin: PlaceName;
  readonly destination: PlaceName;
  readonly date: DateName;
}

const FIRST_FLIGHT: FlightFields = { flight: 1, origin: 'origin', destination: 'destination', date: 'departDate' };
const FLIGHTS: readonly FlightFields[] = [
  FIRST_FLIGHT,
  ...FURTHER.map((flight): FlightFields => ({
    flight,
    origin: `origin${flight}`,
    destination: `destination${flight}`,
    date: `date${flight}`,
  })),
];

/** In the order in which they are checked and focused (search.20); `travelers` only ever fails in an address. */
export const SEARCH_FIELDS: readonly SearchField[] = [
  'origin',
  'destination',
  'departDate',
  'returnDate',
  ...FLIGHTS.slice(1).flatMap(({ origin, destination, date }) => [origin, destination, date]),
  'travelers',
];

export const isDateField = (field: SearchField): field is DateName => /date/i.test(field);
export const endOf = (field: PlaceName): PlaceEnd => (field.startsWith('origin') ? 'origin' : 'destination');
/** The number of the flight that a field is of. */
export const flightOf = (field: string): number => Number(/\d$/.exec(field)?.[0] ?? 1);
/** The fields of the flight that a field is of. */
export const flightFieldsOf = (field: SearchField): FlightFields => fieldsOfFlight(flightOf(field));
export const fieldsOfFlight = (flight: number): FlightFields => FLIGHTS[flight - 1] ?? FIRST_FLIGHT;

export interface PlaceDraft {
  readonly text: string;
  /** What was picked or resolved. */
  readonly place: Place | null;
  /** A code of an address whose name is not known yet. */
  readonly code: string | null;
  /** Airports around it that are searched too, `OAK,SJC`: they are the place's own and go with it. */
  readonly near?: string;
}

export interface DateDraft {
  readonly text: string;
  readonly date: IsoDate | null;
}

export const EMPTY_PLACE: PlaceDraft = { text: '', place: null, code: null };
export const EMPTY_DATE: DateDraft = { text: '', date: null };

/** A flight of a multi-city trip after the first. */
export interface FurtherDraft {
  /** Null until it is filled in by hand: it follows the destination of the flight before. */
  readonly origin: PlaceDraft | null;
  readonly destination: PlaceDraft;
  readonly date: DateDraft;
}

export const EMPTY_FLIGHT: FurtherDraft = { origin: null, destination: EMPTY_PLACE, date: EMPTY_DATE };

export interface SearchDraft {
  readonly tripType: TripType;
  readonly origin: PlaceDraft;
  readonly destination: PlaceDraft;
  readonly departDate: DateDraft;
  /** Kept while the trip is one way, so that switching back loses nothing. */
  readonly returnDate: DateDraft;
  /** How the dates may move; says nothing of a multi-city trip. */
  readonly flex: Flexibility;
  /** Flights of a multi-city trip after the first; kept like the return. */
  readonly further: readonly FurtherDraft[];
  readonly travelers: TravelerCounts;
  /** Of the first, second ... child; null or missing where it was not chosen. Kept while there are fewer children. */
  readonly childAges: Ages;
  readonly cabin: Cabin;
}

/** The code a place field stands for, or null: picked, of an address, or typed as a full label. */
export function codeOfPlace(field: PlaceDraft): string | null {
  return field.place?.code ?? field.code ?? codeOfLabel(field.text.trim());
}

/** The flights that the form shows. */
export const flightsOf = ({ tripType, further }: SearchDraft): readonly FlightFields[] =>
  FLIGHTS.slice(0, tripType === 'M' ? 1 + further.length : 1);

/** What is in a place field; one that was not filled in by hand shows where the flight before goes, once that is known. */
export function placeAt(draft: SearchDraft, field: PlaceName): PlaceDraft {
  const flight = flightOf(field);
  const own = (flight === 1 ? draft : draft.further[flight - 2])?.[endOf(field)];
  if (own !== null) return own ?? EMPTY_PLACE;
  const before = placeAt(draft, fieldsOfFlight(flight - 1).destination);
  return codeOfPlace(before) === null ? EMPTY_PLACE : before;
}

/** Whether a field shows what is in another one. */
export const isFollowing = (draft: SearchDraft, field: PlaceName): boolean =>
  endOf(field) === 'origin' && flightOf(field) > 1 && draft.further[flightOf(field) - 2]?.origin === null;

export function withPlaceAt(draft: SearchDraft, field: PlaceName, place: PlaceDraft): SearchDraft {
  return withPart(draft, flightOf(field), { [endOf(field)]: place });
}

/** What is in a date field. */
export function dateAt(draft: SearchDraft, field: DateName): DateDraft {
  if (field === 'departDate' || field === 'returnDate') return draft[field];
  return draft.further[flightOf(field) - 2]?.date ?? EMPTY_DATE;
}

export function withDateAt(draft: SearchDraft, field: DateName, date: DateDraft): SearchDraft {
  if (field === 'departDate' || field === 'returnDate') return { ...draft, [field]: date };
  return withPart(draft, flightOf(field), { date });
}

const withPart = (
  draft: SearchDraft,
  flight: number,
  part: Partial<Record<PlaceEnd, PlaceDraft>> & { readonly date?: DateDraft },
): SearchDraft =>
  flight === 1
    ? { ...draft, ...part }
    : { ...draft, further: draft.further.map((row, i) => (i === flight - 2 ? { ...row, ...part } : row)) };

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

/** Selectable days of a field; a further flight leaves on the day of the one before at the earliest (search.43). */
export function dateWindow(draft: SearchDraft, field: DateName, today: IsoDate): { first: IsoDate; last: IsoDate } {
  if (field === 'returnDate') return returnWindow(draft.departDate.date, today);
  const { first, last } = departureWindow(draft.tripType, today);
  const before = FLIGHTS.slice(0, flightOf(field) - 1).flatMap(({ date }) => dateAt(draft, date).date ?? []);
  return { first: earlierOf(laterOf(before.at(-1) ?? first, first), last), last };
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

/** How the dates of a draft may move: those of a multi-city trip are exact. */
export const flexOfDraft = ({ tripType, flex }: SearchDraft): Flexibility => (tripType === 'M' ? '' : flex);

/** The airports nearby that a draft takes in: none of a multi-city trip. */
export const nearOfDraft = ({ tripType, origin, destination }: SearchDraft): NearPlaces | null =>
  tripType === 'M' ? null : nearOf(origin.near, destination.near);

/** A draft with dates: where they are left open, the first days of the period stand for them. */
export function datedDraft(draft: SearchDraft, today: IsoDate): SearchDraft {
  const period = periodOf(flexOfDraft(draft));
  if (!period) return draft;
  const { first, last } = period;
  // of a period that is over its first day, which is in the past
  const departs = first < today && today <= last ? today : first;
  return { ...draft, departDate: { text: '', date: departs }, returnDate: { text: '', date: addDays(departs, 1) } };
}

/** The query of a draft, or null while a part is missing. Says nothing of whether dates lie in the window. */
export function queryOfDraft(draft: SearchDraft): SearchQuery | null {
  const { tripType, cabin } = draft;
  const travelers = withChildAges(draft.travelers, draft.childAges);
  const flights = flightsOf(draft);
  const slices = flights.flatMap((fields) => sliceOf(draft, fields) ?? []);
  if (slices.length < flights.length || !isNonEmpty(slices)) return null;
  if (tripType !== 'R') return { slices, cabin, travelers };
  const [{ origin, destination, date: departs }] = slices;
  const returns = draft.returnDate.date;
  return returns === null ? null : searchFor({ origin, destination, departs, returns }, cabin, travelers);
}

function sliceOf(draft: SearchDraft, fields: FlightFields): SearchSlice | null {
  const origin = codeOfPlace(placeAt(draft, fields.origin));
  const destination = codeOfPlace(placeAt(draft, fields.destination));
  const { date } = dateAt(draft, fields.date);
  return origin === null || destination === null || date === null ? null : { origin, destination, date };
}
