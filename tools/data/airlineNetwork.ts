/** What the timetable and the fares say of one airline, for its page (content.48). */
import type { AirlineNetwork, FareLine } from '#core/content/airlines/airlineNetwork';
import { addDays } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import type { FareConditions } from '#core/domain/flights/flights';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor } from '#core/domain/search/trip';
import type { Cabin, SearchQuery } from '#core/domain/search/trip';
import type { Airport } from '#server/airports/airportTable';
import { sellsCabin } from '#server/flights/suppliers/sandbox/fares/carriers';
import type { SandboxCarrier } from '#server/flights/suppliers/sandbox/fares/carriers';
import { flightListOf } from '#server/flights/suppliers/sandbox/itineraries/flightList';
import { itinerariesFor } from '#server/flights/suppliers/sandbox/itineraries/itinerarySearch';
import { blocksOfRoute } from '#server/flights/suppliers/sandbox/timetable/network';
import type { Network } from '#server/flights/suppliers/sandbox/timetable/network';
import { busiestRoute, daysIn } from './busiestRoute';

/** One direction of a route. */
export interface Route {
  readonly from: Airport;
  readonly to: Airport;
  readonly km: number;
  readonly minutes: number;
  readonly perWeek: number;
}

const REFERENCE_MONTH = 4;
const STATIONS = 6;
const BUSIEST = 6;
const GATEWAYS = 8;
const FARES = 5;
/** Days ahead at which fares are looked at, and the stay. */
const DAYS_AHEAD = [14, 21, 28, 35, 42, 49, 56] as const;
const STAY_DAYS = 7;
const CABINS = ['Economy', 'PremiumEconomy', 'Business', 'First'] as const satisfies readonly Cabin[];

/** Every route of an airline, most departures first. */
export function routesOf(net: Network, carrier: SandboxCarrier): readonly Route[] {
  const routes: Route[] = [];
  for (let r = 0; r < net.routes; r++) {
    const from = net.airports.airports[net.from[r] ?? -1];
    const to = net.airports.airports[net.to[r] ?? -1];
    if (net.carrier[r] !== carrier.index || !from || !to) continue;
    const perWeek = (net.daily[r] ?? 0) * daysIn(net.mask[r] ?? 0);
    routes.push({ from, to, km: net.km[r] ?? 0, minutes: blocksOfRoute(net, r, REFERENCE_MONTH).usual, perWeek });
  }
  return routes.sort(
    (a, b) => b.perWeek - a.perWeek || b.to.weight - a.to.weight || (a.from.code + a.to.code < b.from.code + b.to.code ? -1 : 1),
  );
}

const sum = (routes: readonly Route[]): number => routes.reduce((total, { perWeek }) => total + perWeek, 0);

/** Routes by an airport, the airport with the most departures first. */
function byAirport(routes: readonly Route[], of: (route: Route) => string): readonly (readonly [string, readonly Route[]])[] {
  const found = new Map<string, Route[]>();
  for (const route of routes) {
    const list = found.get(of(route));
    if (list) list.push(route);
    else found.set(of(route), [route]);
  }
  return [...found].sort(([a, x], [b, y]) => sum(y) - sum(x) || (a < b ? -1 : 1));
}

