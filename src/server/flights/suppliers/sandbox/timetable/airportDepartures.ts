/** How many departures an airport has, and thinning the plan to as many (fare-model.4). */
import { at } from '#core/domain/values/checkedReads';
import type { Airport } from '../../../../airports/airportTable';
import published from '../data/airport-departures.json';

const PUBLISHED: Readonly<Record<string, number | undefined>> = published;
/** Travelers on a departure: more at larger airports, where aircraft are larger. */
const TRAVELERS = 58;
const SIZE_POWER = 0.2;
/** A million travelers a year, half of them leaving. */
const LEAVING_A_DAY = 1e6 / 2 / 365;
/** Where the number is published the plan may grow a little as well. */
const MOST_SHARE = 1.3;
const LEAST_SHARE = 0.15;
const ROUNDS = 12;
/** Below this many a day a route is flown on some days of the week, four on average. */
export const WEEKLY_BELOW = 0.55;
const WEEKLY = 4 / 7;

/** Departures a day that a route would have, were airports without limits; `most` that an airline schedules. */
export interface Wish {
  readonly a: Airport;
  readonly b: Airport;
  readonly daily: number;
  readonly most: number;
  /** Published: it stays as it is. */
  readonly isListed: boolean;
}

/** Departures a day that an airport's travelers fill. */
function departuresAt(airport: Airport): number {
  return PUBLISHED[airport.code] ?? (airport.weight * LEAVING_A_DAY) / (TRAVELERS * airport.weight ** SIZE_POWER);
}

/** What becomes of a wish: a flight on some days, or one a day at least. */
const scheduled = (daily: number, most: number): number => (daily < WEEKLY_BELOW ? WEEKLY : Math.max(1, Math.min(most, daily)));

/**
 * What to multiply the routes of each airport by, at both their ends, so that none has more departures than its travelers fill.
 * Found in rounds, for the share of an airport changes the totals of its neighbors. By position in the table.
 */
export function airportShares(wishes: readonly Wish[], count: number): Float64Array {
  const shares = new Float64Array(count).fill(1);
  const airports = new Map(wishes.flatMap((w) => [[w.a.index, w.a] as const, [w.b.index, w.b] as const]));
  for (let round = 0; round < ROUNDS; round++) {
    const totals = new Float64Array(count);
    for (const { a, b, daily, most, isListed } of wishes) {
      const share = isListed ? 1 : at(shares, a.index) * at(shares, b.index);
      const departures = scheduled(daily * share, most);
      totals[a.index] = at(totals, a.index) + departures;
      totals[b.index] = at(totals, b.index) + departures;
    }
    for (const [i, airport] of airports) {
      // the other ends are corrected as well: half of the step each
      const share = at(shares, i) * Math.sqrt(departuresAt(airport) / at(totals, i));
      shares[i] = Math.max(LEAST_SHARE, Math.min(airport.code in PUBLISHED ? MOST_SHARE : 1, share));
    }
  }
  return shares;
}
