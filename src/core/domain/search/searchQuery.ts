/** The search in the address: URL ⇄ query, both ways, with every failure as a value (search.23, search.24). */
import type { IsoDate } from '../values/dates';
import { formatQueryDate, parseQueryDate } from '../values/dates';
import type { Result } from '../values/result';
import { err, ok } from '../values/result';
import type { Cabin, SearchQuery, SearchSlice, TripType } from './trip';
import { flexOfParams } from './flexible';
import type { Flexibility } from './flexible';
import { nearOfParams } from './nearPlaces';
import type { NearPlaces } from './nearPlaces';
import { parseCabin, returnDate as returnDateOf, searchFor, tripTypeOf, withFurther } from './trip';
import { CHILD_AGES, childAgesOf, isValidParty, withChildAges } from '../travelers/travelers';
import type { Ages } from '../travelers/travelers';

/** Slices after the first of a multi-city trip, as in `s2=LAX-SEA-14-Jan-2027` (search.42). */
export const SLICE_PARAMS = ['s2', 's3', 's4', 's5', 's6'] as const;
export type SliceParam = (typeof SLICE_PARAMS)[number];

/** Ages of the children on the last day, `5-8`, or `-8` where that of the first is not known; left out where none is. */
const AGES_PARAM = 'ages';

/** Names of the query parameters, in the order in which they are written (search.23). */
export const SEARCH_PARAMS = [
  ...(['ori', 'des', 'departdate', 'triptype', 'cabin', 'adt', 'chd', 'inf', 'returndate'] as const),
  ...SLICE_PARAMS,
  AGES_PARAM,
] as const;
export type SearchParam = (typeof SEARCH_PARAMS)[number];

/** What stands for an address that cannot be built (search.24). */
export const URL_ERROR = 'Url Error';

/** What a form may know so far; any part may be missing. */
export interface SearchParts {
  readonly origin?: string | undefined;
  readonly destination?: string | undefined;
  readonly departDate?: IsoDate | undefined;
  readonly returnDate?: IsoDate | undefined;
  /** Slices after the first of a multi-city trip. */
  readonly further?: readonly SearchSlice[] | undefined;
  readonly tripType?: TripType | undefined;
  /** How the dates may move; exact where left out. */
  readonly flex?: Flexibility | undefined;
  /** Airports nearby that are searched too. */
  readonly near?: NearPlaces;
  readonly cabin?: Cabin | undefined;
  readonly adults?: number | undefined;
  readonly children?: number | undefined;
  readonly infants?: number | undefined;
  /** Of the children, in the order of the form. */
  readonly childAges?: Ages | undefined;
}

/**
 * The query string of a search (no leading `?`), or 'Url Error' when a part is undefined (search.24).
 * `returndate` is a part for round trips only (search.24), `s2` and what follows for multi-city ones.
 */
