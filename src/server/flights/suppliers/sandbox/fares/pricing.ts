/** Fares of the sandbox: what one adult pays for one direction, published, all taxes in (fare-model.16). */
import type { IsoDate } from '#core/domain/values/dates';
import { dateParts } from '#core/domain/values/dates';
import type { Cabin } from '#core/domain/search/trip';
import type { Airport } from '../../../../airports/airportTable';
import { cabinFactor } from './cabinFares';
import type { SandboxCarrier, Tier } from './carriers';
import { distanceKm } from '../../../../geography/distance';
import { chance } from '../hash';
import type { SandboxSlice } from '../itineraries/slice';
import type { Network } from '../timetable/network';
import { carrierAt, carrierOf, dailyOf, kmOf, routesBetween, weekdaysOf } from '../timetable/network';
import type { FareRegion } from './regions';
import { fareRegionOf, flagOf } from './regions';
import { isHolidayPlace } from '../itineraries/places';
import { daysAheadFactor, seasonFactor } from './seasons/seasons';

/** Economy, one way, by kilometers: dollars at {@link BASE_KM}, growing by a power of the distance. */
interface DistanceFare {
  readonly dollars: number;
  readonly power: number;
}

const BASE_KM = 1850;
const LEAST_KM = 250;
/** Within a part of the world the first miles cost most (US DOT Consumer Airfare Report); between continents distance counts for more. */
const NEAR_POWER = 0.37;
const FAR_POWER = 0.47;
const REGION: Readonly<Record<FareRegion, DistanceFare>> = {
  DOM: { dollars: 170, power: NEAR_POWER },
  LOCAL: { dollars: 100, power: NEAR_POWER },
  EUR: { dollars: 150, power: NEAR_POWER },
  ASIA: { dollars: 122, power: NEAR_POWER },
  CARIB: { dollars: 184, power: NEAR_POWER },
  TATL: { dollars: 233, power: FAR_POWER },
  TPAC: { dollars: 258, power: FAR_POWER },
  LATAM: { dollars: 172, power: 0.62 },
  MIDE: { dollars: 246, power: FAR_POWER },
  OCE: { dollars: 280, power: FAR_POWER },
  ASOC: { dollars: 200, power: FAR_POWER },
  OTHER: { dollars: 248, power: FAR_POWER },
};
/** Domestic fares relative to those of {@link REGION}.LOCAL, by what people earn and how many airlines compete. */
const LOCAL_LEVEL: Readonly<Record<string, number>> = { JP: 1.35, KR: 1.2, AU: 1.25, NZ: 1.3, IN: 0.72, CN: 0.9, BR: 1.1, MX: 0.95 };
/** Slots are scarce and those who have them know it. */
const SLOT_AIRPORTS = new Set(['LGA', 'DCA', 'LHR', 'HND']);
const SLOT_BONUS = 1.1;
/** Vacationers look at the price first. */
const HOLIDAY_MARKET = 0.88;
const HOLIDAY_KM = 3500;
/** A low-cost airline on the route, and the short thin ones where no other way is quicker. */
const LOW_COST_PRESENT = 0.92;
const THIN_WEIGHT = 5;
const THIN_MARKET = 1.18;
const THIN_KM = 900;
const TIER: Readonly<Record<Tier, number>> = { full: 1, value: 0.88, ulcc: 0.62 };
const TIERS: readonly Tier[] = ['full', 'value', 'ulcc'];
const DAY = 1440;
/** More than any slice has. */
const MOST_LEGS = 8;
const LONG_KM = 5000;
const NOISE = 0.09;
const LEAST_DOLLARS = 19;
/** An international one-way of a full-service airline sold alone (fare-model.21). */
export const ONE_WAY_ALONE = 1.25;

const MONOPOLY = 1.15;
const THIN = 0.25;
const PARTNER = 0.5;
const FEW_DAILY = 3;
const SHORT_KM = 5200;
const EVERY_DAY = 0b1111111;

/** What all slices of one direction between two airports on one day have in common. */
export interface FareScene {
  readonly key: string;
  readonly dollars: number;
  readonly km: number;
  readonly isHome: boolean;
  /** Fares worked out so far: hundreds of connections begin with the same flight of the same airline. */
  readonly known: Map<number, number>;
}

/** The scene of a direction; `place` is the trip's far end, whose season counts both ways. */
export function fareScene(
  net: Network,
  from: Airport,
  to: Airport,
  date: IsoDate,
  daysAhead: number,
  cabin: Cabin,
  place: Airport,
): FareScene {
  const km = distanceKm(from, to);
  const region = fareRegionOf(from, to);
  const isHome = region === 'DOM';
  const dollars =
    distanceFare(from, km, region) *
    marketFactor(net, from, to, km, region) *
    cabinFactor(cabin, from, to, km, region) *
    daysAheadFactor(daysAhead, from, to, km) *
    seasonFactor(date, from, to, place) *
    competition(net, from, to);
  return { key: `${from.code}|${to.code}|${date}`, dollars, km, isHome, known: new Map() };
}

