/** What a form offers in place of exact dates, and periods by their names (search.45). */
import { DATE_WINDOW_DAYS, addDays, addMonths, dateParts } from '../values/dates';
import type { IsoDate } from '../values/dates';
import { periodOf } from './flexible';
import type { FlexStay, Flexibility } from './flexible';

export const FLEX_STAYS = ['weekend', 'week', 'month'] as const satisfies readonly FlexStay[];

/** Exact dates, days around them, and stays in a period. */
export const FLEX_KINDS = ['', '1', '2', '3', ...FLEX_STAYS] as const;
export type FlexKind = (typeof FLEX_KINDS)[number];

/** A flexibility without its period. */
export const kindOf = (flex: Flexibility): FlexKind => FLEX_KINDS.find((kind) => kind === flex) ?? periodOf(flex)?.stay ?? '';

/** The days that dates may move by, 0 where they are exact or left open. */
export const flexDays = (flex: Flexibility): number => (/^[1-3]$/.test(flex) ? Number(flex) : 0);

/** A kind chosen in the form; a stay is in the period that was chosen before, at first in the month of `usual`. A whole month is no season. */
export function flexOfKind(kind: FlexKind, before: Flexibility, usual: IsoDate): Flexibility {
  if (kind !== 'weekend' && kind !== 'week' && kind !== 'month') return kind;
  const period = periodOf(before);
  if (period && kind !== 'month') return `${period.name}:${kind}`;
  return `${monthOf(period?.first ?? usual)}:${kind}`;
}

/** Northern seasons by the month they begin in. */
export const SEASONS = { 3: 'spring', 6: 'summer', 9: 'fall', 12: 'winter' } as const;
export type Season = (typeof SEASONS)[keyof typeof SEASONS];

const monthOf = (date: IsoDate): string => date.slice(0, 7);

/** The season of months, by name: `2027-03..05` is spring; null for one month and for three that are no season. */
export const seasonOf = (name: string): Season | null =>
  name.includes('..') ? ((SEASONS[Number(name.slice(5, 7)) as keyof typeof SEASONS] as Season | undefined) ?? null) : null;

/** Months from the present one to the last in which one may leave and come back, and the seasons of the same time. */
export function periodNames(stay: FlexStay, today: IsoDate): { readonly months: readonly string[]; readonly seasons: readonly string[] } {
  const last = addDays(today, DATE_WINDOW_DAYS - 1);
  const first = addDays(today, 1 - dateParts(today).day);
  // two months back a season may have begun that is not over
  const begins = Array.from({ length: 14 }, (_, i) => addMonths(first, i - 2)).filter((month) => month <= last);
  const seasons = begins.flatMap((month) => {
    const name = `${monthOf(month)}..${addMonths(month, 2).slice(5, 7)}`;
    return seasonOf(name) === null ? [] : [name];
  });
  return { months: begins.filter((month) => month >= first).map(monthOf), seasons: stay === 'month' ? [] : seasons };
}
