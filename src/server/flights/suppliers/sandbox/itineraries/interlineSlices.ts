/** Where nothing flies within the usual waits: 24-hour interline over major airports (fare-model.27). */
import type { Airport } from '../../../../airports/airportTable';
import { distanceKm } from '../../../../geography/distance';
import { isWorthConnecting } from '../timetable/connections';
import type { SandboxSlice, SliceWish } from './slice';
import { flightsOn, sliceOf, waits } from './slice';
import { oneStops } from './slices';
import type { LegInstance } from '../timetable/legs';
import { firstFlight, runsOn } from '../timetable/legs';
import type { Network } from '../timetable/network';
import { arePartners, destinationOf, kmOf, originOf, routesBetween, routesFrom, routesInto, zoneAt } from '../timetable/network';

const INTERLINE_AIRPORTS = 60;
const INTERLINE_KEPT = 12;
const NEIGHBORS_TRIED = 12;
const DAY = 1440;

/** The honest last resort where nothing else flies: any airlines over major airports, waits up to 24 hours (fare-model.27). */
export function interlineSlices(net: Network, wish: SliceWish): SandboxSlice[] {
  if (!isWorthConnecting(distanceKm(wish.from, wish.to), false)) return [];
  for (const look of [interlineOneStops, interlineTwoStops, interlineThreeStops]) {
    const found = look(net, wish);
    if (found.length > 0)
      return found.sort((a, b) => byTicket(a, b) || a.minutes - b.minutes || flownKm(net, a) - flownKm(net, b)).slice(0, INTERLINE_KEPT);
  }
  return [];
}

/** One ticket before two. */
const byTicket = (a: SandboxSlice, b: SandboxSlice): number => Number(a.isInterline) - Number(b.isInterline);

const flownKm = (net: Network, { legs }: SandboxSlice): number => legs.reduce((sum, { route }) => sum + kmOf(net, route), 0);

function interlineOneStops(net: Network, wish: SliceWish): SandboxSlice[] {
  return oneStops(net, wish, 'interline');
}

function interlineTwoStops(net: Network, wish: SliceWish): SandboxSlice[] {
  const great = majorAirports(net);
  const out: SandboxSlice[] = [];
  const lasts = routesInto(net, wish.to);
  const { first, end } = routesFrom(net, wish.from);
  for (let r1 = first; r1 < end; r1++) {
    const flights = flightsOn(net, r1, wish);
    if (flights.length === 0) continue;
    const here = destinationOf(net, r1);
    for (const r3 of lasts) {
      const there = originOf(net, r3);
      // an airline's own way leads over its own hubs
      if (!great.has(here) && !great.has(there) && !arePartners(net, r1, r3)) continue;
      const between = routesBetween(net, here, there);
      for (let r2 = between.first; r2 < between.end; r2++) {
        const found = soonest(net, flights, r2, r3);
        if (found) out.push(found);
      }
    }
  }
  return out;
}

/** Of the flights of a day, the one with the shortest way on over two routes; the later one of two that meet the same flight. */
function soonest(net: Network, flights: readonly LegInstance[], r2: number, r3: number): SandboxSlice | null {
  let best: SandboxSlice | null = null;
  for (const leg of flights) {
    const second = onward(net, leg, r2);
    const third = second && onward(net, second, r3);
    if (second && third && third.in - leg.out < (best?.minutes ?? Infinity)) best = sliceOf(net, [leg, second, third]);
  }
  return best;
}

/** City airports with short flights only, far apart: first to a greater airport, from there as above. */
function interlineThreeStops(net: Network, wish: SliceWish): SandboxSlice[] {
  const nearest = [...neighborsOf(net, wish)].sort((a, b) => b.to.weight - a.to.weight || a.r - b.r).slice(0, NEIGHBORS_TRIED);
  const out: SandboxSlice[] = [];
  for (const { r, to } of nearest) {
    const leg = flightsOn(net, r, wish)[0];
    if (!leg || to === wish.to) continue;
    const landed = leg.in + net.zones.offsetAt(zoneAt(net, to), leg.in);
    for (const day of [Math.floor(landed / DAY), Math.floor(landed / DAY) + 1]) {
      for (const rest of interlineTwoStops(net, { from: to, to: wish.to, day, notBefore: leg.in })) {
        const next = rest.legs[0];
        const wait = waits(net, leg.route, next.route, 'interline');
        if (wait && next.out - leg.in >= wait.least && next.out - leg.in <= wait.most) out.push(sliceOf(net, [leg, ...rest.legs]));
      }
    }
  }
  return out;
}

function* neighborsOf(net: Network, wish: SliceWish): Generator<{ readonly r: number; readonly to: Airport }> {
  const { first, end } = routesFrom(net, wish.from);
  for (let r = first; r < end; r++) if (runsOn(net, r, wish.day)) yield { r, to: destinationOf(net, r) };
}

/** The next flight of a route after a leg, any airline, within 24 hours. */
function onward(net: Network, leg: LegInstance, route: number): LegInstance | null {
  const wait = waits(net, leg.route, route, 'interline');
  return wait && firstFlight(net, route, leg.in + wait.least, leg.in + wait.most);
}

const greatest = new WeakMap<Network, ReadonlySet<Airport>>();
function majorAirports(net: Network): ReadonlySet<Airport> {
  const known = greatest.get(net);
  if (known) return known;
  const list = [...net.airports.airports].sort((a, b) => b.weight - a.weight || a.index - b.index).slice(0, INTERLINE_AIRPORTS);
  const made = new Set(list);
  greatest.set(net, made);
  return made;
}
