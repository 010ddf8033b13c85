/** What destination, airline and flights-to pages fill into the search form (search.29); dates and party are the form's own defaults. */
import type { RouteMatch } from '../domain/routes';
import { airlineOfSlug } from './airlines/airlineSlugs';
import { BUSIEST_ROUTES } from './airlines/busiestRoutes.generated';
import { cityOfPage } from './cityOfPage';
import { CITIES } from './destinations/cities';

/** Code of the destination to fill in: the page's city, on an airline's own page the far end of its busiest route; null for none. */
export function prefilledDestination(match: RouteMatch): string | null {
  const city = cityOfPage(match);
  if (city !== null) return CITIES[city].code;
  const airline = match.route === 'airline' ? airlineOfSlug(match.params['airline'] ?? '') : null;
  return airline === null ? null : BUSIEST_ROUTES[airline][1];
}
