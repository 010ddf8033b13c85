/** The one answer to what an airline takes for bags; whoever shows, sums or filters bags has it from here (decision 148). */
import type { BagFee, FareBrand, FareConditions } from '../../../domain/flights/flights';
import type { Cabin } from '../../../domain/search/trip';
import { LANGUAGE_TAG } from '../../../domain/site/routes';
import type { Locale } from '../../../domain/site/routes';
import { BAG_TABLE } from './bagTable';
import type { BagRegion } from './bagRegions';

/** Each way. A small bag under the seat is in every fare of every airline here. */
export interface Bags {
  readonly carryOn: BagFee;
  readonly checkedBag: BagFee;
  readonly secondBag: BagFee;
}

/** The fare in question. */
export interface BagFare {
  readonly cabin: Cabin;
  readonly brand: FareBrand;
}

const UNKNOWN: Bags = { carryOn: null, checkedBag: null, secondBag: null };
/** Seats with more room at home and nearby come with bags of economy, which differ by airline. */
const NEAR_HOME: ReadonlySet<BagRegion> = new Set(['domestic', 'transborder', 'caribbean']);
/** Sell cabins before economy without a checked bag as well, or none at all. */
const BARE_CABINS = new Set(['AY', 'SY']);

/** What an airline takes for bags each way; what is not in the table is not known. */
export function bagsOf(airline: string, { cabin, brand }: BagFare, region: BagRegion): Bags {
  if (cabin !== 'Economy') {
    const isKnown = !BARE_CABINS.has(airline) && (cabin !== 'PremiumEconomy' || !NEAR_HOME.has(region));
    return { carryOn: 0, checkedBag: isKnown ? 0 : null, secondBag: null };
  }
  return BAG_TABLE[airline]?.rules.find(({ fares, regions }) => fares.includes(brand) && regions.includes(region)) ?? UNKNOWN;
}

/** Where what is known of an airline's bags is from, and of which month: `united.com, June 2025`; null where nothing is known. */
export function bagSourceText(airline: string, locale: Locale): string | null {
  const known = BAG_TABLE[airline];
  if (!known) return null;
  const month = new Intl.DateTimeFormat(LANGUAGE_TAG[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return `${known.source}, ${month.format(new Date(known.month))}`;
}

/** As the conditions of a fare have it: all directions together, per traveler. */
type TripBags = Pick<FareConditions, 'personalItem' | 'carryOn' | 'checkedBag'>;

export function tripBags(airline: string, fare: BagFare, regions: readonly BagRegion[]): TripBags {
  const ways = regions.map((region) => bagsOf(airline, fare, region));
  return { personalItem: 0, carryOn: together(ways.map((way) => way.carryOn)), checkedBag: together(ways.map((way) => way.checkedBag)) };
}

/** One answer for several directions: forbidden on one is forbidden, unknown on one is unknown. */
function together(fees: readonly BagFee[]): BagFee {
  if (fees.includes('notAllowed')) return 'notAllowed';
  if (fees.includes(null)) return null;
  let sum = 0;
  for (const fee of fees) {
    if (typeof fee !== 'number') return 'paid';
    sum += fee;
  }
  return sum;
}
