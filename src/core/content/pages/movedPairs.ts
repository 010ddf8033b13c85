/** Airline-to-city addresses without a page of their own: they lead to the airline's page with the city filled in (content.50). */
import { href, splitAirlineCitySlug } from '../../domain/site/routes';
import type { RouteMatch } from '../../domain/site/routes';
import { airlineCityFacts, pairCity } from '../airlines/airlineFacts';
import { airlineOfSlug } from '../airlines/airlineSlugs';

/** Where such an address leads, with its query; null for a page that stands where it is, and for one that does not exist. */
export function movedTo(match: RouteMatch): string | null {
  const { airline = '', slug = '' } = match.params;
  const of = match.route === 'airlineToCity' ? airlineOfSlug(airline) : null;
  const parts = splitAirlineCitySlug(slug);
  if (!of || parts?.suffix !== of.toLowerCase()) return null;
  const city = pairCity(parts.city);
  return city === null || airlineCityFacts(of, parts.city) !== null ? null : href('airline', match.locale, { airline }, `des=${city.code}`);
}
