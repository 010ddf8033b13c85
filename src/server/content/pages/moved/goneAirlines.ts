/** Airlines that had pages and no longer fly from the United States: where their addresses lead (content.50). */
import { pairCity } from '#core/content/airlines/airlineFacts';
import { isCitySlug } from '#core/content/destinations/cities';
import { href, splitAirlineCitySlug } from '#core/domain/site/routes';
import type { RouteMatch } from '#core/domain/site/routes';

/** Slugs of their pages; each ends with the airline's code. */
const GONE_SLUGS = [
  'aegean-airlines-a3',
  'airasia-ak',
  'easyjet-u2',
  'eurowings-ew',
  'flydubai-fz',
  'garuda-indonesia-ga',
  'indigo-6e',
  'jet2-ls',
  'malaysia-airlines-mh',
  'norwegian-dy',
  'oman-air-wy',
  'pegasus-airlines-pc',
  'ryanair-fr',
  'scoot-tr',
  'south-african-airways-sa',
  'thai-airways-tg',
  'virgin-australia-va',
  'vueling-vy',
  'wizz-air-w6',
] as const;

/** Their codes by slug, in small letters. */
export const GONE_AIRLINES: ReadonlyMap<string, string> = new Map(GONE_SLUGS.map((slug) => [slug, slug.slice(-2)]));
const GONE_CODES = new Set(GONE_AIRLINES.values());

/** The list of airlines, or the page of the city that the address names; null for every address that is not one of these. */
export function leadsFromGone({ route, locale, params }: RouteMatch): string | null {
  const { airline = '', code = '', slug = '' } = params;
  switch (route) {
    case 'airline':
      return GONE_AIRLINES.has(airline) ? href('airlines', locale) : null;
    case 'airlineCitiesOf':
      return GONE_CODES.has(code) ? href('airlines', locale) : null;
    case 'airlineToCity': {
      const parts = splitAirlineCitySlug(slug);
      if (parts === null || parts.suffix !== GONE_AIRLINES.get(airline) || pairCity(parts.city) === null) return null;
      return isCitySlug(parts.city) ? href('landing', locale, { city: parts.city }) : href('airlines', locale);
    }
    default:
      return null;
  }
}
