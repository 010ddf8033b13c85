/** Which airline flies between which airports, and how often (data/model.md §1). */
import type { Airport } from '../../airports/airportTable';
import type { Carriers, SandboxCarrier } from './carriers';
import { distanceKm } from './geo';
import { chance } from './hash';
import { flagOf, isEuropeanMarket, isSameCountry, regionOf } from './regions';

/** How often an airline flies a pair: departures a day, or a mask of weekdays (bit 0 = Sunday) for one departure on those days. */
export interface Frequency {
  readonly daily: number;
  readonly mask: number;
}

const EVERY_DAY = 0b1111111;
const SHORT_KM = 5200;
const K_US_DOMESTIC = 0.42;
const K_SHORT = 0.38;
const K_LONG = 0.11;
/** The longest flights join great cities only. */
const ULTRA_LONG_KM = 13_000;
const ULTRA_LONG_WEIGHT = 40;
const WEEKLY_FROM = 0.18;
const CAP = { domestic: 12, short: 8, long: 4 } as const;
const HUB_TO_HUB = 1.6;
const TO_PARTNER_HUB = 1.35;
const POINT_TO_POINT_WEIGHT = 8;
/** Airlines whose hubs serve every US airport of some size (data/model.md §1). */
const US_NETWORKS = new Set(['AA', 'DL', 'UA']);
const US_NETWORK_WEIGHT = 1.5;
const US_NETWORK_KM = 4800;
const US_HUB_TO_HUB_DAILY = 3;

/** The whole European market is home to these (data/model.md §1). */
export const EUROPEAN_LOW_COST: ReadonlySet<string> = new Set(['FR', 'U2', 'W6', 'VY', 'EW']);
/** Narrowbody low-cost airlines that leave their part of the world. */
const ROAMING_LOW_COST = new Set(['FZ', 'PC']);
/** Below this an airport is served from the nearest hub of a national airline only. */
const SMALL_WEIGHT = 0.45;
const SMALL_KM = 1400;
/** Abroad an airline serves airports of some size, and its partners' hubs and the gateways of small countries. */
const ABROAD_WEIGHT = 3;
/** Airlines with widebodies only do not fly short. */
const WIDE_ONLY_KM = 1800;
/** Spokes of intercontinental flights: great cities, or the gateway of their country. */
const LONG_HAUL_WEIGHT = 20;
/** An airline is not equally thick everywhere: low-cost networks are wide and thin. First hub routes, then point to point. */
const THICKNESS: Readonly<Record<string, readonly [number, number]>> = {
  WN: [1, 0.12],
  B6: [0.6, 0.06],
  F9: [0.2, 0.05],
  G4: [0.08, 0],
  SY: [0.15, 0],
  XP: [0.3, 0],
  MX: [0.15, 0],
};
const DEFAULT_THICKNESS = { full: [1, 0], value: [0.7, 0.1], ulcc: [0.5, 0.08] } as const;
/** Airports with a longest nonstop or without customs (perimeter rules, one-runway city airports): kilometers. */
const CITY_AIRPORT_KM: Readonly<Record<string, number>> = {
  LGA: 2420,
  DCA: 2020,
  DAL: 4500,
  MDW: 4500,
  HOU: 4500,
  SNA: 4500,
  BUR: 4500,
  LGB: 4500,
  ITM: 1500,
  GMP: 1800,
  TSA: 2200,
  HND: 20_000,
  SHA: 2600,
  LIN: 1600,
  LCY: 1600,
  AEP: 3500,
  CGH: 1800,
  SDU: 1500,
  YTZ: 1800,
};

/** The facts of the world that the rule for one pair needs. */
export interface MarketWorld {
  readonly carriers: Carriers;
  /** Airlines that have a hub at an airport. */
  readonly hubOf: ReadonlyMap<string, readonly SandboxCarrier[]>;
  /** Greatest airport of each country: its gateway. */
  readonly gateways: ReadonlySet<string>;
  /** Nearest hub of each airline for each small airport, worked out once. */
  nearestHub(carrier: SandboxCarrier, airport: Airport): string | null;
}

