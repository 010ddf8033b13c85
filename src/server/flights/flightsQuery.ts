/** The query of `GET /flight/getflights`, checked parameter by parameter (api.3, search.12, search.17). */
import type { ProblemField } from '#core/contract/problem';
import type { IsoDate } from '#core/domain/values/dates';
import { DATE_WINDOW_DAYS, addDays, daysBetween, parseQueryDate } from '#core/domain/values/dates';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import { tripDateFaults } from '#core/domain/booking/saleWindow';
import type { TripDateFault } from '#core/domain/booking/saleWindow';
import { CHOSEN_PARAM, readChosen } from '#core/domain/search/tripStep';
import { at } from '#core/domain/values/checkedReads';
import type { ParamFault, ParamFaults, SearchParam } from '#core/domain/search/searchQuery';
import { SEARCH_PARAMS, SLICE_PARAMS, parseSearchQuery } from '#core/domain/search/searchQuery';
import { MAX_TRAVELERS } from '#core/domain/travelers/travelers';
import { tripTypeOf } from '#core/domain/search/trip';
import type { SearchQuery, SearchSlice } from '#core/domain/search/trip';
import type { AirportTable } from '../airports/airportTable';
import { readQuery } from '../http/requests/query';

export interface FlightsRequest {
  readonly query: SearchQuery;
  /** Most flights to return. */
  readonly limit: number;
  /** Of a multi-city trip: its first slices by name, fewer than it has. Undefined for every other trip. */
  readonly chosen?: readonly string[] | undefined;
}

/** More than any search finds, so that a list is whole (results.19). */
const MOST_LIMIT = 2000;
/** The longest month, with the days of its first and last week. */
const MOST_DAYS = 42;

const SLICE_FORM = 'must be a slice as LAX-SEA-14-Jan-2027';
const EXPECTED_SLICES = { s2: SLICE_FORM, s3: SLICE_FORM, s4: SLICE_FORM, s5: SLICE_FORM, s6: SLICE_FORM };

const EXPECTED: Readonly<Record<SearchParam, string>> = {
  ori: 'must be a three-letter airport or city code',
  des: 'must be a three-letter airport or city code',
  departdate: 'must be a date as DD-MMM-YYYY',
  triptype: 'must be R, O or M',
  cabin: 'must be Economy, PremiumEconomy, Business or First',
  adt: `must be a whole number from 1; at most ${MAX_TRAVELERS} travelers in all`,
  chd: 'must be a whole number from 0',
  inf: 'must be a whole number from 0 and at most the number of adults',
  returndate: 'must be a date as DD-MMM-YYYY on a round trip',
  ...EXPECTED_SLICES,
  ages: 'must be ages of the children, 2 to 11, as 5-8; no more than there are children',
};

/** Reads and checks the query string of `url`; errors name every parameter that is wrong. */
export function readFlightsQuery(url: string, airports: AirportTable, now: Date): Result<FlightsRequest, ProblemField[]> {
  const read = readQuery(url, [...SEARCH_PARAMS, 'limit', CHOSEN_PARAM]);
  if (!read.ok) return read;
  const { limit: limitText, [CHOSEN_PARAM]: chosenText, ...given } = read.value;
  const errors: ProblemField[] = [];
  const limit = limitText === undefined ? MOST_LIMIT : /^\d{1,4}$/.test(limitText) ? Number(limitText) : NaN;
  if (!(limit >= 1 && limit <= MOST_LIMIT)) errors.push({ name: 'limit', detail: `must be a whole number from 1 to ${MOST_LIMIT}` });
  const parsed = parseSearchQuery(new URLSearchParams(given));
  if (!parsed.ok) return err([...errors, ...faultsAsFields(parsed.error)]);
  const query = withCodesOfToday(parsed.value, airports);
  const chosen = readChosenOf(query, chosenText, errors);
  errors.push(...placeErrors(query, airports), ...dateErrors(query, now));
  return errors.length === 0 ? ok({ query, limit, chosen }) : err(errors);
}

/** The query with the codes of today for those of former days, so that every supplier is asked by what it sells (search.48). */
export function withCodesOfToday(query: SearchQuery, airports: Pick<AirportTable, 'codeOfToday'>): SearchQuery {
  const [first, ...others] = query.slices.map((slice) => ({
    ...slice,
    origin: airports.codeOfToday(slice.origin),
    destination: airports.codeOfToday(slice.destination),
  }));
  return first === undefined ? query : { ...query, slices: [first, ...others] };
}

