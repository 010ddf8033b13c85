/** A departure of a route on a day, with its moments in UTC. */
import { isOnSabbath, keepsSabbath } from './closures';
import type { Network } from './network';
import { blocksOfRoute, carrierOf, departuresOf, destinationOf, isRushHour, originOf, weekdaysOf, zoneAt } from './network';

/** One flight on one day. Moments are UTC minutes since 1970, `day` is the local day number at the origin. */
export interface LegInstance {
  readonly route: number;
  /** Place in the day's departures of the route. */
  readonly order: number;
  readonly day: number;
  /** Local time of departure, minutes since midnight. */
  readonly minute: number;
  readonly out: number;
  readonly in: number;
}

const DAY = 1440;

let lastMonth = { day: NaN, month: 0 };

/** Month 1-12 of a day number; a search asks for the same few days again and again. */
function monthOfDay(day: number): number {
  if (lastMonth.day !== day) lastMonth = { day, month: new Date(day * 86_400_000).getUTCMonth() + 1 };
  return lastMonth.month;
}

/** Weekday of a day number, 0 = Sunday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** Whether a route operates on a local day. */
export function runsOn(net: Network, route: number, day: number): boolean {
  return ((weekdaysOf(net, route) >> weekdayOf(day)) & 1) === 1;
}

/** Days of routes kept: more than any one search asks for, a few megabytes. */
const MOST_KEPT = 8192;
const keptOf = new WeakMap<Network, Map<number, readonly LegInstance[]>>();
const NO_FLIGHTS: readonly LegInstance[] = [];

/**
 * All flights of a route on a local day, earliest first. A search asks for the same ones over many connections, the search
 * of the next day for half of them again: two days of a route are kept for a while.
 */
export function flightsOfDay(net: Network, route: number, day: number): readonly LegInstance[] {
  if (!runsOn(net, route, day)) return NO_FLIGHTS;
  const place = 2 * route + (day & 1);
  const kept = keptOf.get(net) ?? new Map<number, readonly LegInstance[]>();
  const known = kept.get(place);
  if (known?.[0]?.day === day) return known;
  const zone = zoneAt(net, originOf(net, route));
  const times = departuresOf(net, route);
  const { usual, atRush } = blocksOfRoute(net, route, monthOfDay(day));
  const start = day * DAY;
  const offset = net.zones.steadyOffset(zone, start, start + DAY);
  const isRest = keepsSabbath(carrierOf(net, route).code);
  const made: LegInstance[] = [];
  for (const [order, minute] of times.entries()) {
    const out = offset === null ? net.zones.toUtc(zone, start + minute) : start + minute - offset;
    const leg = { route, order, day, minute, out, in: out + (isRushHour(minute) ? atRush : usual) };
    if (!isRest || !isInAirOnSabbath(net, leg)) made.push(leg);
  }
  if (kept.size >= MOST_KEPT) kept.clear();
  keptOf.set(net, kept.set(place, made));
  return made;
}

/** Whether a flight meets the Sabbath of where it leaves or of where it lands. */
function isInAirOnSabbath(net: Network, leg: LegInstance): boolean {
  return [originOf(net, leg.route), destinationOf(net, leg.route)].some((place) => {
    const local = leg.out + net.zones.offsetAt(zoneAt(net, place), leg.out);
    return isOnSabbath(local, local + leg.in - leg.out);
  });
}

/** Flights of a route on every day that holds a moment from `ready` to `latest` (UTC minutes), earliest first. */
export function flightsAround(net: Network, route: number, ready: number, latest: number): readonly LegInstance[] {
  const local = ready + net.zones.offsetAt(zoneAt(net, originOf(net, route)), ready);
  const first = Math.floor(local / DAY);
  let found = flightsOfDay(net, route, first);
  for (let day = first + 1; day * DAY <= local + latest - ready; day++) {
    const next = flightsOfDay(net, route, day);
    found = found.length === 0 ? next : next.length === 0 ? found : [...found, ...next];
  }
  return found;
}

/** The first flight of a route from `ready` on, or null when none leaves by `latest` (UTC minutes). */
export function firstFlight(net: Network, route: number, ready: number, latest: number): LegInstance | null {
  for (const leg of flightsAround(net, route, ready, latest)) {
    if (leg.out > latest) return null;
    if (leg.out >= ready) return leg;
  }
  return null;
}

/** Local minutes since 1970 of a leg's departure and arrival, each at its own airport. */
export function localTimes(net: Network, leg: LegInstance): { readonly departs: number; readonly arrives: number } {
  const from = zoneAt(net, originOf(net, leg.route));
  const to = zoneAt(net, destinationOf(net, leg.route));
  return { departs: leg.out + net.zones.offsetAt(from, leg.out), arrives: leg.in + net.zones.offsetAt(to, leg.in) };
}
