/** Dates as people type them, in English and in Spanish wherever they are (search.32). Numbers are month, then day, in both, unless only the day can be first. */
import { tidyText } from '../typed/plainText';
import { foldText, withoutAccents } from '../values/foldText';
import { addDays, dateParts, dayOfWeek, isoDateOf, laterOf } from '../values/dates';
import type { IsoDate } from '../values/dates';
import { once } from '../values/once';
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
/** `DOB:`, `Fecha de nacimiento:`; the colon of a time has a digit before it. */
const LABEL = /^[^\d:]{1,40}:/u;
/** `12:00` of `12:00 AM`, `00:00:00.000` of `T00:00:00.000Z`, `00:00:00 GMT-0500 (Eastern Standard Time)`; words beside it are fillers. */
const TIME = /(?<![\d:])\d\d?(?::\d\d)+(?:\.\d+)?(?: ?(?:gmt|utc)?[+-]\d\d:?\d\d)?|\d\d?(?= ?[ap]\.? ?m\b)|\([^()]*\)/gu;
const ORDINAL = /(?<=\d)\.?(?:st|nd|rd|th|er|ero|ro|do|to|mo|vo|no|o|a)(?![a-z])/gu;
/** `MAR/MARS`: a month in two languages, as passports have it. */
const TWO_NAMES = /([a-z]{3,12}) ?\/ ?([a-z]{3,12})/u;
const FILLER = /^(?:del?|el|of|on|the|this|este|que|dob|born|nacid[oa]|at|las?|[apm]m?|[htz]|hrs?|horas|utc|gmt|[ecmp][sd]t)$/;
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
  const words = (dateText(text).match(/\d+|[a-z]+/g) ?? []).filter((word) => !FILLER.test(word));
  const date = (use === 'travel' ? spokenDate(words, today, from) : null) ?? writtenDate(words, today, use);
  if (date === 'short_year') return err('short_year');
  return date ? ok(date) : err('unreadable');
}

/** Without label, time and the letters of ordinals, in small letters without accents. */
function dateText(typed: string): string {
  return withoutAccents(tidyText(typed))
    .toLowerCase()
    .replace(LABEL, '')
    .replace(TIME, ' ')
    .replace(/\b(?:primero|first)\b/u, '1')
    .replace(ORDINAL, '')
    .replace(TWO_NAMES, (both, name: string, other: string) => {
      const [month = -1, second = -1] = [name, other].map((one) => indexOfName(one, 'month'));
      return month < 0 ? other : second < 0 || second === month ? name : both;
    });
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
  const months = names.map(monthMeant).filter((month) => month >= 0);
  const weekdays = names.map((name) => (monthMeant(name) < 0 ? indexOfName(name, 'weekday') : -1)).filter((day) => day >= 0);
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

/** The month of a name, also of one with a typing error, unless that makes two of it as `jumio` does; -1 for any other word. */
function monthMeant(word: string): number {
  const known = indexOfName(word, 'month');
  if (known >= 0 || word.length < 4 || indexOfName(word, 'weekday') >= 0) return known;
  const near = namesOf('month').flatMap((names) =>
    names.flatMap((name, i) => (name.length >= 4 && isOneErrorApart(name, word) ? [i] : [])),
  );
  return new Set(near).size === 1 ? (near[0] ?? -1) : -1;
}

/** Two words of which one has a letter too many, a wrong one, or two that are swapped; small, since it comes with the first scripts. */
function isOneErrorApart(a: string, b: string): boolean {
  let at = 0;
  while (a[at] !== undefined && a[at] === b[at]) at += 1;
  const [x, y, restOfX, restOfY] = [a.slice(at), b.slice(at), a.slice(at + 1), b.slice(at + 1)];
  return restOfX === restOfY || x === restOfY || restOfX === y || `${restOfX.charAt(0)}${x.charAt(0)}${x.slice(2)}` === y;
}

/** Place of a month or weekday by its name or the first three letters of it, from 0; -1 for any other word. */
function indexOfName(word: string, of: 'month' | 'weekday'): number {
  if (word.length < 3) return -1;
  // setiembre, as Peru and Uruguay write it
  const start = of === 'month' ? word.replace(/^set(?=$|i)/u, 'sept') : word;
  for (const names of namesOf(of)) {
    const found = names.findIndex((name) => name.startsWith(start));
    if (found >= 0) return found;
  }
  return -1;
}

/** In each language, from January and Sunday on. */
const namesOf = once((of: 'month' | 'weekday'): readonly (readonly string[])[] => {
  // the year 2023 began on a Sunday
  const days =
    of === 'month' ? Array.from({ length: 12 }, (_, i) => Date.UTC(2023, i)) : [1, 2, 3, 4, 5, 6, 7].map((d) => Date.UTC(2023, 0, d));
  return ['en', 'es'].map((language) => {
    const names = new Intl.DateTimeFormat(language, { [of]: 'long', timeZone: 'UTC' });
    return days.map((day) => foldText(names.format(day)));
  });
});
