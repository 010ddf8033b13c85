import fc from 'fast-check';
import {
  DATE_WINDOW_DAYS,
  addDays,
  dateOfDayNumber,
  dateParts,
  dayNumber,
  dayOfWeek,
  formatFieldDate,
  formatQueryDate,
  parseIsoDate,
} from '../values/dates';
import type { IsoDate } from '../values/dates';
import { readTypedDate } from './typedDate';
import type { DateUse } from './typedDate';

const TODAY = '2026-11-22' as IsoDate; // a Sunday

const read = (text: string, use: DateUse = 'travel', from?: IsoDate): string => {
  const result = readTypedDate(text, TODAY, use, from);
  return result.ok ? result.value : result.error;
};

describe('what people type for a trip', () => {
  it.each([
    // numbers: month, then day, in both languages
    ['3/14', '2027-03-14'],
    ['14/3', '2027-03-14'],
    ['13/01/2027', '2027-01-13'],
    ['3-14', '2027-03-14'],
    ['3.14', '2027-03-14'],
    ['03 14', '2027-03-14'],
    ['3/14/27', '2027-03-14'],
    ['03/14/2027', '2027-03-14'],
    ['3-14-2027', '2027-03-14'],
    ['03142027', '2027-03-14'],
    ['2027-03-14', '2027-03-14'],
    ['2027/3/14', '2027-03-14'],
    // names of months
    ['mar 14', '2027-03-14'],
    ['Mar. 14', '2027-03-14'],
    ['14 March', '2027-03-14'],
    ['14mar', '2027-03-14'],
    ['March 14th', '2027-03-14'],
    ['the 14th of March', '2027-03-14'],
    ['Sept 5, 2027', '2027-09-05'],
    ['january 5 2027', '2027-01-05'],
    ['Jan 05, 2027', '2027-01-05'],
    ['05-JAN-2027', '2027-01-05'],
    ['14 marzo', '2027-03-14'],
    ['14 de marzo', '2027-03-14'],
    ['14 de marzo de 2027', '2027-03-14'],
    ['5 ene', '2027-01-05'],
    ['1 de AGOSTO del 27', '2027-08-01'],
    ['  Feb 29, 2028 ', '2028-02-29'],
    // with the weekday, as the form says it back
    ['Sunday, Mar 14, 2027', '2027-03-14'],
    ['Sun, 3/14', '2027-03-14'],
    ['domingo 14 de marzo', '2027-03-14'],
    // without a year: today may still be meant, yesterday not
    ['11/22', '2026-11-22'],
    ['11/21', '2027-11-21'],
    ['2/29', '2028-02-29'],
    // in words
    ['today', '2026-11-22'],
    ['Hoy', '2026-11-22'],
    ['tomorrow', '2026-11-23'],
    ['mañana', '2026-11-23'],
    ['manana', '2026-11-23'],
    ['the day after tomorrow', '2026-11-24'],
    ['pasado mañana', '2026-11-24'],
    ['friday', '2026-11-27'],
    ['this Fri', '2026-11-27'],
    ['next friday', '2026-11-27'],
    ['sunday', '2026-11-22'],
    ['next sunday', '2026-11-29'],
    ['viernes', '2026-11-27'],
    ['el próximo viernes', '2026-11-27'],
    ['el domingo que viene', '2026-11-29'],
    ['miércoles', '2026-11-25'],
  ])('%s is %s', (text, date) => expect(read(text)).toBe(date));

  it.each([
    ...[
      '14/13',
      '2027-13-01',
      '02/30/2027',
      'Feb 29, 2027',
      'Jan 32, 2027',
      'mar',
      '14',
      '2027',
      '3/2027',
      '3/14/202',
      '3/14/2027/5',
      'Ja 5, 2027',
    ],
    ...[
      '2027-1-5x',
      'soon',
      'next',
      'next week',
      'conviene viernes',
      'mar 14 apr',
      'friday saturday',
      'Monday, Mar 14, 2027',
      'constructor',
      '日本',
      '/',
    ],
  ])('%s cannot be read', (text) => expect(read(text)).toBe('unreadable'));

  it('tells an empty field from an unreadable one', () => expect([read(''), read('  ')]).toEqual(['empty', 'empty']));

  it('a weekday of a return is one after the departure', () => {
    const from = '2027-03-03' as IsoDate; // a Wednesday
    expect([read('friday', 'travel', from), read('next friday', 'travel', from)]).toEqual(['2027-03-05', '2027-03-05']);
    expect(read('tomorrow', 'travel', from)).toBe('2026-11-23');
  });
});

