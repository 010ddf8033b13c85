/** The rules of the search form (search.20, search.21). Each failure is a code; the words live in content. */
import { isSamePlace } from '../places/airports';
import { DATE_WINDOW_DAYS, addDays } from '../values/dates';
import type { IsoDate } from '../values/dates';
import type { Result } from '../values/result';
import { err, ok } from '../values/result';
import {
  SEARCH_FIELDS,
  codeOfPlace,
  dateAt,
  fieldsOfFlight,
  flightOf,
  flightsOf,
  lastDeparture,
  placeAt,
  queryOfDraft,
} from './searchDraft';
import type { DateDraft, DateName, FlightFields, PlaceDraft, SearchDraft, SearchField } from './searchDraft';
import { SLICE_PARAMS, parseSearchQuery, readSearchParams } from './searchQuery';
import { draftOfAddress } from '../places/initialSearch';
import { isValidParty } from '../travelers/travelers';
import type { SearchQuery } from './trip';

/** What can be wrong with a flight of a multi-city trip after the first (search.44). */
export const FLIGHT_FAULTS = [
  'flightOriginEmpty',
  'flightOriginInvalid',
  'flightDestinationEmpty',
  'flightDestinationInvalid',
  'flightDestinationSame',
  'flightDateEmpty',
  'flightDateUnreadable',
  'flightDatePast',
  'flightDateEarly',
  'flightDateBeyondWindow',
] as const;
export type FlightFault = (typeof FLIGHT_FAULTS)[number];
export const isFlightFault = (fault: SearchFault): fault is FlightFault => FLIGHT_FAULTS.some((one) => one === fault);

/** What can be wrong with a search of any kind (search.21). */
export type CommonFault =
  | 'originEmpty'
  | 'originInvalid'
  | 'destinationInvalid'
  | 'destinationSame'
  | 'departureEmpty'
  | 'departureUnreadable'
  | 'departurePast'
  | 'returnEmpty'
  | 'returnUnreadable'
  | 'returnNotAfter'
  | 'dateBeyondWindow'
  | 'partyInvalid';

export type SearchFault = CommonFault | FlightFault;

/** At most one fault a field. */
export type SearchFaults = Partial<Record<SearchField, SearchFault>>;

/** Every fault of a draft on a day; `today` is the browser's date (search.12). */
export function validateSearch(draft: SearchDraft, today: IsoDate): SearchFaults {
  const faults: SearchFaults = {};
  const origin = originFault(draft.origin);
  if (origin) faults.origin = origin;
  const destination = destinationFault(draft.origin, draft.destination);
  if (destination) faults.destination = destination;
  const departure = departureFault(draft, today);
  if (departure) faults.departDate = departure;
  const back = draft.tripType === 'R' ? returnFault(draft.departDate, draft.returnDate, today) : null;
  if (back) faults.returnDate = back;
  for (const fields of flightsOf(draft).slice(1)) Object.assign(faults, flightFaults(draft, fields, today));
  if (!isValidParty(draft.travelers)) faults.travelers = 'partyInvalid';
  return faults;
}

/** The field to focus: the first bad one in the order of the form (search.20). */
export function firstBadField(faults: SearchFaults): SearchField | null {
  return SEARCH_FIELDS.find((field) => faults[field] !== undefined) ?? null;
}

function originFault(origin: PlaceDraft): SearchFault | null {
  if (isEmpty(origin)) return 'originEmpty';
  return codeOfPlace(origin) === null ? 'originInvalid' : null;
}

function destinationFault(origin: PlaceDraft, destination: PlaceDraft): SearchFault | null {
  // Empty and off the pattern say the same (search.21).
  if (codeOfPlace(destination) === null) return 'destinationInvalid';
  return isSame(origin, destination) ? 'destinationSame' : null;
}

const isSame = (origin: PlaceDraft, destination: PlaceDraft): boolean =>
  origin.place && destination.place ? isSamePlace(origin.place, destination.place) : codeOfPlace(origin) === codeOfPlace(destination);

const isEmpty = ({ text, place }: PlaceDraft): boolean => text.trim() === '' && place === null;

