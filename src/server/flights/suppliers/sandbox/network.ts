/** The worldwide timetable: every route of every airline with its departures, as flat arrays. Built once, in under a second. */
import type { AirportTable } from '../../../airports/airportTable';
import type { Carriers } from './carriers';
import { loadCarriers } from './carriers';
import { departureTimes } from './departures';
import type { TimeZones } from '../../../geography/timeZones';
import { timeZones } from '../../../geography/timeZones';
import { blockOf, taxiMinutes, windKmh } from './blockTimes';
import { marketsOf } from './markets';
import type { Market } from './plannedRoutes';

/** One direction of one airline's route is a number `r`; its facts stand at position `r` of each array. Sorted by origin, destination, airline. */
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
  /** Local departure times of each route once asked for, see {@link departuresOf}. */
  readonly times: (Int16Array | undefined)[];
  /** Routes out of airport a are `outOf[a] … outOf[a+1]`; routes into it are `inRoutes[into[a] … into[a+1])`. */
  readonly outOf: Int32Array;
  readonly into: Int32Array;
  readonly inRoutes: Int32Array;
}

/** Reference days for curfews: the timetable does not depend on today. */
const WINTER_DAY = Date.UTC(2027, 0, 15) / 60_000;
const SUMMER_DAY = Date.UTC(2027, 6, 15) / 60_000;
const REFERENCE_MONTH = 4;
const RUSH_AIRPORTS = new Set(['LGA', 'EWR', 'JFK', 'ORD', 'LHR', 'DEL', 'BOM', 'MEX', 'GRU']);
const RUSH = { from: 16 * 60, to: 20 * 60, factor: 1.1 } as const;

/** Builds the whole timetable; pure in the airport table (about half a second). */
export function buildNetwork(airports: AirportTable): Network {
  const carriers = loadCarriers(airports);
  const zones = timeZones;
  const zoneOf = Int16Array.from(airports.airports, (a) => zones.idOf(a.tz));
  const pairs = marketsOf(airports, carriers);
  const directed = inOrder(pairs.flatMap((r) => [r, { ...r, a: r.b, b: r.a }]));

  const n = directed.length;
  const count = airports.airports.length;
  const km = Float64Array.from(directed, (r) => r.km);
  const wind = Float64Array.from(directed, (r, i) => windKmh(r.a, r.b, km[i] ?? 1));
  const taxi = Uint8Array.from(directed, (r) => taxiMinutes(r.a.tier, r.b.tier));
  const outOf = new Int32Array(count + 1);
  const into = new Int32Array(count + 1);
  for (const r of directed) {
    outOf[r.a.index + 1] = (outOf[r.a.index + 1] ?? 0) + 1;
    into[r.b.index + 1] = (into[r.b.index + 1] ?? 0) + 1;
  }
  for (let i = 0; i < count; i++) {
    outOf[i + 1] = (outOf[i + 1] ?? 0) + (outOf[i] ?? 0);
    into[i + 1] = (into[i + 1] ?? 0) + (into[i] ?? 0);
  }
  const inRoutes = new Int32Array(n);
  const next = into.slice();
  directed.forEach((r, i) => {
    const at = next[r.b.index] ?? 0;
    inRoutes[at] = i;
    next[r.b.index] = at + 1;
  });
  return {
    airports,
    carriers,
    zones,
    zoneOf,
    routes: n,
    from: Uint16Array.from(directed, (r) => r.a.index),
    to: Uint16Array.from(directed, (r) => r.b.index),
    carrier: Uint8Array.from(directed, (r) => r.c.index),
    km,
    wind,
    taxi,
    mask: Uint8Array.from(directed, (r) => r.mask),
    daily: Uint8Array.from(directed, (r) => Math.max(1, r.daily)),
    times: new Array<Int16Array | undefined>(n),
    outOf,
    into,
    inRoutes,
  };
}

/** By origin, destination and airline; sorting numbers is several times quicker than sorting objects. */
function inOrder(list: readonly Market[]): Market[] {
  const keys = Float64Array.from(list, (r, i) => ((r.a.index * 4096 + r.b.index) * 128 + r.c.index) * 2 ** 18 + i).sort();
  return Array.from(keys, (key) => list[key % 2 ** 18]).flatMap((r) => r ?? []);
}

/** Position of the first route from `from` to `to`; they end where the destination changes. */
export function firstRoute(net: Network, from: number, to: number): number {
  let low = net.outOf[from] ?? 0;
  let high = net.outOf[from + 1] ?? 0;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((net.to[middle] ?? 0) < to) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Local departure times of a route in minutes since midnight, ascending; worked out on first use and kept. */
export function departuresOf(net: Network, r: number): Int16Array {
  const known = net.times[r];
  if (known) return known;
  const a = net.from[r] ?? 0;
  const b = net.to[r] ?? 0;
  const from = net.airports.airports[a];
  const to = net.airports.airports[b];
  const carrier = net.carriers.list[net.carrier[r] ?? 0];
  if (!from || !to || !carrier) throw new Error(`no route ${r}`);
  const clockChange = (utc: number): number => net.zones.offsetAt(net.zoneOf[b] ?? 0, utc) - net.zones.offsetAt(net.zoneOf[a] ?? 0, utc);
  const times = departureTimes({
    carrier: carrier.code,
    from,
    to,
    km: net.km[r] ?? 0,
    block: blockOf(net.km[r] ?? 0, net.wind[r] ?? 0, net.taxi[r] ?? 0, REFERENCE_MONTH),
    count: net.daily[r] ?? 1,
    clockChange: [clockChange(WINTER_DAY), clockChange(SUMMER_DAY)],
  });
  return (net.times[r] = Int16Array.from(times));
}

/** Scheduled block minutes of route `r` in a month (1-12): of most departures, and of those at rush hours, which are padded. */
export function blocksOfRoute(net: Network, r: number, month: number): { readonly usual: number; readonly atRush: number } {
  const usual = blockOf(net.km[r] ?? 0, net.wind[r] ?? 0, net.taxi[r] ?? 0, month);
  const code = net.airports.airports[net.from[r] ?? 0]?.code ?? '';
  return { usual, atRush: RUSH_AIRPORTS.has(code) ? Math.round((usual * RUSH.factor) / 5) * 5 : usual };
}

/** Whether a local minute of departure lies in the evening rush. */
export const isRushHour = (minute: number): boolean => minute >= RUSH.from && minute < RUSH.to;
