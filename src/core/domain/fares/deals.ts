/** Fares that were really seen, as the deals that pages list (content.51): what one is, how lists are narrowed, and the search that finds it. */
import { utcDateOf } from '../values/dates';
import type { IsoDate } from '../values/dates';
import type { Cents } from '../values/money';
import { searchParamsOf } from '../search/searchQuery';
import { SHARED_PARAMS } from '../flights/sharedFlight';
import { DEFAULT_TRAVELERS } from '../travelers/travelers';
import { CABINS, parseCabin, searchFor } from '../search/trip';
import type { Cabin, SearchQuery } from '../search/trip';
import { at } from '../values/checkedReads';

/** A fare of one airline for one trip of one adult. */
export interface Deal {
  readonly origin: string;
  readonly destination: string;
  readonly departs: IsoDate;
  /** Null for one way. */
  readonly returns: IsoDate | null;
  readonly cabin: Cabin;
  /** Validating carrier. */
  readonly airline: string;
  /** All taxes and fees in. */
  readonly total: Cents;
}

/** `2027-01`. */
export type YearMonth = string & { readonly __brand: 'YearMonth' };

/** The month of a date. */
export const monthOf = (date: IsoDate): YearMonth => date.slice(0, 7) as YearMonth; // ISO by construction

/** Reads `YYYY-MM`; null for anything else. */
export const parseMonth = (text: string): YearMonth | null => (/^20\d\d-(?:0[1-9]|1[0-2])$/.test(text) ? (text as YearMonth) : null);

/** Null is no wish. */
export interface DealFilter {
  /** Airport or city codes. */
  readonly origin: string | null;
  readonly destination: string | null;
  readonly cabin: Cabin | null;
  readonly month: YearMonth | null;
  /** Whole dollars; a fare of exactly so much is within. */
  readonly maxPrice: number | null;
  /** IATA code. */
  readonly airline: string | null;
}

export const NO_DEAL_FILTER: DealFilter = { origin: null, destination: null, cabin: null, month: null, maxPrice: null, airline: null };

/** Names in the address of the page and of the call, in the order in which they are written. */
export const DEAL_PARAMS = {
  origin: 'origin',
  destination: 'destination',
  cabin: 'cabin',
  month: 'month',
  maxPrice: 'maxprice',
  airline: 'airline',
} as const;
export type DealParam = (typeof DEAL_PARAMS)[keyof DealFilter];

/** What each must look like, for a refusal. */
export const DEAL_PARAM_FORMS: Readonly<Record<DealParam, string>> = {
  origin: 'must be a three-letter airport or city code',
  destination: 'must be a three-letter airport or city code',
  cabin: `must be ${CABINS.slice(0, -1).join(', ')} or ${at(CABINS, CABINS.length - 1)}`,
  month: 'must be a month as YYYY-MM',
  maxprice: 'must be whole US dollars from 1 to 99999',
  airline: 'must be the two-letter code of an airline',
};

/** Reads every wish on its own; `faults` names those that are there and cannot be read. Other parameters are ignored. */
export function readDealFilter(params: URLSearchParams): { readonly filter: DealFilter; readonly faults: readonly DealParam[] } {
  const faults: DealParam[] = [];
  const read = <T>(name: DealParam, parse: (text: string) => T | null): T | null => {
    const text = params.get(name);
    if (text === null || text === '') return null;
    const value = parse(text);
    if (value === null) faults.push(name);
    return value;
  };
  const code = (text: string): string | null => (/^[a-z]{3}$/i.test(text) ? text.toUpperCase() : null);
  const filter = {
    origin: read('origin', code),
    destination: read('destination', code),
    cabin: read('cabin', parseCabin),
    month: read('month', parseMonth),
    maxPrice: read('maxprice', (text) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : null)),
    airline: read('airline', (text) => (/^[a-z0-9]{2}$/i.test(text) ? text.toUpperCase() : null)),
  };
  return { filter, faults };
}

/** A query string with the filter in it; everything else stays. No leading `?`; empty for nothing. */
export function writeDealFilter(search: string, filter: DealFilter): string {
  const out = new URLSearchParams(search);
  const put = (name: DealParam, value: string | number | null): void => {
    if (value === null) out.delete(name);
    else out.set(name, String(value));
  };
  put('origin', filter.origin);
  put('destination', filter.destination);
  put('cabin', filter.cabin);
  put('month', filter.month);
  put('maxprice', filter.maxPrice);
  put('airline', filter.airline);
  return out.toString();
}

/** Whether a deal is what a filter asks for. `isSamePlace` tells whether the code of a wish and that of a deal have an airport in common. */
export const fitsDealFilter = (
  deal: Deal,
  { origin, destination, cabin, month, maxPrice, airline }: DealFilter,
  isSamePlace: (wished: string, offered: string) => boolean,
): boolean =>
  (cabin === null || deal.cabin === cabin) &&
  (month === null || monthOf(deal.departs) === month) &&
  (maxPrice === null || deal.total <= maxPrice * 100) &&
  (airline === null || deal.airline === airline) &&
  (origin === null || isSamePlace(origin, deal.origin)) &&
  (destination === null || isSamePlace(destination, deal.destination));

/** The cheapest of each group, the cheapest group first; of equal fares the one that leaves first. */
export function lowestOfEach<D extends Deal>(deals: Iterable<D>, groupOf: (deal: D) => string): readonly D[] {
  const lowest = new Map<string, D>();
  for (const deal of deals) {
    const group = groupOf(deal);
    const known = lowest.get(group);
    if (known === undefined || byPrice(deal, known) < 0) lowest.set(group, deal);
  }
  return [...lowest.values()].sort(byPrice);
}

const byPrice = (a: Deal, b: Deal): number => a.total - b.total || (a.departs < b.departs ? -1 : a.departs > b.departs ? 1 : 0);

/** The query that found a deal, and finds it again. */
export const queryOfDeal = ({ origin, destination, departs, returns, cabin }: Omit<Deal, 'airline' | 'total'>): SearchQuery =>
  searchFor({ origin, destination, departs, returns }, cabin, DEFAULT_TRAVELERS);

/** The query string of the results page that finds a deal: its dates, its airline alone, and what it cost. */
export function searchOfDeal(deal: Deal): string {
  const params = new URLSearchParams(searchParamsOf(queryOfDeal(deal)));
  // a word of the list's own filter (filters.ts), which the pages of deals need not bring
  params.set('airlines', deal.airline);
  params.set(SHARED_PARAMS.deal, String(deal.total));
  return params.toString();
}

/** `JFK-LAX`, by the codes that a page names. */
export const routeName = (from: string, to: string): string => `${from}-${to}`;

/** Rows of the page of deals before one asks for more, and of a list next to other things. */
export const ROWS_OF_DEALS = 12;
export const ROWS_OF_LIST = 6;

/** The rows of a part of the page of deals that stand nowhere above it: `above` are the lists that do, whole. */
export function rowsNotAbove<D extends { readonly link: string }>(deals: readonly D[], above: readonly (readonly D[])[]): D[] {
  const known = new Set(above.flat().map(({ link }) => link));
  return deals.filter(({ link }) => !known.has(link)).slice(0, ROWS_OF_LIST);
}

const HOUR_MS = 3_600_000;
/** Behind UTC, in the east of the United States: the day that most readers call so. */
const EAST_HOURS = 5;

/** The day on which a fare was seen, for whoever reads of it; `seenAt` is milliseconds. The same in the server's HTML and in every browser. */
export const dayOfSeeing = (seenAt: number): IsoDate => utcDateOf(new Date(seenAt - EAST_HOURS * HOUR_MS));