it.each<[DateUse, string, string]>([
  ['birth', '4/18/52', '1952-04-18'],
  ['birth', '04181952', '1952-04-18'],
  ['birth', '18 abril 52', '1952-04-18'],
  ['birth', 'Apr 18, 1952', '1952-04-18'],
  // ordinals and other names
  ...['1º de marzo de 1990', '1.º de marzo de 1990', '1° marzo 1990', '1ro de marzo de 1990', '1ero de marzo de 1990'].map(
    (text): [DateUse, string, string] => ['birth', text, '1990-03-01'],
  ),
  ...['primero de marzo de 1990', '1er marzo 1990', 'March first, 1990', '01 MAR/MARS 1990', '01 MARS/MAR 1990', '1 marso 1990'].map(
    (text): [DateUse, string, string] => ['birth', text, '1990-03-01'],
  ),
  ['birth', '2do. de mayo de 1990', '1990-05-02'],
  ['birth', '3 de setiembre de 1990', '1990-09-03'],
  ['birth', '3-set-1990', '1990-09-03'],
  ['birth', '12 ENE/JAN 1990', '1990-01-12'],
  ['birth', '12 AOÛT/AUG 1990', '1990-08-12'],
  ['birth', '12 ENE/FEB 1990', 'unreadable'],
  ['birth', 'Febuary 3, 1990', '1990-02-03'],
  ['birth', 'Janurary 3, 1990', '1990-01-03'],
  ['birth', '3 de agsoto de 1990', '1990-08-03'],
  ['birth', '3 jumio 1990', 'unreadable'],
  ['birth', '3 Marchhh 1990', 'unreadable'],
  // with a time or a label
  ['birth', '3/14/1990 12:00 AM', '1990-03-14'],
  ['birth', '3/14/1990, 12:00:00 a. m.', '1990-03-14'],
  ['birth', '03/03/1990 00:00', '1990-03-03'],
  ['birth', '1990-3-3 0:00', '1990-03-03'],
  ['birth', '1990-03-03T00:00:00-05:00', '1990-03-03'],
  ['birth', '3-Mar-1990 12:00:00 AM', '1990-03-03'],
  ['birth', 'Sat Mar 03 1990 00:00:00 GMT-0500 (Eastern Standard Time)', '1990-03-03'],
  ['birth', 'Sat Mar  3 00:00:00 EST 1990', '1990-03-03'],
  ['birth', 'DOB: 03/03/1990', '1990-03-03'],
  ['birth', 'DOB 03/03/1990', '1990-03-03'],
  ['birth', 'Fecha de nacimiento: 3/3/1990 00:00', '1990-03-03'],
  ['birth', '1990:03:03', '1990-03-03'],
  ['birth', '12:00 AM', 'unreadable'],
  ['travel', '12/5/2026 12:00 AM', '2026-12-05'],
  ['travel', 'Sat Dec 5, 2026 at 10:00 AM', '2026-12-05'],
  ['travel', 'Dec 5 at 10am', '2026-12-05'],
  ['travel', '5 de diciembre a las 10:00 h', '2026-12-05'],
  ['travel', 'Salida: viernes 4 de diciembre, 10:00', '2026-12-04'],
  ['travel', 'tomorrow 10:00', '2026-11-23'],
  ['travel', '1 a 5 marzo', 'unreadable'],
  ['birth', '11/22/26', 'short_year'],
  ['birth', '11/23/26', '1926-11-23'],
  ['birth', '11/23/2026', '2026-11-23'],
  ['birth', '2/29/26', 'unreadable'],
  ['birth', '4/18', 'unreadable'],
  ['birth', 'yesterday', 'unreadable'],
  ['birth', 'today', 'unreadable'],
  ['expiry', '5/30/31', '2031-05-30'],
  ['expiry', '30 mayo 2031', '2031-05-30'],
  ['expiry', '5/30', 'unreadable'],
  ['expiry', 'friday', 'unreadable'],
])('for %s, %s is %s', (use, text, date) => expect(read(text, use)).toBe(date));