/** The chosen slices of a multi-city trip; what is wrong with them is added to `errors`. */
function readChosenOf(query: SearchQuery, text: string | undefined, errors: ProblemField[]): readonly string[] | undefined {
  const wrong = (detail: string): undefined => void errors.push({ name: CHOSEN_PARAM, detail });
  if (tripTypeOf(query) !== 'M') return text === undefined ? undefined : wrong('belongs to multi-city trips');
  const names = readChosen(text);
  if (names === null) return wrong('must be names of slices joined by ~');
  return names.length < query.slices.length ? names : wrong('must leave a slice to choose');
}

export interface PricesRequest {
  /** The trip whose length, cabin and party the prices are for. */
  readonly query: SearchQuery;
  /** Departures requested, without gaps; of a multi-city trip those of the slice after the chosen ones. */
  readonly dates: readonly IsoDate[];
  readonly chosen?: FlightsRequest['chosen'];
}

/** Reads and checks the query of `GET /api/lowest-prices`: a search, and the first and last departure to price. */
export function readPricesQuery(url: string, airports: AirportTable, now: Date): Result<PricesRequest, ProblemField[]> {
  const read = readQuery(url, [...SEARCH_PARAMS, 'from', 'to', CHOSEN_PARAM]);
  if (!read.ok) return read;
  const { from: fromText = '', to: toText = '', [CHOSEN_PARAM]: chosenText, ...given } = read.value;
  const [from, to] = [parseQueryDate(fromText), parseQueryDate(toText)];
  const errors: ProblemField[] = [];
  if (from === null) errors.push({ name: 'from', detail: 'must be a date as DD-MMM-YYYY' });
  if (to === null) errors.push({ name: 'to', detail: 'must be a date as DD-MMM-YYYY' });
  const days = from === null || to === null ? 0 : daysBetween(from, to) + 1;
  if (from !== null && to !== null && !(days >= 1 && days <= MOST_DAYS))
    errors.push({ name: 'to', detail: `must be from 0 to ${MOST_DAYS - 1} days after from` });
  const parsed = parseSearchQuery(new URLSearchParams(given));
  if (!parsed.ok) return err([...faultsAsFields(parsed.error), ...errors]);
  const query = withCodesOfToday(parsed.value, airports);
  const chosen = readChosenOf(query, chosenText, errors);
  errors.unshift(...placeErrors(query, airports), ...dateErrors(query, now));
  if (from === null || errors.length > 0) return err(errors);
  return ok({ query, chosen, dates: Array.from({ length: days }, (_, i) => addDays(from, i)) });
}

export function faultsAsFields(faults: ParamFaults): ProblemField[] {
  return SEARCH_PARAMS.flatMap((name) => {
    const fault = faults[name];
    return fault === undefined ? [] : [{ name, detail: faultText(name, fault) }];
  });
}

function faultText(name: SearchParam, fault: ParamFault): string {
  if (fault === 'early') return DATE_FAULTS.notAfterDeparture;
  return fault === 'missing' ? `is missing: it ${EXPECTED[name]}` : EXPECTED[name];
}

/** The way back of a round trip has the places of the way out. */
export function placeErrors(query: SearchQuery, airports: AirportTable): ProblemField[] {
  const [first, ...others] = query.slices;
  const further = tripTypeOf(query) === 'M' ? others : [];
  return [
    ...placeErrorsOf(first, airports, { from: 'ori', to: 'des' }),
    ...further.flatMap((slice, i) => {
      const name = at(SLICE_PARAMS, i);
      return placeErrorsOf(slice, airports, { from: name, to: name });
    }),
  ];
}

function placeErrorsOf(
  { origin, destination }: SearchSlice,
  airports: AirportTable,
  names: Record<'from' | 'to', SearchParam>,
): ProblemField[] {
  const from = airports.resolve(origin);
  const to = airports.resolve(destination);
  const errors: ProblemField[] = [];
  if (from.length === 0) errors.push({ name: names.from, detail: 'is not an airport or city we know' });
  if (to.length === 0) errors.push({ name: names.to, detail: 'is not an airport or city we know' });
  if (from.some((a) => to.includes(a))) errors.push({ name: names.to, detail: 'must be another place than the origin' });
  return errors;
}

const DATE_FAULTS: Readonly<Record<TripDateFault, string>> = {
  past: 'is in the past',
  beyondWindow: `is more than ${DATE_WINDOW_DAYS} days ahead`,
  notAfterDeparture: 'must be after the departure',
};

/** Where a slice is in an address. */
function sliceParam(query: SearchQuery, index: number): SearchParam {
  if (index === 0) return 'departdate';
  return tripTypeOf(query) === 'M' ? at(SLICE_PARAMS, index - 1) : 'returndate';
}

function dateErrors(query: SearchQuery, now: Date): ProblemField[] {
  return tripDateFaults(query, now).flatMap((fault, i) => (fault ? [{ name: sliceParam(query, i), detail: DATE_FAULTS[fault] }] : []));
}
