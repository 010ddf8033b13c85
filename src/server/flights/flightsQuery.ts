/** What `GET /flight/getflights` was asked, checked parameter by parameter (api.3, search.12, search.17). */
import type { ProblemField } from '#core/contract/problem';
import type { IsoDate } from '#core/domain/values/dates';
import { DATE_WINDOW_DAYS, addDays, daysBetween, parseQueryDate } from '#core/domain/values/dates';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import { tripDateFaults } from '#core/domain/booking/saleWindow';
import type { TripDateFault } from '#core/domain/booking/saleWindow';
import type { ParamFaults, SearchParam } from '#core/domain/search/searchQuery';
import { SEARCH_PARAMS, parseSearchQuery } from '#core/domain/search/searchQuery';
import { MAX_TRAVELERS } from '#core/domain/travelers/travelers';
import type { SearchQuery } from '#core/domain/search/trip';
import type { AirportTable } from '../airports/airportTable';
import { readQuery } from '../http/requests/query';

export interface FlightsRequest {
  readonly query: SearchQuery;
  /** Most flights to return. */
  readonly limit: number;
}

/** More than any search finds, so that a list is whole (results.19). */
const MOST_LIMIT = 2000;
/** The longest month, with the days of its first and last week. */
const MOST_DAYS = 42;

const EXPECTED: Readonly<Record<SearchParam, string>> = {
  ori: 'must be a three-letter airport or city code',
  des: 'must be a three-letter airport or city code',
  departdate: 'must be a date as DD-MMM-YYYY',
  triptype: 'must be R or O',
  cabin: 'must be Economy, PremiumEconomy, Business or First',
  adt: `must be a whole number from 1; at most ${MAX_TRAVELERS} travelers in all`,
  chd: 'must be a whole number from 0',
  inf: 'must be a whole number from 0 and at most the number of adults',
  returndate: 'must be a date as DD-MMM-YYYY on a round trip',
};

/** Reads and checks the query string of `url`; errors name every parameter that is wrong. */
export function readFlightsQuery(url: string, airports: AirportTable, now: Date): Result<FlightsRequest, ProblemField[]> {
  const read = readQuery(url, [...SEARCH_PARAMS, 'limit']);
  if (!read.ok) return read;
  const { limit: limitText, ...given } = read.value;
  const errors: ProblemField[] = [];
  const limit = limitText === undefined ? MOST_LIMIT : /^\d{1,4}$/.test(limitText) ? Number(limitText) : NaN;
  if (!(limit >= 1 && limit <= MOST_LIMIT)) errors.push({ name: 'limit', detail: `must be a whole number from 1 to ${MOST_LIMIT}` });
  const parsed = parseSearchQuery(new URLSearchParams(given));
  if (!parsed.ok) return err([...errors, ...faultsAsFields(parsed.error)]);
  const query = parsed.value;
  errors.push(...placeErrors(query, airports), ...dateErrors(query, now));
  return errors.length === 0 ? ok({ query, limit }) : err(errors);
}

export interface PricesRequest {
  /** The trip whose length, cabin and party the prices are for. */
  readonly query: SearchQuery;
  /** Departures asked for, without gaps. */
  readonly dates: readonly IsoDate[];
}

/** Reads and checks what `GET /api/lowest-prices` was asked: a search, and the first and last departure to price. */
export function readPricesQuery(url: string, airports: AirportTable, now: Date): Result<PricesRequest, ProblemField[]> {
  const read = readQuery(url, [...SEARCH_PARAMS, 'from', 'to']);
  if (!read.ok) return read;
  const { from: fromText = '', to: toText = '', ...given } = read.value;
  const [from, to] = [parseQueryDate(fromText), parseQueryDate(toText)];
  const errors: ProblemField[] = [];
  if (from === null) errors.push({ name: 'from', detail: 'must be a date as DD-MMM-YYYY' });
  if (to === null) errors.push({ name: 'to', detail: 'must be a date as DD-MMM-YYYY' });
  const days = from === null || to === null ? 0 : daysBetween(from, to) + 1;
  if (from !== null && to !== null && !(days >= 1 && days <= MOST_DAYS))
    errors.push({ name: 'to', detail: `must be from 0 to ${MOST_DAYS - 1} days after from` });
  const parsed = parseSearchQuery(new URLSearchParams(given));
  if (!parsed.ok) return err([...faultsAsFields(parsed.error), ...errors]);
  errors.unshift(...placeErrors(parsed.value, airports), ...dateErrors(parsed.value, now));
  if (from === null || errors.length > 0) return err(errors);
  return ok({ query: parsed.value, dates: Array.from({ length: days }, (_, i) => addDays(from, i)) });
}

function faultsAsFields(faults: ParamFaults): ProblemField[] {
  return SEARCH_PARAMS.flatMap((name) => {
    const fault = faults[name];
    return fault === undefined ? [] : [{ name, detail: fault === 'missing' ? `is missing: it ${EXPECTED[name]}` : EXPECTED[name] }];
  });
}

function placeErrors(query: SearchQuery, airports: AirportTable): ProblemField[] {
  const { origin, destination } = query.slices[0];
  const from = airports.resolve(origin);
  const to = airports.resolve(destination);
  const errors: ProblemField[] = [];
  if (from.length === 0) errors.push({ name: 'ori', detail: 'is not an airport or city we know' });
  if (to.length === 0) errors.push({ name: 'des', detail: 'is not an airport or city we know' });
  if (from.some((a) => to.includes(a))) errors.push({ name: 'des', detail: 'must be another place than the origin' });
  return errors;
}

const DATE_FAULTS: Readonly<Record<TripDateFault, string>> = {
  past: 'is in the past',
  beyondWindow: `is more than ${DATE_WINDOW_DAYS} days ahead`,
  notAfterDeparture: 'must be after the departure',
};

/** Where the days of a trip stand in an address, by its slices. */
const DATE_PARAMS = ['departdate', 'returndate'] as const satisfies readonly SearchParam[];

function dateErrors(query: SearchQuery, now: Date): ProblemField[] {
  const faults = tripDateFaults(query, now);
  return DATE_PARAMS.flatMap((name, i) => {
    const fault = faults[i];
    return fault ? [{ name, detail: DATE_FAULTS[fault] }] : [];
  });
}
