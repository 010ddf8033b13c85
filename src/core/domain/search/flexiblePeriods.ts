/** The periods that a form offers in place of dates (search.47). */
import { DATE_WINDOW_DAYS, addDays, addMonths, dateParts } from '../values/dates';
import type { IsoDate } from '../values/dates';
import { SEASONS, periodOf } from './flexible';
import type { FlexStay } from './flexible';

export type Season = keyof typeof SEASONS;
export const SEASON_NAMES = Object.keys(SEASONS) as readonly Season[]; // the keys of our own table

/** The parts of a period's name. */
export interface NamedPeriod {
  readonly year: number;
  /** 1 to 12; null for a season. */
  readonly month: number | null;
  readonly season: Season | null;
}

export function namedPeriod(name: string): NamedPeriod {
  const [year, part] = name.split('-');
  const season = SEASON_NAMES.find((known) => known === part) ?? null;
  return { year: Number(year), month: season ? null : Number(part), season };
}

const monthOf = (date: IsoDate): string => date.slice(0, 7);

/** Months from the present one to the last in which one may leave and come back, and the seasons of the same time. */
export function periodNames(stay: FlexStay, today: IsoDate): { readonly months: readonly string[]; readonly seasons: readonly string[] } {
  const last = addDays(today, DATE_WINDOW_DAYS - 1);
  const first = addDays(today, 1 - dateParts(today).day);
  const months = Array.from({ length: 12 }, (_, i) => addMonths(first, i)).filter((month) => month <= last);
  const { year } = dateParts(today);
  const seasons = [year - 1, year, year + 1].flatMap((of) => SEASON_NAMES.map((season) => `${String(of)}-${season}`));
  const isAhead = (name: string): boolean => {
    const period = periodOf(`${name}:week`);
    return period !== null && period.last > today && period.first <= last;
  };
  return { months: months.map(monthOf), seasons: stay === 'month' ? [] : seasons.filter(isAhead) };
}