function distanceFare(from: Airport, km: number, region: FareRegion): number {
  const { dollars, power } = REGION[region];
  const level = region === 'LOCAL' ? (LOCAL_LEVEL[flagOf(from)] ?? 1) : 1;
  return dollars * level * (Math.max(km, LEAST_KM) / BASE_KM) ** power;
}

/** Slots, holiday places, low-cost airlines and thin markets (fare-model.17). */
function marketFactor(net: Network, from: Airport, to: Airport, km: number, region: FareRegion): number {
  const isHoliday = isHolidayPlace(from) || isHolidayPlace(to);
  const isThin = km < THIN_KM && Math.min(from.weight, to.weight) < THIN_WEIGHT;
  return (
    (km < LONG_KM && (SLOT_AIRPORTS.has(from.code) || SLOT_AIRPORTS.has(to.code)) ? SLOT_BONUS : 1) *
    (isHoliday && region === 'DOM' && km < HOLIDAY_KM ? HOLIDAY_MARKET : 1) *
    (hasLowCost(net, from, to) ? LOW_COST_PRESENT : 1) *
    (isThin ? THIN_MARKET : 1)
  );
}

function hasLowCost(net: Network, from: Airport, to: Airport): boolean {
  const { first, end } = routesBetween(net, from, to);
  for (let r = first; r < end; r++) if (carrierOf(net, r).tier !== 'full' && weekdaysOf(net, r) === EVERY_DAY) return true;
  return false;
}

/** Whole dollars of one adult for a slice in its scene. */
export function sliceDollars(net: Network, scene: FareScene, slice: SandboxSlice): number {
  return Math.max(LEAST_DOLLARS, Math.round(sliceFare(net, scene, slice)));
}

/** The same before it is rounded: what slices are compared by, so that the choice does not depend on the day of the search. */
export function sliceFare(net: Network, scene: FareScene, slice: SandboxSlice): number {
  const { carrier, legs } = slice;
  const { minute } = legs[0];
  let tier: Tier = 'ulcc';
  for (const leg of legs) {
    const other = carrierOf(net, leg.route).tier;
    if (TIER[other] > TIER[tier]) tier = other;
  }
  const key = ((carrier * DAY + minute) * MOST_LEGS + legs.length) * TIERS.length + TIERS.indexOf(tier);
  const known = scene.known.get(key);
  if (known !== undefined) return known;
  const { code } = carrierAt(net, carrier);
  const noise = (chance(`fare|${code}|${scene.key}|${minute}|${legs.length}`) * 2 - 1) * NOISE;
  const dollars = scene.dollars * TIER[tier] * stopsFactor(legs.length - 1, scene.km) * hourFactor(minute / 60) * (1 + noise);
  scene.known.set(key, dollars);
  return dollars;
}

function stopsFactor(stops: number, km: number): number {
  if (stops === 0) return 1;
  return stops === 1 ? (km > LONG_KM ? 0.86 : 0.92) : km > LONG_KM ? 0.78 : 0.88;
}

function hourFactor(hour: number): number {
  if (hour < 6) return 0.93;
  if (hour < 9) return 1.05;
  if (hour < 16) return 1;
  if (hour < 20) return 1.05;
  return hour < 22 ? 0.97 : 0.9;
}

/**
 * More airlines nonstop, lower fares: 1.12 − 0.06 each, from 0.80 to 1.15. A partner of one already counted is half a
 * competitor, an airline with a thin or bare-bones service a quarter; a lone airline at its hub has a monopoly.
 */
export function competition(net: Network, from: Airport, to: Airport): number {
  const { first, end } = routesBetween(net, from, to);
  const counted: SandboxCarrier[] = [];
  let count = 0;
  let atHub = false;
  for (let r = first; r < end; r++) {
    const c = carrierOf(net, r);
    const isThin = c.tier === 'ulcc' || weekdaysOf(net, r) !== EVERY_DAY || (kmOf(net, r) < SHORT_KM && dailyOf(net, r) < FEW_DAILY);
    count += isThin ? THIN : counted.some((other) => net.carriers.isPartner(c.index, other.index)) ? PARTNER : 1;
    if (!isThin) counted.push(c);
    atHub ||= c.hubs.has(from.code) || c.hubs.has(to.code);
  }
  if (counted.length === 1 && count < 1 + PARTNER && atHub) return MONOPOLY;
  return Math.min(1.15, Math.max(0.8, 1.12 - 0.06 * count));
}

/** One month of a route in twenty has the deepest discount: with our fee in, most such fares are 30 % below the published one. */
const DEEPEST = 0.33;
const DEEPEST_FROM = 0.95;

/** Share taken off the published fare: none for one airline in three, else up to a third by airline, route and month (fare-model.24). */
export function discountOf(carrier: SandboxCarrier, from: Airport, to: Airport, date: IsoDate): number {
  if (chance(`net|${carrier.code}`) < 1 / 3) return 0;
  const { year, month } = dateParts(date);
  const share = chance(`net|${carrier.code}|${from.code}|${to.code}|${year}-${month}`);
  return share >= DEEPEST_FROM ? DEEPEST : Math.round(share * 30) / 100;
}
