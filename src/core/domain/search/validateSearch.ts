/** The rules of the search form (search.20, search.21). Each failure is a code; the words live in content. */
import { isSamePlace } from '../places/airports';
import { DATE_WINDOW_DAYS, addDays } from '../values/dates';
import type { IsoDate } from '../values/dates';
import type { Result } from '../values/result';
import { err, ok } from '../values/result';
import {
  SEARCH_FIELDS,
  codeOfPlace,
  datedDraft,
  dateAt,
  fieldsOfFlight,
  flightsOf,
  lastDeparture,
  placeAt,
  queryOfDraft,
} from './searchDraft';
import type { DateDraft, DateName, PlaceDraft, SearchDraft, SearchField } from './searchDraft';
import { SLICE_PARAMS, parseSearchQuery, readSearchParams } from './searchQuery';
import { draftOfAddress } from '../places/initialSearch';
import { isValidParty } from '../travelers/travelers';
import type { SearchQuery } from './trip';

/** What can be wrong with a field (search.21); of which flight, its name says (search.44). */
export type SearchFault =
  | 'originEmpty'
  | 'originInvalid'
  | 'destinationEmpty'
  | 'destinationInvalid'
  | 'destinationSame'
  | 'departureEmpty'
  | 'departurePast'
  | 'departureEarly'
  | 'returnEmpty'
  | 'returnNotAfter'
  | 'dateBeyondWindow'
  | 'partyInvalid';

/** At most one fault a field. */
export type SearchFaults = Partial<Record<SearchField, SearchFault>>;

/** Every fault of a draft on a day; `today` is the browser's date (search.12). */
export function validateSearch(given: SearchDraft, today: IsoDate): SearchFaults {
  const draft = datedDraft(given, today);
  const faults: SearchFaults = {};
  for (const { flight, ...fields } of flightsOf(draft)) {
    const origin = originFault(placeAt(draft, fields.origin));
    if (origin) faults[fields.origin] = origin;
    const destination = destinationFault(draft, flight);
    if (destination) faults[fields.destination] = destination;
    const departure = departureFault(draft, flight, today);
    if (departure) faults[fields.date] = departure;
  }
  const back = draft.tripType === 'R' ? returnFault(draft.departDate, draft.returnDate, today) : null;
  if (back) faults.returnDate = back;
  if (!isValidParty(draft.travelers)) faults.travelers = 'partyInvalid';
  return faults;
}

/** Faults of a date by itself, whatever stands in the other fields. */
const OF_A_DATE: ReadonlySet<SearchFault> = new Set<SearchFault>(['departurePast', 'dateBeyondWindow']);

/** What a date field says once it is left: past, or beyond what is sold. Everything else is said by a search. */
export function faultOfLeftDate(draft: SearchDraft, field: DateName, today: IsoDate): SearchFault | null {
  const fault = validateSearch(draft, today)[field];
  return fault !== undefined && OF_A_DATE.has(fault) ? fault : null;
}

/** The field to focus: the first bad one in the order of the form (search.20). */
export function firstBadField(faults: SearchFaults): SearchField | null {
  return SEARCH_FIELDS.find((field) => faults[field] !== undefined) ?? null;
}

function originFault(origin: PlaceDraft): SearchFault | null {
  if (isEmpty(origin)) return 'originEmpty';
  return codeOfPlace(origin) === null ? 'originInvalid' : null;
}

function destinationFault(draft: SearchDraft, flight: number): SearchFault | null {
  const fields = fieldsOfFlight(flight);
  const [origin, destination] = [placeAt(draft, fields.origin), placeAt(draft, fields.destination)];
  const code = codeOfPlace(destination);
  // Of the first flight empty and off the pattern say the same (search.21).
  if (code === null) return flight > 1 && isEmpty(destination) ? 'destinationEmpty' : 'destinationInvalid';
  const same = origin.place && destination.place ? isSamePlace(origin.place, destination.place) : codeOfPlace(origin) === code;
  return same ? 'destinationSame' : null;
}

const isEmpty = ({ text, place }: PlaceDraft): boolean => text.trim() === '' && place === null;

/** A date that cannot be read is none (product.md 1). A further flight is held against the one just before it. */
function departureFault(draft: SearchDraft, flight: number, today: IsoDate): SearchFault | null {
  const departs = dateAt(draft, fieldsOfFlight(flight).date);
  if (departs.date === null) return 'departureEmpty';
  if (departs.date < today) return 'departurePast';
  const before = flight > 1 ? dateAt(draft, fieldsOfFlight(flight - 1).date).date : null;
  if (before !== null && departs.date < before) return 'departureEarly';
  return departs.date > lastDeparture(draft.tripType, today) ? 'dateBeyondWindow' : null;
}

function returnFault(departDate: DateDraft, returnDate: DateDraft, today: IsoDate): SearchFault | null {
  if (returnDate.date === null) return 'returnEmpty';
  if (departDate.date !== null && returnDate.date <= departDate.date) return 'returnNotAfter';
  return returnDate.date > addDays(today, DATE_WINDOW_DAYS) ? 'dateBeyondWindow' : null;
}

/**
 * The search that an address asks for, or why no flights may be requested: the faults by field
 * (empty when only trip type, cabin or a repeated parameter is wrong, which no field shows).
 * A past departure in a shared address is such a fault (search.25).
 */
export function searchOfAddress(params: URLSearchParams, today: IsoDate): Result<SearchQuery, SearchFaults> {
  const faults = addressFaults(params, today);
  const parsed = parseSearchQuery(readableParams(params));
  if (!parsed.ok || Object.keys(faults).length > 0) return err(faults);
  return ok(parsed.value);
}

/** The flights of an address that cannot be read, by number: they are left out, the others count (search.42). */
export function flightsLeftOut(params: URLSearchParams): readonly number[] {
  const { faults } = readSearchParams(params);
  return SLICE_PARAMS.flatMap((name, i) => (faults[name] ? [i + 2] : []));
}

/** An address without the slices and ages that cannot be read. */
export function readableParams(params: URLSearchParams): URLSearchParams {
  const unread: readonly string[] = [
    ...flightsLeftOut(params).map((flight) => `s${String(flight)}`),
    ...(readSearchParams(params).faults.ages ? ['ages'] : []),
  ];
  return new URLSearchParams([...params].filter(([name]) => !unread.includes(name)));
}

/** The faults that the form shows for an address. */
export function addressFaults(params: URLSearchParams, today: IsoDate): SearchFaults {
  const read = readSearchParams(params);
  // an address with dates is judged by them, whatever else it leaves open
  const draft = draftOfAddress(params.has('departdate') ? { ...read.parts, flex: '' } : read.parts);
  const counts = read.faults.adt ?? read.faults.chd ?? read.faults.inf;
  return { ...validateSearch(draft, today), ...(counts ? { travelers: 'partyInvalid' } : {}) };
}

/** The draft as a query when nothing is wrong with it. */
export function completeSearch(draft: SearchDraft, today: IsoDate): Result<SearchQuery, SearchFaults> {
  const faults = validateSearch(draft, today);
  const query = queryOfDraft(datedDraft(draft, today));
  return query && Object.keys(faults).length === 0 ? ok(query) : err(faults);
}
