/**
 * Pages in a real browser, started: nothing in the console, no fault of hydration, policy or accessibility, nothing wider
 * than the screen. One page of every route; `CRAWL=all` opens every page of the site.
 */
import { LOCALES, matchRoute, ROUTES, splitLocale } from '#core/domain/routes';
import { prerenderedPaths, shellPaths } from '../src/prerender/paths';
import { DESKTOP, PHONE } from './fixtures/chromium';
import { axeFaults, overflowOf } from './fixtures/pageChecks';
import { NOWHERE } from './fixtures/pages';
import { expect, test } from './fixtures/test';
import { parisSearch } from './fixtures/traveler';

test.describe.configure({ mode: 'parallel' });

const VIEWPORTS = { en: DESKTOP, es: PHONE } as const;
const ALL = [...prerenderedPaths(), ...shellPaths(), ...NOWHERE];

/** One path of every route, and one that leads nowhere. */
const ONE_PER_ROUTE = [
  ...new Map(ALL.map((path) => [`${splitLocale(path).locale} ${matchRoute(path)?.route ?? 'nowhere'}`, path])).values(),
];

const PATHS = process.env['CRAWL'] === 'all' ? [...new Set(ALL)] : ONE_PER_ROUTE;
const SEARCH = parisSearch();

for (const locale of LOCALES)
  test.describe(`opens every kind of page without a fault: ${locale}`, () => {
    test.use({ viewport: VIEWPORTS[locale] });

    for (const path of PATHS.filter((one) => splitLocale(one).locale === locale))
      test(path, async ({ page, faults }) => {
        const route = matchRoute(path)?.route ?? 'notFound';
        faults.includeWarnings();
        if (route === 'notFound') faults.expect(/status of 404/);
        await page.goto(route === 'results' ? `${path}?${SEARCH}` : path, { waitUntil: ROUTES[route].prerender ? 'load' : 'networkidle' });
        // React writes its own keys on an element when it takes it over
        await page.waitForFunction(() => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')));
        expect(await axeFaults(page)).toEqual([]);
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      });
  });
