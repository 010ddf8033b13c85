/** What moves a fare besides distance: how early, which month, weekday (fare-model.20). Holidays are in holidays.ts. */
import { at } from '#core/domain/values/checkedReads';
import type { Airport } from '../../../../../airports/airportTable';
import type { IsoDate } from '#core/domain/values/dates';
import { dateParts, dayOfWeek } from '#core/domain/values/dates';
import type { Curve } from '../curves';
import { straight } from '../curves';
import { holidayFactor, holidayKey } from './holidays';
import { isHolidayPlace, isSkiPlace, isSunPlace } from '../../itineraries/places';
import { regionOf } from '../regions';

const DAYS_AHEAD: Curve = [
  [0, 2.05],
  [3, 1.8],
  [7, 1.45],
  [14, 1.18],
  [21, 1.02],
  [30, 0.97],
  [45, 0.95],
  [60, 0.97],
  [90, 1.02],
  [180, 1.1],
  [330, 1.16],
];
/** Within this many days markets differ: those who must travel pay, those who would like to are courted. */
const LATE_DAYS = 30;
const LATE = { business: 1.1, holiday: 0.75, long: 0.85, other: 1 } as const;
const BUSINESS_WEIGHT = 20;
const LONG_KM = 5200;

type Season = 'home' | 'sun' | 'ski' | 'europe' | 'south' | 'asia' | 'gulf';
/** January first; June to August and the January of the sun are steeper than the reference model's table (decision 143). */
const MONTHS: Readonly<Record<Season, readonly number[]>> = {
  home: [0.86, 0.88, 1, 1, 1.03, 1.24, 1.3, 1.12, 0.91, 0.95, 0.96, 1.02],
  sun: [0.94, 1.14, 1.3, 1.1, 0.95, 1.02, 1.04, 0.92, 0.78, 0.86, 0.95, 1.04],
  ski: [1.2, 1.26, 1.24, 0.9, 0.82, 1, 1.06, 1, 0.86, 0.82, 0.86, 1.18],
  europe: [0.78, 0.78, 0.88, 0.97, 1.06, 1.36, 1.42, 1.22, 1.01, 0.92, 0.8, 0.98],
  south: [1.2, 1.08, 1, 0.97, 0.9, 0.9, 0.97, 0.94, 0.95, 0.99, 1.04, 1.24],
  asia: [0.94, 0.95, 1.04, 1.04, 1.02, 1.07, 1.1, 1.03, 0.95, 1, 0.95, 1.08],
  gulf: [1.05, 0.98, 1, 0.96, 0.97, 1.03, 1.05, 0.98, 0.92, 0.98, 1.02, 1.24],
};
const WEEKDAY = [1.1, 1, 0.9, 0.91, 1.02, 1.11, 0.96] as const;
const SOUTHERN_SUMMER_LATITUDE = -12;

/** Factor for buying this many days before departure, by kind of market. */
export function daysAheadFactor(days: number, from: Airport, to: Airport, km: number): number {
  const factor = straight(DAYS_AHEAD, days);
  return days >= LATE_DAYS || factor <= 1 ? factor : factor ** LATE[marketOf(from, to, km)];
}

function marketOf(from: Airport, to: Airport, km: number): keyof typeof LATE {
  if (isHolidayPlace(from) || isHolidayPlace(to)) return 'holiday';
  if (km > LONG_KM) return 'long';
  return Math.min(from.weight, to.weight) >= BUSINESS_WEIGHT ? 'business' : 'other';
}

/** Which months are dear at a place, for a trip between `from` and `to`. */
function seasonOf(place: Airport, from: Airport, to: Airport): Season {
  if (isSunPlace(place)) return 'sun';
  if (isSkiPlace(place)) return 'ski';
  if (place.lat < SOUTHERN_SUMMER_LATITUDE) return 'south';
  switch (regionOf(place)) {
    case 'EU':
      return 'europe';
    case 'ASIA':
      return 'asia';
    case 'GULF':
    case 'INDIA':
      return 'gulf';
    case 'NA':
      return regionOf(from) === 'EU' || regionOf(to) === 'EU' ? 'europe' : 'home';
    case 'CARIB':
    case 'SAM':
    case 'OCE':
    case 'AFR':
      return 'home';
  }
}

/** Two trips with the same text have the same {@link daysAheadFactor} and {@link seasonFactor} on every day. */
export const dayFactorsKey = (from: Airport, to: Airport, place: Airport, km: number): string =>
  `${seasonOf(place, from, to)} ${marketOf(from, to, km)} ${holidayKey(from, to)}`;

/** Month, weekday and holiday together, for a flight on `date` of a trip to `place`. */
export function seasonFactor(date: IsoDate, from: Airport, to: Airport, place: Airport): number {
  const month = at(MONTHS[seasonOf(place, from, to)], dateParts(date).month - 1);
  return month * at(WEEKDAY, dayOfWeek(date)) * holidayFactor(date, from, to);
}
