/**
 * Pages in a real browser, started by a person's first sign: nothing in the console, no fault of hydration, policy or
 * accessibility, nothing wider than the screen. One page of every route; `CRAWL=all` opens every page of the sitemap.
 */
import { LOCALES, matchRoute, ROUTES, splitLocale } from '#core/domain/routes';
import type { Locale } from '#core/domain/routes';
import { prerenderedPaths, shellPaths } from '../src/prerender/paths';
import { axeFaults, DESKTOP, overflowOf, PHONE } from './support/browser';
import { eachOf, NOWHERE, sitemapPaths } from './support/pages';
import { setStage } from './support/stage';
import { parisSearch } from './support/traveler';

const isFull = process.env['CRAWL'] === 'all';
const LANES = 3;
const VIEWPORTS = { en: DESKTOP, es: PHONE } as const;

const stage = setStage();

/** One path of every route, and one that leads nowhere. */
const ONE_PER_ROUTE = [
  ...new Map(
    [...prerenderedPaths(), ...shellPaths(), ...NOWHERE].map((path) => [
      `${splitLocale(path).locale} ${matchRoute(path)?.route ?? 'nowhere'}`,
      path,
    ]),
  ).values(),
];

async function pathsIn(locale: Locale): Promise<readonly string[]> {
  const all = new Set([...ONE_PER_ROUTE, ...(isFull ? await sitemapPaths(stage.origin) : [])]);
  return [...all].filter((path) => splitLocale(path).locale === locale);
}

const SEARCH = parisSearch();

async function faultsOf(path: string, locale: Locale): Promise<readonly string[]> {
  const route = matchRoute(path)?.route ?? 'notFound';
  const { page, context, faults } = await stage.open({
    viewport: VIEWPORTS[locale],
    isStrict: true,
    expected: route === 'notFound' ? [/status of 404/] : [],
  });
  await page.goto(route === 'results' ? `${path}?${SEARCH}` : path, { waitUntil: ROUTES[route].prerender ? 'load' : 'networkidle' });
  // React writes its own keys on an element when it takes it over
  await page.waitForFunction(() => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')));
  const tooWide = await overflowOf(page);
  const found = [...(await axeFaults(page)), ...(tooWide > 0 ? [`${String(tooWide)} px wider than the screen`] : []), ...faults()];
  await context.close();
  return found.map((fault) => `${path}: ${fault}`);
}

it.each(LOCALES)(
  'opens every kind of page without a fault: %s',
  async (locale) => {
    const paths = await pathsIn(locale);
    expect((await eachOf(paths, LANES, (path) => faultsOf(path, locale))).flat()).toEqual([]);
  },
  isFull ? 3_600_000 : 300_000,
);
