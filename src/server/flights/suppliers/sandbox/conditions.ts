/** Bags, seats, changes and refunds by kind of airline, trip and cabin; cents per traveler for the whole trip. */
import type { FareConditions } from '#core/domain/flights';
import type { Cabin } from '#core/domain/trip';
import type { Tier } from './carriers';

/** Across the Atlantic between North America and Europe fares are unbundled as on short ways (fare-model.22). */
export type Haul = 'domestic' | 'short' | 'atlantic' | 'long';

/** Each way; `null` in `refund`: not refundable. */
interface Rule {
  readonly brand: FareConditions['brand'];
  readonly carryOn: number;
  readonly checkedBag: number;
  readonly seat: number;
  /** For the whole ticket. */
  readonly change: number | 'notOffered';
  readonly refund: number | null;
}

/** Economy. Low-cost airlines show their bare fare: no change, everything but a small bag costs. */
const ECONOMY: Readonly<Record<Tier, Readonly<Record<Haul, Rule>>>> = {
  full: {
    domestic: { brand: 'Main', carryOn: 0, checkedBag: 4000, seat: 0, change: 0, refund: null },
    short: { brand: 'Main', carryOn: 0, checkedBag: 3500, seat: 0, change: 0, refund: null },
    atlantic: { brand: 'Basic', carryOn: 0, checkedBag: 7500, seat: 3500, change: 'notOffered', refund: null },
    long: { brand: 'Main', carryOn: 0, checkedBag: 0, seat: 0, change: 0, refund: 30_000 },
  },
  value: {
    domestic: { brand: 'Main', carryOn: 0, checkedBag: 3500, seat: 1500, change: 0, refund: null },
    short: { brand: 'Main', carryOn: 0, checkedBag: 4000, seat: 1500, change: 7500, refund: null },
    atlantic: { brand: 'Main', carryOn: 0, checkedBag: 6500, seat: 3000, change: 10_000, refund: null },
    long: { brand: 'Main', carryOn: 0, checkedBag: 6500, seat: 3000, change: 10_000, refund: null },
  },
  ulcc: {
    domestic: { brand: 'Basic', carryOn: 4500, checkedBag: 5000, seat: 1800, change: 'notOffered', refund: null },
    short: { brand: 'Basic', carryOn: 3500, checkedBag: 4000, seat: 1200, change: 'notOffered', refund: null },
    atlantic: { brand: 'Basic', carryOn: 0, checkedBag: 6500, seat: 3000, change: 'notOffered', refund: null },
    long: { brand: 'Basic', carryOn: 0, checkedBag: 6500, seat: 3000, change: 'notOffered', refund: null },
  },
};
const FRONT_CABINS: Readonly<Record<Exclude<Cabin, 'Economy'>, Rule>> = {
  PremiumEconomy: { brand: 'Main', carryOn: 0, checkedBag: 0, seat: 0, change: 0, refund: 20_000 },
  Business: { brand: 'Main', carryOn: 0, checkedBag: 0, seat: 0, change: 0, refund: 15_000 },
  First: { brand: 'Flex', carryOn: 0, checkedBag: 0, seat: 0, change: 0, refund: 0 },
};

/**
 * Conditions of one fare. `isMixed`: airlines whose rules differ carry the traveler, so what a bag or a change costs is
 * not known before the airline says (shown as unknown, never as free).
 */
export function conditionsOf(tier: Tier, haul: Haul, cabin: Cabin, slices: number, isMixed: boolean): FareConditions {
  const rule = cabin === 'Economy' ? ECONOMY[tier][haul] : FRONT_CABINS[cabin];
  if (isMixed)
    return { brand: 'Basic', personalItem: 0, carryOn: null, checkedBag: null, seatChoice: null, changeable: null, refundPenalty: null };
  return {
    brand: rule.brand,
    personalItem: 0,
    carryOn: rule.carryOn * slices,
    checkedBag: rule.checkedBag * slices,
    seatChoice: rule.seat * slices,
    changeable: rule.change,
    refundPenalty: rule.refund,
  };
}
