/** What destination, airline and flights-to pages fill into the search form (spec §4); dates and party are the form's own defaults. */
import { cityOfFlightsToSlug, splitAirlineCitySlug } from '../domain/routes';
import type { RouteMatch } from '../domain/routes';
import { airlineOfSlug } from './airlines/airlines';
import { CITIES, CITY_SLUGS, isCitySlug } from './destinations/cities';
import type { CitySlug } from './destinations/cities';

/** The city that a page is about; null where it is about none. An airline's own page takes the first city we list for it. */
export function cityOfPage({ route, params }: RouteMatch): CitySlug | null {
  const { slug = '', city = '', index = '', airline = '' } = params;
  switch (route) {
    case 'landing':
      return known(city);
    case 'flightsTo':
      return known(cityOfFlightsToSlug(slug));
    case 'destination':
      return known(index);
    case 'airlineToCity':
      // spec §4: the city comes from the last-but-one segments of the slug
      return known(splitAirlineCitySlug(slug)?.city ?? '');
    case 'airline': {
      const carrier = airlineOfSlug(airline);
      return CITY_SLUGS.find((c) => (CITIES[c].carriers as readonly string[]).includes(carrier ?? '')) ?? null;
    }
    default:
      return null;
  }
}

/** Code of the destination to fill in; null where the page fills in nothing. */
export function prefilledDestination(match: RouteMatch): string | null {
  const city = cityOfPage(match);
  return city === null ? null : CITIES[city].code;
}

const known = (text: string): CitySlug | null => (isCitySlug(text) ? text : null);
