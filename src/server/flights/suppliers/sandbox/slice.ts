/** A slice, and how two of its flights are joined. */
import type { Airport } from '../../../airports/airportTable';
import { LONGEST_DOMESTIC, LONGEST_DOMESTIC_AT_NEED, LONGEST_INTERLINE, longestConnection, minimumConnection } from './connections';
import type { LegInstance } from './legs';
import { flightsOfDay } from './legs';
import type { Network } from './network';

/** One direction of a trip, as positions in the network. */
export interface SandboxSlice {
  readonly legs: readonly LegInstance[];
  readonly from: number;
  readonly to: number;
  /** Airline of the longest leg: it issues the ticket. */
  readonly carrier: number;
  readonly minutes: number;
  /** Two airlines that do not work together: the traveler changes on two tickets. */
  readonly isInterline: boolean;
}

/** What is looked for: local day at the origin; nothing leaves before `notBefore` (UTC minutes). */
export interface SliceWish {
  readonly from: Airport;
  readonly to: Airport;
  readonly day: number;
  readonly notBefore: number;
}

/** How far a search goes: partners within the usual waits, longer domestic waits, or anybody within 24 hours. */
export type Reach = 'usual' | 'patient' | 'interline';

/** The airport at a position of the table. */
export function airportAt(net: Network, index: number): Airport {
  const a = net.airports.airports[index];
  if (!a) throw new Error(`no airport ${index}`);
  return a;
}

/** A slice of legs that were found to fit. */
export function sliceOf(net: Network, legs: readonly LegInstance[]): SandboxSlice {
  const first = legs[0];
  const last = legs[legs.length - 1];
  if (!first || !last) throw new Error('a slice has legs');
  let main = first;
  let isInterline = false;
  for (let i = 1; i < legs.length; i++) {
    const leg = legs[i] ?? main;
    const before = legs[i - 1] ?? main;
    if ((net.km[leg.route] ?? 0) > (net.km[main.route] ?? 0)) main = leg;
    if (!net.carriers.isPartner(net.carrier[before.route] ?? 0, net.carrier[leg.route] ?? 0)) isInterline = true;
  }
  return {
    legs,
    from: net.from[first.route] ?? 0,
    to: net.to[last.route] ?? 0,
    carrier: net.carrier[main.route] ?? 0,
    minutes: last.in - first.out,
    isInterline,
  };
}

/** The flights of a route on the wished day that are still sold, latest first. */
export function flightsOn(net: Network, r: number, wish: SliceWish): LegInstance[] {
  const all = flightsOfDay(net, r, wish.day);
  const out: LegInstance[] = [];
  for (let i = all.length - 1; i >= 0; i--) {
    const leg = all[i];
    if (leg && leg.out >= wish.notBefore) out.push(leg);
  }
  return out;
}

/** Minutes between landing and taking off. */
export interface Wait {
  readonly least: number;
  readonly most: number;
}

/** The longest wait and the least time between two routes; null where they cannot be joined. */
export function waits(net: Network, r1: number, r2: number, reach: Reach): Wait | null {
  const c1 = net.carrier[r1] ?? 0;
  const c2 = net.carrier[r2] ?? 0;
  if (reach !== 'interline' && !net.carriers.isPartner(c1, c2)) return null;
  const via = airportAt(net, net.to[r1] ?? 0);
  const connection = {
    a: airportAt(net, net.from[r1] ?? 0),
    via,
    next: airportAt(net, net.from[r2] ?? 0),
    b: airportAt(net, net.to[r2] ?? 0),
    isOtherCarrier: c1 !== c2,
  };
  const usual = longestConnection(connection);
  const most =
    reach === 'interline' ? LONGEST_INTERLINE : reach === 'patient' && usual === LONGEST_DOMESTIC ? LONGEST_DOMESTIC_AT_NEED : usual;
  return { least: minimumConnection(connection), most };
}
