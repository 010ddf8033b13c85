/** Fare families: what each kind of airline sells in a cabin, from the lowest fare up, and what a step costs (fare-model.30 to 32). */
import type { UnitFare } from '#core/domain/fares/fares';
import type { FareBrand, FareConditions } from '#core/domain/flights/flights';
import type { Cabin } from '#core/domain/search/trip';
import type { SandboxCarrier } from './carriers';
import type { Curve } from './curves';
import { straight } from './curves';
import { nameOfFare } from './fareNames';
import { regionOf } from './regions';

/** Which of an airline's rules a fare is sold by; between North America and Europe fares are unbundled as on short ways. */
export type Haul = 'domestic' | 'short' | 'atlantic' | 'long';

/** One leg beyond this is a long way. */
export const LONG_HAUL_KM = 5000;

/** Which way lies between two ends. */
export function haulBetween(ends: readonly (Parameters<typeof regionOf>[0] | undefined)[], isDomestic: boolean, isLong: boolean): Haul {
  if (isDomestic) return 'domestic';
  if (!isLong) return 'short';
  const regions = ends.map((end) => end && regionOf(end));
  return regions.includes('NA') && regions.includes('EU') ? 'atlantic' : 'long';
}

/** Who makes the rules: network airlines of the United States and Canada, other network airlines, and three kinds of low-cost airlines. */
type Seller = 'major' | 'flag' | 'southwest' | 'value' | 'ulcc';

/** One family. Fees in cents each way. */
interface Rule {
  readonly brand: FareBrand;
  readonly carryOn: number;
  readonly checkedBag: number;
  readonly seat: number;
  /** For the whole ticket. */
  readonly change: number | 'notOffered';
  /** For the whole ticket; null: not refundable. */
  readonly refund: number | null;
  readonly boarding: NonNullable<FareConditions['boarding']>;
}

/** The usual network fare of economy; the other rules say what is different. */
const MAIN: Rule = { brand: 'Main', carryOn: 0, checkedBag: 0, seat: 0, change: 0, refund: null, boarding: 'general' };
const BASIC: Rule = { ...MAIN, brand: 'Basic', change: 'notOffered', boarding: 'last' };
const FLEX: Rule = { ...MAIN, brand: 'Flex', refund: 0, boarding: 'priority' };

/** Across the oceans a bag is in the usual fare, and a refund costs. */
const LONG: readonly Rule[] = [{ ...MAIN, refund: 30_000 }, FLEX];
const ATLANTIC: readonly Rule[] = [{ ...BASIC, checkedBag: 7500, seat: 3500 }, { ...MAIN, refund: 30_000 }, FLEX];
const SOUTHWEST: readonly Rule[] = [{ ...BASIC, checkedBag: 3500, seat: 2000 }, { ...MAIN, checkedBag: 3500 }, FLEX];
const VALUE_FAR: readonly Rule[] = [{ ...BASIC, checkedBag: 6500, seat: 3000 }, { ...MAIN, change: 10_000 }, FLEX];
/** The bare fare buys a seat and a small bag; the bundles have the rest. */
const BARE: Rule = { ...BASIC, carryOn: 4500, checkedBag: 5000, seat: 1800 };
const BARE_ABROAD: Rule = { ...BARE, carryOn: 3500, checkedBag: 4000, seat: 1200 };
const BARE_FAR: Rule = { ...BARE, carryOn: 0, checkedBag: 6500, seat: 3000 };
const bundles = (bare: Rule): readonly Rule[] => [
  bare,
  { ...MAIN, change: 9900, boarding: 'priority' },
  { ...MAIN, brand: 'Flex', boarding: 'priority' },
];

