/** What the timetable says of an airline's flights to a city, for the words of their page (content.36). */
import { AIRLINE_CODES } from './airlineSlugs';
import type { AirlineCode } from './airlineSlugs';
import { PLACE_NAMES } from './networks.generated';
import type { PairCity, PairFacts } from './pairCity';
import { PAIR_CITIES } from './pairs.generated';
import { known } from '../../domain/values/checkedReads';

export interface AirlineCityFacts extends PairFacts {
  /** Other airlines with nonstop flights from the United States, most departures first. */
  readonly others: readonly AirlineCode[];
}

/** Slugs of all cities with pages of airlines. */
export const PAIR_CITY_SLUGS: readonly string[] = Object.keys(PAIR_CITIES);

/** The city of such a page; null for any other. */
export const pairCity = (city: string): PairCity | null => (Object.hasOwn(PAIR_CITIES, city) ? (PAIR_CITIES[city] ?? null) : null);

/** Airlines with a page for a city, in the order of lists. */
export const airlinesTo = (city: string): readonly AirlineCode[] => {
  const airlines = pairCity(city)?.airlines ?? {};
  return AIRLINE_CODES.filter((code) => Object.hasOwn(airlines, code));
};

/** Cities for which an airline has a page, most flights first. */
export function citiesOf(airline: AirlineCode): readonly string[] {
  const perWeek = (city: string): number => {
    const facts = pairCity(city)?.airlines[airline];
    return known([facts?.us, facts?.abroad]).reduce((sum, flown) => sum + flown.perWeek, 0);
  };
  return PAIR_CITY_SLUGS.filter((city) => airlinesTo(city).includes(airline)).sort((a, b) => perWeek(b) - perWeek(a));
}

/** Null where the airline has no page for the city. */
export function airlineCityFacts(airline: AirlineCode, city: string): AirlineCityFacts | null {
  const known = pairCity(city);
  const facts = known?.airlines[airline];
  return known && facts ? { ...facts, others: AIRLINE_CODES.filter((code) => code !== airline && known.others.includes(code)) } : null;
}

/** The city of an airport of the timetable, in English and in Spanish. */
export const originNames = (airport: string): readonly [en: string, es: string] => PLACE_NAMES[airport] ?? [airport, airport];
