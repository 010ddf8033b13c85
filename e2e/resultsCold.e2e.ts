/** A results page opened by its address: what it says before any script, and that nothing moves when the application takes it over. */
import type { Page } from '@playwright/test';
import { results } from '#core/content/messages/flights/results/results.en';
import { untilAnswered, untilRendered } from './fixtures/answered';
import { DESKTOP, PHONE } from './fixtures/chromium';
import { hold } from './fixtures/hold';
import { overflowOf, shiftsOf } from './fixtures/pageChecks';
import { releaseUnless, smokeOrRelease } from './fixtures/size';
import { expect, test } from './fixtures/test';
import { parisSearch } from './fixtures/traveler';

test.describe.configure({ mode: 'parallel' });

const LANGUAGES = [
  {
    path: '/flights/search',
    list: 'Flights',
    first: 'The best of this search',
    ends: /JFK New York.*CDG Paris/,
    searching: 'Searching',
    modify: 'Modify search',
    unreadable: 'Please check your search',
  },
  {
    path: '/us-es/flights/search',
    list: 'Vuelos',
    first: 'Lo mejor de esta búsqueda',
    ends: /JFK Nueva York.*CDG París/,
    searching: 'Buscando',
    modify: 'Modificar búsqueda',
    unreadable: 'Revise su búsqueda',
  },
] as const;
const WINDOWS = [PHONE, DESKTOP];
// a document does not wait for a slow search
test.beforeEach(({ request }) => untilAnswered(request, `/flight/getflights?${parisSearch()}`));

/** What a page may move by until its flights are there. */
const MOST_SHIFT = 0.02;

