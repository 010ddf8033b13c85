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
import { destinationOf, originOf, routesBetween, routesFrom, routesInto, zoneAt } from '../timetable/network';

const INTERLINE_AIRPORTS = 60;
const INTERLINE_KEPT = 12;
const NEIGHBORS_TRIED = 12;
const DAY = 1440;

/** The honest last resort where nothing else flies: any airlines over major airports, waits up to 24 hours (fare-model.27). */
export function interlineSlices(net: Network, wish: SliceWish): SandboxSlice[] {
  if (!isWorthConnecting(distanceKm(wish.from, wish.to), false)) return [];
  for (const look of [interlineOneStops, interlineTwoStops, interlineThreeStops]) {
    const found = look(net, wish);
    if (found.length > 0) return found.sort((a, b) => a.minutes - b.minutes).slice(0, INTERLINE_KEPT);
  }
  return [];
}

function interlineOneStops(net: Network, wish: SliceWish): SandboxSlice[] {
  return oneStops(net, wish, 'interline');
}

function interlineTwoStops(net: Network, wish: SliceWish): SandboxSlice[] {
  const great = majorAirports(net);
  const out: SandboxSlice[] = [];
  const lasts = routesInto(net, wish.to);
  const { first, end } = routesFrom(net, wish.from);
  for (let r1 = first; r1 < end; r1++) {
    const leg = flightsOn(net, r1, wish)[0];
    const here = destinationOf(net, r1);
    if (!leg) continue;
    for (const r3 of lasts) {
      const there = originOf(net, r3);
      if (!great.has(here) && !great.has(there)) continue;
      const between = routesBetween(net, here, there);
      if (between.first === between.end) continue;
      const second = onward(net, leg, between.first);
      const third = second && onward(net, second, r3);
      if (second && third) out.push(sliceOf(net, [leg, second, third]));
    }
  }
  return out;
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
