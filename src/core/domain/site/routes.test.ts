import fc from 'fast-check';
import {
  airlineCitySlug,
  href,
  inLocale,
  LOCALES,
  matchRoute,
  pathOf,
  ROUTE_IDS,
  ROUTES,
  splitAirlineCitySlug,
  splitLocale,
} from './routes';
import type { RouteId } from './routes';

describe('matchRoute', () => {
  it.each<[string, RouteId | null, Record<string, string>]>([
    ['/', 'home', {}],
    ['/flights', 'deals', {}],
    ['/flights/', 'deals', {}],
    ['/flights/search', 'results', {}],
    ['/Flights/Search', 'results', {}],
    ['/flights/payment-failure', 'paymentFailure', {}],
    ['/booking/change', 'changeFlights', {}],
    ['/flights/call-now', 'callNow', {}],
    ['/flights/paris', 'flightsTo', { slug: 'paris' }],
    ['/flights/flights-to-new-york', 'flightsTo', { slug: 'flights-to-new-york' }],
    ['/flights-to-Los-Angeles', 'landing', { city: 'los-angeles' }],
    ['/airlines', 'airlines', {}],
    ['/airlines/delta-airlines-dl', 'airline', { airline: 'delta-airlines-dl' }],
    [
      '/airlines/delta-airlines-dl/book-flights-to-new-york-dl',
      'airlineToCity',
      { airline: 'delta-airlines-dl', slug: 'book-flights-to-new-york-dl' },
    ],
    ['/airlines-to-cities-info', 'airlineCities', {}],
    ['/airlines-to-cities-info/DL', 'airlineCitiesOf', { code: 'dl' }],
    ['/404', 'notFound', {}],
    ['/us-es', 'home', {}],
    ['/us-es/flights/search', 'results', {}],
    ['/us-es/us-es', null, {}],
    ['/us-escape', null, {}],
    ['/nothing-here', null, {}],
    ['/flights/paris/rome', null, {}],
    ['/destinations', null, {}],
    ['//evil.example', null, {}],
    ['/flights/a b', null, {}],
  ])('%s is %s', (path, route, params) => {
    const match = matchRoute(path);
    expect(match?.route ?? null).toBe(route);
    if (match) expect(match.params).toEqual(params);
  });

  it('fixed routes win over patterns of the same form', () => {
    for (const route of ROUTE_IDS.filter((r) => !ROUTES[r].pattern.includes(':')))
      expect(matchRoute(ROUTES[route].pattern)?.route).toBe(route);
  });

  it('gives back what pathOf wrote, in both languages', () => {
    const word = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,3}$/);
    fc.assert(
      fc.property(fc.constantFrom(...ROUTE_IDS), fc.constantFrom(...LOCALES), word, word, (route, locale, a, b) => {
        const names = [...ROUTES[route].pattern.matchAll(/:(\w+)/g)].map((m) => m[1] ?? '');
        const params = Object.fromEntries(names.map((name, i) => [name, i === 0 ? a : b]));
        const path = pathOf({ route, locale, params }, locale);
        const fixed = ROUTE_IDS.find((r) => ROUTES[r].pattern === splitLocale(path).path);
        expect(matchRoute(path)).toEqual({ route: fixed ?? route, locale, params: fixed ? {} : params });
      }),
    );
  });
});

describe('href', () => {
  it.each([
    [href('home', 'en'), '/'],
    [href('home', 'es'), '/us-es'],
    [href('results', 'es', {}, 'ori=JFK'), '/us-es/flights/search?ori=JFK'],
    [href('landing', 'en', { city: 'new-york' }), '/flights-to-new-york'],
    [href('airlineToCity', 'es', { airline: 'united-airlines-ua', slug: 'x' }), '/us-es/airlines/united-airlines-ua/x'],
  ])('%s', (made, expected) => {
    expect(made).toBe(expected);
  });
});

describe('inLocale', () => {
  it.each([
    ['/', 'es', '/us-es'],
    ['/us-es', 'en', '/'],
    ['/about-us', 'es', '/us-es/about-us'],
    ['/us-es/about-us/', 'en', '/about-us'],
    ['/us-es/about-us', 'es', '/us-es/about-us'],
  ] as const)('%s in %s is %s', (path, locale, expected) => {
    expect(inLocale(path, locale)).toBe(expected);
  });
});

describe('airline-to-city slugs', () => {
  it.each([
    ['book-flights-to-paris-af', { city: 'paris', suffix: 'af' }],
    ['book-flights-to-new-york-b6', { city: 'new-york', suffix: 'b6' }],
    ['book-flights-to-salt-lake-city-dl', { city: 'salt-lake-city', suffix: 'dl' }],
    ['book-flights-to-paris', null],
    ['flights-to-paris-af', null],
    ['book-flights-to-', null],
  ])('%s', (slug, expected) => {
    expect(splitAirlineCitySlug(slug)).toEqual(expected);
  });

  it('splits what it makes', () => {
    expect(splitAirlineCitySlug(airlineCitySlug('new-york', 'DL'))).toEqual({ city: 'new-york', suffix: 'dl' });
  });
});

it('has a banner on some pages only (content.11)', () => {
  const without = ROUTE_IDS.filter((r) => !ROUTES[r].hero).sort();
  expect(without).toEqual(
    [
      'about',
      'accessibility',
      'airlineCities',
      'airlineCitiesOf',
      'baggageFees',
      'beforeYouFly',
      'cancelRequest',
      'changeFlights',
      'confirmation',
      'contact',
      'disclaimer',
      'explore',
      'faq',
      'fareRules',
      'findBooking',
      'liquids',
      'medication',
      'minors',
      'newsletter',
      'notFound',
      'payment',
      'paymentFailure',
      'paymentPolicy',
      'pets',
      'pregnancy',
      'privacy',
      'refundPolicy',
      'results',
      'safeShopping',
      'serviceFees',
      'siteSearch',
      'sitemap',
      'subscription',
      'terms',
      'visaInfo',
    ].sort(),
  );
});
