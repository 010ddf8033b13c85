/** The search in the address: URL ⇄ query, both ways, with every failure as a value (search.23, search.24). */
import type { IsoDate } from '../values/dates';
import { formatQueryDate, parseQueryDate } from '../values/dates';
import type { Result } from '../values/result';
import { err, ok } from '../values/result';
import type { Cabin, SearchQuery, TripType } from './trip';
import { parseCabin, searchFor, simpleTrip } from './trip';
import { isValidParty } from '../travelers/travelers';

/** Names of the query parameters, in the order in which they are written (search.23). */
export const SEARCH_PARAMS = ['ori', 'des', 'departdate', 'triptype', 'cabin', 'adt', 'chd', 'inf', 'returndate'] as const;
export type SearchParam = (typeof SEARCH_PARAMS)[number];

/** What stands for an address that cannot be built (search.24). */
export const URL_ERROR = 'Url Error';

/** What a form may know so far; any part may be missing. */
export interface SearchParts {
  readonly origin?: string | undefined;
  readonly destination?: string | undefined;
  readonly departDate?: IsoDate | undefined;
  readonly returnDate?: IsoDate | undefined;
  readonly tripType?: TripType | undefined;
  readonly cabin?: Cabin | undefined;
  readonly adults?: number | undefined;
  readonly children?: number | undefined;
  readonly infants?: number | undefined;
}

/**
 * The query string of a search (no leading `?`), or 'Url Error' when a part is undefined (search.24).
 * `returndate` is a part for round trips only (search.24).
 */
export function buildSearchParams(p: SearchParts): Result<string, typeof URL_ERROR> {
  const { origin, destination, departDate, returnDate, tripType, cabin, adults, children, infants } = p;
  if (
    origin === undefined ||
    destination === undefined ||
    departDate === undefined ||
    tripType === undefined ||
    cabin === undefined ||
    adults === undefined ||
    children === undefined ||
    infants === undefined ||
    (tripType === 'R' && returnDate === undefined)
  )
    return err(URL_ERROR);
  const out = new URLSearchParams();
  out.set('ori', origin);
  out.set('des', destination);
  out.set('departdate', formatQueryDate(departDate));
  out.set('triptype', tripType);
  out.set('cabin', cabin);
  out.set('adt', String(adults));
  out.set('chd', String(children));
  out.set('inf', String(infants));
  if (tripType === 'R' && returnDate !== undefined) out.set('returndate', formatQueryDate(returnDate));
  return ok(out.toString());
}

/** The query string of a complete query. */
export function searchParamsOf(q: SearchQuery): string {
  const { origin, destination, departs, returns } = simpleTrip(q);
  const built = buildSearchParams({
    origin,
    destination,
    departDate: departs,
    returnDate: returns ?? undefined,
    tripType: returns === null ? 'O' : 'R',
    cabin: q.cabin,
    ...q.travelers,
  });
  if (!built.ok) throw new Error('a complete query always builds');
  return built.value;
}

/** Why a parameter was refused; the words live with the contract's problem codes. */
export type ParamFault = 'missing' | 'unreadable' | 'repeated';
export type ParamFaults = Partial<Record<SearchParam, ParamFault>>;

/** What could be read of an address: the readable parts, and what was wrong with the others. */
export interface ReadSearch {
  readonly parts: SearchParts;
  readonly faults: ParamFaults;
}

/** Reads every part on its own, so that a form keeps what was good (search.22, search.23). Unknown parameters are ignored. */
export function readSearchParams(params: URLSearchParams): ReadSearch {
  const faults: ParamFaults = {};
  const parts: { -readonly [K in keyof SearchParts]: SearchParts[K] } = {};
  const read = <T>(name: SearchParam, parse: (text: string) => T | null): T | undefined => {
    const all = params.getAll(name);
    if (all.length === 0 || all[0] === '') faults[name] = 'missing';
    else if (all.length > 1) faults[name] = 'repeated';
    else {
      const value = parse(all[0] ?? '');
      if (value !== null) return value;
      faults[name] = 'unreadable';
    }
    return undefined;
  };
  const code = (text: string): string | null => (/^[A-Za-z]{3}$/.test(text) ? text.toUpperCase() : null);
  const count = (text: string): number | null => (/^\d{1,2}$/.test(text) ? Number(text) : null);
  parts.origin = read('ori', code);
  parts.destination = read('des', code);
  parts.departDate = read('departdate', parseQueryDate);
  parts.tripType = read('triptype', (t): TripType | null => (/^[ro]$/i.test(t) ? (t.toUpperCase() === 'R' ? 'R' : 'O') : null));
  parts.cabin = read('cabin', parseCabin);
  parts.adults = read('adt', count);
  parts.children = read('chd', count);
  parts.infants = read('inf', count);
  if (parts.tripType !== 'O') parts.returnDate = read('returndate', parseQueryDate);
  if (
    parts.adults !== undefined &&
    parts.children !== undefined &&
    parts.infants !== undefined &&
    !isValidParty({ adults: parts.adults, children: parts.children, infants: parts.infants })
  )
    faults[parts.infants > parts.adults ? 'inf' : 'adt'] = 'unreadable';
  return { parts, faults };
}

/** The complete query of an address, or the faults by parameter. Dates are read, not judged: the window is validateSearch's. */
export function parseSearchQuery(params: URLSearchParams): Result<SearchQuery, ParamFaults> {
  const { parts, faults } = readSearchParams(params);
  const { origin, destination, departDate, returnDate, tripType, cabin, adults, children, infants } = parts;
  if (
    Object.keys(faults).length > 0 ||
    origin === undefined ||
    destination === undefined ||
    departDate === undefined ||
    tripType === undefined ||
    cabin === undefined ||
    adults === undefined ||
    children === undefined ||
    infants === undefined
  )
    return err(faults);
  // a round trip whose return is missing has a fault
  const returns = tripType === 'R' ? (returnDate ?? null) : null;
  return ok(searchFor({ origin, destination, departs: departDate, returns }, cabin, { adults, children, infants }));
}
