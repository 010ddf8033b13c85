/** Whether a well-formed address names something that we have; anything else is the 404 page. */
import type { RouteMatch } from '../domain/routes';
import { cityOfFlightsToSlug, splitAirlineCitySlug } from '../domain/routes';
import { airlineOfCode, airlineOfSlug } from './airlines/airlineSlugs';
import { isArticleSlug } from './articleSlugs';
import { CITIES, isCitySlug, isDestinationSlug } from './destinations/cities';

export function routeExists({ route, params }: RouteMatch): boolean {
  const { slug = '', city = '', index = '', airline = '', code = '' } = params;
  switch (route) {
    case 'flightsTo':
      return isCitySlug(cityOfFlightsToSlug(slug));
    case 'landing':
      return isCitySlug(city);
    case 'destination':
      return isDestinationSlug(index);
    case 'airline':
      return airlineOfSlug(airline) !== null;
    case 'airlineToCity':
      return airlineCityExists(airline, slug);
    case 'airlineCitiesOf':
      return airlineOfCode(code) !== null;
    case 'blogPost':
      return isArticleSlug(slug);
    default:
      return true;
  }
}

/** The suffix must be the airline's own code (content.5), and the carrier one of the city's. */
function airlineCityExists(airlineSlug: string, slug: string): boolean {
  const parts = splitAirlineCitySlug(slug);
  const carrier = airlineOfSlug(airlineSlug);
  if (!parts || !carrier || parts.suffix !== carrier.toLowerCase() || !isCitySlug(parts.city)) return false;
  return (CITIES[parts.city].carriers as readonly string[]).includes(carrier);
}
