import { isListed } from '#core/content/routes/listedRoutes';
import { inLocale, matchRoute, ROUTE_IDS } from '#core/domain/site/routes';
import { prerenderedPaths, shellPaths } from './paths';

const routeOf = (path: string) => matchRoute(path)?.route;

it('every kind of page is in the sitemap, but those of one browser, second addresses, our own search and the unknown page', () => {
  const listed = new Set(
    prerenderedPaths()
      .map(routeOf)
      .filter((route) => route !== undefined && isListed(route)),
  );
  // written out: a route that drops out of the sitemap is seen here
  expect(ROUTE_IDS.filter((route) => !listed.has(route))).toEqual([
    ...['results', 'payment', 'confirmation', 'paymentFailure', 'changeFlights'],
    ...['flightsTo', 'siteSearch', 'notFound'],
  ]);
});

it('each page is in both languages, and every kind is either HTML at build time or drawn by the browser', () => {
  const paths = new Set(prerenderedPaths());
  expect([...paths].filter((path) => !paths.has(inLocale(path, 'en')) || !paths.has(inLocale(path, 'es')))).toEqual([]);
  expect(new Set([...paths, ...shellPaths()].map(routeOf))).toEqual(new Set(ROUTE_IDS));
});