export function networkOf(net: Network, carrier: SandboxCarrier, asOf: IsoDate, now: Date): AirlineNetwork {
  const routes = routesOf(net, carrier);
  const longest = routes.reduce((a, b) => (b.km > a.km ? b : a));
  const busiest = busiestRoute(net, carrier.code);
  const places = byAirport(routes, ({ to }) => to.code).map(([code, list]) => [code, list[0]?.to.country ?? ''] as const);
  const countries = [...new Set(places.map(([, country]) => country))];
  const toUs = routes.filter(({ to }) => to.country === 'US');
  const kinds = [
    { isWide: false, isHome: carrier.homes.has('US') || carrier.homes.has('CA') },
    ...(carrier.isWide ? [{ isWide: true, isHome: false }] : []),
  ];
  const lines = typicalRoutes(routes, busiest).flatMap((route) => fareLine(net, carrier, route, asOf, now) ?? []);
  return {
    country: carrier.country,
    alliance: carrier.alliance,
    perWeek: sum(routes),
    busiest: [busiest.from, busiest.to],
    stations: byAirport(routes, ({ from }) => from.code)
      .filter(([code]) => carrier.stations.has(code))
      .slice(0, STATIONS)
      .map(([code, list]) => ({
        code,
        perWeek: sum(list),
        airports: new Set(list.map(({ to }) => to.code)).size,
        busiest: list.slice(0, BUSIEST).map(({ to }) => to.code),
      })),
    gateways: byAirport(toUs, ({ to }) => to.code)
      .map(([code]) => code)
      .slice(0, GATEWAYS),
    usPerWeek: sum(toUs),
    usAirports: new Set(toUs.map(({ to }) => to.code)).size,
    longest: { from: longest.from.code, to: longest.to.code, km: Math.round(longest.km), minutes: longest.minutes },
    countries: countries.map((country) => [country, places.filter(([, of]) => of === country).map(([code]) => code)] as const),
    cabins: kinds.map((kind) => CABINS.filter((cabin) => sellsCabin(carrier, cabin, kind))),
    fares: lines.map(({ line }) => line),
    rules: rulesOf(lines),
  };
}

/** The busiest routes a traveler of this site may ask for: from the United States where it flies there, each to another city. */
function typicalRoutes(routes: readonly Route[], busiest: { readonly from: string; readonly to: string }): readonly Route[] {
  const first = routes.filter(({ from, to }) => from.code === busiest.from && to.code === busiest.to);
  const fromUs = routes.filter(({ from }) => from.country === 'US');
  const abroad = fromUs.filter(({ to }) => to.country !== 'US').slice(0, 2);
  const seen = new Set<string>();
  return [...first, ...abroad, ...fromUs, ...routes]
    .filter(({ from, to }) => {
      const pair = [from.metro, to.metro].sort().join(' ');
      if (seen.has(pair) || seen.has(to.metro)) return false;
      seen.add(pair).add(to.metro);
      return true;
    })
    .slice(0, FARES);
}

interface Priced {
  readonly route: Route;
  readonly line: FareLine;
  readonly conditions: readonly FareConditions[];
}

/** What the airline's own flights cost on a route, round trip, one adult, all in; null where it sells none. */
function fareLine(net: Network, carrier: SandboxCarrier, route: Route, asOf: IsoDate, now: Date): Priced | null {
  const found = DAYS_AHEAD.flatMap((ahead) => {
    const departs = addDays(asOf, ahead);
    const query: SearchQuery = searchFor(
      { origin: route.from.code, destination: route.to.code, departs, returns: addDays(departs, STAY_DAYS) },
      'Economy',
      DEFAULT_TRAVELERS,
    );
    const own = itinerariesFor(net, query, now).filter(({ slices }) =>
      slices.every(({ legs }) => legs.length === 1 && legs.every((leg) => net.carrier[leg.route] === carrier.index)),
    );
    const [lowest] = own.sort((a, b) => a.cents - b.cents);
    return lowest ? [{ query, lowest }] : [];
  }).sort((a, b) => a.lowest.cents - b.lowest.cents);
  const [least] = found;
  const usual = found[Math.floor(found.length / 2)];
  if (!least || !usual) return null;
  const [flight] = flightListOf(net, least.query, [least.lowest]).flights;
  return {
    route,
    line: { from: route.from.code, to: route.to.code, lowest: least.lowest.cents, usual: usual.lowest.cents },
    conditions: flight?.fares.map(({ conditions }) => conditions) ?? [],
  };
}

/** The rules of its fares on its shortest and on its longest of these routes, once where they are the same; bags are left to their table. */
function rulesOf(lines: readonly Priced[]): AirlineNetwork['rules'] {
  const byLength = [...lines].sort((a, b) => a.route.km - b.route.km);
  const [short, long] = [byLength[0], byLength.at(-1)];
  const isSame = JSON.stringify(short?.conditions) === JSON.stringify(long?.conditions);
  return [short, isSame ? undefined : long].flatMap((line) => {
    if (!line) return [];
    const { from, to } = line.route;
    const fares = line.conditions.map(({ personalItem: _item, carryOn: _carryOn, checkedBag: _bag, ...rules }) => rules);
    return [{ from: from.code, to: to.code, fares }];
  });
}
