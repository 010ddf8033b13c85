/** Which city a page is about. */
import { cityOfFlightsToSlug } from '../../domain/site/routes';
import type { RouteMatch } from '../../domain/site/routes';
import { isCitySlug } from '../destinations/cities';
import type { CitySlug } from '../destinations/cities';

/** The city that a page of its own is about; null for every other page. */
export function cityOfPage({ route, params }: RouteMatch): CitySlug | null {
  const { slug = '', city = '', index = '' } = params;
  switch (route) {
    case 'landing':
      return known(city);
    case 'flightsTo':
      return known(cityOfFlightsToSlug(slug));
    case 'destination':
      return known(index);
    default:
      return null;
  }
}

const known = (text: string): CitySlug | null => (isCitySlug(text) ? text : null);
