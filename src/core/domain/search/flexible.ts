/** Dates that may move (search.45): how an address and a form say so. What only forms and lists ask is in `flexiblePeriods.ts`: this is part of every page. */
import { addDays, addMonths, parseIsoDate } from '../values/dates';
import type { IsoDate } from '../values/dates';

/** How long one stays in a period: over a weekend, seven nights, or as long as it pleases. */
export type FlexStay = 'weekend' | 'week' | 'month';

/**
 * As it is written everywhere: nothing for exact dates, `3` for three days around them; in place of dates `2027-03:weekend`, or
 * `2027-03..05:week` for the three months of a season.
 */
export type Flexibility = '' | '1' | '2' | '3' | `${string}:${FlexStay}`;

export const FLEX_PARAM = 'flex';
export const WHEN_PARAM = 'when';

/** A period in place of dates. */
export interface FlexPeriod {
  /** `2027-03` or `2027-03..05`. */
  readonly name: string;
  readonly stay: FlexStay;
  readonly first: IsoDate;
  readonly last: IsoDate;
}

/** A whole month is no season. */
const PERIOD = /^((\d{4}-\d\d)(?:\.\.(\d\d)(?!:m))?):(weekend|week|month)$/;
const SEASON_MONTHS = 3;

/** The period of a flexibility; null where it has none. */
export function periodOf(flex: string): FlexPeriod | null {
  const [, name = '', month = '', end, stay] = PERIOD.exec(flex) ?? [];
  const first = parseIsoDate(`${month}-01`);
  const last = first && addDays(addMonths(first, end ? SEASON_MONTHS : 1), -1);
  return last && (!end || last.slice(5, 7) === end) ? { name, stay: stay as FlexStay, first, last } : null; // the pattern names it
}

/** Reads what an address or a memory says; null for what is no flexibility. */
export const parseFlexibility = (text = ''): Flexibility | null => (/^[1-3]?$/.test(text) || periodOf(text) ? (text as Flexibility) : null);

/** What an address says, in either of its parameters; null where it cannot be read. */
export const flexOfParams = (params: URLSearchParams): Flexibility | null =>
  parseFlexibility([...params.getAll(FLEX_PARAM), ...params.getAll(WHEN_PARAM)].join());

/** The query string of a search with what may move; a period takes the place of the dates. */
export function withFlexParam(search: string, flex: Flexibility): string {
  if (flex === '') return search;
  const isOpen = periodOf(flex) !== null;
  const dated = isOpen ? search.replace(/&(?:depart|return)date=[^&]*/g, '') : search;
  return `${dated}&${isOpen ? WHEN_PARAM : FLEX_PARAM}=${flex}`;
}
