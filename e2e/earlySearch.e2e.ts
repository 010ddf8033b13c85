/** The search does not wait for the results page's script, nor the script for the search. */
import type { Page } from '@playwright/test';
import { formatQueryDate } from '#core/domain/values/dates';
import { expect, test } from './fixtures/test';
import { daysAhead, search } from './fixtures/traveler';

const RESULTS_SCRIPT = /\/assets\/results\.[^/]*\.js$/;

/** Holds the page's script back until the flights were requested: a page that asks only after its script never shows a list. */
async function holdScript(page: Page) {
  const requests: string[] = [];
  const scripts: string[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (RESULTS_SCRIPT.test(pathname)) scripts.push(pathname);
    if (pathname !== '/flight/getflights') return;
    requests.push(request.url());
    release();
  });
  await page.route(RESULTS_SCRIPT, async (route) => {
    await released;
    await route.continue();
  });
  return { requests, scripts };
}

const list = (page: Page) => page.getByRole('list', { name: 'Flights', exact: true });

test('a submitted form asks for flights at once, and touching it has fetched the page', async ({ page }) => {
  const { requests, scripts } = await holdScript(page);
  await page.goto('/');
  expect(scripts).toEqual([]);
  const coming = page.waitForRequest(RESULTS_SCRIPT);
  await page.getByRole('combobox', { name: 'From' }).focus();
  await coming;
  await search(page, { from: 'JFK', to: 'LAX', depart: daysAhead(30), return: daysAhead(37) });
  await list(page).waitFor();
  expect(requests).toHaveLength(1);
  expect(scripts).toHaveLength(1);
});

test('an address of results asks for its flights before the page is there', async ({ page }) => {
  const { requests } = await holdScript(page);
  const day = formatQueryDate(daysAhead(30));
  await page.goto(`/flights/search?ori=JFK&des=LAX&departdate=${day}&triptype=O&cabin=Economy&adt=1&chd=0&inf=0`);
  await list(page).waitFor();
  expect(requests).toHaveLength(1);
  const initiators = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) => (entry.name.includes('/flight/getflights') ? [entry.toJSON().initiatorType as string] : [])),
  );
  expect(initiators).toEqual(['link']);
});
