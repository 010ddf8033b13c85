/** What the search form begins with: defaults, the saved search, an address, a destination page (search.1, search.25, search.28, search.29). */
import { AIRPORT_PATTERN } from './airports';
import type { Place } from './airports';
import { addDays, daysBetween, formatFieldDate, parseFieldDate, parseIsoDate } from '../values/dates';
import type { IsoDate } from '../values/dates';
import { parseFlexibility, periodOf } from '../search/flexible';
import type { Flexibility } from '../search/flexible';
import { nearOf, readNear } from '../search/nearPlaces';
import type { NearPlaces } from '../search/nearPlaces';
import {
  EMPTY_DATE,
  EMPTY_FLIGHT,
  EMPTY_PLACE,
  codeOfPlace,
  dateAt,
  flexOfDraft,
  flightsOf,
  nearOfDraft,
  placeAt,
} from '../search/searchDraft';
import type { DateDraft, FurtherDraft, PlaceDraft, SearchDraft } from '../search/searchDraft';
import type { SearchParts } from '../search/searchQuery';
import { DEFAULT_TRAVELERS, childAgesOf, isValidParty, totalTravelers, withChildAges } from '../travelers/travelers';
import type { Ages, TravelerCounts } from '../travelers/travelers';
import { MOST_SLICES, parseCabin } from '../search/trip';
import type { TripType } from '../search/trip';

const STALE_DEPART_DAYS = 3;
const STALE_RETURN_DAYS = 6;
/** Days from today of the destination default search (search.29). */
export const DESTINATION_DAYS = { departure: 7, return: 10 } as const;

export const DEFAULT_SEARCH: SearchDraft = {
  tripType: 'R',
  origin: EMPTY_PLACE,
  destination: EMPTY_PLACE,
  departDate: EMPTY_DATE,
  returnDate: EMPTY_DATE,
  flex: '',
  further: [],
  travelers: DEFAULT_TRAVELERS,
  childAges: [],
  cabin: 'Economy',
};

/** A field that shows a date. */
export function dateDraft(date: IsoDate | null): DateDraft {
  return date === null ? EMPTY_DATE : { text: formatFieldDate(date), date };
}

/** A field that shows a picked place, with airports nearby. */
export function placeDraft(place: Place, near = ''): PlaceDraft {
  return { text: place.label, place, code: null, ...(near && { near }) };
}

const codeDraft = (code: string | undefined, near = ''): PlaceDraft =>
  code === undefined ? EMPTY_PLACE : { text: code, place: null, code, ...(near && { near }) };

/** Brings counts to the nearest party that may travel, so that one bad figure does not lose the others. */
export function nearestParty(c: TravelerCounts): TravelerCounts {
  const adults = Math.min(9, Math.max(1, c.adults));
  const infants = Math.min(adults, 9 - adults, Math.max(0, c.infants));
  return { adults, infants, children: Math.min(9 - adults - infants, Math.max(0, c.children)) };
}

/** The form of an address: every readable part kept, codes waiting for their names, the rest at its default (search.25). */
export function draftOfAddress(parts: SearchParts): SearchDraft {
  const [tripType, destination] = [parts.tripType ?? 'R', codeDraft(parts.destination, parts.near?.destination)];
  const further = (parts.further ?? []).map((slice): Flight => ({
    origin: codeDraft(slice.origin),
    destination: codeDraft(slice.destination),
    date: dateDraft(slice.date),
  }));
  return {
    tripType,
    origin: codeDraft(parts.origin, parts.near?.origin),
    destination,
    departDate: dateDraft(parts.departDate ?? null),
    returnDate: dateDraft(parts.returnDate ?? null),
    flex: parts.flex ?? '',
    further: tripType === 'M' ? furtherDrafts(destination, further) : [],
    cabin: parts.cabin ?? 'Economy',
    travelers: nearestParty({ adults: parts.adults ?? 1, children: parts.children ?? 0, infants: parts.infants ?? 0 }),
    childAges: parts.childAges ?? [],
  };
}

type Flight = { readonly [K in keyof FurtherDraft]: NonNullable<FurtherDraft[K]> };

