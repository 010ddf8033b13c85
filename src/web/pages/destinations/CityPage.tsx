import { use } from 'react';
import type { RouteMatch } from '#core/domain/routes';
import { loadPageRecord } from '#web/platform/pageRecord';
import { ContentPage } from '../content/ContentPage';
import { LandingPage } from './LandingPage';

/** `/flights-to-{city}` and its other addresses: some cities have a record of their own, the others the common page. */
export function CityPage({ match }: { match: RouteMatch }) {
  const { content, destination } = use(loadPageRecord(match));
  return destination ? <LandingPage match={match} record={destination} seo={content.seo} /> : <ContentPage match={match} />;
}
