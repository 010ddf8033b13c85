import { matchRoute } from '../../domain/site/routes';
import type { Locale, RouteMatch } from '../../domain/site/routes';
import { DEFAULT_BRAND } from '../brand';
import { routeExists } from '../routes/routeExists';
import type { Site } from './site';
import type { PageContent } from './siteTypes';
import { site as en } from './words/site.en';
import { site as es } from './words/site.es';

const SITES: Record<Locale, Site> = { en, es };

function pageAt(path: string): { match: RouteMatch; page: PageContent } | null {
  const match = matchRoute(path);
  if (!match || !routeExists(match)) return null;
  const page = SITES[match.locale].pageOf(match, DEFAULT_BRAND);
  return page ? { match, page } : null;
}

/** Pages that answer more than two paragraphs can (content.47). */
const RULES = new Set<string>([
  'terms',
  'refundPolicy',
  'paymentPolicy',
  'fareRules',
  'baggageFees',
  'serviceFees',
  'visaInfo',
  'safeShopping',
]);
/** Pages of the application without a record of their own. */
const APP = new Set(['home', 'results', 'payment', 'confirmation', 'paymentFailure', 'changeFlights']);

function crawl(start: string): Map<string, PageContent> {
  const seen = new Map<string, PageContent>();
  const todo = [start];
  for (let path = todo.pop(); path !== undefined; path = todo.pop()) {
    if (seen.has(path)) continue;
    const found = pageAt(path);
    if (!found) {
      const match = matchRoute(path);
      if (match && APP.has(match.route)) continue;
      throw new Error(`dead link: ${path}`);
    }
    seen.set(path, found.page);
    const lists = found.match.route === 'sitemap' ? SITES[found.match.locale].links(DEFAULT_BRAND) : found.page.lists;
    todo.push(...lists.flatMap((list) => list.links.map((link) => link.to)), ...found.page.trail.map((link) => link.to));
  }
  return seen;
}

describe.each([
  ['en', '/sitemap'],
  ['es', '/us-es/sitemap'],
] as const)('content in %s', (locale, start) => {
  const pages = crawl(start);

  it('says the number of its own language, so that no page shows two without a reason', () => {
    const other = locale === 'es' ? DEFAULT_BRAND.mainPhone : DEFAULT_BRAND.esPhone;
    for (const [path, page] of pages)
      if (!path.endsWith('/contact-us')) expect([path, JSON.stringify(page).includes(other)]).toEqual([path, false]);
  });

  it('reaches every kind of page from the sitemap without a dead link', () => {
    const routes = new Set([...pages.keys()].map((path) => matchRoute(path)?.route));
    for (const route of ['landing', 'destination', 'airline', 'airlineToCity', 'airlineCitiesOf', 'blogPost', 'faq', 'deals'] as const)
      expect(routes).toContain(route);
    expect(pages.size).toBeGreaterThan(250);
  });

  it('has its own title and description on every page', () => {
    const own = [...pages].filter(([path, page]) => page.seo.seoDetails.canonical === path);
    for (const key of ['title', 'description'] as const) {
      const texts = own.map(([, page]) => page.seo.seoDetails[key]);
      expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
    }
  });

  it('has a heading and two paragraphs on every page but the sitemap, the search, the questions and, with more, the privacy policy', () => {
    for (const [path, page] of pages) {
      expect(page.heading).not.toBe('');
      if (path.endsWith('/privacy-policy')) expect(page.paragraphs.length).toBeGreaterThan(2);
      else if (!/\/(?:sitemap|site-search)$|-questions$/.test(path))
        // the first of an author is in the answer of the call
        expect([path, page.paragraphs.length]).toEqual([path, path.includes('/authors/') ? 1 : 2]);
    }
  });

  it('names for every fact of a guide or of travel rules an official page and its month (content.57, content.59)', () => {
    const dated = [...pages].flatMap(([path, page]) => page.sections.flatMap(({ source }) => (source ? [{ path, ...source }] : [])));
    for (const { path, asOf, to } of dated) {
      expect([path, new URL(to).protocol]).toEqual([path, 'https:']);
      expect(asOf).toMatch(/20\d\d/);
    }
    const kinds = new Set(dated.map(({ path }) => matchRoute(path)?.route));
    for (const route of ['visaInfo', 'pets', 'minors', 'pregnancy', 'medication', 'liquids', 'destination'] as const)
      expect(kinds).toContain(route);
  });

  it('asks its questions as headings, and has four subjects more in a guide (content.29)', () => {
    for (const [path, page] of pages) {
      const { route } = matchRoute(path) ?? {};
      const headings = page.sections.map(({ heading }) => heading);
      expect(new Set(headings).size).toBe(headings.length);
      if (route === 'faq') expect(headings.filter((text) => !text.endsWith('?'))).toEqual([]);
      if (route === 'destination') expect([path, headings.length]).toEqual([path, 4]);
      if (route !== undefined && RULES.has(route)) expect(headings.length).toBeGreaterThan(1);
    }
  });
});

describe('routeExists', () => {
  it.each([
    ['/flights-to-paris', true],
    ['/flights-to-atlantis', false],
    ['/flights/paris', true],
    ['/flights/flights-to-paris', true],
    ['/flights/flights-to-atlantis', false],
    ['/destinations/rome', true],
    ['/destinations/london', false],
    ['/airlines/delta-airlines-dl', true],
    ['/airlines/delta-air-lines-dl', false],
    ['/airlines/delta-airlines-dl/book-flights-to-new-york-dl', true],
    ['/airlines/delta-airlines-dl/book-flights-to-new-york-aa', false],
    ['/airlines/delta-airlines-dl/book-flights-to-atlantis-dl', false],
    ['/airlines-to-cities-info/dl', true],
    ['/airlines-to-cities-info/DL', true],
    ['/airlines-to-cities-info/zz', false],
    ['/blog/how-to-read-a-fare', true],
    ['/blog/nothing', false],
    ['/flights-to-constructor', false],
  ])('%s %s', (path, expected) => {
    const match = matchRoute(path);
    expect(match !== null && routeExists(match)).toBe(expected);
  });

  it.each(['hawaii', 'phoenix', 'tokyo', 'london', 'houston'])('has the tile %s of Los Angeles (content.15)', (city) => {
    expect(pageAt(`/flights-to-${city}`)).not.toBeNull();
  });
});

it.each([
  ['/airlines/british-airways-ba', 'London'],
  ['/us-es/airlines/british-airways-ba', 'Londres'],
  ['/us-es/airlines-to-cities-info/aa', 'Dallas–Fort Worth'],
])('names hubs in the language of the page: %s, %s', (path, city) => {
  const page = pageAt(path)?.page;
  expect(`${page?.lead ?? ''} ${page?.paragraphs[0] ?? ''}`).toContain(` ${city}`);
});

it('shows the landing page at all three addresses of a city, canonical on one', () => {
  for (const path of ['/flights/paris', '/flights/flights-to-paris', '/flights-to-paris'])
    expect(pageAt(path)?.page.seo.seoDetails.canonical).toBe('/flights-to-paris');
});
