/** Anywhere from one place: what may be chosen on the explore page, and which trips fit (explore.1 to explore.5). */
import { addDays, dateParts, dayOfWeek, daysBetween, formatQueryDate, isoDateOf, parseQueryDate } from '../values/dates';
import type { IsoDate } from '../values/dates';
import { AREA_IDS } from './explorePins';
import type { ExploreArea } from './explorePins';
import type { Cents } from '../values/money';
import { parseCabin } from '../search/trip';
import type { Cabin } from '../search/trip';
import { paramIn } from '../values/texts';

/** How long one stays; `weekend` also says on which days. */
export const STAYS = ['weekend', 'short', 'week', 'fortnight', 'any'] as const;
export type Stay = (typeof STAYS)[number];

const isStay = (text: string): text is Stay => (STAYS as readonly string[]).includes(text);

/** A calendar month as `YYYY-MM`. */
export type Month = string & { readonly __month: 'Month' };

export type When =
  /** Any day of the next six months. */
  | { readonly kind: 'any' }
  | { readonly kind: 'month'; readonly month: Month }
  | { readonly kind: 'dates'; readonly departs: IsoDate; readonly returns: IsoDate };

/** The query to the server: everything but what the page alone filters and sorts by. */
export interface ExploreQuestion {
  /** Airport or city code. */
  readonly origin: string;
  readonly when: When;
  /** Says nothing where the dates are given. */
  readonly stay: Stay;
  readonly isNonstopOnly: boolean;
  readonly cabin: Cabin;
}

export const EXPLORE_SORTS = ['best', 'price', 'distance', 'duration'] as const;
export type ExploreSort = (typeof EXPLORE_SORTS)[number];

/** Everything the address of the page says. */
export interface ExploreChoice extends ExploreQuestion {
  /** Cents of one adult; null: any price. */
  readonly maxPrice: Cents | null;
  readonly sort: ExploreSort;
  /** What a phone shows; a wide screen shows both. */
  readonly view: 'wall' | 'map';
  /** Null: the one around the origin. */
  readonly area: ExploreArea | null;
}

/** Departures that fit, each with the nights that may follow it. */
export interface FittingDeparture {
  readonly departs: IsoDate;
  readonly nights: readonly number[];
}

/** Days of `any` time: half a year. */
const ANY_DAYS = 183;
const NIGHTS: Readonly<Record<Exclude<Stay, 'weekend'>, readonly [least: number, most: number]>> = {
  short: [3, 5],
  week: [6, 8],
  fortnight: [13, 15],
  any: [2, 15],
};
/** Nights of a weekend by the weekday it begins on (0 = Sunday): Thursday to Sunday, Friday to Sunday or Monday, Saturday to Monday. */
export const WEEKEND_NIGHTS: Readonly<Record<number, readonly number[]>> = { 4: [3], 5: [2, 3], 6: [2] };
const NO_NIGHTS: readonly number[] = [];

const range = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

function nightsFrom(departs: IsoDate, stay: Stay): readonly number[] {
  return stay === 'weekend' ? (WEEKEND_NIGHTS[dayOfWeek(departs)] ?? NO_NIGHTS) : range(...NIGHTS[stay]);
}

/** First and last day of a month; `2027-13` is none. */
function daysOfMonth(month: Month): { readonly first: IsoDate; readonly last: IsoDate } | null {
  const [year = NaN, number = NaN] = month.split('-').map(Number);
  const first = isoDateOf(year, number, 1);
  const next = number === 12 ? isoDateOf(year + 1, 1, 1) : isoDateOf(year, number + 1, 1);
  return first && next && { first, last: addDays(next, -1) };
}

/** Trips that fit a choice and begin and end from `first` to `last`, the days that are sold. */
export function fittingTrips({ when, stay }: Pick<ExploreQuestion, 'when' | 'stay'>, first: IsoDate, last: IsoDate): FittingDeparture[] {
  if (when.kind === 'dates') {
    const { departs, returns } = when;
    const nights = daysBetween(departs, returns);
    return nights < 1 || departs < first || returns > last ? [] : [{ departs, nights: [nights] }];
  }
  const span = when.kind === 'month' ? daysOfMonth(when.month) : { first, last: addDays(first, ANY_DAYS - 1) };
  if (!span) return [];
  const begin = span.first < first ? first : span.first;
  return range(0, daysBetween(begin, span.last)).flatMap((i) => {
    const departs = addDays(begin, i);
    const nights = nightsFrom(departs, stay).filter((n) => addDays(departs, n) <= last);
    return nights.length === 0 ? [] : [{ departs, nights }];
  });
}

/** The months one may leave in, the present one first. */
export function exploreMonths(today: IsoDate, last: IsoDate): Month[] {
  const { year, month } = dateParts(today);
  const end = dateParts(last);
  return range(year * 12 + month - 1, end.year * 12 + end.month - 1).map(monthOfNumber);
}

const monthOfNumber = (n: number): Month => `${String(Math.floor(n / 12))}-${String((n % 12) + 1).padStart(2, '0')}` as Month; // made of its parts

/** Year and month (1 to 12). */
export const monthParts = (month: Month): { readonly year: number; readonly month: number } => ({
  year: Number(month.slice(0, 4)),
  month: Number(month.slice(5, 7)),
});

/** Reads `YYYY-MM`; null for anything else. */
export function parseMonth(text: string): Month | null {
  const found = /^(\d{4})-(\d{2})$/.exec(text);
  if (!found || isoDateOf(Number(found[1]), Number(found[2]), 1) === null) return null;
  return monthOfNumber(Number(found[1]) * 12 + Number(found[2]) - 1);
}