async function expectNoShift(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((total, { score }) => total + score, 0);
  expect(sum, `moved: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST_SHIFT);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const { path, list, first, ends, searching } of LANGUAGES)
    for (const viewport of WINDOWS)
      test(
        `${path} says what is searched for and shows the best flights: ${viewport.width} px`,
        releaseUnless(list === 'Flights' && viewport === DESKTOP),
        async ({ page, request }) => {
          await untilRendered(request, `${path}?${parisSearch()}`);
          await page.setViewportSize(viewport);
          await page.goto(`${path}?${parisSearch()}`);
          await expect(page.getByRole('banner')).toBeVisible();
          await expect(page.getByRole('heading', { level: 1 })).toContainText(ends);
          await expect(page.getByRole('status').filter({ hasText: searching })).toBeVisible();
          await expect(page.getByRole('list', { name: first })).toBeVisible();
          const flights = page.locator('#flights').getByRole('article');
          await expect(flights).toHaveCount(4);
          for (const flight of await flights.all()) await expect(flight).toContainText(/\$\d/);
          await expect(page.locator('.fare--sk')).toHaveCount(0);
          await expect(page.locator('[aria-current="date"]')).toBeAttached();
          await expect(page.getByRole('contentinfo')).toBeVisible();
        },
      );

  test('keeps the places of the flights where the address asks for a choice of them', { tag: '@release' }, async ({ page }) => {
    await page.goto(`/flights/search?${parisSearch()}&stops=1`);
    await expect(page.locator('.fare--sk').first()).toBeVisible();
    expect(await page.getByRole('article').count()).toBe(0);
  });

  for (const { path, unreadable } of LANGUAGES)
    test(`${path} says so where the address has no search`, { tag: '@release' }, async ({ page }) => {
      await page.goto(`${path}?ori=JFK&des=%3Cscript%3E`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(unreadable);
    });
});

for (const { path, list, modify } of LANGUAGES)
  for (const [viewport, filters] of WINDOWS.flatMap((window) => ['', '&stops=1'].map((with_) => [window, with_] as const)))
    test(
      `${path} is taken over as it stands, and its flights come where their places were: ${viewport.width} px${filters}`,
      smokeOrRelease(list === 'Flights' && viewport === DESKTOP && filters === ''),
      async ({ page, faults }) => {
        faults.includeWarnings();
        await page.setViewportSize(viewport);
        await page.goto(`${path}?${parisSearch()}${filters}`);
        await page.getByRole('list', { name: list, exact: true }).getByRole('article').first().waitFor();
        await page.waitForLoadState('networkidle');
        await expectNoShift(page);
        expect(await overflowOf(page)).toBe(0);
        await page.getByRole('button', { name: modify }).first().click();
        await expect(page.getByRole('search')).toBeVisible();
      },
    );

for (const { path, list } of LANGUAGES)
  for (const viewport of WINDOWS)
    test(
      `${path} keeps its lines when the faces come after everything else: ${viewport.width} px`,
      { tag: '@release' },
      async ({ page }) => {
        const release = await hold(page, /\.woff2$/);
        await page.setViewportSize(viewport);
        await page.goto(`${path}?${parisSearch()}`, { waitUntil: 'commit' });
        await page.getByRole('list', { name: list, exact: true }).getByRole('article').first().waitFor();
        await release();
        await expectNoShift(page);
      },
    );

for (const viewport of WINDOWS)
  test(
    `a message in place of the flights moves nothing either: ${viewport.width} px`,
    releaseUnless(viewport === PHONE),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(`/flights/search?${parisSearch()}&pmax=1`);
      await page.getByRole('heading', { name: results.zeroTitle }).waitFor();
      await page.waitForLoadState('networkidle');
      await expectNoShift(page);
    },
  );

test('the page of the server is the one that the browser shows until flights come', { tag: '@release' }, async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/flight/getflights?*', async (route) => {
    await released;
    await route.continue();
  });
  const root = page.locator('#root');
  const query = parisSearch();
  const answer = await page.goto(`/flights/search?${query}`, { waitUntil: 'commit' });
  expect(await answer?.text()).toContain('fare--sk');
  const early = page.getByRole('list', { name: 'The best of this search' });
  const first = await early.getByRole('article').first().elementHandle();
  // the application listens
  await page.getByRole('button', { name: 'Modify search' }).click();
  await expect(page.getByRole('search')).toBeVisible();
  expect(await first?.evaluate((ticket) => ticket.isConnected)).toBe(true);
  // what is there can be opened before the rest is
  await early
    .getByRole('button', { name: /^Flight details/ })
    .first()
    .click();
  await expect(early.getByRole('button', { name: /^Flight details/, expanded: true })).toHaveCount(1);
  const words = await first?.evaluate((ticket) => ticket.querySelector('.fare__trip')?.textContent);
  release();
  const whole = root.getByRole('list', { name: 'Flights', exact: true }).getByRole('article').first();
  await expect(whole.getByRole('button', { name: /^Flight details/, expanded: true })).toBeVisible();
  expect(await whole.locator('.fare__trip').textContent()).toBe(words);
});

test('a flight of the document is booked before the list has come', { tag: '@smoke' }, async ({ page }) => {
  await page.route('**/flight/getflights?*', () => undefined); // never answered
  await page.goto(`/flights/search?${parisSearch()}`);
  await page
    .getByRole('button', { name: /^Select/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Review your trip' })).toBeVisible();
});

test('an address without a search gets the form, filled with what could be read', { tag: '@release' }, async ({ page, faults }) => {
  faults.includeWarnings();
  await page.goto('/flights/search?ori=JFK&des=nowhere');
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue(/JFK/);
});

test('is neither kept by caches nor sent again unchanged', async ({ request }) => {
  const path = `/flights/search?${parisSearch()}`;
  const { flights } = (await (await request.get(`/flight/getflights?${parisSearch()}`)).json()) as { readonly flights: readonly unknown[] };
  expect(flights).not.toEqual([]); // what the page shows of them is known from here on
  const first = await request.get(path);
  expect(first.headers()).toMatchObject({
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(first.headers()['content-security-policy']).not.toMatch(/unsafe-inline|style-src 'self';/);
  const again = await request.get(path, { headers: { 'if-none-match': first.headers()['etag'] ?? '' } });
  expect(again.status()).toBe(304);
});
