/** The published fare: the airline's own price of a flight today, without our fee, beside what it costs here (fare-model.24). */
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

/** Where on the page of deals the count stands: `#below-published`. */
export const BELOW_PUBLISHED_ID = 'below-published';

/** Percent below the published fare that are counted, the most first. */
export const COUNTED_PERCENTS = [30, 20, 10] as const;

/** How many of the fares with a known published one are so much below it, each among the smaller ones too. */
export interface BelowPublished {
  readonly fares: number;
  readonly below: Readonly<Record<(typeof COUNTED_PERCENTS)[number], number>>;
}

/** Counts fares of one adult, cents; those whose published fare is not known are left out. */
export function countBelowPublished(fares: readonly { readonly total: Cents; readonly airlinePrice: Cents | null }[]): BelowPublished {
  const known = fares.flatMap(({ total, airlinePrice }) => (airlinePrice === null ? [] : [{ total, airlinePrice }]));
  const atLeast = (percent: number): number =>
    known.filter(({ total, airlinePrice }) => (airlinePrice - total) * 100 >= percent * airlinePrice).length;
  return { fares: known.length, below: { 30: atLeast(30), 20: atLeast(20), 10: atLeast(10) } };
}