export const EXPLORE_PARAMS = ['ori', 'when', 'departdate', 'returndate', 'stay', 'stops', 'cabin'] as const;
export type ExploreParam = (typeof EXPLORE_PARAMS)[number];

export const NO_CHOICE = {
  when: { kind: 'any' },
  stay: 'weekend',
  isNonstopOnly: false,
  cabin: 'Economy',
  maxPrice: null,
  sort: 'best',
  view: 'wall',
  area: null,
} as const satisfies Omit<ExploreChoice, 'origin'>;

/** A part that could not be read is null. */
export interface ReadQuestion {
  readonly origin: string | null;
  readonly when: When | null;
  readonly stay: Stay | null;
  readonly isNonstopOnly: boolean | null;
  readonly cabin: Cabin | null;
}

/** Reads each part by itself; what is left out is the usual, but for the origin, which has none. */
export function readExploreQuestion(params: URLSearchParams): ReadQuestion {
  const of = (name: ExploreParam): string => paramIn(params, name);
  const origin = of('ori').toUpperCase();
  const stay = of('stay') || NO_CHOICE.stay;
  const stops = of('stops');
  return {
    origin: /^[A-Z]{3}$/.test(origin) ? origin : null,
    when: readWhen(of('when'), of('departdate'), of('returndate')),
    stay: isStay(stay) ? stay : null,
    isNonstopOnly: stops === '0' ? true : stops === '' ? false : null,
    cabin: parseCabin(of('cabin') || NO_CHOICE.cabin),
  };
}

function readWhen(when: string, departsText: string, returnsText: string): When | null {
  if (departsText !== '' || returnsText !== '') {
    const [departs, returns] = [parseQueryDate(departsText), parseQueryDate(returnsText)];
    return departs && returns && when === '' && departs < returns ? { kind: 'dates', departs, returns } : null;
  }
  if (when === '' || when === 'any') return { kind: 'any' };
  const month = parseMonth(when);
  return month && { kind: 'month', month };
}

/** Where the page begins: the largest market. */
export const USUAL_ORIGIN = 'NYC';

/** What an address of the page says; what cannot be read is as if it were left out. */
export function readExploreChoice(params: URLSearchParams, usualOrigin: string): ExploreChoice {
  const read = readExploreQuestion(params);
  const max = paramIn(params, 'max');
  return {
    origin: read.origin ?? usualOrigin,
    when: read.when ?? NO_CHOICE.when,
    stay: read.stay ?? NO_CHOICE.stay,
    isNonstopOnly: read.isNonstopOnly ?? NO_CHOICE.isNonstopOnly,
    cabin: read.cabin ?? NO_CHOICE.cabin,
    maxPrice: /^[1-9]\d{0,4}$/.test(max) ? Number(max) * 100 : null,
    sort: EXPLORE_SORTS.find((sort) => sort === params.get('sort')) ?? NO_CHOICE.sort,
    view: params.get('view') === 'map' ? 'map' : 'wall',
    area: AREA_IDS.find((area) => area === params.get('area')) ?? null,
  };
}

function questionParams({ origin, when, stay, isNonstopOnly, cabin }: ExploreQuestion): URLSearchParams {
  const out = new URLSearchParams({ ori: origin });
  if (when.kind === 'dates') {
    out.set('departdate', formatQueryDate(when.departs));
    out.set('returndate', formatQueryDate(when.returns));
  } else {
    if (when.kind === 'month') out.set('when', when.month);
    if (stay !== NO_CHOICE.stay) out.set('stay', stay);
  }
  if (isNonstopOnly) out.set('stops', '0');
  if (cabin !== NO_CHOICE.cabin) out.set('cabin', cabin);
  return out;
}

/** The query string that asks the server; equal questions have equal ones. */
export const exploreQuestionParams = (question: ExploreQuestion): string => questionParams(question).toString();

/** The query string of the page's address: what is usual is left out. */
export function exploreParams(choice: ExploreChoice): string {
  const out = questionParams(choice);
  if (choice.maxPrice !== null) out.set('max', String(Math.ceil(choice.maxPrice / 100)));
  if (choice.sort !== NO_CHOICE.sort) out.set('sort', choice.sort);
  if (choice.view !== NO_CHOICE.view) out.set('view', choice.view);
  if (choice.area !== null) out.set('area', choice.area);
  return out.toString();
}

/** What a place is sorted and filtered by. */
export interface PricedPlace {
  readonly code: string;
  /** Cents of one adult. */
  readonly price: Cents;
  readonly miles: number;
  /** Of the way out; null where the supplier has not said. */
  readonly minutes: number | null;
}

/** In order, the cheaper first among equals. */
export function sortedPlaces<P extends PricedPlace>(places: readonly P[], sort: Exclude<ExploreSort, 'best'>): P[] {
  const key = (place: P): number => {
    switch (sort) {
      case 'price':
        return place.price;
      case 'distance':
        return place.miles;
      case 'duration':
        return place.minutes ?? Infinity;
    }
  };
  return [...places].sort((a, b) => Math.sign(key(a) - key(b)) || a.price - b.price || (a.code < b.code ? -1 : 1));
}

/** Splits the places at a price: those within it, and those above, the cheapest first. */
export function withinPrice<P extends PricedPlace>(
  places: readonly P[],
  maxPrice: Cents | null,
): { readonly within: readonly P[]; readonly above: readonly P[] } {
  if (maxPrice === null) return { within: places, above: [] };
  return {
    within: places.filter(({ price }) => price <= maxPrice),
    above: sortedPlaces(
      places.filter(({ price }) => price > maxPrice),
      'price',
    ),
  };
}
