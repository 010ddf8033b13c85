/** A departure of a route on a day, with its moments in UTC. */
import type { Network } from './network';
import { blockOfRoute, departuresOf } from './network';

/** One flight on one day. Moments are UTC minutes since 1970, `day` is the local day number at the origin. */
export interface LegInstance {
  readonly route: number;
  /** Place in the day's departures of the route. */
  readonly order: number;
  readonly day: number;
  readonly out: number;
  readonly in: number;
}

const DAY = 1440;

let lastMonth = { day: NaN, month: 0 };

/** Month 1-12 of a day number; a search asks for the same few days again and again. */
export function monthOfDay(day: number): number {
  if (lastMonth.day !== day) lastMonth = { day, month: new Date(day * 86_400_000).getUTCMonth() + 1 };
  return lastMonth.month;
}

/** Weekday of a day number, 0 = Sunday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** Whether a route operates on a local day. */
export function runsOn(net: Network, route: number, day: number): boolean {
  return (((net.mask[route] ?? 0) >> weekdayOf(day)) & 1) === 1;
}

/** The flight of a route's n-th departure on a day; the caller knows that it runs. */
export function legOf(net: Network, route: number, order: number, day: number, month: number): LegInstance {
  const minute = departuresOf(net, route)[order] ?? 0;
  const out = net.zones.toUtc(net.zoneOf[net.from[route] ?? 0] ?? 0, day * DAY + minute);
  return { route, order, day, out, in: out + blockOfRoute(net, route, month, minute) };
}

/** The first flight of a route from `ready` on, or null when none leaves by `latest` (UTC minutes). */
export function firstFlight(net: Network, route: number, ready: number, latest: number): LegInstance | null {
  const local = ready + net.zones.offsetAt(net.zoneOf[net.from[route] ?? 0] ?? 0, ready);
  const times = departuresOf(net, route);
  for (let day = Math.floor(local / DAY); day * DAY <= local + latest - ready; day++) {
    if (!runsOn(net, route, day)) continue;
    for (let order = 0; order < times.length; order++) {
      if (day * DAY + (times[order] ?? 0) < local) continue;
      const leg = legOf(net, route, order, day, monthOfDay(day));
      if (leg.out > latest) return null;
      if (leg.out >= ready) return leg;
    }
  }
  return null;
}

/** Local minutes since 1970 of a leg's departure and arrival, each at its own airport. */
export function localTimes(net: Network, leg: LegInstance): { readonly departs: number; readonly arrives: number } {
  const from = net.zoneOf[net.from[leg.route] ?? 0] ?? 0;
  const to = net.zoneOf[net.to[leg.route] ?? 0] ?? 0;
  return { departs: leg.out + net.zones.offsetAt(from, leg.out), arrives: leg.in + net.zones.offsetAt(to, leg.in) };
}