/** The faults of a further flight; its day is held against the flight just before it. */
function flightFaults(draft: SearchDraft, fields: FlightFields, today: IsoDate): SearchFaults {
  const [origin, destination] = [placeAt(draft, fields.origin), placeAt(draft, fields.destination)];
  const before = dateAt(draft, fieldsOfFlight(fields.flight - 1).date).date;
  const from = isEmpty(origin) ? 'flightOriginEmpty' : codeOfPlace(origin) === null ? 'flightOriginInvalid' : null;
  const to = isEmpty(destination)
    ? 'flightDestinationEmpty'
    : codeOfPlace(destination) === null
      ? 'flightDestinationInvalid'
      : isSame(origin, destination)
        ? 'flightDestinationSame'
        : null;
  const day = flightDateFault(fields.date, dateAt(draft, fields.date), before, today);
  return { ...(from && { [fields.origin]: from }), ...(to && { [fields.destination]: to }), ...(day && { [fields.date]: day }) };
}

function flightDateFault(field: DateName, draft: DateDraft, before: IsoDate | null, today: IsoDate): SearchFault | null {
  if (draft.date === null) return unreadableFault(field, draft) ?? 'flightDateEmpty';
  if (draft.date < today) return 'flightDatePast';
  if (before !== null && draft.date < before) return 'flightDateEarly';
  return draft.date > lastDeparture('M', today) ? 'flightDateBeyondWindow' : null;
}

/** What can be said of a date as soon as its field is left: that it cannot be read. */
export function unreadableFault(field: DateName, draft: DateDraft): SearchFault | null {
  if (draft.date !== null || draft.text.trim() === '') return null;
  if (flightOf(field) > 1) return 'flightDateUnreadable';
  return field === 'departDate' ? 'departureUnreadable' : 'returnUnreadable';
}

function departureFault({ departDate, tripType }: SearchDraft, today: IsoDate): SearchFault | null {
  if (departDate.date === null) return unreadableFault('departDate', departDate) ?? 'departureEmpty';
  if (departDate.date < today) return 'departurePast';
  return departDate.date > lastDeparture(tripType, today) ? 'dateBeyondWindow' : null;
}

function returnFault(departDate: DateDraft, returnDate: DateDraft, today: IsoDate): SearchFault | null {
  if (returnDate.date === null) return unreadableFault('returnDate', returnDate) ?? 'returnEmpty';
  if (departDate.date !== null && returnDate.date <= departDate.date) return 'returnNotAfter';
  return returnDate.date > addDays(today, DATE_WINDOW_DAYS) ? 'dateBeyondWindow' : null;
}

/**
 * The search that an address asks for, or why no flights may be asked for: the faults by field
 * (empty when only trip type, cabin or a repeated parameter is wrong, which no field shows).
 * A past departure in a shared address is such a fault (search.25).
 */
export function searchOfAddress(params: URLSearchParams, today: IsoDate): Result<SearchQuery, SearchFaults> {
  const faults = addressFaults(params, today);
  const parsed = parseSearchQuery(readableSlices(params));
  if (!parsed.ok || Object.keys(faults).length > 0) return err(faults);
  return ok(parsed.value);
}

/** The flights of an address that cannot be read, by number: they are left out, the others count (search.42). */
export function flightsLeftOut(params: URLSearchParams): readonly number[] {
  const { faults } = readSearchParams(params);
  return SLICE_PARAMS.flatMap((name, i) => (faults[name] ? [i + 2] : []));
}

/** An address without the slices that cannot be read. */
function readableSlices(params: URLSearchParams): URLSearchParams {
  const unread: readonly string[] = flightsLeftOut(params).map((flight) => `s${String(flight)}`);
  return new URLSearchParams([...params].filter(([name]) => !unread.includes(name)));
}

/** The faults that the form shows for an address. */
export function addressFaults(params: URLSearchParams, today: IsoDate): SearchFaults {
  const read = readSearchParams(params);
  const draft = draftOfAddress(read.parts);
  const counts = read.faults.adt ?? read.faults.chd ?? read.faults.inf;
  return { ...validateSearch(draft, today), ...(counts ? { travelers: 'partyInvalid' } : {}) };
}

/** The draft as a query when nothing is wrong with it. */
export function completeSearch(draft: SearchDraft, today: IsoDate): Result<SearchQuery, SearchFaults> {
  const faults = validateSearch(draft, today);
  const query = queryOfDraft(draft);
  return query && Object.keys(faults).length === 0 ? ok(query) : err(faults);
}
