/** Whether a well-formed address names something that we have; anything else is the 404 page. */
import type { RouteMatch } from '../../domain/site/routes';
import { splitAirlineCitySlug } from '../../domain/site/routes';
import { pairCity } from '../airlines/airlineFacts';
import { airlineOfCode, airlineOfSlug } from '../airlines/airlineSlugs';
import { isArticleSlug } from '../blog/articleSlugs';
import { isAuthorSlug } from '../blog/authorSlugs';
import { routeMayExist } from './routeMayExist';

export function routeExists(match: RouteMatch): boolean {
  const { slug = '', airline = '', code = '' } = match.params;
  switch (match.route) {
    case 'airline':
      return airlineOfSlug(airline) !== null;
    case 'airlineToCity':
      return airlineCityExists(airline, slug);
    case 'airlineCitiesOf':
      return airlineOfCode(code) !== null;
    case 'blogPost':
      return isArticleSlug(slug);
    case 'blogAuthor':
      return isAuthorSlug(slug);
    default:
      return routeMayExist(match);
  }
}

/** The suffix must be the airline's own code (content.5), and the city one that airlines have pages for; a pair without a page leads on (content.50). */
function airlineCityExists(airlineSlug: string, slug: string): boolean {
  const parts = splitAirlineCitySlug(slug);
  const carrier = airlineOfSlug(airlineSlug);
  return parts !== null && parts.suffix === carrier?.toLowerCase() && pairCity(parts.city) !== null;
}
