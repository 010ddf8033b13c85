/** Fare families: what each kind of airline sells in a cabin, from the lowest fare up, and what a step costs (fare-model.30 to 32). */
import type { BagRegion } from '#core/content/airlines/bags/bagRegions';
import { tripBags } from '#core/content/airlines/bags/bags';
import { nameOfFare } from '#core/content/airlines/fareNames';
import type { UnitFare } from '#core/domain/fares/fares';
import type { FareBrand, FareConditions } from '#core/domain/flights/flights';
import type { Cabin } from '#core/domain/search/trip';
import type { SandboxCarrier } from './carriers';
import type { Curve } from './curves';
import { straight } from './curves';
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

/** One family, without its bags, which are in the table of bags. The seat in cents each way. */
interface Rule {
  readonly brand: FareBrand;
  readonly seat: number;
  /** For the whole ticket. */
  readonly change: number | 'notOffered';
  /** For the whole ticket; null: not refundable. */
  readonly refund: number | null;
  readonly boarding: NonNullable<FareConditions['boarding']>;
}

/** The usual network fare of economy; the other rules say what is different. */
const MAIN: Rule = { brand: 'Main', seat: 0, change: 0, refund: null, boarding: 'general' };
const BASIC: Rule = { ...MAIN, brand: 'Basic', change: 'notOffered', boarding: 'last' };
const FLEX: Rule = { ...MAIN, brand: 'Flex', refund: 0, boarding: 'priority' };

/** Across the oceans a refund of the usual fare costs. */
const LONG: readonly Rule[] = [{ ...MAIN, refund: 30_000 }, FLEX];
const ATLANTIC: readonly Rule[] = [{ ...BASIC, seat: 3500 }, { ...MAIN, refund: 30_000 }, FLEX];
const SOUTHWEST: readonly Rule[] = [{ ...BASIC, seat: 2000 }, MAIN, FLEX];
const VALUE_FAR: readonly Rule[] = [{ ...BASIC, seat: 3000 }, { ...MAIN, change: 10_000 }, FLEX];
/** The bare fare buys a seat that is assigned; the bundles have the rest. */
const bundles = (seat: number): readonly Rule[] => [
  { ...BASIC, seat },
  { ...MAIN, change: 9900, boarding: 'priority' },
  { ...MAIN, brand: 'Flex', boarding: 'priority' },
];

/** Economy, the lowest first. Sources: the fare pages of the airlines, 2025. */
const ECONOMY: Readonly<Record<Seller, Readonly<Record<Haul, readonly Rule[]>>>> = {
  major: {
    domestic: [{ ...BASIC, seat: 2000 }, MAIN, FLEX],
    short: [{ ...BASIC, seat: 1500 }, MAIN, FLEX],
    atlantic: ATLANTIC,
    long: LONG,
  },
  flag: {
    domestic: [{ ...BASIC, seat: 1500, boarding: 'general' }, { ...MAIN, change: 7000 }, FLEX],
    short: [{ ...BASIC, seat: 1500, boarding: 'general' }, { ...MAIN, change: 7000 }, FLEX],
    atlantic: ATLANTIC,
    long: LONG,
  },
  southwest: { domestic: SOUTHWEST, short: SOUTHWEST, atlantic: ATLANTIC, long: LONG },
  value: {
    domestic: [{ ...BASIC, seat: 1500 }, MAIN, FLEX],
    short: [{ ...BASIC, seat: 1500 }, { ...MAIN, change: 7500 }, FLEX],
    atlantic: VALUE_FAR,
    long: VALUE_FAR,
  },
  ulcc: { domestic: bundles(1800), short: bundles(1200), atlantic: bundles(3000), long: bundles(3000) },
};

/** The families of economy that an airline sells, the lowest first. */
export const brandsOf = (carrier: SandboxCarrier, haul: Haul): readonly FareBrand[] =>
  ECONOMY[sellerOf(carrier)][haul].map(({ brand }) => brand);

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
  /** Of each direction: what its bags go by. */
  readonly regions: readonly BagRegion[];
  readonly cabin: Cabin;
  /** Kilometers between the ends of each direction. */
  readonly km: readonly number[];
  /** Airlines whose rules differ carry the traveler: one fare, whose fees are not known before the airlines say. */
  readonly isMixed: boolean;
  /** Outbound and return are sold by airlines that do not work together. */
  readonly areSeparateTickets: boolean;
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

const SEPARATE_TICKETS: Family = { ...MIXED, conditions: { ...MIXED.conditions, separateTickets: true } };

/** The families of an itinerary, the lowest first. */
export function familiesOf(sale: Sale): readonly Family[] {
  if (sale.areSeparateTickets) return [SEPARATE_TICKETS];
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

function conditionsOf({ carrier, cabin, regions, km }: Sale, rule: Rule): FareConditions {
  const name = cabin === 'Economy' ? nameOfFare(carrier.code, rule.brand) : null;
  return {
    brand: rule.brand,
    ...(name === null ? {} : { soldAs: name }),
    ...tripBags(carrier.code, { cabin, brand: rule.brand }, regions),
    seatChoice: rule.seat * km.length,
    changeable: rule.change,
    refundPenalty: rule.refund,
    boarding: rule.boarding,
  };
}
