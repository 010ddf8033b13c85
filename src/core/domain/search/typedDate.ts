/** Dates as people type them, in English and in Spanish wherever they are (search.32). Numbers are month, then day, in both, unless only the day can be first. */
import { tidyText } from '../typed/plainText';
import { foldText } from '../values/foldText';
import { addDays, dateParts, dayOfWeek, isoDateOf, laterOf } from '../values/dates';
import type { IsoDate } from '../values/dates';
import type { Result } from '../values/result';
import { err, ok } from '../values/result';

/** `short_year`: someone born in '20 is a child or over a hundred; nobody but they know. */
export type DateFault = 'empty' | 'unreadable' | 'short_year';

/** What a date is for decides which year is meant where none, or only half of one, is typed. */
export type DateUse = 'travel' | 'birth' | 'expiry';

const DAYS_AHEAD: ReadonlyMap<string, number> = new Map([
  ['today', 0],
  ['hoy', 0],
  ['tomorrow', 1],
  ['manana', 1],
  ['day after tomorrow', 2],
  ['pasado manana', 2],
]);
/** Behind an ISO date, as some programs store one. */
const TIME_OF_DAY = /^(\s*\d{4}-\d\d-\d\d)[T ]\d\d:.*$/su;
const FILLER = /^(?:de|del|el|of|on|the|this|este|que|st|nd|rd|th)$/;
const NEXT = /^(?:next|proximo|viene)$/;
/** 29 February comes back after eight years at the latest. */
const YEARS_AHEAD = 8;

/**
 * Reads `3/14`, `3-14-27`, `mar 14`, `14 de marzo de 2027`, `2027-03-14`, and for travel `tomorrow` or `next friday`.
 * `from` is the first day that a weekday can mean: on a return, the day after the departure.
 */
export function readTypedDate(
  text: string,
  today: IsoDate,
  use?: 'travel',
  from?: IsoDate,
): Result<IsoDate, Exclude<DateFault, 'short_year'>>;
export function readTypedDate(text: string, today: IsoDate, use: DateUse, from?: IsoDate): Result<IsoDate, DateFault>;
export function readTypedDate(text: string, today: IsoDate, use: DateUse = 'travel', from: IsoDate = today): Result<IsoDate, DateFault> {
  if (tidyText(text) === '') return err('empty');
  const words = (foldText(text.replace(TIME_OF_DAY, '$1')).match(/\d+|[a-z]+/g) ?? []).filter((word) => !FILLER.test(word));
  const date = (use === 'travel' ? spokenDate(words, today, from) : null) ?? writtenDate(words, today, use);
  if (date === 'short_year') return err('short_year');
  return date ? ok(date) : err('unreadable');
}

/** `tomorrow`, `friday`, `next friday`: the first one after today. */
function spokenDate(words: readonly string[], today: IsoDate, from: IsoDate): IsoDate | null {
  const ahead = DAYS_AHEAD.get(words.join(' '));
  if (ahead !== undefined) return addDays(today, ahead);
  const [name = '', ...others] = words.filter((word) => !NEXT.test(word));
  const weekday = indexOfName(name, 'weekday');
  // "mar" alone is the beginning of a date in March, not a Tuesday
  if (weekday < 0 || others.length > 0 || indexOfName(name, 'month') >= 0) return null;
  const first = words.length > 1 ? laterOf(from, addDays(today, 1)) : from;
  return addDays(first, (weekday - dayOfWeek(first) + 7) % 7);
}

/** A date in numbers, or with the name of its month; a weekday that is named has to be its own. */
function writtenDate(words: readonly string[], today: IsoDate, use: DateUse): IsoDate | 'short_year' | null {
  const numbers = words.filter((word) => /\d/.test(word));
  const names = words.filter((word) => !/\d/.test(word));
  const months = names.map((name) => indexOfName(name, 'month')).filter((month) => month >= 0);
  const weekdays = names.map((name) => (indexOfName(name, 'month') < 0 ? indexOfName(name, 'weekday') : -1)).filter((day) => day >= 0);
  if (months.length > 1 || weekdays.length > 1 || months.length + weekdays.length < names.length) return null;
  const [month = '', day = '', year, ...others] =
    months.length > 0 ? [String(Number(months[0]) + 1), ...dayFirst(numbers)] : inUsOrder(numbers);
  if (month.length > 2 || day.length > 2 || others.length > 0) return null;
  const [date, other] = yearsMeant(year, today, use)
    .flatMap((y) => isoDateOf(y, Number(month), Number(day)) ?? [])
    .filter((found) => year?.length === 4 || (use === 'birth' ? found <= today : year !== undefined || found >= today));
  if (use === 'birth' && other !== undefined) return 'short_year';
  return date !== undefined && weekdays.every((weekday) => weekday === dayOfWeek(date)) ? date : null;
}

/** Month, day and year of `3/14/2027`, `2027-03-14`, `03142027` and `20270314`; of `14/3/2027` too, which no month begins. */
function inUsOrder(numbers: readonly string[]): readonly string[] {
  const [first = '', second = '', ...rest] = numbers;
  if (first.length === 2 && Number(first) > 12 && Number(second) <= 12) return [second, first, ...rest];
  const others = numbers.slice(1);
  if (first.length === 8 && others.length === 0)
    return /^(?:19|20|21)/.test(first)
      ? [first.slice(4, 6), first.slice(6), first.slice(0, 4)]
      : [first.slice(0, 2), first.slice(2, 4), first.slice(4)];
  return first.length === 4 && others.length === 2 ? [...others, first] : numbers;
}

/** Day and year of `14 March 2027` and `2027-Mar-14`. */
const dayFirst = (numbers: readonly string[]): readonly string[] => (numbers[0]?.length === 4 ? [...numbers].reverse() : numbers);

/** In the order in which they are tried; empty where the year has to be typed. */
function yearsMeant(year: string | undefined, today: IsoDate, use: DateUse): readonly number[] {
  if (year === undefined) return use === 'travel' ? Array.from({ length: YEARS_AHEAD + 1 }, (_, i) => dateParts(today).year + i) : [];
  const typed = Number(year);
  if (year.length === 4) return [typed];
  if (year.length !== 2) return [];
  return use === 'birth' ? [2000 + typed, 1900 + typed] : [2000 + typed];
}

/** Place of a month or weekday by its name or the first three letters of it, from 0; -1 for any other word. */
function indexOfName(word: string, of: 'month' | 'weekday'): number {
  if (word.length < 3) return -1;
  // the year 2023 began on a Sunday
  const days =
    of === 'month' ? Array.from({ length: 12 }, (_, i) => Date.UTC(2023, i)) : [1, 2, 3, 4, 5, 6, 7].map((d) => Date.UTC(2023, 0, d));
  for (const language of ['en', 'es']) {
    const names = new Intl.DateTimeFormat(language, { [of]: 'long', timeZone: 'UTC' });
    const found = days.findIndex((day) => foldText(names.format(day)).startsWith(word));
    if (found >= 0) return found;
  }
  return -1;
}
