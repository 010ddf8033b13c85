/** Which city a page is about; every page asks it, so it knows nothing of airlines' routes. */
import { cityOfFlightsToSlug, splitAirlineCitySlug } from '../domain/routes';
import type { RouteMatch } from '../domain/routes';
import { isCitySlug } from './destinations/cities';
import type { CitySlug } from './destinations/cities';

/** The city that a page is about; null where it is about none. */
export function cityOfPage({ route, params }: RouteMatch): CitySlug | null {
  const { slug = '', city = '', index = '' } = params;
  switch (route) {
    case 'landing':
      return known(city);
    case 'flightsTo':
      return known(cityOfFlightsToSlug(slug));
    case 'destination':
      return known(index);
    case 'airlineToCity':
      // search.29: the city comes from the last-but-one segments of the slug
      return known(splitAirlineCitySlug(slug)?.city ?? '');
    default:
      return null;
  }
}

const known = (text: string): CitySlug | null => (isCitySlug(text) ? text : null);
