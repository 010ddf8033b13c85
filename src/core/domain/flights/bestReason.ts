/** Why a flight is called the best, in as few facts as fit on one line: compared with the fastest, or the cheapest where it is the fastest itself. */
import { TROUBLES, tripMinutes, tripTroubles } from './bestRanking';
import type { Trouble } from './bestRanking';
import type { Flight } from './flights';
import type { Cents } from '../values/money';

const RIVALS = ['cheapest', 'fastest'] as const;
export type Rival = (typeof RIVALS)[number];

/** How it compares with the first of another order. Negative figures are less. */
export interface BestReason {
  /** Orders that it leads as well. */
  readonly leads: readonly Rival[];
  /** What it is compared with; null where it leads both orders. */
  readonly comparison: {
    readonly rival: Rival;
    /** Troubles that it spares and the rival has; a stop is spared by a nonstop alone. */
    readonly merits: readonly Trouble[];
    /** Null where one of the prices is not known in full. */
    readonly cents: Cents | null;
    readonly minutes: number;
  } | null;
}

interface Leaders {
  readonly best: Flight;
  readonly cheapest: Flight;
  readonly fastest: Flight;
}

/** `centsOf` is the price of one adult with what is wanted, null where it is not known in full. */
export function bestReason(leaders: Leaders, centsOf: (flight: Flight) => Cents | null): BestReason {
  const { best } = leaders;
  const leads = RIVALS.filter((rival) => leaders[rival] === best);
  const rival = leads.includes('fastest') ? 'cheapest' : 'fastest';
  if (leads.length === RIVALS.length) return { leads, comparison: null };
  const other = leaders[rival];
  const [own, its] = [tripTroubles(best), tripTroubles(other)];
  const merits = TROUBLES.filter((trouble) => its[trouble] > 0 && own[trouble] === 0);
  const [price, otherPrice] = [centsOf(best), centsOf(other)];
  const cents = price === null || otherPrice === null ? null : price - otherPrice;
  return { leads, comparison: { rival, merits, cents, minutes: tripMinutes(best) - tripMinutes(other) } };
}
