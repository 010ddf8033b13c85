/** How often each airline flies a route: the size of the market, shared among those who fly it (fare-model.4). */
import { at, lookUp } from '#core/domain/values/checkedReads';
import type { Airport } from '../../../../airports/airportTable';
import type { Wish } from './airportDepartures';
import { WEEKLY_BELOW, airportShares } from './airportDepartures';
import type { SandboxCarrier } from '../fares/carriers';
import { chance } from '../hash';
import type { Market, PlannedRoute } from './plannedRoutes';
import { pairKey, pairNumber } from './plannedRoutes';
import { flagOf, isSameCountry } from '../fares/regions';
import { addTo, countIn } from '#core/domain/values/counts';

const EVERY_DAY = 0b1111111;
/** Departures a day of a whole market: K·√(w(A)·w(B)) / (d/1000)^.35. */
const MARKET = { usDomestic: 0.32, domestic: 0.28, near: 0.12 } as const;
/** Beyond a day's rotation of one aircraft. */
const FAR_KM = 4500;
const FAR = 0.4;
/** Islands are reached in no other way. */
const ISLANDS = new Set(['HNL', 'OGG', 'KOA', 'LIH']);
const TO_ISLANDS = 2.2;
const ISLAND_KM = 3500;
const DISTANCE_POWER = 0.35;
const FEED_DAILY = 1.6;
const FEED_SIZE = 150;
const CAP = { domestic: 14, near: 9 } as const;
const LOW_COST = { full: 1, value: 1, ulcc: 0.35 } as const;
const LEAST_PRESENCE = 0.15;
/** An airport of this size has a flight every day, whatever the dice say: else it could not be reached on some days. */
const LIFELINE_WEIGHT = 2;

/** How strong an airline is at the two ends: destinations from its hubs there, in hundreds. */
function presence({ a, b, c }: PlannedRoute): number {
  const size = (x: Airport): number => countIn(c.stations, x.code) / 100;
  return Math.max(LEAST_PRESENCE, size(a) + size(b)) * LOW_COST[c.tier];
}

/** What a hub needs for its connections: more for larger and nearer places. */
function feed({ a, b, c, km }: PlannedRoute): number {
  if (c.tier !== 'full') return 0;
  const at = (hub: Airport, to: Airport): number =>
    c.hubs.has(hub.code)
      ? (FEED_DAILY * (countIn(c.stations, hub.code) / FEED_SIZE) * (to.weight / 5) ** 0.35) / (Math.max(km, 300) / 1500) ** 0.3
      : 0;
  return at(a, b) + at(b, a);
}

function reachFactor({ a, b, km }: PlannedRoute): number {
  if (km > FAR_KM) return FAR;
  return km > ISLAND_KM && (ISLANDS.has(a.code) || ISLANDS.has(b.code)) ? TO_ISLANDS : 1;
}

/** Departures of every route between so many airports. */
export function frequencies(planned: readonly PlannedRoute[], count: number): Market[] {
  const sharing = new Map<number, number>();
  const keyOf = ({ a, b }: PlannedRoute): number => pairNumber(a, b);
  for (const route of planned) addTo(sharing, keyOf(route), presence(route));
  const wishes = planned.map((route): Wish => {
    const { a, b, km, listed } = route;
    const isDomestic = isSameCountry(a, b);
    const k = isDomestic ? (flagOf(a) === 'US' ? MARKET.usDomestic : MARKET.domestic) : MARKET.near;
    const whole = (k * Math.sqrt(a.weight * b.weight)) / (Math.max(km, 300) / 1000) ** DISTANCE_POWER;
    const own = (whole * reachFactor(route) * presence(route)) / lookUp(sharing, keyOf(route));
    const most = isDomestic ? CAP.domestic : CAP.near;
    return { a, b, daily: listed ?? Math.max(own, feed(route)), most: listed ?? most, isListed: listed !== null };
  });
  const shares = airportShares(wishes, count);
  const markets = planned.map(({ a, b, c, km }, i): Market => {
    const { daily, most, isListed } = at(wishes, i);
    const pair = pairKey(a, b);
    const wanted = isListed ? daily : daily * at(shares, a.index) * at(shares, b.index);
    if (wanted < WEEKLY_BELOW) return { a, b, c, km, daily: 0, mask: weekdays(c, pair) };
    const departures = isListed ? daily : Math.min(most, Math.floor(wanted + chance(`frequency|${c.code}|${pair}`)));
    return { a, b, c, km, daily: Math.max(1, departures), mask: EVERY_DAY };
  });
  return withDailyRoute(markets);
}

/** Makes the busiest of an airport's weekly routes daily where it has no daily one. */
function withDailyRoute(markets: readonly Market[]): Market[] {
  const daily = new Set(markets.filter((m) => m.daily > 0).flatMap((m) => [m.a, m.b]));
  const chosen = new Map<Airport, Market>();
  for (const m of markets) {
    for (const [x, other] of [
      [m.a, m.b],
      [m.b, m.a],
    ] as const) {
      if (daily.has(x) || x.weight < LIFELINE_WEIGHT) continue;
      const best = chosen.get(x);
      if (!best || other.weight > (best.a === x ? best.b : best.a).weight) chosen.set(x, m);
    }
  }
  const made = new Set(chosen.values());
  return markets.map((m) => (made.has(m) ? { ...m, daily: 1, mask: EVERY_DAY } : m));
}

/** Three to five days a week. */
function weekdays(c: SandboxCarrier, pair: string): number {
  const count = 3 + Math.floor(chance(`weekly|${c.code}|${pair}`) * 3);
  const first = Math.floor(chance(`weekday|${c.code}|${pair}`) * 7);
  let mask = 0;
  for (let i = 0; i < count; i++) mask |= 1 << ((first + Math.round((i * 7) / count)) % 7);
  return mask;
}
