/**
 * Pages in a real browser, started: nothing in the console, no fault of hydration, policy or accessibility, nothing wider
 * than the screen. One page of every route in both languages for a release, of those that are made in a way of their own before that;
 * `CRAWL=all` opens every page of the site.
 */
import { LOCALES, ROUTES, splitLocale } from '#core/domain/site/routes';
import type { RouteId } from '#core/domain/site/routes';
import { untilAnswered, USUAL_PLACES } from './fixtures/answered';
import { DESKTOP, PHONE } from './fixtures/chromium';
import { axeFaults, overflowOf, untilStarted } from './fixtures/pageChecks';
import { ALL, ONE_PER_ROUTE, routeOf } from './fixtures/kindsOfPage';
import { releaseUnless } from './fixtures/size';
import { expect, test } from './fixtures/test';
import { parisSearch } from './fixtures/traveler';

test.describe.configure({ mode: 'parallel' });

const VIEWPORTS = { en: DESKTOP, es: PHONE } as const;
/** Opened by `npm test`: the routes whose pages are most unlike one another, and are not opened with the same questions elsewhere. */
const FIRST: Readonly<Record<keyof typeof VIEWPORTS, readonly RouteId[]>> = {
  en: ['airlineToCity', 'blogPost'],
  es: ['landing', 'explore'],
};

const PATHS = process.env['CRAWL'] === 'all' ? ALL : [...ONE_PER_ROUTE];
const SEARCH = parisSearch();

for (const locale of LOCALES)
  test.describe(`opens every kind of page without a fault: ${locale}`, () => {
    test.use({ viewport: VIEWPORTS[locale] });

    for (const path of PATHS.filter((one) => splitLocale(one).locale === locale)) {
      const route = routeOf(path);
      const isFirst = ONE_PER_ROUTE.has(path) && FIRST[locale].includes(route);
      test(path, releaseUnless(isFirst), async ({ page, faults, request }) => {
        faults.includeWarnings();
        if (route === 'explore') await untilAnswered(request, USUAL_PLACES);
        if (route === 'notFound') faults.expect(/status of 404/);
        await page.goto(route === 'results' ? `${path}?${SEARCH}` : path);
        await untilStarted(page);
        if (!ROUTES[route].prerender) await page.waitForLoadState('networkidle');
        expect(await axeFaults(page)).toEqual([]);
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      });
    }
  });
