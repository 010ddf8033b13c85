/** What is requested from a supplier whose searches are free: which routes, cabins and months, in which order, and how a month is looked through. */
import { CITIES, CITY_SLUGS } from '#core/content/destinations/cities';
import { addDays, addMonths, dateParts, daysBetween, isoDateOf, laterOf } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { monthOf } from '#core/domain/fares/deals';
import type { YearMonth } from '#core/domain/fares/deals';
import type { Cabin } from '#core/domain/search/trip';

export interface DealQuestion {
  readonly origin: string;
  readonly destination: string;
  readonly cabin: Cabin;
  readonly month: YearMonth;
}

/** Where most travelers start, most of them first: the cities of the country's busiest airports. */
const ORIGINS = ['NYC', 'LAX', 'CHI', 'DFW', 'ATL', 'MIA', 'SFO', 'WAS', 'BOS', 'DEN', 'SEA', 'IAH'] as const;
const MONTHS = 6;
/** Few look for the cabins in front: from the first of the origins, in the next months. */
const FRONT_CABINS = ['PremiumEconomy', 'Business', 'First'] as const satisfies readonly Cabin[];
const FRONT_ORIGINS = 4;
const FRONT_MONTHS = 3;
/** Nobody leaves sooner for a deal. */
const FIRST_DAY = 7;
/** A month that is almost over has too few days to find a low one. */
const FEWEST_DAYS = 2;
/** Every third day meets each day of the week. */
const STEP_DAYS = 3;
export const STAY_NIGHTS = 7;

/** Queries that are sent at once at the start: each city from the two largest origins in the first month. */
export const FIRST_QUESTIONS = 2 * CITY_SLUGS.length;

/** Everything to ask on a day, what most people look for first. */
export function dealPlan(today: IsoDate): readonly DealQuestion[] {
  const first = addDays(today, FIRST_DAY);
  const { year, month } = dateParts(first);
  const begin = isoDateOf(year, month, 1) ?? first;
  const start = daysOfMonth(monthOf(first), today).length < FEWEST_DAYS ? addMonths(begin, 1) : begin;
  const months = Array.from({ length: MONTHS }, (_, i) => monthOf(addMonths(start, i)));
  const questions = (cabin: Cabin, of: readonly YearMonth[], origins: readonly string[]): readonly DealQuestion[] =>
    of.flatMap((when) =>
      origins.flatMap((origin) =>
        CITY_SLUGS.map((city) => CITIES[city].code)
          .filter((destination) => destination !== origin)
          .map((destination) => ({ origin, destination, cabin, month: when })),
      ),
    );
  return [
    ...questions('Economy', months, ORIGINS),
    ...FRONT_CABINS.flatMap((cabin) => questions(cabin, months.slice(0, FRONT_MONTHS), ORIGINS.slice(0, FRONT_ORIGINS))),
  ];
}

/** The departures that are looked at in a month. */
export function daysOfMonth(month: YearMonth, today: IsoDate): readonly IsoDate[] {
  const [year = 0, of = 0] = month.split('-').map(Number);
  const begin = isoDateOf(year, of, 1);
  if (begin === null) return [];
  const from = laterOf(begin, addDays(today, FIRST_DAY));
  const days = daysBetween(from, addMonths(begin, 1));
  return Array.from({ length: Math.max(0, Math.ceil(days / STEP_DAYS)) }, (_, i) => addDays(from, i * STEP_DAYS));
}
