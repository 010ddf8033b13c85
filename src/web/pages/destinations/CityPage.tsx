import { cityOfPage } from '#core/content/cityOfPage';
import { isDestinationSlug } from '#core/content/destinations/cities';
import type { RouteMatch } from '#core/domain/routes';
import { ContentPage } from '../content/ContentPage';
import { LandingPage } from './LandingPage';

/** `/flights-to-{city}` and its other addresses: five cities have a record of their own, the others the common page. */
export function CityPage({ match }: { match: RouteMatch }) {
  const city = cityOfPage(match) ?? '';
  return isDestinationSlug(city) ? <LandingPage match={match} city={city} /> : <ContentPage match={match} />;
}
