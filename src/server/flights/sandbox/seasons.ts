/** What moves a fare besides distance: how early, which month, weekday, holiday (data/model.md §7, model-reference.mjs). */
import type { Airport } from '../../airports/airportTable';
import { dateParts } from '#core/domain/dates';
import type { IsoDate } from '#core/domain/dates';
import { addDays, dayOfWeek, isoDateOf } from '#core/domain/dates';
import { flagOf } from './regions';

const DAYS_AHEAD: readonly (readonly [days: number, factor: number])[] = [
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
const MONTH = [0.86, 0.87, 1.0, 1.0, 1.03, 1.15, 1.18, 1.08, 0.91, 0.95, 0.97, 1.08] as const;
const WEEKDAY = [1.1, 1.0, 0.9, 0.91, 1.02, 1.11, 0.96] as const;

/** Beach and summer places of the south: their high season is ours turned round. Cities travelers visit all year keep the table. */
const SOUTHERN_LEISURE = new Set([
  'ZQN',
  'CNS',
  'OOL',
  'NAN',
  'RAR',
  'PPT',
  'GIG',
  'SSA',
  'REC',
  'FOR',
  'FLN',
  'CPT',
  'DPS',
  'MRU',
  'SEZ',
  'CUZ',
  'HBA',
  'APW',
]);
const SPRING_BREAK = new Set(['MCO', 'CUN', 'LAS', 'MIA', 'HNL']);
const LUNAR_COUNTRIES = new Set(['CN', 'HK', 'MO', 'TW', 'SG', 'MY', 'VN', 'TH', 'ID', 'PH', 'KR']);
/** First day of the lunar year. */
const LUNAR_NEW_YEAR = ['2026-02-17', '2027-02-06', '2028-01-26', '2029-02-13', '2030-02-03'];

/** Factor for buying this many days before departure, straight lines between the points of the model. */
export function daysAheadFactor(days: number): number {
  let [beforeDays, before] = DAYS_AHEAD[0] ?? [0, 1];
  if (days <= beforeDays) return before;
  for (const [at, factor] of DAYS_AHEAD) {
    if (days <= at) return before + ((factor - before) * (days - beforeDays)) / Math.max(1, at - beforeDays);
    [beforeDays, before] = [at, factor];
  }
  return before;
}

/** Month, weekday and holiday together, for a flight on `date` of a trip to `place`. */
export function seasonFactor(date: IsoDate, from: Airport, to: Airport, place: Airport): number {
  const { month } = dateParts(date);
  const shifted = SOUTHERN_LEISURE.has(place.code) ? (month + 5) % 12 : month - 1;
  return (MONTH[shifted] ?? 1) * (WEEKDAY[dayOfWeek(date)] ?? 1) * holidayFactor(date, from, to);
}

function holidayFactor(date: IsoDate, from: Airport, to: Airport): number {
  const { year, month, day } = dateParts(date);
  const touches = (countries: ReadonlySet<string>): boolean => countries.has(flagOf(from)) || countries.has(flagOf(to));
  let factor = 1;
  const thanksgiving = thanksgivingOf(year);
  if (touches(new Set(['US'])) && date >= addDays(thanksgiving, -2) && date <= addDays(thanksgiving, 3)) factor = Math.max(factor, 1.35);
  if ((month === 12 && ((day >= 19 && day <= 23) || day >= 26)) || (month === 1 && day <= 3)) factor = Math.max(factor, 1.38);
  if (month === 7 && day <= 7) factor = Math.max(factor, 1.15);
  const isSpringBreak = (month === 3 && day >= 8) || (month === 4 && day <= 5);
  if (isSpringBreak && (SPRING_BREAK.has(from.code) || SPRING_BREAK.has(to.code))) factor = Math.max(factor, 1.18);
  const isGoldenWeek = (month === 4 && day >= 29) || (month === 5 && day <= 5);
  if (isGoldenWeek && touches(new Set(['JP']))) factor = Math.max(factor, 1.25);
  if (
    touches(LUNAR_COUNTRIES) &&
    LUNAR_NEW_YEAR.some((first) => date >= addDays(first as IsoDate, -3) && date <= addDays(first as IsoDate, 7))
  )
    factor = Math.max(factor, 1.3);
  return factor;
}

/** The fourth Thursday of November. */
function thanksgivingOf(year: number): IsoDate {
  const first = isoDateOf(year, 11, 1) ?? (`${year}-11-01` as IsoDate);
  return addDays(first, ((4 - dayOfWeek(first) + 7) % 7) + 21);
}
