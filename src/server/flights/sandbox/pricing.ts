/** Fares of the sandbox: what one adult pays for one direction, published, all taxes in (data/model.md §7). */
import type { IsoDate } from '#core/domain/dates';
import { dateParts } from '#core/domain/dates';
import type { Cabin } from '#core/domain/trip';
import type { Airport } from '../../airports/airportTable';
import type { SandboxCarrier, Tier } from './carriers';
import { distanceKm } from './geo';
import { chance } from './hash';
import type { Journey } from './journey';
import type { Network } from './network';
import { firstRoute } from './network';
import type { FareRegion } from './regions';
import { fareRegionOf } from './regions';
import { daysAheadFactor, seasonFactor } from './seasons';

const BASE_DOLLARS = 182;
const BASE_KM = 1850;
const LEAST_KM = 250;
const DISTANCE_POWER = 0.47;
const REGION: Readonly<Record<FareRegion, number>> = {
  DOM: 1,
  TATL: 1.28,
  TPAC: 1.42,
  CARIB: 1,
  LATAM: 1.2,
  EUR: 0.46,
  ASIA: 0.6,
  MIDE: 1.1,
  OCE: 1.5,
  OTHER: 1.15,
};
const CABIN: Readonly<Record<'home' | 'abroad', Readonly<Record<Cabin, number>>>> = {
  home: { Economy: 1, PremiumEconomy: 1.4, Business: 2.7, First: 2.7 },
  abroad: { Economy: 1, PremiumEconomy: 1.95, Business: 3.7, First: 6.4 },
};
const TIER: Readonly<Record<Tier, number>> = { full: 1, value: 0.88, ulcc: 0.62 };
const TIERS: readonly Tier[] = ['full', 'value', 'ulcc'];
const DAY = 1440;
/** More than any journey has. */
const MOST_LEGS = 8;
const LONG_KM = 5000;
const NOISE = 0.09;
const LEAST_DOLLARS = 19;
/** An international one-way of a full-service airline sold alone (data/model.md §7). */
export const ONE_WAY_ALONE = 1.25;

const MONOPOLY = 1.15;
const THIN = 0.25;
const PARTNER = 0.5;
const FEW_DAILY = 3;
const SHORT_KM = 5200;

/** What all journeys of one direction between two airports on one day have in common. */
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
    BASE_DOLLARS *
    (Math.max(km, LEAST_KM) / BASE_KM) ** DISTANCE_POWER *
    REGION[region] *
    CABIN[isHome ? 'home' : 'abroad'][cabin] *
    daysAheadFactor(daysAhead) *
    seasonFactor(date, from, to, place) *
    competition(net, from, to);
  return { key: `${from.code}|${to.code}|${date}`, dollars, km, isHome, known: new Map() };
}

/** Whole dollars of one adult for a journey in its scene. */
export function journeyDollars(net: Network, scene: FareScene, journey: Journey): number {
  const { carrier, legs } = journey;
  const first = legs[0];
  if (!first) return 0;
  const { minute } = first;
  let tier: Tier = 'ulcc';
  for (const leg of legs) {
    const other = net.carriers.list[net.carrier[leg.route] ?? 0]?.tier ?? 'full';
    if (TIER[other] > TIER[tier]) tier = other;
  }
  const key = ((carrier * DAY + minute) * MOST_LEGS + legs.length) * TIERS.length + TIERS.indexOf(tier);
  const known = scene.known.get(key);
  if (known !== undefined) return known;
  const code = net.carriers.list[carrier]?.code ?? '';
  const noise = (chance(`fare|${code}|${scene.key}|${minute}|${legs.length}`) * 2 - 1) * NOISE;
  const dollars = Math.max(
    LEAST_DOLLARS,
    Math.round(scene.dollars * TIER[tier] * stopsFactor(legs.length - 1, scene.km) * hourFactor(minute / 60) * (1 + noise)),
  );
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
  const end = net.outOf[from.index + 1] ?? 0;
  const counted: SandboxCarrier[] = [];
  let count = 0;
  let atHub = false;
  for (let r = firstRoute(net, from.index, to.index); r < end && net.to[r] === to.index; r++) {
    const c = net.carriers.list[net.carrier[r] ?? 0];
    if (!c) continue;
    const isThin = c.tier === 'ulcc' || net.mask[r] !== 0b1111111 || ((net.km[r] ?? 0) < SHORT_KM && (net.daily[r] ?? 0) < FEW_DAILY);
    count += isThin ? THIN : counted.some((other) => net.carriers.isPartner(c.index, other.index)) ? PARTNER : 1;
    if (!isThin) counted.push(c);
    atHub ||= c.hubs.has(from.code) || c.hubs.has(to.code);
  }
  if (counted.length === 1 && count < 1 + PARTNER && atHub) return MONOPOLY;
  return Math.min(1.15, Math.max(0.8, 1.12 - 0.06 * count));
}

/** Share taken off the published fare: none for one airline in three, else up to 30 % by airline, route and month (data/model.md §8). */
export function discountOf(carrier: SandboxCarrier, from: Airport, to: Airport, date: IsoDate): number {
  if (chance(`net|${carrier.code}`) < 1 / 3) return 0;
  const { year, month } = dateParts(date);
  return Math.round(chance(`net|${carrier.code}|${from.code}|${to.code}|${year}-${month}`) * 30) / 100;
}