const dateFrom = (first: string, last: string) =>
  fc.integer({ min: dayNumber(first as IsoDate), max: dayNumber(last as IsoDate) }).map(dateOfDayNumber);
const anyDate = dateFrom('1950-01-01', '2150-01-01');
const nameOf = (date: IsoDate, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(dayNumber(date) * 86_400_000);

/** Every form that says its year. */
function fullForms(date: IsoDate): readonly string[] {
  const { year, month, day } = dateParts(date);
  const named = ['en-US', 'es-US'].flatMap((language) =>
    (['long', 'short'] as const).flatMap((width) => {
      const name = nameOf(date, language, { month: width });
      const weekday = nameOf(date, language, { weekday: 'long' });
      return [`${name} ${day}, ${year}`, `${day} ${name} ${year}`, `${day} de ${name} de ${year}`, `${weekday}, ${name} ${day}, ${year}`];
    }),
  );
  const numbers = ['/', '-', '.', ' '].map((sign) => [month, day, year].join(sign));
  const wide = `${date.slice(5, 7)}${date.slice(8)}${date.slice(0, 4)}`;
  const spelled = ['en-US', 'es-US'].map((language) => nameOf(date, language, { dateStyle: 'full' }));
  return [...named, ...numbers, ...spelled, wide, date, formatFieldDate(date), formatQueryDate(date)];
}

it('reads back every date in every form that says its year, whatever it is for', () =>
  fc.assert(
    fc.property(anyDate, anyDate, fc.constantFrom<DateUse>('travel', 'birth', 'expiry'), (date, today, use) => {
      for (const text of fullForms(date)) expect([text, readTypedDate(text, today, use)]).toEqual([text, { ok: true, value: date }]);
    }),
  ));

it('a day and month without a year is the next such day that can be searched', () =>
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 0, max: DATE_WINDOW_DAYS }), (today, ahead) => {
      const date = addDays(today, ahead);
      const { month, day } = dateParts(date);
      for (const text of [
        `${month}/${day}`,
        `${month}-${day}`,
        ...['en-US', 'es-US'].map((l) => `${day} ${nameOf(date, l, { month: 'long' })}`),
      ])
        expect([text, readTypedDate(text, today)]).toEqual([text, { ok: true, value: date }]);
    }),
  ));

it('a year of two digits is the only one in the past for a birth, and of this century for a trip', () =>
  fc.assert(
    fc.property(dateFrom('2001-01-01', '2099-12-31'), dateFrom('2001-01-01', '2099-12-31'), (date, today) => {
      const { month, day } = dateParts(date);
      const text = `${month}/${day}/${date.slice(2, 4)}`;
      expect(readTypedDate(text, today)).toEqual({ ok: true, value: date });
      const born = readTypedDate(text, today, 'birth');
      if (born.ok) expect(born.value <= today && born.value.slice(2) === date.slice(2)).toBe(true);
      else if (born.error === 'short_year') expect(date <= today).toBe(true);
      else expect(text).toMatch(/^2\/29\//);
    }),
  ));

it('a weekday is the first one from today, the next one after today, in both languages', () =>
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 0, max: 6 }), (today, ahead) => {
      const date = addDays(today, ahead);
      const [en, es] = ['en-US', 'es-US'].map((language) => nameOf(date, language, { weekday: 'long' }));
      for (const text of [`${en}`, `this ${en}`, `el ${es}`]) expect(readTypedDate(text, today)).toEqual({ ok: true, value: date });
      for (const text of [`next ${en}`, `próximo ${es}`])
        expect(readTypedDate(text, today)).toEqual({ ok: true, value: ahead === 0 ? addDays(date, 7) : date });
      expect(dayOfWeek(date)).toBe((dayOfWeek(today) + ahead) % 7);
    }),
  ));

it('whatever is typed gives a date, or says that it is none', () =>
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\da-z /.,-]{0,20}$/)), anyDate, (text, today) => {
      const result = readTypedDate(text, today);
      if (result.ok) expect(parseIsoDate(result.value)).toBe(result.value);
      else expect(['empty', 'unreadable']).toContain(result.error);
    }),
  ));
