/**
 * What a flight costs with the extras a traveler wants: the fare, which we charge, plus what the airline takes for the extras. Of a
 * flight's fares it is the one that gives what is wanted for the least.
 * An unknown fee is never zero: it is left out of the sum, named, and the flight ranks behind those whose cost is known,
 * or the airline that hides its fees would look cheapest.
 */
import { fareAt } from './fareFamilies';
import type { Fare } from './fareFamilies';
import type { FareConditions, FareStep, Flight } from '../flights/flights';
import type { Cents } from '../values/money';
import type { TravelerCounts } from '../travelers/travelers';

/** What can be wanted on top of the fare; one checked bag per traveler. */
export const EXTRAS = ['carryOn', 'checkedBag', 'seatChoice', 'changeable'] as const;
export type Extra = (typeof EXTRAS)[number];

/** How sure a whole cost is, best first: all parts known; a fee not known; a fare that cannot give what is wanted. */
export const CERTAINTIES = ['known', 'partly', 'refused'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** What one fare costs with what is wanted. */
interface FareCost {
  readonly certainty: Certainty;
  /** The fare of one adult with the extras whose fees are known, cents. */
  readonly perAdult: Cents;
  /** The known extras of one traveler with a seat, cents. */
  readonly extras: Cents;
  /** Wanted, and not known what it costs. */
  readonly unknown: readonly Extra[];
  /** Wanted, and not to be had with this fare. */
  readonly refused: readonly Extra[];
}

export interface WholeCost extends FareCost {
  /** The fare that this is the cost of. */
  readonly fare: Fare;
}

function fareCost({ perAdult, conditions }: Pick<FareStep, 'perAdult' | 'conditions'>, wanted: readonly Extra[]): FareCost {
  let extras = 0;
  const unknown: Extra[] = [];
  const refused: Extra[] = [];
  for (const extra of wanted) {
    const fee: FareConditions[Extra] = conditions[extra];
    if (fee === null || fee === 'paid') unknown.push(extra);
    else if (fee === 'notOffered' || fee === 'notAllowed') refused.push(extra);
    else extras += fee;
  }
  const certainty = refused.length > 0 ? 'refused' : unknown.length > 0 ? 'partly' : 'known';
  return { certainty, perAdult: perAdult + extras, extras, unknown, refused };
}

/** The fare that gives what is wanted for the least, the plainest of several; what it costs is above the lowest fare. */
export interface CheapestFare {
  readonly step: FareStep;
  readonly cost: FareCost;
  readonly rank: RankedCost;
}

/** Of a flight's fares; the surest comes before the cheapest. */
export function cheapestFare(fares: readonly FareStep[], wanted: readonly Extra[]): CheapestFare {
  const [first, ...dearer] = fares.map((step): CheapestFare => {
    const cost = fareCost(step, wanted);
    return { step, cost, rank: rankOf(cost) };
  });
  if (!first) throw new Error('a flight has a fare');
  return dearer.reduce((best, other) => (other.rank < best.rank ? other : best), first);
}

/** The whole cost of one adult; with nothing wanted it is the lowest fare. */
export function wholeCost(flight: Pick<Flight, 'id' | 'perAdult' | 'total' | 'fares'>, wanted: readonly Extra[]): WholeCost {
  const { step, cost } = cheapestFare(flight.fares, wanted);
  return { ...cost, perAdult: flight.perAdult + cost.perAdult, fare: fareAt(flight, step) };
}

/** More than any price in cents. */
const CERTAINTY_WEIGHT = 2 ** 32;

/** Certainty and cents in one number: the lower, the better a flight ranks by cost. */
export type RankedCost = number;

export const rankOf = ({ certainty, perAdult }: Pick<WholeCost, 'certainty' | 'perAdult'>): RankedCost =>
  CERTAINTIES.indexOf(certainty) * CERTAINTY_WEIGHT + perAdult;
export const isKnown = (cost: RankedCost): boolean => cost < CERTAINTY_WEIGHT;
/** The known part, cents. */
export const centsOf = (cost: RankedCost): Cents => cost % CERTAINTY_WEIGHT;

/** Which travelers need a bag, a seat and a ticket to change: an infant on a lap travels on the adult's. */
export const seatedTravelers = (party: TravelerCounts): number => party.adults + party.children;
