import type { TravelerCounts } from '../travelers/travelers';
import type { Cents } from '../values/money';
import { seatedTravelers } from './wholeCost';
import type { WholeCost } from './wholeCost';

/** What a party pays, cents: the fare now, the known extras later to the airline, and both together. */
export interface PartyCost {
  readonly now: Cents;
  readonly later: Cents;
  readonly whole: Cents;
}

export function partyCost({ fare, extras }: Pick<WholeCost, 'fare' | 'extras'>, party: TravelerCounts): PartyCost {
  const later = extras * seatedTravelers(party);
  return { now: fare.total, later, whole: fare.total + later };
}
