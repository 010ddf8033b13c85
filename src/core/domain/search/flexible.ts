/** Dates that may move (search.47): how an address and a form say so. */
import { addDays, addMonths, parseIsoDate } from '../values/dates';
import type { IsoDate } from '../values/dates';

/** How long one stays in a period: over a weekend, seven nights, or as long as it pleases. */
export const FLEX_STAYS = ['weekend', 'week', 'month'] as const;
export type FlexStay = (typeof FLEX_STAYS)[number];

/** What a form offers: exact dates, days around them, and stays in a period. */
export const FLEX_KINDS = ['', '1', '2', '3', ...FLEX_STAYS] as const;
export type FlexKind = (typeof FLEX_KINDS)[number];

/** Northern seasons by their first month; each has three. */
export const SEASONS = { spring: '03', summer: '06', fall: '09', winter: '12' } as const;

/** As it is written everywhere: nothing for exact dates, `3` for three days around them, `2027-03:weekend` or `2027-spring:week` in place of dates. */
export type Flexibility = '' | '1' | '2' | '3' | `${string}:${FlexStay}`;

export const FLEX_PARAM = 'flex';
export const WHEN_PARAM = 'when';

/** A period in place of dates. */
export interface FlexPeriod {
  /** `2027-03` or `2027-spring`. */
  readonly name: string;
  readonly stay: FlexStay;
  readonly first: IsoDate;
  readonly last: IsoDate;
}

/** A whole month is no season. */
const PERIOD = /^(\d{4})-(?:(\d\d):(?:weekend|week|month)|(spring|summer|fall|winter):(?:weekend|week))$/;

/** The period of a flexibility; null where it has none. */
export function periodOf(flex: string): FlexPeriod | null {
  const [, year = '', month, season] = PERIOD.exec(flex) ?? [];
  const first = parseIsoDate(`${year}-${month ?? SEASONS[(season ?? 'spring') as keyof typeof SEASONS]}-01`); // the pattern names it
  if (first === null) return null;
  const [name = '', stay] = flex.split(':') as [string, FlexStay];
  return { name, stay, first, last: addDays(addMonths(first, season ? 3 : 1), -1) };
}

/** The days that dates may move by, 0 where they are exact or left open. */
export const flexDays = (flex: Flexibility): number => (/^[1-3]$/.test(flex) ? Number(flex) : 0);

/** Reads what an address or a memory says; null for what is no flexibility. */
export const parseFlexibility = (text: string): Flexibility | null =>
  /^[1-3]?$/.test(text) || periodOf(text) ? (text as Flexibility) : null;

/** What an address says, in either of its parameters; null where it cannot be read. */
export const flexOfParams = (params: URLSearchParams): Flexibility | null =>
  parseFlexibility([...params.getAll(FLEX_PARAM), ...params.getAll(WHEN_PARAM)].join());

/** The query string of a search with what may move; a period stands in place of the dates. */
export function withFlexParam(search: string, flex: Flexibility): string {
  if (flex === '') return search;
  const params = new URLSearchParams(search);
  if (periodOf(flex)) for (const name of ['departdate', 'returndate']) params.delete(name);
  params.set(periodOf(flex) ? WHEN_PARAM : FLEX_PARAM, flex);
  // legal as it is, and what people pass on
  return params.toString().replace('%3A', ':');
}

/** The days that stand for a period where a search must have some: from its first that is not over. */
export function daysForPeriod({ first, last }: FlexPeriod, today: IsoDate): { readonly departs: IsoDate; readonly returns: IsoDate } {
  const departs = first < today && today <= last ? today : first;
  return { departs, returns: addDays(departs, 1) };
}

/** A stay chosen in the form: in the period that was chosen before, at first in the month of `usual`. A whole month is no season. */
export function stayChosen(stay: FlexStay, before: Flexibility, usual: IsoDate): Flexibility {
  const period = periodOf(before);
  if (period && stay !== 'month') return `${period.name}:${stay}`;
  return `${(period?.first ?? usual).slice(0, 7)}:${stay}`;
}
