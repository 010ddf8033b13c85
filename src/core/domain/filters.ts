/**
 * Which flights of a list are shown and in which order (results.3, results.4): the criteria, and their form in the address.
 * Everything here is about what was asked; filterEngine answers it.
 */
import type { Cents } from './money';
import { EXTRAS } from './wholeCost';
import type { Extra } from './wholeCost';

export const SORTS = ['best', 'cheapest', 'fastest', 'departure', 'arrival'] as const;
export type Sort = (typeof SORTS)[number];

/** 2 stands for two or more. */
export const STOP_CHOICES = [0, 1, 2] as const;
export type StopChoice = (typeof STOP_CHOICES)[number];

/** Parts of the day by local time: 5-12, 12-17, 17-22, 22-5. */
export const DAY_PARTS = ['morning', 'afternoon', 'evening', 'night'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

export const TIME_WINDOWS = ['outboundDeparture', 'outboundArrival', 'returnDeparture', 'returnArrival'] as const;
export type TimeWindow = (typeof TIME_WINDOWS)[number];

/** Something for each of the four. */
export const byWindow = <V>(make: (window: TimeWindow) => V): Readonly<Record<TimeWindow, V>> => ({
  outboundDeparture: make('outboundDeparture'),
  outboundArrival: make('outboundArrival'),
  returnDeparture: make('returnDeparture'),
  returnArrival: make('returnArrival'),
});

/** Nights that can be avoided: one spent on a layover, one spent in the air without time to sleep. */
export const NIGHTS = ['overnightLayover', 'redEye'] as const;
export type Night = (typeof NIGHTS)[number];

/** The ends of a trip: where it begins and comes home to, and where it turns. */
export const TRIP_ENDS = ['originAirports', 'destinationAirports'] as const;
export type TripEnd = (typeof TRIP_ENDS)[number];

/** What can be cleared on its own. */
export const FILTERS = [
  'stops',
  'price',
  'airlines',
  ...TIME_WINDOWS,
  'duration',
  ...TRIP_ENDS,
  'layover',
  'connections',
  'nights',
  'emissions',
  'checkedBag',
  'cheapestOnly',
] as const;
export type FilterName = (typeof FILTERS)[number];

/** An empty list, null or false is no filter. Lists are sorted and without doubles, so that equal criteria are equal text. */
export interface Criteria {
  readonly stops: readonly StopChoice[];
  /** Validating carriers. */
  readonly airlines: readonly string[];
  /** Cents per adult, both ends included. */
  readonly priceMin: Cents | null;
  readonly priceMax: Cents | null;
  readonly windows: Readonly<Record<TimeWindow, readonly DayPart[]>>;
  /** Minutes of all directions together. */
  readonly maxMinutes: number | null;
  /** Keeps flights that connect at one of these airports. */
  readonly connections: readonly string[];
  /** Keeps flights that begin and end, or turn, at these airports alone. */
  readonly originAirports: readonly string[];
  readonly destinationAirports: readonly string[];
  /** Minutes of the longest layover. */
  readonly maxLayover: number | null;
  /** Nights that a flight may not have. */
  readonly nights: readonly Night[];
  /** Keeps flights that emit no more than is typical of the list. */
  readonly lowEmissions: boolean;
  readonly checkedBag: boolean;
  /** Only the lowest price among what the other filters leave. */
  readonly cheapestOnly: boolean;
  /** What every price and order includes on top of the fare; no filter, so clearing the filters leaves it. */
  readonly extras: readonly Extra[];
  readonly sort: Sort;
}

const NO_WINDOWS: Criteria['windows'] = byWindow(() => []);

export const NO_CRITERIA: Criteria = {
  stops: [],
  airlines: [],
  priceMin: null,
  priceMax: null,
  windows: NO_WINDOWS,
  maxMinutes: null,
  connections: [],
  originAirports: [],
  destinationAirports: [],
  maxLayover: null,
  nights: [],
  lowEmissions: false,
  checkedBag: false,
  cheapestOnly: false,
  extras: [],
  sort: 'best',
};

/** Minutes since midnight → part of the day. */
export function dayPartOf(minutes: number): DayPart {
  if (minutes >= 300 && minutes < 720) return 'morning';
  if (minutes >= 720 && minutes < 1020) return 'afternoon';
  return minutes >= 1020 && minutes < 1320 ? 'evening' : 'night';
}

export const stopChoiceOf = (stops: number): StopChoice => (stops === 0 ? 0 : stops === 1 ? 1 : 2);

/** Whether a filter is set. */
export function isFilterSet(c: Criteria, name: FilterName): boolean {
  switch (name) {
    case 'stops':
      return c.stops.length > 0;
    case 'airlines':
      return c.airlines.length > 0;
    case 'price':
      return c.priceMin !== null || c.priceMax !== null;
    case 'duration':
      return c.maxMinutes !== null;
    case 'connections':
    case 'originAirports':
    case 'destinationAirports':
    case 'nights':
      return c[name].length > 0;
    case 'layover':
      return c.maxLayover !== null;
    case 'emissions':
      return c.lowEmissions;
    case 'checkedBag':
      return c.checkedBag;
    case 'cheapestOnly':
      return c.cheapestOnly;
    case 'outboundDeparture':
    case 'outboundArrival':
    case 'returnDeparture':
    case 'returnArrival':
      return c.windows[name].length > 0;
  }
}

export const setFilters = (c: Criteria): FilterName[] => FILTERS.filter((name) => isFilterSet(c, name));

/** The criteria without one filter. */
export function withoutFilter(c: Criteria, name: FilterName): Criteria {
  switch (name) {
    case 'stops':
      return { ...c, stops: [] };
    case 'airlines':
      return { ...c, airlines: [] };
    case 'price':
      return { ...c, priceMin: null, priceMax: null };
    case 'duration':
      return { ...c, maxMinutes: null };
    case 'connections':
    case 'originAirports':
    case 'destinationAirports':
    case 'nights':
      return { ...c, [name]: [] };
    case 'layover':
      return { ...c, maxLayover: null };
    case 'emissions':
      return { ...c, lowEmissions: false };
    case 'checkedBag':
      return { ...c, checkedBag: false };
    case 'cheapestOnly':
      return { ...c, cheapestOnly: false };
    case 'outboundDeparture':
    case 'outboundArrival':
    case 'returnDeparture':
    case 'returnArrival':
      return { ...c, windows: { ...c.windows, [name]: [] } };
  }
}

/** No filter at all; the order and what prices include stay. */
export const withoutFilters = (c: Criteria): Criteria => ({ ...NO_CRITERIA, extras: c.extras, sort: c.sort });

/** `value` in or out of a list; the list stays sorted by `order`. */
export function toggled<T extends string | number>(list: readonly T[], value: T, order?: readonly T[]): T[] {
  const next = list.includes(value) ? list.filter((v) => v !== value) : [...list, value];
  return order ? order.filter((v) => next.includes(v)) : next.sort();
}

/**
 * Parameter names in the address; short, stable, and none of the search's own (searchQuery) or the tracking code's.
 * Values of a list are joined by `-`.
 */
export const CRITERIA_PARAMS = {
  stops: 'stops',
  airlines: 'airlines',
  priceMin: 'pmin',
  priceMax: 'pmax',
  outboundDeparture: 'odep',
  outboundArrival: 'oarr',
  returnDeparture: 'rdep',
  returnArrival: 'rarr',
  maxMinutes: 'dur',
  connections: 'via',
  originAirports: 'oap',
  destinationAirports: 'dap',
  maxLayover: 'lay',
  nights: 'avoid',
  lowEmissions: 'co2',
  checkedBag: 'bag',
  cheapestOnly: 'low',
  extras: 'with',
  sort: 'sort',
} as const;

const EXTRA_WORDS: Readonly<Record<Extra, string>> = { carryOn: 'carry', checkedBag: 'bag', seatChoice: 'seat', changeable: 'change' };

const NIGHT_WORDS: Readonly<Record<Night, string>> = { overnightLayover: 'night', redEye: 'redeye' };

const MAX_CODES = 40;

/** The criteria of an address. Unknown parameters are ignored, a value that cannot be read is dropped, the rest stays. */
export function parseCriteria(params: URLSearchParams): Criteria {
  const text = (name: string): string => params.get(name) ?? '';
  const parts = (name: string): string[] => text(name).split('-').filter(Boolean).slice(0, MAX_CODES);
  const letters = new Map(DAY_PARTS.map((part) => [part.charAt(0), part]));
  const window = (name: string): DayPart[] => {
    const asked = new Set(parts(name).map((letter) => letters.get(letter.toLowerCase())));
    return DAY_PARTS.filter((part) => asked.has(part));
  };
  const number = (name: string, max: number): number | null => {
    const value = text(name);
    return /^\d{1,9}$/.test(value) && Number(value) <= max ? Number(value) : null;
  };
  const codes = (name: string, form: RegExp): string[] =>
    [...new Set(parts(name).map((code) => code.toUpperCase()))].filter((code) => form.test(code)).sort();
  const stops = new Set(parts(CRITERIA_PARAMS.stops));
  const words = (name: string): ReadonlySet<string> => new Set(parts(name).map((word) => word.toLowerCase()));
  const [extras, nights] = [words(CRITERIA_PARAMS.extras), words(CRITERIA_PARAMS.nights)];
  const sort = text(CRITERIA_PARAMS.sort).toLowerCase();
  const priceMin = number(CRITERIA_PARAMS.priceMin, 100_000_000);
  const priceMax = number(CRITERIA_PARAMS.priceMax, 100_000_000);
  const crossed = priceMin !== null && priceMax !== null && priceMin > priceMax;
  return {
    stops: STOP_CHOICES.filter((choice) => stops.has(String(choice))),
    airlines: codes(CRITERIA_PARAMS.airlines, /^[A-Z0-9]{2}$/),
    priceMin: crossed ? null : priceMin,
    priceMax,
    windows: {
      outboundDeparture: window(CRITERIA_PARAMS.outboundDeparture),
      outboundArrival: window(CRITERIA_PARAMS.outboundArrival),
      returnDeparture: window(CRITERIA_PARAMS.returnDeparture),
      returnArrival: window(CRITERIA_PARAMS.returnArrival),
    },
    maxMinutes: number(CRITERIA_PARAMS.maxMinutes, 20_000),
    connections: codes(CRITERIA_PARAMS.connections, /^[A-Z]{3}$/),
    originAirports: codes(CRITERIA_PARAMS.originAirports, /^[A-Z]{3}$/),
    destinationAirports: codes(CRITERIA_PARAMS.destinationAirports, /^[A-Z]{3}$/),
    maxLayover: number(CRITERIA_PARAMS.maxLayover, 20_000),
    nights: NIGHTS.filter((night) => nights.has(NIGHT_WORDS[night])),
    lowEmissions: text(CRITERIA_PARAMS.lowEmissions) === '1',
    checkedBag: text(CRITERIA_PARAMS.checkedBag) === '1',
    cheapestOnly: text(CRITERIA_PARAMS.cheapestOnly) === '1',
    extras: EXTRAS.filter((extra) => extras.has(EXTRA_WORDS[extra])),
    sort: SORTS.find((s) => s === sort) ?? NO_CRITERIA.sort,
  };
}

/** The query string with these criteria in it; every parameter that is not theirs stays as it was. No leading `?`. */
export function writeCriteria(search: string, c: Criteria): string {
  const params = new URLSearchParams(search);
  const put = (name: string, value: string): void => {
    if (value === '') params.delete(name);
    else params.set(name, value);
  };
  put(CRITERIA_PARAMS.stops, c.stops.join('-'));
  put(CRITERIA_PARAMS.airlines, c.airlines.join('-'));
  put(CRITERIA_PARAMS.priceMin, c.priceMin === null ? '' : String(c.priceMin));
  put(CRITERIA_PARAMS.priceMax, c.priceMax === null ? '' : String(c.priceMax));
  for (const window of TIME_WINDOWS) put(CRITERIA_PARAMS[window], c.windows[window].map((part) => part.charAt(0)).join('-'));
  put(CRITERIA_PARAMS.maxMinutes, c.maxMinutes === null ? '' : String(c.maxMinutes));
  put(CRITERIA_PARAMS.connections, c.connections.join('-'));
  for (const end of TRIP_ENDS) put(CRITERIA_PARAMS[end], c[end].join('-'));
  put(CRITERIA_PARAMS.maxLayover, c.maxLayover === null ? '' : String(c.maxLayover));
  put(CRITERIA_PARAMS.nights, c.nights.map((night) => NIGHT_WORDS[night]).join('-'));
  put(CRITERIA_PARAMS.lowEmissions, c.lowEmissions ? '1' : '');
  put(CRITERIA_PARAMS.checkedBag, c.checkedBag ? '1' : '');
  put(CRITERIA_PARAMS.cheapestOnly, c.cheapestOnly ? '1' : '');
  put(CRITERIA_PARAMS.extras, c.extras.map((extra) => EXTRA_WORDS[extra]).join('-'));
  put(CRITERIA_PARAMS.sort, c.sort === NO_CRITERIA.sort ? '' : c.sort);
  return params.toString();
}

/** Whether two criteria ask the same. */
export const sameCriteria = (a: Criteria, b: Criteria): boolean => writeCriteria('', a) === writeCriteria('', b);
