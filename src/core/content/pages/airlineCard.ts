/** The picture that a shared link of an airline shows (content.19). */
import { citiesOf, pairCity } from '../airlines/airlineFacts';
import type { AirlineCode } from '../airlines/airlineSlugs';
import { NETWORKS } from '../airlines/networks.generated';
import { CITY_SLUGS, isCitySlug } from '../destinations/cities';
import { CITY_AIRPORTS } from '../destinations/cityAirports';
import type { PosterId } from '../pictures/posters';
import { USUAL_IMAGE } from '../meta/seo';

/**
 * Of the cities with a poster the one that most of its flights from the United States lead to, else where it is at home, else where it
 * flies at all. Only an airline that flies to none of them has the picture of the home page.
 */
export function airlineCard(code: AirlineCode): PosterId {
  const cities = citiesOf(code);
  const nonstop = cities.filter((city) => pairCity(city)?.airlines[code]?.us);
  const { stations, countries } = NETWORKS[code];
  const airports = [...stations.map((station) => station.code), ...countries.flatMap(([, codes]) => codes)];
  return [...nonstop, ...cities].find(isCitySlug) ?? airports.flatMap((airport) => POSTER_OF.get(airport) ?? [])[0] ?? USUAL_IMAGE;
}

const POSTER_OF = new Map(CITY_SLUGS.flatMap((city) => CITY_AIRPORTS[city].map((airport) => [airport, city] as const)));