/** Flights after the first, one at least: an origin that is where the flight before goes follows it. */
function furtherDrafts(destination: PlaceDraft, flights: readonly Flight[]): readonly FurtherDraft[] {
  if (flights.length === 0) return [EMPTY_FLIGHT];
  return flights.map((flight, i) => {
    const before = flights[i - 1]?.destination ?? destination;
    return codeOfPlace(before) === codeOfPlace(flight.origin) ? { ...flight, origin: null } : flight;
  });
}

/**
 * Destination default search: round trip, one adult, economy, departure in 7 and return in 10 days (search.29). `searchTerm` is what
 * the destination is called until its airport is known by name; left out, it is the code.
 */
export function destinationSearch(today: IsoDate, parts: SearchParts, searchTerm?: string): SearchDraft {
  const draft = draftOfAddress({
    departDate: addDays(today, DESTINATION_DAYS.departure),
    returnDate: addDays(today, DESTINATION_DAYS.return),
    ...parts,
  });
  return searchTerm === undefined ? draft : { ...draft, destination: { ...draft.destination, text: searchTerm } };
}

/** A flight after the first of a search that is kept. */
interface SavedFlight {
  readonly origin: Place;
  readonly destination: Place;
  readonly date: IsoDate;
}

/** A search as it is kept in the browser under `flightSearch` (search.27), dates as `YYYY-MM-DD`. */
export interface SavedSearch {
  readonly tripType: TripType;
  /** Labels. */
  readonly origin: string;
  readonly destination: string;
  readonly departDate: IsoDate;
  readonly returnDate: IsoDate | null;
  /** How the dates may move; a period has its first days as dates. */
  readonly flex: Flexibility;
  /** Airports nearby that are searched too. */
  readonly near: NearPlaces | null;
  /** Flights of a multi-city trip after the first. */
  readonly further: readonly SavedFlight[];
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  readonly childAges: Ages;
  readonly totalTravelers: number;
  readonly classValue: string;
  /** What the labels stand for. */
  readonly places: { readonly origin: Place; readonly destination: Place };
}

/** What to keep of a draft; null while it is incomplete or a place is not known by name. */
export function savedOfDraft(draft: SearchDraft): SavedSearch | null {
  const { origin, destination, departDate, returnDate, travelers, tripType } = draft;
  if (!origin.place || !destination.place || departDate.date === null) return null;
  const flights = flightsOf(draft).slice(1);
  const further = flights.flatMap((fields) => {
    const [from, to] = [placeAt(draft, fields.origin).place, placeAt(draft, fields.destination).place];
    const { date } = dateAt(draft, fields.date);
    return from && to && date !== null ? [{ origin: from, destination: to, date }] : [];
  });
  if (further.length < flights.length) return null;
  return {
    tripType,
    origin: origin.place.label,
    destination: destination.place.label,
    departDate: departDate.date,
    returnDate: tripType === 'R' ? returnDate.date : null,
    flex: flexOfDraft(draft),
    near: nearOfDraft(draft),
    further,
    ...travelers,
    childAges: childAgesOf(withChildAges(travelers, draft.childAges)),
    totalTravelers: totalTravelers(travelers),
    classValue: draft.cabin,
    places: { origin: origin.place, destination: destination.place },
  };
}

/**
 * The form of a saved search. A departure that is not in the future becomes today + 3, the return today + 6; the days of a multi-city
 * trip move together (search.28).
 */
export function draftOfSaved(saved: SavedSearch, today: IsoDate): SearchDraft {
  const isStale = saved.departDate <= today;
  const departs = isStale ? addDays(today, STALE_DEPART_DAYS) : saved.departDate;
  const by = daysBetween(saved.departDate, departs);
  const period = periodOf(saved.flex);
  const destination = placeDraft(saved.places.destination, saved.near?.destination);
  const further = saved.further.map((flight): Flight => ({
    origin: placeDraft(flight.origin),
    destination: placeDraft(flight.destination),
    date: dateDraft(addDays(flight.date, by)),
  }));
  return {
    tripType: saved.tripType,
    origin: placeDraft(saved.places.origin, saved.near?.origin),
    destination,
    departDate: dateDraft(departs),
    returnDate: dateDraft(isStale ? addDays(today, STALE_RETURN_DAYS) : saved.returnDate),
    // a period that is over leaves nothing open
    flex: period && period.last < today ? '' : saved.flex,
    further: saved.tripType === 'M' ? furtherDrafts(destination, further) : [],
    travelers: { adults: saved.adults, children: saved.children, infants: saved.infants },
    childAges: saved.childAges,
    cabin: parseCabin(saved.classValue) ?? 'Economy',
  };
}

