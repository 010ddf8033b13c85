/** Which airlines have a page for which city, and what the timetable says of their flights there (content.50). */
import type { PairCity, PairFacts } from '#core/content/airlines/pairCity';
import { AIRLINE_CODES } from '#core/content/airlines/airlineSlugs';
import { CITIES, CITY_SLUGS, isCitySlug } from '#core/content/destinations/cities';
import { CITY_AIRPORTS } from '#core/content/destinations/cityAirports';
import type { Airport, AirportTable } from '#server/airports/airportTable';
import type { Network } from '#server/flights/suppliers/sandbox/timetable/network';
import { routesOf } from './airlineNetwork';
import type { Route } from './airlineNetwork';

/** Of each, with the most flights a week in, from and to the United States. */
const MOST_AIRLINES = 20;
const MOST_CITIES = 40;
const ORIGINS = 4;
const OTHERS = 6;

export interface NamedPairCity extends PairCity {
  readonly slug: string;
}

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\w -]/g, '')
    .toLowerCase()
    .replace(/[ -]+/g, '-');

const sum = (routes: readonly Route[]): number => routes.reduce((total, { perWeek }) => total + perWeek, 0);

/** Twenty airlines to forty cities where they fly, and every pair that a city's own record names. */
export function citiesOfPairs(net: Network, airports: AirportTable): readonly NamedPairCity[] {
  const cityOfAirport = new Map(CITY_SLUGS.flatMap((city) => CITY_AIRPORTS[city].map((code) => [code, city] as const)));
  const largest = (metro: string): Airport | undefined => [...airports.resolve(metro)].sort((a, b) => b.weight - a.weight)[0];
  const slugOfAirport = ({ code, metro, city }: Airport): string => cityOfAirport.get(code) ?? slugOf(largest(metro)?.city ?? city);
  const routes = new Map(
    AIRLINE_CODES.map((code) => [code, net.carriers.byCode.get(code)] as const).map(([code, c]) => [code, c ? routesOf(net, c) : []]),
  );
  const touchesUs = ({ from, to }: Route): boolean => from.country === 'US' || to.country === 'US';
  const airlines = [...routes]
    .map(([code, list]) => ({ code, perWeek: sum(list.filter(touchesUs)) }))
    .sort((a, b) => b.perWeek - a.perWeek)
    .slice(0, MOST_AIRLINES)
    .map(({ code }) => code);

  const weekly = new Map<string, number>();
  const into = new Map<string, Map<string, Route[]>>();
  const codes = new Map<string, Airport>();
  for (const [airline, list] of routes)
    for (const route of list) {
      const slug = slugOfAirport(route.to);
      if (touchesUs(route)) weekly.set(slug, (weekly.get(slug) ?? 0) + route.perWeek);
      const city = into.get(slug) ?? new Map<string, Route[]>();
      city.set(airline, [...(city.get(airline) ?? []), route]);
      into.set(slug, city);
      const known = codes.get(slug);
      if (!known || known.weight < route.to.weight) codes.set(slug, route.to);
    }
  const busiest = [...weekly]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_CITIES)
    .map(([slug]) => slug);

  return [...new Set([...CITY_SLUGS, ...busiest])].flatMap((slug) => {
    const place = codes.get(slug);
    const flights = into.get(slug);
    if (!place || !flights) return [];
    const own: readonly string[] = isCitySlug(slug) ? CITIES[slug].carriers : [];
    const requested = busiest.includes(slug) ? airlines.filter((code) => flights.has(code)) : [];
    const fromUs = (code: string): number => sum((flights.get(code) ?? []).filter(({ from }) => from.country === 'US'));
    const rivals = [...flights.keys()].filter((code) => fromUs(code) > 0).sort((a, b) => fromUs(b) - fromUs(a));
    return [
      {
        slug,
        code: isCitySlug(slug) ? CITIES[slug].code : place.metro,
        name: [place.city, place.cityEs ?? place.city],
        isMore: !isCitySlug(slug),
        others: rivals.slice(0, OTHERS),
        airlines: Object.fromEntries([...new Set([...own, ...requested])].map((code) => [code, factsOf(flights.get(code) ?? [])])),
      },
    ];
  });
}

/** A city's flights of one airline: from the United States, and from elsewhere. */
function factsOf(routes: readonly Route[]): PairFacts {
  const from = (list: readonly Route[]): PairFacts['us'] => {
    const [first] = list;
    if (!first) return null;
    const origins = [...new Set(list.map((route) => route.from.code))];
    return { perWeek: sum(list), origins: origins.length, from: origins.slice(0, ORIGINS), to: first.to.code, minutes: first.minutes };
  };
  return {
    us: from(routes.filter((route) => route.from.country === 'US')),
    abroad: from(routes.filter((route) => route.from.country !== 'US')),
  };
}