/** How often `c` flies between `a` and `b`; null where it does not. Symmetric in the two airports. */
export function frequencyOf(c: SandboxCarrier, a: Airport, b: Airport, world: MarketWorld): Frequency | null {
  const isHubA = c.hubs.has(a.code);
  const isHubB = c.hubs.has(b.code);
  const isHubRoute = isHubA || isHubB;
  const km = distanceKm(a, b);
  if (km < 90 || !mayFly(c, a, b, km) || (!isHubRoute && !isPointToPoint(c, a, b))) return null;
  const small = a.weight < b.weight ? a : b;
  if (small.weight < SMALL_WEIGHT && !isServedSmall(c, a, b, small, km, world)) return null;
  const isDomestic = isSameCountry(a, b);
  const isLong = km > SHORT_KM;
  if (isLong && !isDomestic && small.weight < LONG_HAUL_WEIGHT && !world.gateways.has(small.code)) return null;

  if (!isDomestic && small.weight < ABROAD_WEIGHT && !world.gateways.has(small.code)) return null;
  if (km > ULTRA_LONG_KM && small.weight < ULTRA_LONG_WEIGHT) return null;
  if (km < WIDE_ONLY_KM && c.isWideOnly) return null;

  const k = isLong ? K_LONG : isDomestic && flagOf(a) === 'US' ? K_US_DOMESTIC : K_SHORT;
  const [hubScale, pointScale] = THICKNESS[c.code] ?? DEFAULT_THICKNESS[c.tier];
  const scale = isHubRoute ? hubScale : pointScale;
  const isPartnerHub = (x: Airport): boolean =>
    world.hubOf.get(x.code)?.some((p) => p !== c && world.carriers.isPartner(c.index, p.index)) ?? false;
  const tie = isHubA && isHubB ? HUB_TO_HUB : isHubRoute && isPartnerHub(isHubA ? b : a) ? TO_PARTNER_HUB : 1;
  const score = (k * scale * tie * Math.sqrt(a.weight * b.weight)) / (km / 1000) ** 0.35;
  const pair = a.code < b.code ? `${a.code}|${b.code}` : `${b.code}|${a.code}`;
  const cap = isLong ? CAP.long : isDomestic ? CAP.domestic : CAP.short;
  const daily = Math.max(
    Math.min(cap, Math.floor(score + chance(`frequency|${c.code}|${pair}`))),
    promisedDaily(c, a, b, km, isHubA && isHubB),
  );
  if (daily > 0) return { daily, mask: EVERY_DAY };
  return score > WEEKLY_FROM ? { daily: 0, mask: weekdays(c, pair) } : null;
}

/** US networks promise a least number of departures from their hubs (data/model.md §1). */
function promisedDaily(c: SandboxCarrier, a: Airport, b: Airport, km: number, isHubToHub: boolean): number {
  if (!US_NETWORKS.has(c.code) || flagOf(a) !== 'US' || flagOf(b) !== 'US') return 0;
  if (isHubToHub) return US_HUB_TO_HUB_DAILY;
  return km <= US_NETWORK_KM && Math.min(a.weight, b.weight) >= US_NETWORK_WEIGHT ? 1 : 0;
}

/** Home country, cabotage, range, perimeter. */
function mayFly(c: SandboxCarrier, a: Airport, b: Airport, km: number): boolean {
  if (km > c.reachKm || km > (CITY_AIRPORT_KM[a.code] ?? Infinity) || km > (CITY_AIRPORT_KM[b.code] ?? Infinity)) return false;
  const fa = flagOf(a);
  const fb = flagOf(b);
  const isEuropean = EUROPEAN_LOW_COST.has(c.code) && isEuropeanMarket(fa) && isEuropeanMarket(fb);
  if (!isEuropean && !(fa === fb ? c.homes.has(fa) : c.homes.has(fa) || c.homes.has(fb))) return false;
  if (c.tier === 'full' || c.isWide || ROAMING_LOW_COST.has(c.code)) return true;
  return isSameMacroRegion(a, b);
}

function isSameMacroRegion(a: Airport, b: Airport): boolean {
  const macro = (x: Airport): string => {
    const r = regionOf(x);
    if (r === 'CARIB') return 'NA';
    if (r === 'INDIA') return 'ASIA';
    return ['MA', 'TN', 'EG', 'IL', 'JO', 'DZ', 'CV'].includes(x.country) ? 'EU' : r;
  };
  return macro(a) === macro(b);
}

function isPointToPoint(c: SandboxCarrier, a: Airport, b: Airport): boolean {
  if (c.tier === 'full' || Math.min(a.weight, b.weight) < POINT_TO_POINT_WEIGHT) return false;
  if (EUROPEAN_LOW_COST.has(c.code)) return isEuropeanMarket(flagOf(a)) && isEuropeanMarket(flagOf(b));
  return c.country === flagOf(a) && c.country === flagOf(b);
}

/** Small airports: a domestic flight from the nearest hub of an airline at home there. */
function isServedSmall(c: SandboxCarrier, a: Airport, b: Airport, small: Airport, km: number, world: MarketWorld): boolean {
  if (!isSameCountry(a, b) && !world.gateways.has(small.code)) return false;
  if (c.tier === 'ulcc' || km > SMALL_KM * (small.weight > 0.2 ? 2 : 1)) return false;
  return world.nearestHub(c, small) === (small === a ? b.code : a.code);
}

/** Three to five days a week. */
function weekdays(c: SandboxCarrier, pair: string): number {
  const count = 3 + Math.floor(chance(`weekly|${c.code}|${pair}`) * 3);
  const first = Math.floor(chance(`weekday|${c.code}|${pair}`) * 7);
  let mask = 0;
  for (let i = 0; i < count; i++) mask |= 1 << ((first + Math.round((i * 7) / count)) % 7);
  return mask;
}
