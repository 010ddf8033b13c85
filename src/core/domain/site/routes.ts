/**
 * Every address of the site as data (content.1). Fixed routes win over patterns (content.2).
 * Which cities, airlines and articles exist is content; here stands only the form of an address.
 */
import { at, required } from '../values/checkedReads';

export type Locale = 'en' | 'es';
export const LOCALES: readonly Locale[] = ['en', 'es'];
/** BCP 47 tags for `Intl`, `lang` and `hreflang`: both languages as they are written in the United States. */
export const LANGUAGE_TAG = { en: 'en-US', es: 'es-US' } as const satisfies Readonly<Record<Locale, string>>;

/** Whose number a page shows when no tracking code overrides it (tracking.2). */
export type PhoneLine = 'main' | 'payment' | 'airlines' | 'blog';

/**
 * What a page's document may load beyond our own files (reliability, Browser): `payment` holds the gateway's frames and
 * asks the bot check, `form` asks the bot check; the policy of `page` allows neither.
 */
export type DocumentKind = 'page' | 'form' | 'payment';

export interface RouteDefinition {
  /** `/flights/search`; `:name` stands for one path segment or the rest of one. */
  readonly pattern: string;
  /** The banner with the search form (content.11: absent on search, payment, policy, information … pages). */
  readonly hero: boolean;
  readonly phone: PhoneLine;
  /** Rendered to HTML at build time. */
  readonly prerender: boolean;
  readonly document: DocumentKind;
}

/** Keeps the pattern's own type, from which the parameters of `href` are read. */
type Defined<P extends string> = RouteDefinition & { readonly pattern: P };

const page = <P extends string>(pattern: P, more: Partial<RouteDefinition> = {}): Defined<P> => ({
  hero: false,
  phone: 'main',
  prerender: true,
  document: 'page',
  ...more,
  pattern,
});
const app = <P extends string>(pattern: P, more: Partial<RouteDefinition> = {}): Defined<P> => page(pattern, { prerender: false, ...more });

/** In order of precedence. */
export const ROUTES = {
  home: page('/', { hero: true }),
  deals: page('/flights', { hero: true }),
  // price alerts ask the bot check
  results: app('/flights/search', { document: 'form' }),
  payment: app('/flights/payment', { phone: 'payment', document: 'payment' }),
  confirmation: app('/flights/confirmation', { phone: 'payment' }),
  paymentFailure: app('/flights/payment-failure', { phone: 'payment' }),
  changeFlights: app('/booking/change', { phone: 'payment', document: 'payment' }),
  explore: page('/explore'),
  findBooking: page('/find-your-booking', { phone: 'payment' }),
  cancelRequest: page('/flight-cancellation', { phone: 'payment', document: 'form' }),
  callNow: page('/flights/call-now', { hero: true }),
  bookByPhone: page('/flights/book-by-phone', { hero: true }),
  flightsTo: page('/flights/:slug', { hero: true }),
  landing: page('/flights-to-:city', { hero: true }),
  destination: page('/destinations/:index', { hero: true }),
  airlines: page('/airlines', { hero: true, phone: 'airlines' }),
  airline: page('/airlines/:airline', { hero: true, phone: 'airlines' }),
  airlineToCity: page('/airlines/:airline/:slug', { hero: true, phone: 'airlines' }),
  airlineCities: page('/airlines-to-cities-info', { phone: 'airlines' }),
  airlineCitiesOf: page('/airlines-to-cities-info/:code', { phone: 'airlines' }),
  about: page('/about-us'),
  contact: page('/contact-us', { document: 'form' }),
  faq: page('/frequently-asked-questions'),
  terms: page('/terms-and-conditions'),
  disclaimer: page('/disclaimer'),
  refundPolicy: page('/cancellation-and-refund-policy'),
  privacy: page('/privacy-policy'),
  paymentPolicy: page('/payment-policy'),
  safeShopping: page('/safe-shopping-guarantee'),
  accessibility: page('/accessibility'),
  fareRules: page('/fare-rules'),
  baggageFees: page('/baggage-fees'),
  visaInfo: page('/visa-info-details'),
  serviceFees: page('/our-service-fees'),
  beforeYouFly: page('/before-you-fly'),
  pets: page('/before-you-fly/pets'),
  minors: page('/before-you-fly/children-flying-alone'),
  pregnancy: page('/before-you-fly/pregnancy'),
  medication: page('/before-you-fly/medication'),
  liquids: page('/before-you-fly/liquids'),
  sitemap: page('/sitemap'),
  siteSearch: page('/site-search'),
  vacations: page('/vacations', { hero: true, document: 'form' }),
  hotels: page('/hotels', { hero: true }),
  blog: page('/blog', { hero: true, phone: 'blog' }),
  blogAuthor: page('/blog/authors/:slug', { hero: true, phone: 'blog' }),
  // comments ask the bot check
  blogPost: page('/blog/:slug', { hero: true, phone: 'blog', document: 'form' }),
  newsletter: page('/newsletter', { document: 'form' }),
  subscription: page('/subscription'),
  notFound: page('/404'),
} as const satisfies Record<string, RouteDefinition>;

