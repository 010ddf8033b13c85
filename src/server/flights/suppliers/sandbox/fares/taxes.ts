/**
 * Government taxes and airport fees inside an all-in fare: estimates by published US rates of 2025 and rounded foreign
 * ones, in one table (fare-model.23). Cents.
 */
import type { Airport } from '../../../../airports/airportTable';
import { flagOf, isSameCountry } from './regions';

const US = {
  exciseShare: 0.075,
  segment: 520,
  security: 560,
  facility: 450,
  facilitiesEachWay: 2,
  crossing: 2290,
  /** Customs, immigration and agriculture inspection on arrival. */
  inspection: 720 + 700 + 384,
} as const;
/** Leaving these countries, long flights where two figures stand: [short, long]. */
const DEPARTURE: Readonly<Record<string, readonly [short: number, long: number]>> = {
  GB: [1700, 12_500],
  FR: [3000, 6500],
  IT: [2500, 4000],
  DE: [3500, 6500],
};
const DEPARTURE_ELSEWHERE: readonly [number, number] = [2000, 3500];
const LONG_KM = 3200;
/** Taxes never pass this share of a fare: below it the estimate is out of its range. */
const MOST_SHARE = 0.6;

/** One flight as far as taxes see it. */
export interface TaxedLeg {
  readonly from: Airport;
  readonly to: Airport;
  readonly km: number;
}

/** Taxes and fees in the fare of one traveler, cents; `fareCents` is what the traveler pays without our service fee. */
export function taxesOn(slices: readonly (readonly TaxedLeg[])[], fareCents: number): number {
  const legs = slices.flat();
  const isDomesticUs = legs.every((l) => flagOf(l.from) === 'US' && flagOf(l.to) === 'US');
  let fixed = 0;
  for (const slice of slices) {
    const boardings = slice.filter((l) => flagOf(l.from) === 'US').length;
    if (boardings > 0) fixed += US.security + Math.min(US.facilitiesEachWay, boardings) * US.facility;
    if (isDomesticUs) fixed += boardings * US.segment;
    for (const leg of slice) {
      if (isSameCountry(leg.from, leg.to)) continue;
      if (flagOf(leg.to) === 'US') fixed += US.crossing + US.inspection;
      if (flagOf(leg.from) === 'US') fixed += US.crossing;
      else fixed += (DEPARTURE[flagOf(leg.from)] ?? DEPARTURE_ELSEWHERE)[leg.km > LONG_KM ? 1 : 0];
    }
  }
  const excise = isDomesticUs ? (Math.max(0, fareCents - fixed) * US.exciseShare) / (1 + US.exciseShare) : 0;
  return Math.round(Math.min(fixed + excise, fareCents * MOST_SHARE));
}
