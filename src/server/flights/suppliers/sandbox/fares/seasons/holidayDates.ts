/** When holidays are, for any year (fare-model.20). */
import { addDays, dateOfDayNumber, dayNumber, dayOfWeek, isoDateOf } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';

/** The holidays of one calendar year that move fares. */
export interface HolidayDates {
  /** Third Monday of February. */
  readonly presidentsDay: IsoDate;
  readonly easterSunday: IsoDate;
  /** Last Monday of May. */
  readonly memorialDay: IsoDate;
  readonly independenceDay: IsoDate;
  /** First Monday of September. */
  readonly laborDay: IsoDate;
  /** Fourth Thursday of November. */
  readonly thanksgiving: IsoDate;
  readonly christmas: IsoDate;
  /** First day of the Chinese year that begins in this one. */
  readonly lunarNewYear: IsoDate;
  /** US schools and colleges: from the second Friday of March to the first Sunday of April. */
  readonly springBreak: Period;
  /** 29 April to 5 May in Japan. */
  readonly goldenWeek: Period;
}

/** Both days are part of it. */
export interface Period {
  readonly first: IsoDate;
  readonly last: IsoDate;
}

const known = new Map<number, HolidayDates>();

/** The holidays of a year, worked out once. */
export function holidayDates(year: number): HolidayDates {
  const before = known.get(year);
  if (before) return before;
  const dates: HolidayDates = {
    presidentsDay: weekdayFrom(dateAt(year, 2, 15), MONDAY),
    easterSunday: easterSunday(year),
    memorialDay: weekdayFrom(dateAt(year, 5, 25), MONDAY),
    independenceDay: dateAt(year, 7, 4),
    laborDay: weekdayFrom(dateAt(year, 9, 1), MONDAY),
    thanksgiving: weekdayFrom(dateAt(year, 11, 22), THURSDAY),
    christmas: dateAt(year, 12, 25),
    lunarNewYear: lunarNewYear(year),
    springBreak: { first: weekdayFrom(dateAt(year, 3, 8), FRIDAY), last: weekdayFrom(dateAt(year, 4, 1), SUNDAY) },
    goldenWeek: { first: dateAt(year, 4, 29), last: dateAt(year, 5, 5) },
  };
  known.set(year, dates);
  return dates;
}

const [SUNDAY, MONDAY, THURSDAY, FRIDAY] = [0, 1, 4, 5] as const;

/** The given weekday on or after a day. */
const weekdayFrom = (day: IsoDate, weekday: number): IsoDate => addDays(day, (weekday - dayOfWeek(day) + 7) % 7);

/** Gregorian Easter (the algorithm of Meeus, Jones and Butcher). */
function easterSunday(year: number): IsoDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const skippedLeaps = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + skippedLeaps + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * late + 114;
  return dateAt(year, Math.floor(days / 31), (days % 31) + 1);
}

/** The Chinese year begins with the first new moon from January 21 on, at Beijing's date (right for every year from 1986 to 2099). */
function lunarNewYear(year: number): IsoDate {
  const earliest = dayNumber(dateAt(year, 1, 21));
  const lunation = Math.floor((earliest - FIRST_NEW_MOON) / LUNATION);
  const days = [0, 1, 2].map((more) => Math.floor(newMoon(lunation + more) + BEIJING));
  return dateOfDayNumber(days.find((day) => day >= earliest) ?? earliest);
}

/** Mean new moon of January 2000, days since 1970 (terrestrial time), and days from one to the next. */
const FIRST_NEW_MOON = 10962.59766;
const LUNATION = 29.530588861;
/** Eight hours, less the seventy seconds that terrestrial time is ahead of the clock. */
const BEIJING = 8 / 24 - 70 / 86_400;

/** The instant of a new moon, days since 1970, to some minutes: Meeus, Astronomical Algorithms, chapter 49, terms above .0002 days. */
function newMoon(lunation: number): number {
  const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
  const sun = 2.5534 + 29.1053567 * lunation;
  const moon = 201.5643 + 385.81693528 * lunation;
  const node = 160.7108 + 390.67050284 * lunation;
  return (
    FIRST_NEW_MOON +
    LUNATION * lunation -
    0.4072 * sin(moon) +
    0.17241 * sin(sun) +
    0.01608 * sin(2 * moon) +
    0.01039 * sin(2 * node) +
    0.00739 * sin(moon - sun) -
    0.00514 * sin(moon + sun) +
    0.00208 * sin(2 * sun) -
    0.00111 * sin(moon - 2 * node) -
    0.00057 * sin(moon + 2 * node) +
    0.00056 * sin(2 * moon + sun) -
    0.00042 * sin(3 * moon) +
    0.00042 * sin(sun + 2 * node) +
    0.00038 * sin(sun - 2 * node) -
    0.00024 * sin(2 * moon - sun) +
    0.00033 * sin(299.77 + 0.107408 * lunation)
  );
}

function dateAt(year: number, month: number, day: number): IsoDate {
  const date = isoDateOf(year, month, day);
  if (date === null) throw new Error(`${String(year)}-${String(month)}-${String(day)} is no day`);
  return date;
}