/** Reads what the browser kept; anything that is not a whole search is no search (code.8). */
export function parseSavedSearch(stored: unknown): SavedSearch | null {
  if (!isRecord(stored)) return null;
  const { tripType, origin, destination, adults, children, infants, classValue, places, flex, near } = stored;
  const departDate = storedDate(stored['departDate']);
  const returnDate = storedDate(stored['returnDate']);
  const cabin = typeof classValue === 'string' ? parseCabin(classValue) : null;
  const from = storedPlace(origin, isRecord(places) ? places['origin'] : undefined);
  const to = storedPlace(destination, isRecord(places) ? places['destination'] : undefined);
  const further = tripType === 'M' ? storedFlights(stored['further']) : [];
  if ((tripType !== 'R' && tripType !== 'O' && tripType !== 'M') || !further) return null;
  if (!from || !to || !departDate || !cabin || (tripType === 'R' && !returnDate)) return null;
  if (typeof adults !== 'number' || typeof children !== 'number' || typeof infants !== 'number') return null;
  const travelers = { adults, children, infants };
  if (!isValidParty(travelers)) return null;
  const party = withChildAges(travelers, Array.isArray(stored['childAges']) ? (stored['childAges'] as Ages) : []);
  return {
    tripType,
    origin: from.label,
    destination: to.label,
    departDate,
    returnDate: tripType === 'R' ? returnDate : null,
    flex: (typeof flex === 'string' && parseFlexibility(flex)) || '',
    near: isRecord(near) ? nearOf(readNear(String(near['origin'])), readNear(String(near['destination']))) : null,
    further,
    ...travelers,
    // what is no age is none
    childAges: isValidParty(party) ? childAgesOf(party) : [],
    totalTravelers: totalTravelers(travelers),
    classValue: cabin,
    places: { origin: from, destination: to },
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** ISO is what is written; the displayed form is read too. */
function storedDate(value: unknown): IsoDate | null {
  return typeof value === 'string' ? (parseIsoDate(value) ?? parseFieldDate(value)) : null;
}

/** All of the flights after the first, or null. */
function storedFlights(value: unknown): readonly SavedFlight[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length >= MOST_SLICES) return null;
  const flights = value.flatMap((flight: unknown): SavedFlight[] => {
    if (!isRecord(flight)) return [];
    const [origin, destination] = [flight['origin'], flight['destination']].map((end) =>
      storedPlace(isRecord(end) ? end['label'] : null, end),
    );
    const date = storedDate(flight['date']);
    return origin && destination && date ? [{ origin, destination, date }] : [];
  });
  return flights.length === value.length ? flights : null;
}

function storedPlace(label: unknown, place: unknown): Place | null {
  if (typeof label !== 'string' || label.length > 200 || !AIRPORT_PATTERN.test(label)) return null;
  const code = label.slice(0, 3);
  const known = isRecord(place) && place['code'] === code ? place : {};
  const text = (value: unknown): string => (typeof value === 'string' && value.length <= 100 ? value : '');
  return {
    code,
    label,
    city: text(known['city']),
    cityEs: text(known['cityEs']) || undefined,
    region: text(known['region']),
    regionEs: text(known['regionEs']) || undefined,
    country: /^[A-Z]{2}$/.test(text(known['country'])) ? text(known['country']) : '',
    metro: /^[A-Z]{3}$/.test(text(known['metro'])) ? text(known['metro']) : code,
    isMetro: known['isMetro'] === true,
  };
}
