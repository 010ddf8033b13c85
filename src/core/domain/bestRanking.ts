/**
 * "Best" is arithmetic that anybody can check: the price, plus what the hours cost, plus what the stops cost.
 * Commission is no input (product §4).
 */
import type { Flight } from './flights';
import type { Cents } from './money';

/** What an hour on the way is taken to be worth, cents. */
export const HOUR_WORTH: Cents = 20_00;
/** What the trouble of one stop is taken to be worth, cents. */
export const STOP_WORTH: Cents = 30_00;

/** The terms of a flight's score, cents; they add up to `score`, and the lowest score is the best flight. */
export interface BestTerms {
  readonly price: Cents;
  readonly minutes: number;
  readonly time: Cents;
  readonly stopCount: number;
  readonly stops: Cents;
  readonly score: Cents;
}

/** Minutes of all directions together. */
export const tripMinutes = (f: Pick<Flight, 'slices'>): number => f.slices.reduce((sum, s) => sum + s.minutes, 0);

/** Stops of all directions together. */
export const tripStops = (f: Pick<Flight, 'slices'>): number => f.slices.reduce((sum, s) => sum + s.stops, 0);

/** What minutes and stops on the way are taken to be worth, cents. */
export const timeWorth = (minutes: number): Cents => Math.round((minutes * HOUR_WORTH) / 60);
export const stopsWorth = (stopCount: number): Cents => stopCount * STOP_WORTH;

/** Why a flight ranks where it ranks: price per adult (with the extras wanted, if any), time and stops of the whole trip. */
export function bestTerms(f: Pick<Flight, 'slices' | 'perAdult'>, price: Cents = f.perAdult): BestTerms {
  const minutes = tripMinutes(f);
  const time = timeWorth(minutes);
  const stopCount = tripStops(f);
  const stops = stopsWorth(stopCount);
  return { price, minutes, time, stopCount, stops, score: price + time + stops };
}
