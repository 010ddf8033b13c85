/** A browser on a bad day (reliability.39): storage that fails, no network, a wrong clock, two tabs, pages kept by Back, a build that was replaced. */
import { chromium } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { isHeadlessShell, launchOptions } from './fixtures/chromium';
import { expect, test } from './fixtures/test';
import {
  bookingReference,
  daysAhead,
  fillBilling,
  fillCard,
  fillContact,
  fillTravelers,
  GOOD_CARD,
  next,
  pay,
  search,
  toPayment,
} from './fixtures/traveler';

test.describe.configure({ mode: 'parallel' });

const TRIP = { from: 'JFK', to: 'LAX', depart: daysAhead(41) } as const;
const DAY_MS = 86_400_000;

async function book(page: Page): Promise<string> {
  await toPayment(page, TRIP);
  await fillCard(page, GOOD_CARD);
  await pay(page);
  return bookingReference(page);
}

test.describe('storage', () => {
  const STORAGES: readonly (readonly [string, () => void])[] = [
    [
      'blocked',
      () => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('The operation is insecure.', 'SecurityError');
            },
          });
      },
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      },
    ],
    [
      'corrupt',
      () => {
        const getItem = Storage.prototype.getItem;
        // what was never written reads as what another program left there
        Storage.prototype.getItem = function (key) {
          return getItem.call(this, key) ?? (key.length % 2 === 0 ? '{"half":[' : '[null,{"query":{"slices":7}}]');
        };
      },
    ],
  ];
  for (const [what, spoil] of STORAGES)
    test(`${what} in the whole of a booking`, { tag: '@release' }, async ({ page }) => {
      await page.addInitScript(spoil);
      expect(await book(page)).toMatch(/^[A-Z0-9]{6}$/);
    });
});

test('without a network nothing typed is lost at any step of a booking, and each goes on when it is back', async ({ page, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /ChunkLoadError/, /network/i, /offline/i);
  const network = async (isThere: boolean): Promise<void> => page.context().setOffline(!isThere);
  // it comes in idle time, and waits for the network in the place of the browser
  const waiter = page.waitForResponse(/\/assets\/recorder/);
  await page.goto('/');
  await test.step('choose', async () => {
    await waiter;
    await search(page, TRIP);
    await page.getByRole('list', { name: 'Flights', exact: true }).waitFor();
    await network(false);
    await page
      .getByRole('button', { name: /^Select/ })
      .first()
      .click();
    await page.getByText('You are offline').waitFor();
    await network(true);
    await page.getByRole('heading', { name: 'Review your trip' }).waitFor();
    await next(page);
  });
  await test.step('travelers and contact', async () => {
    await fillTravelers(page, TRIP.depart);
    await network(false);
    await next(page);
    await fillContact(page);
    await network(true);
    await next(page);
    await page.getByRole('heading', { name: 'Payment', exact: true }).waitFor();
  });
  await test.step('pay', async () => {
    await fillBilling(page);
    await fillCard(page, GOOD_CARD);
    await network(false);
    await pay(page);
    await page.getByRole('group', { name: 'The payment did not go through' }).waitFor();
    await network(true);
    await expect(page.getByLabel('Name on card')).toHaveValue('Maria Quiñones');
    await pay(page);
    await bookingReference(page);
  });
});

test('a page that Back brings from the cache has what was typed, and works', { tag: '@release' }, async ({ site }) => {
  test.skip(isHeadlessShell(), 'the headless shell keeps no pages for Back');
  // Playwright turns the cache off
  const browser = await chromium.launch({ ...launchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  const page = await browser.newPage({ locale: 'en-US' });
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => document.documentElement.toggleAttribute('data-kept', persisted));
  });
  await page.goto(`${site.origin}/contact-us`);
  await page.getByLabel('Email', { exact: false }).first().fill('maria@example.com');
  await page.evaluate(() => window.location.assign('/robots.txt'));
  await page.waitForURL(/robots/);
  await page.evaluate(() => window.history.back());
  await page.locator('html[data-kept]').waitFor();
  await expect(page.getByLabel('Email', { exact: false }).first()).toHaveValue('maria@example.com');
  await page.getByRole('link', { name: 'Wingfare' }).first().click();
  await page.getByRole('search', { name: 'Flight search' }).waitFor();
  await browser.close();
});

