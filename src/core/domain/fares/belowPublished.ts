/** How many fares of a list are so much below what airlines publish (fare-model.24). */
import type { Cents } from '../values/money';

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
