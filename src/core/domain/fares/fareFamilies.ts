/** The fares of one itinerary: the lowest is the flight's own, the others are next to it. */
import type { FareConditions, FareStep, Flight } from '../flights/flights';
import type { Cents } from '../values/money';

/** One fare at its price. */
export interface Fare {
  /** Prices and books exactly this fare; the flight's own id for the lowest. */
  readonly id: string;
  readonly conditions: FareConditions;
  readonly perAdult: Cents;
  readonly total: Cents;
}

type Priced = Pick<Flight, 'id' | 'perAdult' | 'total'>;

/** A flight at one of its fares. */
export function fareAt(flight: Priced, { key, conditions, perAdult, total }: FareStep): Fare {
  return { id: flight.id + key, conditions, perAdult: flight.perAdult + perAdult, total: flight.total + total };
}

/** Every fare of a flight, the lowest first. */
export const faresOf = (flight: Priced & Pick<Flight, 'fares'>): readonly Fare[] => flight.fares.map((step) => fareAt(flight, step));
