/** A slice, and how two of its flights are joined. */
import type { NonEmpty } from '#core/domain/values/nonEmpty';
import type { Airport } from '../../../../airports/airportTable';
import {
  LONGEST_DOMESTIC,
  LONGEST_DOMESTIC_AT_NEED,
  LONGEST_INTERLINE,
  longestConnection,
  minimumConnection,
} from '../timetable/connections';
import type { LegInstance } from '../timetable/legs';
import { flightsOfDay } from '../timetable/legs';
import type { Network } from '../timetable/network';
import { arePartners, carrierOf, destinationOf, kmOf, originOf } from '../timetable/network';

/** One direction of a trip, as positions in the network. */
export interface SandboxSlice {
  readonly legs: NonEmpty<LegInstance>;
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

/** A slice of legs that were found to fit. */
export function sliceOf(net: Network, legs: NonEmpty<LegInstance>): SandboxSlice {
  const first = legs[0];
  let main = first;
  let last = first;
  let isInterline = false;
  for (const leg of legs) {
    if (kmOf(net, leg.route) > kmOf(net, main.route)) main = leg;
    if (!arePartners(net, last.route, leg.route)) isInterline = true;
    last = leg;
  }
  return {
    legs,
    from: originOf(net, first.route).index,
    to: destinationOf(net, last.route).index,
    carrier: carrierOf(net, main.route).index,
    minutes: last.in - first.out,
    isInterline,
  };
}

/** The flights of a route on the wished day that are still sold, latest first. */
export function flightsOn(net: Network, r: number, wish: SliceWish): LegInstance[] {
  return flightsOfDay(net, r, wish.day)
    .filter((leg) => leg.out >= wish.notBefore)
    .reverse();
}

/** Minutes between landing and taking off. */
export interface Wait {
  readonly least: number;
  readonly most: number;
}

/** The longest wait and the least time between two routes; null where they cannot be joined. */
export function waits(net: Network, r1: number, r2: number, reach: Reach): Wait | null {
  if (reach !== 'interline' && !arePartners(net, r1, r2)) return null;
  const connection = {
    a: originOf(net, r1),
    via: destinationOf(net, r1),
    next: originOf(net, r2),
    b: destinationOf(net, r2),
    isOtherCarrier: carrierOf(net, r1) !== carrierOf(net, r2),
    isSelfTransfer: !arePartners(net, r1, r2),
  };
  const usual = longestConnection(connection);
  const most =
    reach === 'interline' ? LONGEST_INTERLINE : reach === 'patient' && usual === LONGEST_DOMESTIC ? LONGEST_DOMESTIC_AT_NEED : usual;
  return { least: minimumConnection(connection), most };
}
