/** The worldwide timetable: every route of every airline with its departures, as flat arrays. Built once, in under a second. */
import { at, required } from '#core/domain/values/checkedReads';
import type { Airport, AirportTable } from '../../../../airports/airportTable';
import type { Carriers, SandboxCarrier } from '../fares/carriers';
import { loadCarriers } from '../fares/carriers';
import { departureTimes } from './departures';
import type { TimeZones } from '../../../../geography/timeZones';
import { timeZones } from '../../../../geography/timeZones';
import { blockOf, taxiMinutes, windKmh } from './blockTimes';
import { marketsOf } from '../fares/markets';
import type { Market } from './plannedRoutes';

/** One direction of one airline's route is a number `r`; its facts are at position `r` of each array. Sorted by origin, destination, airline. */
export interface Network {
  readonly airports: AirportTable;
  readonly carriers: Carriers;
  readonly zones: TimeZones;
  /** Zone number of each airport. */
  readonly zoneOf: Int16Array;
  readonly routes: number;
  readonly from: Uint16Array;
  readonly to: Uint16Array;
  readonly carrier: Uint8Array;
  readonly km: Float64Array;
  readonly wind: Float64Array;
  readonly taxi: Uint8Array;
  /** Weekdays of operation, bit 0 = Sunday, local at the origin. */
  readonly mask: Uint8Array;
  /** Departures a day on the days of the mask. */
  readonly daily: Uint8Array;
  /** Local departure times of each route once requested, see {@link departuresOf}. */
  readonly times: (Int16Array | undefined)[];
  /** Routes out of airport a are `outOf[a] … outOf[a+1]`; routes into it are `inRoutes[into[a] … into[a+1])`. */
  readonly outOf: Int32Array;
  readonly into: Int32Array;
  readonly inRoutes: Int32Array;
}

/** What the arrays of a network can number. */
const MOST_AIRPORTS = 2 ** 16;
const MOST_CARRIERS = 2 ** 8;

/** Reference days for curfews: the timetable does not depend on today. */
const WINTER_DAY = Date.UTC(2027, 0, 15) / 60_000;
const SUMMER_DAY = Date.UTC(2027, 6, 15) / 60_000;
const REFERENCE_MONTH = 4;
const RUSH_AIRPORTS = new Set(['LGA', 'EWR', 'JFK', 'ORD', 'LHR', 'DEL', 'BOM', 'MEX', 'GRU']);
const RUSH = { from: 16 * 60, to: 20 * 60, factor: 1.1, most: 20 } as const;

/** Builds the whole timetable; pure in the airport table (about half a second). */
export function buildNetwork(airports: AirportTable): Network {
  const carriers = loadCarriers(airports);
  const zones = timeZones;
  const zoneOf = Int16Array.from(airports.airports, (a) => zones.idOf(a.tz));
  const pairs = marketsOf(airports, carriers);
  const count = airports.airports.length;
  const directed = inOrder(
    pairs.flatMap((r) => [r, { ...r, a: r.b, b: r.a }]),
    count,
    carriers.list.length,
  );

  const n = directed.length;
  const from = Uint16Array.from(directed, (r) => r.a.index);
  const to = Uint16Array.from(directed, (r) => r.b.index);
  const into = startsOf(to, count);
  const inRoutes = new Int32Array(n);
  const next = into.slice();
  for (const [r, airport] of to.entries()) {
    const place = at(next, airport);
    inRoutes[place] = r;
    next[airport] = place + 1;
  }
  return {
    airports,
    carriers,
    zones,
    zoneOf,
    routes: n,
    from,
    to,
    carrier: Uint8Array.from(directed, (r) => r.c.index),
    km: Float64Array.from(directed, (r) => r.km),
    wind: Float64Array.from(directed, (r) => windKmh(r.a, r.b, r.km)),
    taxi: Uint8Array.from(directed, (r) => taxiMinutes(r.a.tier, r.b.tier)),
    mask: Uint8Array.from(directed, (r) => r.mask),
    daily: Uint8Array.from(directed, (r) => Math.max(1, r.daily)),
    times: new Array<Int16Array | undefined>(n),
    outOf: startsOf(from, count),
    into,
    inRoutes,
  };
}

/** Where each airport's routes start when routes are sorted by airport, and where the last of them ends. */
function startsOf(airportOf: Uint16Array, count: number): Int32Array {
  const starts = new Int32Array(count + 1);
  for (const airport of airportOf) starts[airport + 1] = at(starts, airport + 1) + 1;
  let sum = 0;
  for (const [i, routes] of starts.entries()) starts[i] = sum += routes;
  return starts;
}

