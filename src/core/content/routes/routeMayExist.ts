/** Whether an address may name something that we have, as far as every page of the site knows: cities alone. */
import type { RouteMatch } from '../../domain/site/routes';
import { cityOfFlightsToSlug } from '../../domain/site/routes';
import { isCitySlug, isDestinationSlug } from '../destinations/cities';

/** True for every airline, article and author: the server alone knows them all (`routeExists.ts`), and its document says where there is none. */
export function routeMayExist({ route, params }: RouteMatch): boolean {
  const { slug = '', city = '', index = '' } = params;
  switch (route) {
    case 'flightsTo':
      return isCitySlug(cityOfFlightsToSlug(slug));
    case 'landing':
      return isCitySlug(city);
    case 'destination':
      return isDestinationSlug(index);
    default:
      return true;
  }
}
