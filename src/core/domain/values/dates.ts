/**
 * Calendar dates as plain strings, so that no time zone can move them by a day.
 * Arithmetic goes through UTC day numbers only; the clock is never read here.
 */

/** A calendar date as `YYYY-MM-DD`; always a day that exists. */
export type IsoDate = string & { readonly __brand: 'IsoDate' };

/** Selectable dates: today to 330 days ahead (search.12). */
export const DATE_WINDOW_DAYS = 330;

export const MONTHS_SHORT = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const DAY_MS = 86_400_000;
const pad = (n: number, width = 2): string => String(n).padStart(width, '0');

/** The date of a year, month (1-12) and day, or null when the calendar has no such day (31 June, 29 Feb 2027). */
export function isoDateOf(year: number, month: number, day: number): IsoDate | null {
  if (!Number.isInteger(year) || year < 1900 || year > 2199) return null;
  const utc = new Date(Date.UTC(year, month - 1, day));
  // what is no day of the calendar is counted on into another one
  if (utc.getUTCMonth() !== month - 1 || utc.getUTCDate() !== day) return null;
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}` as IsoDate;
}

/** Reads `YYYY-MM-DD`; null for anything else, including days that do not exist. */
export function parseIsoDate(text: string): IsoDate | null {
  const m = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return m ? isoDateOf(Number(m[1]), Number(m[2]), Number(m[3])) : null;
}

/** Year, month (1-12) and day of a date. */
export function dateParts(date: IsoDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** Days since 1970-01-01. */
export function dayNumber(date: IsoDate): number {
  const { year, month, day } = dateParts(date);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** The date of a day number. */
export function dateOfDayNumber(days: number): IsoDate {
  return new Date(days * DAY_MS).toISOString().slice(0, 10) as IsoDate;
}

/** The date that an instant has in UTC: for work that belongs to no one place. A traveler's own date comes from their browser. */
export const utcDateOf = (instant: Date): IsoDate => dateOfDayNumber(Math.floor(instant.getTime() / DAY_MS));

/** `date` moved by whole days (negative: back). */
export function addDays(date: IsoDate, days: number): IsoDate {
  return dateOfDayNumber(dayNumber(date) + days);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** 0 = Sunday … 6 = Saturday. */
export function dayOfWeek(date: IsoDate): number {
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}

/** `date` moved by whole months, kept inside the target month (31 Jan + 1 = 28/29 Feb). */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = dateParts(date);
  const index = year * 12 + (month - 1) + months;
  const y = Math.floor(index / 12);
  const m = (index % 12) + 1;
  const last = new Date(Date.UTC(y, m, 0)).getUTCDate();
  return `${pad(y, 4)}-${pad(m)}-${pad(Math.min(day, last))}` as IsoDate;
}

/** The earlier / later of two dates (ISO strings sort as dates). */
export const earlierOf = (a: IsoDate, b: IsoDate): IsoDate => (a < b ? a : b);
export const laterOf = (a: IsoDate, b: IsoDate): IsoDate => (a > b ? a : b);

/** `05-Jan-2027`: the wire and URL form, `DD-MMM-YYYY` (search.23). */
export function formatQueryDate(date: IsoDate): string {
  const { year, month, day } = dateParts(date);
  return `${pad(day)}-${MONTHS_SHORT[month - 1]}-${year}`;
}

/** Reads `DD-MMM-YYYY` with the month in any letter case (search.23); null when it is not such a date. */
export function parseQueryDate(text: string): IsoDate | null {
  const m = /^(\d{2})-([A-Za-z]{3})-(\d{4})$/.exec(text);
  return m ? isoDateOf(Number(m[3]), MONTHS_SHORT.findIndex((name) => name.toLowerCase() === m[2]?.toLowerCase()) + 1, Number(m[1])) : null;
}

/** `Jan 05, 2027`: how a form field shows a date, `MMM DD, YYYY` (search.16). */
export function formatFieldDate(date: IsoDate): string {
  const { year, month, day } = dateParts(date);
  return `${MONTHS_SHORT[month - 1]} ${pad(day)}, ${year}`;
}

/** Reads what `formatFieldDate` wrote; null for anything else. */
export function parseFieldDate(text: string): IsoDate | null {
  return parseQueryDate(text.replace(/^(\w{3}) (\d\d), /, '$2-$1-'));
}

/** A local wall-clock time at an airport, `YYYY-MM-DDTHH:MM`, without a zone. */
export type LocalDateTime = string & { readonly __brand: 'LocalDateTime' };

/** The date and the minutes since midnight of a local time. */
export function localParts(at: LocalDateTime): { date: IsoDate; minutes: number } {
  return { date: at.slice(0, 10) as IsoDate, minutes: Number(at.slice(11, 13)) * 60 + Number(at.slice(14, 16)) };
}