/** Economy, the lowest first. Sources: the fare pages of the airlines, 2025. */
const ECONOMY: Readonly<Record<Seller, Readonly<Record<Haul, readonly Rule[]>>>> = {
  major: {
    domestic: [
      { ...BASIC, checkedBag: 4000, seat: 2000 },
      { ...MAIN, checkedBag: 4000 },
      { ...FLEX, checkedBag: 4000 },
    ],
    short: [
      { ...BASIC, checkedBag: 3500, seat: 1500 },
      { ...MAIN, checkedBag: 3500 },
      { ...FLEX, checkedBag: 3500 },
    ],
    atlantic: ATLANTIC,
    long: LONG,
  },
  flag: {
    domestic: [{ ...BASIC, checkedBag: 4000, seat: 1500, boarding: 'general' }, { ...MAIN, change: 7000 }, FLEX],
    short: [{ ...BASIC, checkedBag: 3500, seat: 1500, boarding: 'general' }, { ...MAIN, change: 7000 }, FLEX],
    atlantic: ATLANTIC,
    long: LONG,
  },
  southwest: { domestic: SOUTHWEST, short: SOUTHWEST, atlantic: ATLANTIC, long: LONG },
  value: {
    domestic: [{ ...BASIC, checkedBag: 3500, seat: 1500 }, { ...MAIN, checkedBag: 3500 }, FLEX],
    short: [{ ...BASIC, checkedBag: 4000, seat: 1500 }, { ...MAIN, change: 7500 }, FLEX],
    atlantic: VALUE_FAR,
    long: VALUE_FAR,
  },
  ulcc: { domestic: bundles(BARE), short: bundles(BARE_ABROAD), atlantic: bundles(BARE_FAR), long: bundles(BARE_FAR) },
};

/** The second checked bag each way, in cents: none of these fares of economy has one. The same sources. */
const SECOND_BAG: Readonly<Record<Seller, Readonly<Record<Haul, number>>>> = {
  major: { domestic: 5000, short: 5000, atlantic: 10_000, long: 10_000 },
  flag: { domestic: 6000, short: 6000, atlantic: 10_000, long: 10_000 },
  southwest: { domestic: 4500, short: 4500, atlantic: 10_000, long: 10_000 },
  value: { domestic: 5000, short: 5500, atlantic: 10_500, long: 10_500 },
  ulcc: { domestic: 6000, short: 5500, atlantic: 8500, long: 8500 },
};

/** What an airline takes for bags with its lowest fare of economy, each way, in cents; 0 is included. */
export interface LowestBags {
  readonly carryOn: number;
  readonly checkedBag: number;
  readonly secondBag: number;
}

export function lowestBags(carrier: SandboxCarrier, haul: Haul): LowestBags {
  const seller = sellerOf(carrier);
  const [lowest = MAIN] = ECONOMY[seller][haul];
  return { carryOn: lowest.carryOn, checkedBag: lowest.checkedBag, secondBag: SECOND_BAG[seller][haul] };
}

const STANDARD: Rule = { ...MAIN, brand: 'Standard', boarding: 'priority' };
/** First is sold at its refundable fare alone (fare-model.18). */
const FRONT_CABINS: Readonly<Record<Exclude<Cabin, 'Economy'>, readonly Rule[]>> = {
  PremiumEconomy: [{ ...STANDARD, refund: 20_000 }, FLEX],
  Business: [{ ...STANDARD, refund: 15_000 }, FLEX],
  First: [FLEX],
};

