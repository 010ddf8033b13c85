/** The published fare: the airline's own price of a flight today, without our fee, next to what it costs here (fare-model.24). */
import type { Flight } from '../flights/flights';
import type { Cents } from '../values/money';

/** Of one adult. */
export interface PublishedFare {
  readonly price: Cents;
  /** What is paid less here, our fee included. */
  readonly saving: Cents;
}

/** Cents: less is not worth a word. */
const LEAST_SAVING = 1_00;

/** Null where it is not known, and where the price here is not a dollar below it. */
export function publishedFareOf({ airlinePrice, perAdult }: Pick<Flight, 'airlinePrice' | 'perAdult'>): PublishedFare | null {
  return airlinePrice !== null && airlinePrice - perAdult >= LEAST_SAVING ? { price: airlinePrice, saving: airlinePrice - perAdult } : null;
}
