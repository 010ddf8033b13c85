/**
 * What search engines, social networks and readers find of every page: its blocks of data, its card, its other language, its spelling.
 * Of pages that are hundreds, and made like one another, a sample is read before a release.
 */
import sharp from 'sharp';
import { CARD_SHAPE } from '#core/content/pictures/pictures';
import { inLocale, LANGUAGE_TAG, LOCALES, matchRoute, splitLocale } from '#core/domain/site/routes';
import type { RouteId } from '#core/domain/site/routes';
import { siteSpeller } from '#testing/spelling/siteSpelling';
import { isRelease } from '#testing/testSize';
import { parsed, plainText } from '../src/prerender/plainText';
import { eachOf, sampledPaths, sitemapPaths } from './fixtures/pages';
import { blocksIn, richResultIssues, typeOf, vocabularyIssues } from './fixtures/structuredData';
import { expect, test } from './fixtures/test';

const LANES = 4;

interface Sheet {
  readonly path: string;
  readonly html: string;
}

/** Every one of these has something of its own. */
const WHOLE: ReadonlySet<RouteId> = new Set(['landing', 'destination', 'airline', 'blogAuthor', 'blogPost']);
const MOST_OF_A_ROUTE = isRelease ? Infinity : 10;
const routeOf = (path: string): RouteId => matchRoute(path)?.route ?? 'notFound';

let sheets: readonly Sheet[];

test.beforeAll(async ({ site }) => {
  const paths = await sitemapPaths(site.origin);
  const drawn = sampledPaths(paths, MOST_OF_A_ROUTE);
  const read = paths.filter((path) => drawn.has(path) || WHOLE.has(routeOf(path)));
  sheets = await eachOf(read, LANES, async (path) => ({
    path,
    html: await (await fetch(site.origin + path)).text(),
  }));
});

const isOf = (route: RouteId) => (sheet: Sheet) => routeOf(sheet.path) === route;

/** Contents of the tags of a head by their name or property. */
const metas = ({ html }: Sheet, name: string): readonly string[] =>
  parsed(html.slice(0, html.indexOf('</head>')))
    .querySelectorAll('meta')
    .filter((tag) => (tag.getAttribute('name') ?? tag.getAttribute('property')) === name)
    .map((tag) => tag.getAttribute('content') ?? '');

test('has data of every page without an error, for search engines and by the vocabulary (content.55)', async () => {
  const found = sheets.map(({ path, html }) => ({ path, blocks: blocksIn(html) }));
  expect(vocabularyIssues(found.flatMap(({ blocks }) => blocks))).toEqual([]);
  const issues = await Promise.all(
    found.map(async ({ path, blocks }) => (await richResultIssues(blocks)).map((issue) => `${path}: ${issue}`)),
  );
  expect(issues.flat()).toEqual([]);
  const typesOf = (path: string): readonly string[] => found.find((page) => page.path === path)?.blocks.map(typeOf) ?? [];
  for (const locale of LOCALES) {
    expect(typesOf(inLocale('/', locale))).toEqual(['TravelAgency', 'WebSite']);
    expect(typesOf(inLocale('/frequently-asked-questions', locale))).toEqual(['FAQPage', 'BreadcrumbList']);
  }
  const articles = found.filter(({ path }) => routeOf(path) === 'blogPost');
  expect(articles.length).toBeGreaterThan(0);
  for (const { path } of articles) expect([path, typesOf(path)]).toEqual([path, ['BlogPosting', 'BreadcrumbList']]);
  expect(found.filter(({ path, blocks }) => blocks.length === 0 && routeOf(path) !== 'home').map(({ path }) => path)).toEqual([]);
});

test('finds a block that is wrong', async () => {
  const good = { '@context': 'https://schema.org', '@type': 'BreadcrumbList' };
  expect(await richResultIssues([good])).not.toEqual([]);
  expect(vocabularyIssues([{ ...good, itemListElements: [] }]).join()).toContain('itemListElements');
  expect(vocabularyIssues([{ ...good, '@type': 'BlogPostings' }])).not.toEqual([]);
});

test('asks as many questions in the data as on the page, and answers each', () => {
  const pages = sheets.filter(isOf('faq'));
  expect(pages).toHaveLength(LOCALES.length);
  for (const { html } of pages) {
    const questions = parsed(html)
      .querySelectorAll('main h3')
      .map((heading) => heading.textContent);
    const [faq] = blocksIn(html);
    const markup = JSON.stringify(faq);
    expect(questions.length).toBeGreaterThanOrEqual(25);
    for (const question of questions) expect(markup).toContain(JSON.stringify(question));
  }
});

