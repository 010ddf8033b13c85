/** What the address of the desk's page says: days and language. */
import { addDays, daysBetween, parseIsoDate } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import type { Locale } from '#core/domain/site/routes';
import type { DayRange } from '../../reports/reports.service';
import { paramIn } from '#core/domain/values/texts';

export const USUAL_DAYS = 30;
/** A year and a day to compare with; more is a matter for the command line. */
export const MOST_DAYS = 366;

export interface DeskAddress {
  readonly lang: Locale;
  readonly range: DayRange;
  /** The address named days that cannot be shown; the usual ones are. */
  readonly isRangeWrong: boolean;
}

/** The days that end today. */
export const lastDays = (today: IsoDate, days: number): DayRange => ({ from: addDays(today, 1 - days), to: today });

export function readDeskAddress(params: URLSearchParams, today: IsoDate): DeskAddress {
  const lang = params.get('lang') === 'es' ? 'es' : 'en';
  const usual = lastDays(today, USUAL_DAYS);
  const [from, to] = [paramIn(params, 'from'), paramIn(params, 'to')];
  if (from === '' && to === '') return { lang, range: usual, isRangeWrong: false };
  const range = { from: parseIsoDate(from), to: parseIsoDate(to) };
  if (range.from === null || range.to === null) return { lang, range: usual, isRangeWrong: true };
  const days = daysBetween(range.from, range.to) + 1;
  const isShown = days >= 1 && days <= MOST_DAYS;
  return { lang, range: isShown ? { from: range.from, to: range.to } : usual, isRangeWrong: !isShown };
}

/** The query that says the same again. */
export const queryOf = ({ from, to }: DayRange): string => new URLSearchParams({ from, to }).toString();