/** By origin, destination and airline; sorting numbers is several times quicker than sorting objects. Throws where a table outgrows its arrays. */
export function inOrder(list: readonly Market[], airports: number, carriers: number): Market[] {
  if (airports > MOST_AIRPORTS || carriers > MOST_CARRIERS || airports ** 2 * carriers * list.length > Number.MAX_SAFE_INTEGER)
    throw new Error(`${String(airports)} airports, ${String(carriers)} airlines and ${String(list.length)} routes are too many to number`);
  const keys = Float64Array.from(list, (r, i) => ((r.a.index * airports + r.b.index) * carriers + r.c.index) * list.length + i).sort();
  return Array.from(keys, (key) => list[key % list.length]).flatMap((r) => r ?? []);
}

/** Some routes in a row: `first`, and `end` behind the last. */
export interface RouteRange {
  readonly first: number;
  readonly end: number;
}

// Each fact is read by a function of its own: one for all kinds of arrays would be slow in the loops of a search.

/** The airport at a position of the table. */
export const airportAt = (net: Network, index: number): Airport => required(net.airports.airports[index], index);
/** The airline at a position of the list. */
export const carrierAt = (net: Network, index: number): SandboxCarrier => required(net.carriers.list[index], index);
/** Zone number of an airport. */
export const zoneAt = (net: Network, airport: Airport): number => required(net.zoneOf[airport.index], airport.code);

export const originOf = (net: Network, r: number): Airport => airportAt(net, required(net.from[r], r));
export const destinationOf = (net: Network, r: number): Airport => airportAt(net, required(net.to[r], r));
export const carrierOf = (net: Network, r: number): SandboxCarrier => carrierAt(net, required(net.carrier[r], r));
export const kmOf = (net: Network, r: number): number => required(net.km[r], r);
export const weekdaysOf = (net: Network, r: number): number => required(net.mask[r], r);
export const dailyOf = (net: Network, r: number): number => required(net.daily[r], r);

/** Whether the airlines of two routes sell one ticket. */
export const arePartners = (net: Network, r1: number, r2: number): boolean =>
  net.carriers.isPartner(required(net.carrier[r1], r1), required(net.carrier[r2], r2));

/** All routes out of an airport, by destination. */
export function routesFrom(net: Network, { index, code }: Airport): RouteRange {
  return { first: required(net.outOf[index], code), end: required(net.outOf[index + 1], code) };
}

/** Codes of all airports that something flies from. */
export const servedAirports = (net: Network): ReadonlySet<string> => new Set(Array.from(net.from, (a) => airportAt(net, a).code));

/** All routes into an airport. */
export function routesInto(net: Network, { index, code }: Airport): Int32Array {
  return net.inRoutes.subarray(required(net.into[index], code), required(net.into[index + 1], code));
}

/** The routes of all airlines from one airport to another. */
export function routesBetween(net: Network, from: Airport, to: Airport): RouteRange {
  const all = routesFrom(net, from);
  let first = all.first;
  let high = all.end;
  while (first < high) {
    const middle = (first + high) >> 1;
    if (required(net.to[middle], middle) < to.index) first = middle + 1;
    else high = middle;
  }
  let end = first;
  while (end < all.end && net.to[end] === to.index) end++;
  return { first, end };
}

/** Local departure times of a route in minutes since midnight, ascending; worked out on first use and kept. */
export function departuresOf(net: Network, r: number): Int16Array {
  const known = net.times[r];
  if (known) return known;
  const from = originOf(net, r);
  const to = destinationOf(net, r);
  const clockChange = (utc: number): number => net.zones.offsetAt(zoneAt(net, to), utc) - net.zones.offsetAt(zoneAt(net, from), utc);
  const times = departureTimes({
    carrier: carrierOf(net, r).code,
    from,
    to,
    km: kmOf(net, r),
    block: blockMinutes(net, r, REFERENCE_MONTH),
    count: dailyOf(net, r),
    clockChange: [clockChange(WINTER_DAY), clockChange(SUMMER_DAY)],
  });
  return (net.times[r] = Int16Array.from(times));
}

/** Scheduled block minutes of route `r` in a month (1-12): of most departures, and of those at rush hours, which are padded. */
export function blocksOfRoute(net: Network, r: number, month: number): { readonly usual: number; readonly atRush: number } {
  const usual = blockMinutes(net, r, month);
  // the queue is on the ground: it is no longer for a long flight
  const queue = Math.min(RUSH.most, Math.round((usual * (RUSH.factor - 1)) / 5) * 5);
  return { usual, atRush: RUSH_AIRPORTS.has(originOf(net, r).code) ? usual + queue : usual };
}

function blockMinutes(net: Network, r: number, month: number): number {
  return blockOf(kmOf(net, r), required(net.wind[r], r), required(net.taxi[r], r), month);
}

/** Whether a local minute of departure lies in the evening rush. */
export const isRushHour = (minute: number): boolean => minute >= RUSH.from && minute < RUSH.to;