export type RouteId = keyof typeof ROUTES;
export const ROUTE_IDS = Object.keys(ROUTES) as RouteId[];

/** Parameters of a pattern: `/airlines/:airline/:slug` → `{airline, slug}`. */
type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;
export type RouteParams<R extends RouteId> = Record<ParamNames<(typeof ROUTES)[R]['pattern']>, string>;

/** Path prefix of the Spanish variant (content.20). */
export const ES_PREFIX = '/us-es';

/** The address of a page in a language: `href('results', 'es', {}, 'ori=JFK')` → `/us-es/flights/search?ori=JFK`. */
export function href<R extends RouteId>(
  route: R,
  locale: Locale,
  ...[params, query]: keyof RouteParams<R> extends never
    ? [params?: Record<string, never>, query?: string]
    : [params: RouteParams<R>, query?: string]
): string {
  const values: Record<string, string> = { ...params };
  const path = ROUTES[route].pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(required(values[name], name)));
  const full = locale === 'es' ? (path === '/' ? ES_PREFIX : ES_PREFIX + path) : path;
  return query ? `${full}?${query}` : full;
}

export interface RouteMatch {
  readonly route: RouteId;
  readonly locale: Locale;
  readonly params: Readonly<Record<string, string>>;
}

const matchers = ROUTE_IDS.map((route) => {
  const names: string[] = [];
  const source = ROUTES[route].pattern.replace(/:(\w+)/g, (_, name: string) => {
    names.push(name);
    return '([a-z0-9-]+)';
  });
  return { route, names, regex: new RegExp(`^${source}$`, 'i') };
});

/** The locale of a path and the path without its prefix, which people also write in capitals. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const bare = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const rest = bare.slice(ES_PREFIX.length);
  const isSpanish = bare.slice(0, ES_PREFIX.length).toLowerCase() === ES_PREFIX && (rest === '' || rest.startsWith('/'));
  return isSpanish ? { locale: 'es', path: rest || '/' } : { locale: 'en', path: bare };
}

/** Which page an address names by its form, null when none. Whether the city or article exists is the caller's question. */
export function matchRoute(pathname: string): RouteMatch | null {
  const { locale, path } = splitLocale(pathname);
  for (const { route, names, regex } of matchers) {
    const m = regex.exec(path);
    if (m) return { route, locale, params: Object.fromEntries(names.map((name, i) => [name, at(m, i + 1).toLowerCase()])) };
  }
  return null;
}

/** The address of a matched page in a language, in the spelling of the table: what links, canonical and alternates show. */
export function pathOf({ route, params }: RouteMatch, locale: Locale): string {
  const path = ROUTES[route].pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(required(params[name], name)));
  return inLocale(path, locale);
}

/** The same page in the other language. */
export function inLocale(pathname: string, locale: Locale): string {
  const { path } = splitLocale(pathname);
  return locale === 'es' ? (path === '/' ? ES_PREFIX : ES_PREFIX + path) : path;
}

const AIRLINE_CITY_SLUG = /^book-flights-to-([a-z0-9-]+)-([a-z0-9]+)$/;

/** The parts of an airline-to-city slug (content.5): the suffix is its last word, the city every word between. */
export function splitAirlineCitySlug(slug: string): { city: string; suffix: string } | null {
  const m = AIRLINE_CITY_SLUG.exec(slug);
  return m?.[1] && m[2] ? { city: m[1], suffix: m[2] } : null;
}

/** The city of such a slug; of no other slug any. */
export const cityOfAirlineSlug = (slug: string): string => splitAirlineCitySlug(slug)?.city ?? '';

/** The slug of an airline's page for a city: `book-flights-to-new-york-dl`. */
export const airlineCitySlug = (city: string, airlineCode: string): string => `book-flights-to-${city}-${airlineCode.toLowerCase()}`;

/** The city of a `/flights/{FlightsToUrl}` address: `flights-to-{city}` or `{city}` (content.3). */
export const cityOfFlightsToSlug = (slug: string): string => slug.replace(/^flights-to-/, '');
