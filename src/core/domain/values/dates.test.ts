import fc from 'fast-check';
import {
  addDays,
  addMonths,
  dateOfDayNumber,
  dayNumber,
  dayOfWeek,
  daysBetween,
  formatFieldDate,
  formatQueryDate,
  isoDateOf,
  parseFieldDate,
  parseIsoDate,
  parseQueryDate,
  utcDateOf,
} from './dates';
import { ageOn } from './age';
import type { IsoDate } from './dates';

const iso = (text: string): IsoDate => {
  const date = parseIsoDate(text);
  if (!date) throw new Error(`not a date: ${text}`);
  return date;
};
const anyDate = fc.integer({ min: dayNumber(iso('1950-01-01')), max: dayNumber(iso('2150-01-01')) }).map(dateOfDayNumber);

it('reads back what it writes, in both forms', () =>
  fc.assert(
    fc.property(anyDate, (date) => {
      expect(parseQueryDate(formatQueryDate(date))).toBe(date);
      expect(parseQueryDate(formatQueryDate(date).toUpperCase())).toBe(date);
      expect(parseFieldDate(formatFieldDate(date))).toBe(date);
    }),
  ));

it('knows the date in UTC at every moment of it', () =>
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 0, max: 86_399_999 }), (date, ms) => {
      expect(utcDateOf(new Date(Date.parse(`${date}T00:00:00Z`) + ms))).toBe(date);
    }),
  ));

it('adds days as the calendar does', () =>
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -800, max: 800 }), (date, days) => {
      const there = addDays(date, days);
      expect(daysBetween(date, there)).toBe(days);
      expect(addDays(there, -days)).toBe(date);
      expect(dayOfWeek(there)).toBe((((dayOfWeek(date) + days) % 7) + 7) % 7);
    }),
  ));

it.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2027-12-15', 1, '2028-01-15'],
  ['2027-01-15', -1, '2026-12-15'],
  ['2028-03-31', -1, '2028-02-29'],
])('%s moved by %i months is %s', (from, by, to) => expect(addMonths(iso(from), by)).toBe(to));

it('knows the day of the week', () => expect(dayOfWeek(iso('2027-03-14'))).toBe(0));
it.each(['Jan 5, 2027', 'Feb 29, 2027', '2027-01-05', ''])('a field never shows %j', (text) => expect(parseFieldDate(text)).toBeNull());
it.each(['05-Jan-20271', '005-Jan-2027', '5-Jan-2027', '05-Jen-2027', '31-Jun-2027', '05-01-2027', ''])(
  '%j is no date of an address',
  (text) => expect(parseQueryDate(text)).toBeNull(),
);
it.each([
  [2027, 6, 31],
  [2027, 2, 29],
  [2027, 0, 1],
  [2027, 13, 1],
  [2027, 1, 0],
  [2027, 1, -1],
  [2027, 1, 1.5],
  [2027, 1.5, 1],
  [2027.5, 1, 1],
  [NaN, 1, 1],
  [2027, 1, NaN],
  [1899, 12, 31],
  [2200, 1, 1],
])('the calendar has no %d/%d/%d', (...parts) => expect(isoDateOf(...parts)).toBeNull());
it.each([
  [1900, 1, 1, '1900-01-01'],
  [2028, 2, 29, '2028-02-29'],
  [2199, 12, 31, '2199-12-31'],
])('%i, %i, %i is %s', (year, month, day, date) => expect(isoDateOf(year, month, day)).toBe(date));

it.each([
  ['2015-06-10', '2027-06-09', 11],
  ['2015-06-10', '2027-06-10', 12],
  ['2024-02-29', '2026-02-28', 1],
  ['2024-02-29', '2026-03-01', 2],
])('born %s is on %s aged %i', (born, on, age) => expect(ageOn(iso(born), iso(on))).toBe(age));
