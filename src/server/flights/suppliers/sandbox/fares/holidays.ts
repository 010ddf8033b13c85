/** Holidays, day by day (fare-model.20): the days around them are dear, the day itself is cheap. */
import type { Airport } from '../../../../airports/airportTable';
import type { IsoDate } from '#core/domain/values/dates';
import { addDays, dateParts, dayOfWeek, daysBetween, isoDateOf } from '#core/domain/values/dates';
import { isSunPlace } from '../itineraries/places';
import { flagOf } from './regions';

/** Days from Thanksgiving (Thursday): out on Tuesday and Wednesday, home on Saturday to Monday, Sunday above all. */
const THANKSGIVING: Readonly<Record<number, number>> = {
  [-6]: 1.08,
  [-5]: 1.08,
  [-4]: 1.02,
  [-3]: 1.1,
  [-2]: 1.28,
  [-1]: 1.42,
  0: 0.85,
  1: 1.05,
  2: 1.42,
  3: 1.6,
  4: 1.3,
  5: 1.05,
};
/** Days from Christmas. */
const CHRISTMAS: Readonly<Record<number, number>> = {
  [-8]: 1.1,
  [-7]: 1.18,
  [-6]: 1.28,
  [-5]: 1.34,
  [-4]: 1.4,
  [-3]: 1.42,
  [-2]: 1.38,
  [-1]: 1.12,
  0: 0.92,
  1: 1.38,
  2: 1.44,
  3: 1.42,
  4: 1.38,
  5: 1.36,
  6: 1.08,
  7: 1.15,
  8: 1.44,
  9: 1.44,
  10: 1.36,
  11: 1.2,
};
const INDEPENDENCE: Readonly<Record<number, number>> = {
  [-4]: 1.08,
  [-3]: 1.15,
  [-2]: 1.18,
  [-1]: 1.15,
  0: 0.92,
  1: 1.14,
  2: 1.18,
  3: 1.1,
};
/** Days from the Monday of Memorial Day and Labor Day. */
const LONG_WEEKEND: Readonly<Record<number, number>> = { [-4]: 1.12, [-3]: 1.2, [-2]: 1.05, [-1]: 0.95, 0: 1.22, 1: 1.08 };
const SPRING_BREAK = 1.18;
const GOLDEN_WEEK = 1.25;
const LUNAR = 1.3;
const LUNAR_COUNTRIES = new Set(['CN', 'HK', 'MO', 'TW', 'SG', 'MY', 'VN', 'TH', 'ID', 'PH', 'KR']);
/** First day of the lunar year. */
const LUNAR_NEW_YEAR = ['2026-02-17', '2027-02-06', '2028-01-26', '2029-02-13', '2030-02-03'];

/** Two pairs of airports with the same text have the same {@link holidayFactor} on every day. */
export function holidayKey(from: Airport, to: Airport): string {
  const flags = [flagOf(from), flagOf(to)];
  return [
    flags.includes('US'),
    flags.includes('JP'),
    flags.some((flag) => LUNAR_COUNTRIES.has(flag)),
    isSunPlace(from) || isSunPlace(to),
  ].join();
}

/** Factor of the holidays a flight on `date` falls among: the greatest where two meet, a cheap day where none is dear. */
export function holidayFactor(date: IsoDate, from: Airport, to: Airport): number {
  const { year, month, day } = dateParts(date);
  const touches = (country: string): boolean => flagOf(from) === country || flagOf(to) === country;
  const isLunar = LUNAR_COUNTRIES.has(flagOf(from)) || LUNAR_COUNTRIES.has(flagOf(to));
  const christmas = dateAt(month === 1 ? year - 1 : year, 12, 25);
  const found: (number | undefined)[] = [CHRISTMAS[daysBetween(christmas, date)]];
  if (touches('US')) {
    found.push(THANKSGIVING[daysBetween(weekdayFrom(year, 11, 22, 4), date)]);
    found.push(INDEPENDENCE[daysBetween(dateAt(year, 7, 4), date)]);
    found.push(LONG_WEEKEND[daysBetween(weekdayFrom(year, 5, 25, 1), date)]);
    found.push(LONG_WEEKEND[daysBetween(weekdayFrom(year, 9, 1, 1), date)]);
  }
  const isSpringBreak = (month === 3 && day >= 6) || (month === 4 && day <= 5);
  if (isSpringBreak && (isSunPlace(from) || isSunPlace(to))) found.push(SPRING_BREAK);
  if (touches('JP') && ((month === 4 && day >= 29) || (month === 5 && day <= 5))) found.push(GOLDEN_WEEK);
  if (isLunar && LUNAR_NEW_YEAR.some((first) => date >= addDays(first as IsoDate, -3) && date <= addDays(first as IsoDate, 7)))
    found.push(LUNAR);
  const factors = found.flatMap((factor) => factor ?? []);
  return factors.length === 0 ? 1 : Math.max(...factors);
}

/** The first given weekday (0 = Sunday) on or after a day: the fourth Thursday of November is the first one from the 22nd. */
function weekdayFrom(year: number, month: number, day: number, weekday: number): IsoDate {
  const first = dateAt(year, month, day);
  return addDays(first, (weekday - dayOfWeek(first) + 7) % 7);
}

function dateAt(year: number, month: number, day: number): IsoDate {
  const date = isoDateOf(year, month, day);
  if (date === null) throw new Error(`${year}-${month}-${day} is no day`);
  return date;
}