test('two tabs book two flights, each its own', { tag: '@release' }, async ({ page, context, site }) => {
  const other = await context.newPage();
  await page.bringToFront();
  await toPayment(page, TRIP);
  await other.bringToFront();
  await toPayment(other, { from: 'SFO', to: 'SEA', depart: daysAhead(33) });
  for (const tab of [page, other]) await fillCard(tab, GOOD_CARD);
  await pay(page);
  await pay(other);
  const references = [await bookingReference(page), await bookingReference(other)];
  expect(await page.locator('main').innerText()).toContain('LAX');
  expect(await other.locator('main').innerText()).toContain('SEA');
  const rows = await site.query<{ origin: string }>(
    `select offer->'query'->'slices'->0->>'origin' as origin from bookings where reference = any($1) order by array_position($1, reference::text)`,
    [references],
  );
  expect(rows).toHaveLength(2);
});

for (const [what, shift] of [
  ['a day behind', -DAY_MS],
  ['a day ahead', DAY_MS],
] as const)
  test(`a clock ${what} books all the same`, { tag: '@release' }, async ({ page }) => {
    await page.clock.install({ time: Date.now() + shift });
    expect(await book(page)).toMatch(/^[A-Z0-9]{6}$/);
  });

test.describe('a build that was replaced under an open tab', () => {
  /** Scripts of this name are gone until the tab is loaded again, as those of an old build are. */
  async function replaceBuild(page: Page, name: RegExp): Promise<{ readonly documents: () => number }> {
    let documents = 0;
    let isGone = true;
    page.on('request', (request) => {
      if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
      documents += 1;
      isGone = false;
    });
    await page.route(name, (route: Route) => (isGone ? route.fulfill({ status: 404, body: 'Not found\n' }) : route.fallback()));
    return { documents: () => documents };
  }

  test('loads it again once, with the search that was typed', async ({ page, faults }) => {
    faults.expect(/404/, /ChunkLoadError/, /Loading chunk/);
    await page.goto('/about-us');
    await page.getByRole('link', { name: 'Wingfare' }).first().waitFor();
    const { documents } = await replaceBuild(page, /\/assets\/(?:home|results)[^/]*\.js/);
    await page.getByRole('link', { name: 'Wingfare' }).first().click();
    await search(page, TRIP);
    await page.getByRole('list', { name: 'Flights', exact: true }).waitFor();
    expect(documents()).toBe(1);
    await expect(page).toHaveURL(/ori=JFK&des=LAX/);
  });

  test('is no reason to lose the page where one part of it does not arrive', async ({ page, faults }) => {
    faults.expect(/ERR_FAILED/, /ChunkLoadError/, /Loading chunk/);
    await page.route(/\/assets\/(?:suggestions|date-grid)[^/]*\.js/, (route) => route.abort());
    await page.goto('/');
    const form = page.getByRole('search', { name: 'Flight search' });
    await form.getByRole('combobox', { name: 'From' }).pressSequentially('new y', { delay: 50 });
    await form.getByRole('textbox', { name: 'Departure' }).click();
    await expect(form.getByRole('alert')).toHaveText(/did not load/);
    await expect(form.getByRole('combobox', { name: 'From' })).toHaveValue(/^(?:new y|NYC - )/i);
    await page.unroute(/\/assets\/(?:suggestions|date-grid)[^/]*\.js/);
    await search(page, TRIP);
    await page.getByRole('list', { name: 'Flights', exact: true }).waitFor();
  });

  test('keeps what was typed for a booking', { tag: '@release' }, async ({ page, faults }) => {
    faults.expect(/404/, /ChunkLoadError/, /Loading chunk/);
    await toPayment(page, TRIP);
    const { documents } = await replaceBuild(page, /\/assets\/after-payment[^/]*\.js/);
    await fillCard(page, GOOD_CARD);
    await pay(page);
    await bookingReference(page);
    expect(documents()).toBe(1);
  });

  test('offline is no new build: the page says that it broke and stays', { tag: '@release' }, async ({ page, faults }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED/, /ChunkLoadError/, /Loading chunk/, /Failed to fetch/);
    await page.goto('/about-us');
    await page.getByRole('link', { name: 'Wingfare' }).first().waitFor();
    await page.route(/\/assets\/home[^/]*\.js/, (route) => route.abort('internetdisconnected'));
    await page.getByRole('link', { name: 'Wingfare' }).first().click();
    await page.getByRole('alert').waitFor();
  });
});