/** Dollars each way by kilometers between the ends: what a family costs above the one before it. */
const MAIN_STEP: Readonly<Record<Haul, Curve>> = {
  domestic: [
    [300, 20],
    [1500, 30],
    [4000, 40],
  ],
  short: [
    [300, 22],
    [2000, 36],
    [5000, 50],
  ],
  atlantic: [
    [5000, 75],
    [9000, 95],
  ],
  long: [
    [5000, 70],
    [12_000, 100],
  ],
};
const FLEX_STEP: Readonly<Record<Haul, Curve>> = {
  domestic: [
    [300, 45],
    [1500, 65],
    [4000, 105],
  ],
  short: [
    [300, 50],
    [2000, 85],
    [5000, 120],
  ],
  atlantic: [
    [5000, 180],
    [9000, 240],
  ],
  long: [
    [5000, 190],
    [12_000, 300],
  ],
};
/** Bundles of the lowest-cost airlines: less than their parts. */
const BUNDLE_STEP: Readonly<Record<'Main' | 'Flex', Curve>> = {
  Main: [
    [500, 48],
    [2000, 68],
    [6000, 90],
  ],
  Flex: [
    [500, 30],
    [2000, 42],
    [6000, 60],
  ],
};
const CABIN_STEP: Readonly<Record<Exclude<Cabin, 'Economy'>, Curve>> = {
  PremiumEconomy: [
    [500, 55],
    [4500, 120],
    [6000, 220],
    [12_000, 360],
  ],
  Business: [
    [300, 80],
    [2500, 150],
    [5200, 480],
    [12_000, 900],
  ],
  First: [[0, 0]],
};

const NORTH = new Set(['US', 'CA']);

function sellerOf({ code, tier, country }: SandboxCarrier): Seller {
  if (code === 'WN') return 'southwest';
  if (tier !== 'full') return tier;
  return NORTH.has(country) ? 'major' : 'flag';
}

/** What decides how an itinerary is sold. */
export interface Sale {
  /** Issues the ticket. */
  readonly carrier: SandboxCarrier;
  readonly haul: Haul;
  readonly cabin: Cabin;
  /** Kilometers between the ends of each direction. */
  readonly km: readonly number[];
  /** Airlines whose rules differ carry the traveler: one fare, whose fees are not known before the airlines say. */
  readonly isMixed: boolean;
}

/** One family an itinerary is sold in. */
export interface Family {
  readonly conditions: FareConditions;
  /** Dollars of one adult above the lowest family, for the whole trip; published. */
  readonly above: number;
}

/** A fare in one of its families; airlines discount all alike. */
export const atFamily = (fare: UnitFare, { above }: Family): UnitFare => ({ ...fare, dollars: fare.dollars + above });

const MIXED: Family = {
  conditions: {
    brand: 'Basic',
    personalItem: 0,
    carryOn: null,
    checkedBag: null,
    seatChoice: null,
    changeable: null,
    refundPenalty: null,
  },
  above: 0,
};

/** The families of an itinerary, the lowest first. */
export function familiesOf(sale: Sale): readonly Family[] {
  if (sale.isMixed) return [MIXED];
  let above = 0;
  return rulesOf(sale).map((rule, i) => {
    if (i > 0) above += stepOf(sale, rule.brand);
    return { conditions: conditionsOf(sale, rule), above };
  });
}

const rulesOf = ({ carrier, haul, cabin }: Sale): readonly Rule[] =>
  cabin === 'Economy' ? ECONOMY[sellerOf(carrier)][haul] : FRONT_CABINS[cabin];

function stepOf({ carrier, haul, cabin, km }: Sale, brand: FareBrand): number {
  const steps = brand === 'Flex' ? FLEX_STEP : MAIN_STEP;
  const curve =
    cabin !== 'Economy' ? CABIN_STEP[cabin] : carrier.tier === 'ulcc' ? BUNDLE_STEP[brand === 'Flex' ? 'Flex' : 'Main'] : steps[haul];
  return km.reduce((sum, of) => sum + Math.round(straight(curve, of)), 0);
}

function conditionsOf({ carrier, cabin, km }: Sale, rule: Rule): FareConditions {
  const ways = km.length;
  const name = cabin === 'Economy' ? nameOfFare(carrier.code, rule.brand) : null;
  return {
    brand: rule.brand,
    ...(name === null ? {} : { soldAs: name }),
    personalItem: 0,
    carryOn: rule.carryOn * ways,
    checkedBag: rule.checkedBag * ways,
    seatChoice: rule.seat * ways,
    changeable: rule.change,
    refundPenalty: rule.refund,
    boarding: rule.boarding,
  };
}
