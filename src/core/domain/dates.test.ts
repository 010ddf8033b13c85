import fc from 'fast-check';
import {
  addDays,
  addMonths,
  ageOn,
  dateOfDayNumber,
  dayNumber,
  dayOfWeek,
  daysBetween,
  formatFieldDate,
  formatQueryDate,
  isoDateOf,
  parseIsoDate,
  parseQueryDate,
  parseTypedDate,
} from './dates';
import type { IsoDate } from './dates';

const iso = (text: string): IsoDate => {
  const date = parseIsoDate(text);
  if (!date) throw new Error(`not a date: ${text}`);
  return date;
};
const anyDate = fc.integer({ min: dayNumber(iso('1950-01-01')), max: dayNumber(iso('2150-01-01')) }).map(dateOfDayNumber);

describe('typed dates', () => {
  it.each([
    ['Jan 5, 2027', '2027-01-05'],
    ['Jan 05, 2027', '2027-01-05'],
    ['january 5 2027', '2027-01-05'],
    ['Sept 5, 2027', '2027-09-05'],
    ['1/5/2027', '2027-01-05'],
    ['01/05/2027', '2027-01-05'],
    ['2027-01-05', '2027-01-05'],
    ['05-JAN-2027', '2027-01-05'],
    ['  Feb 29, 2028 ', '2028-02-29'],
  ])('%s is %s', (text, date) => expect(parseTypedDate(text)).toEqual({ ok: true, value: date }));

  it.each(['Feb 29, 2027', '13/01/2027', 'Jan 32, 2027', 'tomorrow', '2027-1-5x', 'Ja 5, 2027', '1/5/27'])('%s cannot be read', (text) =>
    expect(parseTypedDate(text)).toEqual({ ok: false, error: 'unreadable' }),
  );

  it('tells an empty field from an unreadable one', () => expect(parseTypedDate('  ')).toEqual({ ok: false, error: 'empty' }));
});

it('reads back what it writes, in both forms', () =>
  fc.assert(
    fc.property(anyDate, (date) => {
      expect(parseQueryDate(formatQueryDate(date))).toBe(date);
      expect(parseQueryDate(formatQueryDate(date).toUpperCase())).toBe(date);
      expect(parseTypedDate(formatFieldDate(date))).toEqual({ ok: true, value: date });
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
it('has no 31 June', () => expect(isoDateOf(2027, 6, 31)).toBeNull());

it.each([
  ['2015-06-10', '2027-06-09', 11],
  ['2015-06-10', '2027-06-10', 12],
  ['2024-02-29', '2026-02-28', 1],
  ['2024-02-29', '2026-03-01', 2],
])('born %s is on %s aged %i', (born, on, age) => expect(ageOn(iso(born), iso(on))).toBe(age));
