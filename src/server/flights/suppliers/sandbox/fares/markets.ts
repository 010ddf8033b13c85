/**
 * Which airline flies between which airports (fare-model.2 to fare-model.4). Abroad by the list that airlines publish; in its own
 * part of the world each hub and base serves as many destinations as the airline says, the most attractive first.
 */
import type { Airport, AirportTable } from '../../../../airports/airportTable';
import { distanceKm } from '../../../../geography/distance';
import type { MarketWorld } from './attraction';
import { attraction, marketWorld } from './attraction';
import type { Carriers, SandboxCarrier } from './carriers';
import { isClosedTo } from '../timetable/closures';
import { ableFleet } from '../timetable/equipment';
import { frequencies } from '../timetable/frequencies';
import type { Market, PlannedRoute } from '../timetable/plannedRoutes';
import { pairNumber } from '../timetable/plannedRoutes';
import { smallAirports } from '../smallAirports';
import { flagOf, isSameCountry } from './regions';
import { ABROAD_WEIGHT, isPossible, isWithinPerimeter } from '../itineraries/rights';

/** A feeder flight is no shorter, kilometers. */
const LEAST_FEEDER_KM = 130;

/** Every pair of airports some airline flies, each once. */
export function marketsOf(airports: AirportTable, carriers: Carriers): Market[] {
  const list = airports.airports;
  const world = marketWorld(airports, carriers);
  const planned: PlannedRoute[] = [];
  for (const c of carriers.list) {
    const seen = new Set<number>();
    const plan = (route: PlannedRoute): void => {
      const key = pairNumber(route.a, route.b);
      if (seen.has(key)) return;
      seen.add(key);
      planned.push(route);
    };
    for (const { from, to, daily } of [...c.listed, ...smallAirports.routesOf(c.code)]) {
      const [a, b] = [airports.get(from), airports.get(to)];
      if (a && b && distanceKm(a, b) <= c.reachKm && !isClosedTo(c.code, a, b)) plan({ a, b, c, km: distanceKm(a, b), listed: daily });
    }
    for (const [code, count] of c.stations) {
      const hub = airports.get(code);
      if (!hub || count === 0) continue;
      for (const { to, km } of destinations(c, hub, count, list, world)) plan({ a: hub, b: to, c, km, listed: null });
    }
  }
  return frequencies([...planned, ...lifelines(list, carriers, planned)], list.length);
}

interface Destination {
  readonly to: Airport;
  readonly km: number;
  readonly worth: number;
}

/** The most attractive destinations of one hub or base. */
function destinations(c: SandboxCarrier, hub: Airport, count: number, list: readonly Airport[], world: MarketWorld): Destination[] {
  const out: Destination[] = [];
  for (const to of list) {
    if (to === hub || smallAirports.has(to.code) || (to.weight < ABROAD_WEIGHT && flagOf(to) !== flagOf(hub))) continue;
    const km = distanceKm(hub, to);
    if (isPossible(c, hub, to, km)) out.push({ to, km, worth: attraction(c, hub, to, km, world) });
  }
  return out.sort((x, y) => y.worth - x.worth || x.to.index - y.to.index).slice(0, count);
}

/** Whether a route connects its ends with the world by itself: flown by a network airline, published, or between airports of some size. */
const isTie = ({ a, b, c, listed }: PlannedRoute): boolean =>
  c.tier === 'full' || listed !== null || Math.min(a.weight, b.weight) >= ABROAD_WEIGHT;

/**
 * An airport no network airline chose has one route all the same: to the nearest hub or base in its country of an airline that may fly there. One
 * from abroad would be made up: those are listed.
 */
function lifelines(list: readonly Airport[], carriers: Carriers, planned: readonly PlannedRoute[]): PlannedRoute[] {
  const flown = new Set(planned.map((r) => r.c.index * 2 ** 32 + pairNumber(r.a, r.b)));
  const served = new Set(planned.flatMap((r) => (isTie(r) ? [r.a, r.b] : [r.a, r.b].filter(({ code }) => r.c.stations.has(code)))));
  const stations = new Map<string, SandboxCarrier[]>();
  for (const c of carriers.list)
    if (c.tier !== 'ulcc') for (const [code, count] of c.stations) if (count > 0) stations.set(code, [...(stations.get(code) ?? []), c]);
  const hubs = list.filter((a) => stations.has(a.code));
  const out: PlannedRoute[] = [];
  for (const x of list) {
    if (served.has(x) || smallAirports.has(x.code)) continue;
    let best: PlannedRoute | null = null;
    for (const hub of hubs) {
      if (!isSameCountry(x, hub)) continue;
      const km = distanceKm(x, hub);
      if (km >= (best?.km ?? Infinity) || km < LEAST_FEEDER_KM || x.metro === hub.metro) continue;
      const c = stations.get(hub.code)?.find(
        (one) =>
          one.homes.has(flagOf(x)) &&
          // regional partners feed a network airline; others fly where they say
          (one.tier === 'full' || one.only === null || one.only.has(x.code)) &&
          !one.never.has(x.code) &&
          !isClosedTo(one.code, x, hub) &&
          !flown.has(one.index * 2 ** 32 + pairNumber(x, hub)) &&
          ableFleet(one.fleet, x.code, hub.code, km).length > 0 &&
          isWithinPerimeter(one, x, hub, km),
      );
      if (c) best = { a: hub, b: x, c, km, listed: 1 };
    }
    if (best) out.push(best);
  }
  return out;
}
