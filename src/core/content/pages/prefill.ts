/** What destination, airline and flights-to pages fill into the search form (search.29); dates and party are the form's own defaults. */
import { cityOfAirlineSlug } from '../../domain/site/routes';
import type { RouteMatch } from '../../domain/site/routes';
import { pairCity } from '../airlines/airlineFacts';
import { airlineOfSlug } from '../airlines/airlineSlugs';
import { NETWORKS } from '../airlines/networks.generated';
import { cityOfPage } from '../routes/cityOfPage';
import { CITIES } from '../destinations/cities';
import type { PagePrefill } from './siteTypes';

/** The page's city; on an airline's own page both ends of its busiest route (content.48). Null for none. */
export function prefillOf(match: RouteMatch): PagePrefill | null {
  const { airline = '', slug = '' } = match.params;
  switch (match.route) {
    case 'airline': {
      const of = airlineOfSlug(airline);
      if (!of) return null;
      const [origin, destination] = NETWORKS[of].busiest;
      return { origin, destination };
    }
    case 'airlineToCity': {
      // search.29: the city comes from the last-but-one segments of the slug
      const city = pairCity(cityOfAirlineSlug(slug));
      return city && { destination: city.code };
    }
    default: {
      const city = cityOfPage(match);
      return city && { destination: CITIES[city].code };
    }
  }
}
