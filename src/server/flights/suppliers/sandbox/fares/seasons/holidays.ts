/**
 * Holidays, day by day (fare-model.20): the days on which a crowd leaves and those on which it comes home are dear, the other way round
 * and on the day itself it is cheap. Who travels when depends on the kind of sector; the sizes are explained in decision 143.
 */
import type { Airport } from '../../../../../airports/airportTable';
import type { IsoDate } from '#core/domain/values/dates';
import { dateParts, dayOfWeek, daysBetween } from '#core/domain/values/dates';
import { isSkiPlace, isSunPlace } from '../../itineraries/places';
import { flagOf } from '../regions';
import { holidayDates } from './holidayDates';

/** What a pair of airports is to a traveler on holiday; `home`: where families live, at both ends. */
type SectorKind = 'sun' | 'snow' | 'home' | 'abroad';
/** Away from home and back; between two homes every flight has travelers of both. */
type Flow = 'out' | 'back' | 'both';

/** Factors from a day on, one a day: `[first day, factors]`, days counted from the holiday. */
type Days = readonly [first: number, factors: readonly number[]];

interface Crowd {
  readonly out: Days;
  readonly back: Days;
}

const NOBODY: Days = [0, []];
const bothWays = (days: Days): Crowd => ({ out: days, back: days });

/** Days from Thanksgiving Thursday: away on Tuesday and Wednesday, home from Saturday to Monday, Sunday above all. */
const THANKSGIVING: Readonly<Record<SectorKind, Crowd>> = {
  home: bothWays([-6, [1.1, 1.12, 1.08, 1.25, 1.65, 1.9, 0.9, 1.1, 1.6, 1.9, 1.5, 1.15]]),
  sun: {
    out: [-6, [1.3, 1.4, 1.3, 1.35, 1.85, 2, 1.1, 1, 0.9, 0.85, 0.9]],
    back: [-6, [0.95, 0.95, 0.95, 0.95, 0.9, 0.9, 0.9, 1.15, 1.75, 2.1, 1.7, 1.3]],
  },
  snow: {
    out: [-6, [1.1, 1.15, 1.15, 1.2, 1.5, 1.6, 1, 0.95, 0.9, 0.85, 0.9]],
    back: [-4, [1, 1, 0.95, 0.95, 0.9, 1.1, 1.55, 1.75, 1.4, 1.1]],
  },
  abroad: {
    out: [-6, [1.15, 1.2, 1.15, 1.15, 1.25, 1.25, 0.95]],
    back: [-1, [0.95, 0.9, 1.05, 1.25, 1.35, 1.2, 1.05]],
  },
};
/** Days from Christmas, to January 7. */
const CHRISTMAS: Readonly<Record<SectorKind, Crowd>> = {
  home: bothWays([
    -8,
    [1.15, 1.3, 1.5, 1.7, 1.85, 1.95, 1.95, 1.4, 0.95, 1.7, 1.9, 1.85, 1.75, 1.65, 1.15, 1.25, 1.85, 1.95, 1.75, 1.4, 1.15],
  ]),
  sun: {
    out: [-8, [1.3, 1.6, 1.9, 2.2, 2.4, 2.5, 2.5, 2.1, 1.4, 2.2, 2.2, 2, 1.8, 1.5, 1.05, 1, 1, 0.95, 0.95]],
    back: [-6, [0.95, 0.95, 1, 1, 1, 0.95, 0.9, 1.2, 1.5, 1.65, 1.7, 1.7, 1.4, 1.9, 2.4, 2.5, 2.2, 1.8, 1.35, 1.1]],
  },
  snow: {
    out: [-8, [1.2, 1.4, 1.6, 1.8, 2, 2.1, 2, 1.7, 1.2, 2, 2.1, 1.9, 1.7, 1.4, 1.05, 1, 0.95, 0.95]],
    back: [-6, [0.95, 0.95, 1, 1, 0.95, 0.95, 0.9, 1.2, 1.4, 1.6, 1.65, 1.65, 1.3, 1.7, 2, 2.1, 1.9, 1.5, 1.2]],
  },
  abroad: {
    out: [-8, [1.2, 1.35, 1.5, 1.6, 1.65, 1.65, 1.55, 1.2, 0.95, 1.4, 1.4, 1.35, 1.25, 1.15]],
    back: [-4, [1.05, 1.1, 1.05, 1, 0.92, 1.3, 1.4, 1.4, 1.4, 1.4, 1.1, 1.3, 1.65, 1.75, 1.6, 1.4, 1.2]],
  },
};
/** Days from Presidents' Day, in a week without school in much of the Northeast. */
const PRESIDENTS_DAY: Readonly<Record<SectorKind, Crowd>> = {
  home: bothWays([-4, [1.15, 1.3, 1.1, 0.95, 1.35, 1.15]]),
  sun: { out: [-4, [1.4, 1.75, 1.7, 1.2, 1]], back: [-1, [1, 1.7, 1.4, 1.1, 1.1, 1.15, 1.4, 1.4]] },
  snow: { out: [-4, [1.35, 1.65, 1.6, 1.1, 0.95]], back: [-1, [1.05, 1.7, 1.35, 1.05, 1.05, 1.1, 1.3, 1.3]] },
  abroad: { out: [-3, [1.12, 1.1]], back: [0, [1.12]] },
};
/** Days from July 4. */
const INDEPENDENCE: Days = [-4, [1.08, 1.25, 1.3, 1.2, 0.92, 1.15, 1.25, 1.15]];
/** Days from the Monday of Memorial Day and Labor Day. */
const LONG_WEEKEND: Days = [-4, [1.12, 1.2, 1.05, 0.95, 1.22, 1.08]];