export function buildSearchParams(p: SearchParts): Result<string, typeof URL_ERROR> {
  const { origin, destination, departDate, returnDate, further, tripType, cabin, adults, children, infants, childAges = [] } = p;
  if (
    origin === undefined ||
    destination === undefined ||
    departDate === undefined ||
    tripType === undefined ||
    cabin === undefined ||
    adults === undefined ||
    children === undefined ||
    infants === undefined ||
    (tripType === 'R' && returnDate === undefined) ||
    (tripType === 'M' && further === undefined)
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
  if (tripType === 'M' && further !== undefined) for (const [name, text] of sliceTexts(further)) out.set(name, text);
  if (childAges.length > 0) out.set(AGES_PARAM, agesText(childAges));
  return ok(out.toString());
}

const sliceTexts = (further: readonly SearchSlice[]): readonly (readonly [SliceParam, string])[] =>
  SLICE_PARAMS.flatMap((name, i) => {
    const slice = further[i];
    return slice ? [[name, formatSlice(slice)] as const] : [];
  });

/** The parameters of a multi-city trip's slices after the first; none of any other trip. */
export const furtherSlices = (query: SearchQuery): Partial<Record<SliceParam, string>> =>
  tripTypeOf(query) === 'M' ? Object.fromEntries(sliceTexts(query.slices.slice(1))) : {};

const formatSlice = ({ origin, destination, date }: SearchSlice): string => `${origin}-${destination}-${formatQueryDate(date)}`;

function parseSlice(text: string): SearchSlice | null {
  const [, origin = '', destination = '', day = ''] = /^([A-Z]{3})-([A-Z]{3})-(.{1,20})$/i.exec(text) ?? [];
  const date = parseQueryDate(day);
  return date === null ? null : { origin: origin.toUpperCase(), destination: destination.toUpperCase(), date };
}

export const agesText = (childAges: Ages): string => childAges.join('-');

function parseAges(text: string): Ages | null {
  const ages = text.split('-').map((age) => (age === '' ? null : Number(age)));
  return /^[\d-]{1,30}$/.test(text) && ages.every((age) => age === null || CHILD_AGES.includes(age)) ? ages : null;
}

/** The query string of a complete query. */
export function searchParamsOf(q: SearchQuery): string {
  const [{ origin, destination, date }, ...further] = q.slices;
  const built = buildSearchParams({
    origin,
    destination,
    departDate: date,
    returnDate: returnDateOf(q) ?? undefined,
    further,
    tripType: tripTypeOf(q),
    cabin: q.cabin,
    ...q.travelers,
    childAges: childAgesOf(q.travelers),
  });
  if (!built.ok) throw new Error('a complete query always builds');
  return built.value;
}

const TRIP_TYPES: readonly TripType[] = ['R', 'O', 'M'];

/** Why a parameter was refused; the words live with the contract's problem codes. */
export type ParamFault = 'missing' | 'unreadable' | 'repeated' | 'early';
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
    const [first, ...others] = params.getAll(name);
    if (first === undefined || first === '') faults[name] = 'missing';
    else if (others.length > 0) faults[name] = 'repeated';
    else {
      const value = parse(first);
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
  parts.tripType = read('triptype', (t) => TRIP_TYPES.find((type) => type === t.toUpperCase()) ?? null);
  parts.cabin = read('cabin', parseCabin);
  parts.adults = read('adt', count);
  parts.children = read('chd', count);
  parts.infants = read('inf', count);
  if (parts.tripType === 'M')
    parts.further = SLICE_PARAMS.filter((name) => params.has(name)).flatMap((name) => read(name, parseSlice) ?? []);
  else if (parts.tripType !== 'O') parts.returnDate = read('returndate', parseQueryDate);
  if (params.has(AGES_PARAM)) parts.childAges = read(AGES_PARAM, parseAges);
  const flex = flexOfParams(params);
  if (flex) parts.flex = flex;
  const near = nearOfParams(params);
  if (near && parts.tripType !== 'M') parts.near = near;
  if (
    parts.adults !== undefined &&
    parts.children !== undefined &&
    parts.infants !== undefined &&
    !isValidParty({ adults: parts.adults, children: parts.children, infants: parts.infants })
  )
    faults[parts.infants > parts.adults ? 'inf' : 'adt'] = 'unreadable';
  if (parts.childAges && parts.childAges.length > (parts.children ?? 0)) faults[AGES_PARAM] = 'unreadable';
  return { parts, faults };
}

/**
 * The complete query of an address, or the faults by parameter. Dates are read, not judged: the window is validateSearch's. But a way back
 * on the day of the way out, or before, is no round trip.
 */
export function parseSearchQuery(params: URLSearchParams): Result<SearchQuery, ParamFaults> {
  const { parts, faults } = readSearchParams(params);
  const { origin, destination, departDate, returnDate, further = [], tripType, cabin, adults, children, infants, childAges = [] } = parts;
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
  if (returns !== null && returns <= departDate) return err({ returndate: 'early' });
  const travelers = withChildAges({ adults, children, infants }, childAges);
  return ok(withFurther(searchFor({ origin, destination, departs: departDate, returns }, cabin, travelers), further));
}
