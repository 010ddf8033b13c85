import { use } from 'react';
import type { RouteMatch } from '#core/domain/site/routes';
import { loadPageRecord } from '#web/platform/sent/pageRecord';
import { LandingPage } from './LandingPage';

/** `/flights-to-{city}` and its other addresses. */
export function CityPage({ match }: { match: RouteMatch }) {
  const { content, destination } = use(loadPageRecord(match));
  if (!destination) throw new Error(`${content.seo.url} has no record of a city`);
  return <LandingPage match={match} record={destination} seo={content.seo} />;
}
