/** What the timetable says of an airline and of its flights to a city, for the words of their pages (content.36). */
import { CITY_SLUGS } from '../destinations/cities';
import type { CitySlug } from '../destinations/cities';
import type { AirlineNonstops } from '../destinations/cityFacts';
import { NONSTOPS, ORIGIN_NAMES } from '../destinations/nonstops.generated';
import type { AirlineCode } from './airlineSlugs';
import { BUSIEST_ROUTES } from './busiestRoutes.generated';

export interface AirlineFacts {
  /** Airport codes of its busiest route. */
  readonly busiest: readonly [from: string, to: string];
  /** Cities with a page here that it flies to nonstop from the United States, most departures first. */
  readonly cities: readonly CitySlug[];
}

export interface AirlineCityFacts {
  /** Null where it has no nonstop flight from the United States. */
  readonly own: AirlineNonstops | null;
  /** Other airlines with nonstop flights, most departures first. */
  readonly others: readonly AirlineCode[];
}

const nonstopsOf = (airline: AirlineCode, city: CitySlug): AirlineNonstops | null =>
  NONSTOPS[city].airlines.find(({ code }) => code === airline) ?? null;

export function airlineFacts(airline: AirlineCode): AirlineFacts {
  const perWeek = (city: CitySlug): number => nonstopsOf(airline, city)?.perWeek ?? 0;
  return {
    busiest: BUSIEST_ROUTES[airline],
    cities: CITY_SLUGS.filter((city) => perWeek(city) > 0).sort((a, b) => perWeek(b) - perWeek(a)),
  };
}

export const airlineCityFacts = (airline: AirlineCode, city: CitySlug): AirlineCityFacts => ({
  own: nonstopsOf(airline, city),
  others: NONSTOPS[city].airlines.map(({ code }) => code).filter((code) => code !== airline),
});

/** The city of an airport of the timetable, in English and in Spanish. */
export const originNames = (airport: string): readonly [en: string, es: string] => ORIGIN_NAMES[airport] ?? [airport, airport];
