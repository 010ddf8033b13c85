/** Who flies nonstop from the United States to a city, from the timetable. */
import type { AirportTable } from '#server/airports/airportTable';
import type { Network } from '#server/flights/suppliers/sandbox/timetable/network';
import { blocksOfRoute } from '#server/flights/suppliers/sandbox/timetable/network';
import { daysIn } from './busiestRoute';

/** Block time of a reference month: winter winds left out. */
const REFERENCE_MONTH = 4;

interface Sector {
  readonly from: string;
  readonly to: string;
  /** Departures a week. */
  readonly perWeek: number;
  readonly minutes: number;
}

/** One airline's nonstop flights to a city, its busiest sector first. */
export interface NonstopAirline {
  readonly code: string;
  readonly perWeek: number;
  readonly sectors: readonly Sector[];
}

/** Airlines with nonstop flights from the United States to `city` (a metropolitan or airport code), most departures first. */
export function nonstopsTo(net: Network, airports: AirportTable, city: readonly string[]): readonly NonstopAirline[] {
  const targets = new Set(city.flatMap((code) => airports.resolve(code).map((a) => a.index)));
  const found = new Map<string, Sector[]>();
  for (let r = 0; r < net.routes; r++) {
    const from = net.airports.airports[net.from[r] ?? -1];
    const to = net.airports.airports[net.to[r] ?? -1];
    const carrier = net.carriers.list[net.carrier[r] ?? -1];
    if (!from || !to || !carrier || !targets.has(to.index) || targets.has(from.index) || from.country !== 'US') continue;
    const sector: Sector = {
      from: from.code,
      to: to.code,
      perWeek: (net.daily[r] ?? 0) * daysIn(net.mask[r] ?? 0),
      minutes: blocksOfRoute(net, r, REFERENCE_MONTH).usual,
    };
    found.set(carrier.code, [...(found.get(carrier.code) ?? []), sector]);
  }
  const sum = (sectors: readonly Sector[]): number => sectors.reduce((total, s) => total + s.perWeek, 0);
  return [...found]
    .map(([code, sectors]) => ({
      code,
      perWeek: sum(sectors),
      sectors: sectors.sort((a, b) => b.perWeek - a.perWeek || a.minutes - b.minutes || (a.from < b.from ? -1 : 1)),
    }))
    .sort((a, b) => b.perWeek - a.perWeek || (a.code < b.code ? -1 : 1));
}

interface Origin {
  /** City code of the origin. */
  readonly metro: string;
  /** The pair of airports with the most departures. */
  readonly from: string;
  readonly to: string;
}

const ROUTES = 5;

/** The five cities with the most nonstop departures to one of several airports, each by its busiest pair of airports. */
export function busiestOrigins(airports: AirportTable, airlines: readonly NonstopAirline[], ownMetro: string | null): readonly Origin[] {
  const cities = new Map<string, { total: number; pairs: Map<string, number> }>();
  for (const { from, to, perWeek } of airlines.flatMap((a) => a.sectors)) {
    const metro = airports.get(from)?.metro ?? from;
    if (metro === ownMetro) continue;
    const city = cities.get(metro) ?? { total: 0, pairs: new Map<string, number>() };
    city.total += perWeek;
    city.pairs.set(`${from} ${to}`, (city.pairs.get(`${from} ${to}`) ?? 0) + perWeek);
    cities.set(metro, city);
  }
  return [...cities]
    .sort(([a, x], [b, y]) => y.total - x.total || (a < b ? -1 : 1))
    .slice(0, ROUTES)
    .map(([metro, { pairs }]) => {
      const [best = ''] = [...pairs].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0] ?? [];
      const [from = '', to = ''] = best.split(' ');
      return { metro, from, to };
    });
}
