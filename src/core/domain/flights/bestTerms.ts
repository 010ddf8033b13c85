/** "Best" explained in its terms (results.3). */
import type { Cents } from '../values/money';
import { TROUBLES, TROUBLE_WORTH, timeWorth, tripMinutes, tripTroubles } from './bestRanking';
import type { Trouble } from './bestRanking';
import type { Flight } from './flights';

/** The terms of a flight's score, cents; they add up to `score`, and the lowest score ranks first. */
export interface BestTerms {
  readonly price: Cents;
  readonly minutes: number;
  readonly time: Cents;
  /** Those that happen, with how often and what that is worth. */
  readonly troubles: readonly { readonly trouble: Trouble; readonly times: number; readonly worth: Cents }[];
  readonly score: Cents;
}

/** Why a flight ranks where it ranks: price per adult (with the extras wanted, if any), time and troubles of the whole trip. */
export function bestTerms(f: Pick<Flight, 'slices' | 'conditions' | 'perAdult'>, price: Cents = f.perAdult): BestTerms {
  const minutes = tripMinutes(f);
  const time = timeWorth(minutes);
  const times = tripTroubles(f);
  const troubles = TROUBLES.filter((trouble) => times[trouble] > 0).map((trouble) => ({
    trouble,
    times: times[trouble],
    worth: times[trouble] * TROUBLE_WORTH[trouble],
  }));
  return { price, minutes, time, troubles, score: troubles.reduce((sum, { worth }) => sum + worth, price + time) };
}