test('shows one card of a shared link, with words, that is there in its shape (content.55)', async ({ request, site }) => {
  const cards = new Map<string, string>();
  const findings = sheets.flatMap((sheet) => {
    const [image = '', ...more] = metas(sheet, 'og:image');
    const [alt = ''] = metas(sheet, 'og:image:alt');
    cards.set(image, sheet.path);
    const rest = [
      metas(sheet, 'twitter:card').join(),
      metas(sheet, 'og:image:width').join(),
      metas(sheet, 'og:image:height').join(),
    ].join();
    const isWhole = image.startsWith(`${site.origin}/`) && more.length === 0 && alt.length > 5 && rest === 'summary_large_image,1200,630';
    return isWhole ? [] : [`${sheet.path}: ${image} ${alt} ${rest}`];
  });
  expect(findings).toEqual([]);
  const shapes = await eachOf([...cards.keys()], LANES, async (image) => {
    // reading took a while: a connection that the site has closed meanwhile is another one's turn
    const answer = await request.get(image, { maxRetries: 3 });
    const { width, height } = await sharp(await answer.body()).metadata();
    return `${String(answer.status())} ${String(width)}×${String(height)}`;
  });
  expect([...new Set(shapes)]).toEqual([`200 ${String(CARD_SHAPE.width)}×${String(CARD_SHAPE.height)}`]);
});

test('has a card of its own for every city and every article, and tells airlines apart from the home page', () => {
  const cardsOf = (route: RouteId): readonly string[] => sheets.filter(isOf(route)).flatMap((sheet) => metas(sheet, 'og:image'));
  for (const route of ['landing', 'blogPost'] as const) expect(new Set(cardsOf(route)).size * LOCALES.length).toBe(cardsOf(route).length);
  const [home = ''] = cardsOf('home');
  expect(cardsOf('landing')).not.toContain(home);
  // several airlines share the city that most of their flights lead to; hardly one flies to none that has a picture
  const airlines = cardsOf('airline');
  expect(new Set(airlines).size).toBeGreaterThanOrEqual(20);
  expect(airlines.filter((card) => card === home).length / airlines.length).toBeLessThan(0.05);
});

test('names both languages and the default on every page, each of which names the others', () => {
  const links = new Map(
    sheets.map(({ path, html }) => [
      path,
      Object.fromEntries(
        parsed(html.slice(0, html.indexOf('</head>')))
          .querySelectorAll('link[rel=alternate][hreflang]')
          .map((tag) => [tag.getAttribute('hreflang') ?? '', new URL(tag.getAttribute('href') ?? '').pathname]),
      ),
    ]),
  );
  for (const [path, own] of links) {
    const expected = {
      [LANGUAGE_TAG.en]: inLocale(path, 'en'),
      [LANGUAGE_TAG.es]: inLocale(path, 'es'),
      'x-default': inLocale(path, 'en'),
    };
    expect([path, own]).toEqual([path, expected]);
    for (const other of Object.values(expected)) expect([other, links.get(other)]).toEqual([other, expected]);
  }
});

/** What a list of results has room for, and what says something. */
const TITLE = { least: 10, most: 75 };
const DESCRIPTION = { least: 25, most: 170 };

test('has titles and descriptions that a list of results can show', () => {
  const isOutside = (text: string, { least, most }: { least: number; most: number }): boolean => text.length < least || text.length > most;
  const findings = sheets.flatMap((sheet) => {
    const title = parsed(sheet.html).querySelector('title')?.textContent ?? '';
    const [description = ''] = metas(sheet, 'description');
    return [
      ...(isOutside(title, TITLE) ? [`${sheet.path}: ${title}`] : []),
      ...(isOutside(description, DESCRIPTION) ? [`${sheet.path}: ${description}`] : []),
    ];
  });
  expect(findings).toEqual([]);
});

for (const locale of LOCALES)
  test(`spells every word of every page right: ${locale} (content.56)`, () => {
    const speller = siteSpeller(locale);
    const errors = new Map<string, string>();
    for (const { path, html } of sheets.filter((sheet) => splitLocale(sheet.path).locale === locale)) {
      const body = parsed(html).querySelector('body');
      for (const part of body?.querySelectorAll(`script, style, [lang]:not([lang=${locale}])`) ?? []) part.remove();
      for (const word of speller.errorsIn(plainText(body))) errors.set(word, path);
    }
    expect([...errors]).toEqual([]);
  });