/** By weekday, Sunday first: away on Friday and Saturday, home on Saturday and Sunday. */
const SPRING_BREAK: Readonly<Record<'sun' | 'snow', Readonly<Record<Exclude<Flow, 'both'>, readonly number[]>>>> = {
  sun: { out: [1.4, 1.2, 1.15, 1.15, 1.3, 1.55, 1.65], back: [1.6, 1.3, 1.1, 1.1, 1.1, 1.2, 1.55] },
  snow: { out: [1.2, 1.1, 1.05, 1.05, 1.2, 1.35, 1.4], back: [1.4, 1.15, 1, 1, 1.05, 1.1, 1.3] },
};
/** Schools that are free around Easter: days before and after its Sunday. */
const EASTER_REACH = 8;

const GOLDEN_WEEK = 1.25;
const LUNAR = 1.3;
const LUNAR_COUNTRIES = new Set(['CN', 'HK', 'MO', 'TW', 'SG', 'MY', 'VN', 'TH', 'ID', 'PH', 'KR']);
/** Days from the first of the lunar year. */
const LUNAR_REACH = { before: 3, after: 7 };

interface Sector {
  readonly kind: SectorKind;
  readonly flow: Flow;
  readonly touchesUs: boolean;
  readonly touchesJapan: boolean;
  readonly isLunar: boolean;
}

function sectorOf(from: Airport, to: Airport): Sector {
  const flags = [flagOf(from), flagOf(to)];
  return {
    ...flowOf(from, to),
    touchesUs: flags.includes('US'),
    touchesJapan: flags.includes('JP'),
    isLunar: flags.some((flag) => LUNAR_COUNTRIES.has(flag)),
  };
}

/** Sun draws before snow does. Within a country where neither end draws, and between two foreign ones, the crowd goes both ways. */
function flowOf(from: Airport, to: Airport): Pick<Sector, 'kind' | 'flow'> {
  if (isSunPlace(from) !== isSunPlace(to)) return { kind: 'sun', flow: isSunPlace(to) ? 'out' : 'back' };
  if (isSkiPlace(from) !== isSkiPlace(to)) return { kind: 'snow', flow: isSkiPlace(to) ? 'out' : 'back' };
  if (flagOf(from) === flagOf(to)) return { kind: 'home', flow: 'both' };
  if (flagOf(from) === 'US') return { kind: 'abroad', flow: 'out' };
  return { kind: 'abroad', flow: flagOf(to) === 'US' ? 'back' : 'both' };
}

/** Two pairs of airports with the same text have the same {@link holidayFactor} on every day. */
export const holidayKey = (from: Airport, to: Airport): string => Object.values(sectorOf(from, to)).join();

/** Factor of the holidays a flight on `date` falls among: the greatest where two meet, a cheap day where none is dear. */
export function holidayFactor(date: IsoDate, from: Airport, to: Airport): number {
  const sector = sectorOf(from, to);
  const { year, month } = dateParts(date);
  const dates = holidayDates(year);
  const found: (number | undefined)[] = [crowdOn(CHRISTMAS, sector, holidayDates(month === 1 ? year - 1 : year).christmas, date)];
  if (sector.touchesUs) {
    found.push(crowdOn(THANKSGIVING, sector, dates.thanksgiving, date), crowdOn(PRESIDENTS_DAY, sector, dates.presidentsDay, date));
    if (sector.kind !== 'abroad') found.push(factorOn(INDEPENDENCE, dates.independenceDay, date));
    found.push(factorOn(LONG_WEEKEND, dates.memorialDay, date), factorOn(LONG_WEEKEND, dates.laborDay, date));
    found.push(springBreak(sector, date));
  }
  if (sector.touchesJapan && date >= dates.goldenWeek.first && date <= dates.goldenWeek.last) found.push(GOLDEN_WEEK);
  const lunarDay = daysBetween(dates.lunarNewYear, date);
  if (sector.isLunar && lunarDay >= -LUNAR_REACH.before && lunarDay <= LUNAR_REACH.after) found.push(LUNAR);
  const factors = found.flatMap((factor) => factor ?? []);
  return factors.length === 0 ? 1 : Math.max(...factors);
}

const factorOn = ([first, factors]: Days, holiday: IsoDate, date: IsoDate): number | undefined =>
  factors[daysBetween(holiday, date) - first];

function crowdOn(crowds: Readonly<Record<SectorKind, Crowd>>, { kind, flow }: Sector, holiday: IsoDate, date: IsoDate): number | undefined {
  const { out, back } = crowds[kind];
  const [going, coming] = [
    factorOn(flow === 'back' ? NOBODY : out, holiday, date),
    factorOn(flow === 'out' ? NOBODY : back, holiday, date),
  ];
  return going === undefined ? coming : Math.max(going, coming ?? going);
}

/** The weeks without school in March, and those around Easter. */
function springBreak({ kind, flow }: Sector, date: IsoDate): number | undefined {
  if ((kind !== 'sun' && kind !== 'snow') || flow === 'both') return undefined;
  const { springBreak: weeks, easterSunday } = holidayDates(dateParts(date).year);
  const isFree = (date >= weeks.first && date <= weeks.last) || Math.abs(daysBetween(easterSunday, date)) <= EASTER_REACH;
  return isFree ? SPRING_BREAK[kind][flow][dayOfWeek(date)] : undefined;
}
