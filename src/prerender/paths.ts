/** Every address that is HTML at build time: the routes marked so, with what content has for them, in each language. */
import { airlinesTo, PAIR_CITY_SLUGS } from '#core/content/airlines/airlineFacts';
import { AIRLINES } from '#core/content/airlines/airlines';
import { AIRLINE_CODES } from '#core/content/airlines/airlineSlugs';
import { ARTICLES } from '#core/content/blog/articleSlugs';
import { AUTHOR_SLUGS } from '#core/content/blog/authorSlugs';
import { CITY_SLUGS, DESTINATIONS } from '#core/content/destinations/cities';
import { airlineCitySlug, LOCALES, pathOf, ROUTE_IDS, ROUTES } from '#core/domain/site/routes';
import type { RouteId } from '#core/domain/site/routes';

type Params = Readonly<Record<string, string>>;

export function prerenderedPaths(): readonly string[] {
  const routes = ROUTE_IDS.filter((route) => ROUTES[route].prerender);
  return LOCALES.flatMap((locale) => routes.flatMap((route) => paramsOf(route).map((params) => pathOf({ route, locale, params }, locale))));
}

/** Every address that the browser renders by itself: searches and bookings. */
export function shellPaths(): readonly string[] {
  const routes = ROUTE_IDS.filter((route) => !ROUTES[route].prerender);
  return LOCALES.flatMap((locale) => routes.map((route) => pathOf({ route, locale, params: {} }, locale)));
}

function paramsOf(route: RouteId): readonly Params[] {
  switch (route) {
    case 'landing':
      return CITY_SLUGS.map((city) => ({ city }));
    case 'flightsTo':
      return CITY_SLUGS.flatMap((city) => [{ slug: city }, { slug: `flights-to-${city}` }]);
    case 'destination':
      return DESTINATIONS.map((index) => ({ index }));
    case 'airline':
      return AIRLINE_CODES.map((code) => ({ airline: AIRLINES[code].slug }));
    case 'airlineToCity':
      return PAIR_CITY_SLUGS.flatMap((city) =>
        airlinesTo(city).map((code) => ({ airline: AIRLINES[code].slug, slug: airlineCitySlug(city, code) })),
      );
    case 'airlineCitiesOf':
      return AIRLINE_CODES.map((code) => ({ code: code.toLowerCase() }));
    case 'blogPost':
      return ARTICLES.map((slug) => ({ slug }));
    case 'blogAuthor':
      return AUTHOR_SLUGS.map((slug) => ({ slug }));
    default:
      return [{}];
  }
}
