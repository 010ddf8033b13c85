/** What stands around the list of flights, in a real browser: the whole cost, and flights side by side. */
import type { Page } from '@playwright/test';
import { formatQueryDate } from '#core/domain/values/dates';
import { untilAnswered } from './fixtures/answered';
import { DESKTOP, LAPTOP, PHONE } from './fixtures/chromium';
import { axeFaults, collisionsOf, overflowOf } from './fixtures/pageChecks';
import { releaseUnless, smokeOrRelease } from './fixtures/size';
import { expect, test } from './fixtures/test';
import { daysAhead } from './fixtures/traveler';

const QUERY = `ori=JFK&des=LAX&departdate=${formatQueryDate(daysAhead(30))}&returndate=${formatQueryDate(daysAhead(37))}&triptype=R&cabin=Economy&adt=1&chd=0&inf=0`;
const DAYS_AROUND = `from=${formatQueryDate(daysAhead(27))}&to=${formatQueryDate(daysAhead(33))}`;
const address = (prefix: string): string => `${prefix}/flights/search?${QUERY}`;

test.beforeEach(async ({ request }) => {
  await untilAnswered(request, `/flight/getflights?${QUERY}`);
  await untilAnswered(request, `/api/lowest-prices?${QUERY}&${DAYS_AROUND}`);
});

for (const [where, viewport] of [
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const) {
  test(`flights side by side at ${where}: chosen, opened, shared by address, closed by Escape`, { tag: '@release' }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(address(''));
    // until the list is whole its second half alone has one of these names
    await page.getByRole('list', { name: 'Flights', exact: true }).waitFor();
    const toggles = page.getByRole('list', { name: /^(?:Flights|More flights)$/ }).getByRole('checkbox', { name: 'Compare', exact: true });
    for (const i of [0, 1, 2]) await toggles.nth(i).click();
    const bar = page.getByRole('region', { name: 'Flights to compare' });
    const opener = bar.getByRole('button', { name: 'Compare 3 flights' });
    expect(await axeFaults(page)).toEqual([]);

    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Compare flights' });
    await dialog.getByRole('table').waitFor();
    expect(await dialog.getByRole('columnheader').count()).toBe(4);
    expect(await axeFaults(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);

    await page.reload();
    await opener.waitFor();
    await expect(toggles.first()).toBeChecked();
  });
}

test('the whole cost stays in the address, and breaks no rule of access', { tag: '@release' }, async ({ page }) => {
  await page.goto(address('/us-es'));
  await page.getByRole('group', { name: 'Costo total' }).getByRole('checkbox').nth(1).click();
  await page.waitForURL(/[?&]with=/);
  expect(await axeFaults(page)).toEqual([]);
  await page.reload();
  await page.getByRole('group', { name: 'Costo total' }).waitFor();
  expect(await page.getByRole('group', { name: 'Costo total' }).getByRole('checkbox').nth(1).isChecked()).toBe(true);
});

for (const prefix of ['', '/us-es'])
  test(
    `three whole flights are on the first screen of a desktop, one and the times of the next on that of a phone: ${prefix || 'en'} (results.25)`,
    smokeOrRelease(prefix === ''),
    async ({ page }) => {
      for (const size of [DESKTOP, PHONE]) {
        await page.setViewportSize(size);
        await page.goto(address(prefix));
        await expect(page.getByRole('list', { name: /^(Flights|Vuelos)$/ })).toBeVisible();
        const cards = page.getByRole('article');
        const last = size === DESKTOP ? cards.nth(2) : cards.nth(1).locator('.way__time').first();
        await expect
          .poll(async () => {
            const box = await last.boundingBox();
            return box && box.y + box.height;
          })
          .toBeLessThanOrEqual(size.height);
        await expect(page.getByRole('complementary', { name: /^(Call us|Llámenos)$/ })).toHaveCount(0);
        expect(await overflowOf(page)).toBe(0);
      }
    },
  );

/** How far the words of a card are from its edges, pixels: of its stub above and at the right, of all at the left. */
const airOf = (page: Page) =>
  page.locator('.list article').evaluateAll((all) =>
    all.slice(0, 4).map((card) => {
      const box = card.getBoundingClientRect();
      const price = card.querySelector('.price')?.getBoundingClientRect();
      const words = [...card.querySelectorAll('.fare__why b, .way .tile, .fare__has')].map((part) => part.getBoundingClientRect().left);
      return {
        above: (price?.top ?? 0) - box.top,
        right: box.right - (price?.right ?? Infinity),
        left: Math.min(...words) - box.left,
        height: box.height,
      };
    }),
  );

for (const prefix of ['', '/us-es'])
  test(
    `words have air on all sides of a card, and cards are of even heights: ${prefix || 'en'} (results.25)`,
    { tag: '@release' },
    async ({ page }) => {
      for (const [size, least, most] of [
        [DESKTOP, 20, 190],
        [PHONE, 16, 370],
      ] as const) {
        await page.setViewportSize(size);
        await page.goto(`${address(prefix)}&stops=0`);
        await expect(page.getByRole('list', { name: /^(Flights|Vuelos)$/ })).toBeVisible();
        for (const card of await airOf(page)) {
          expect(Math.min(card.above, card.right, card.left)).toBeGreaterThanOrEqual(least);
          expect(card.height).toBeLessThanOrEqual(most);
        }
      }
    },
  );

for (const prefix of ['', '/us-es'])
  test(
    `two whole flights are on the first screen of a low window, and nothing on one lies on anything else, however small the phone: ${prefix || 'en'} (results.25)`,
    releaseUnless(prefix !== ''),
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(address(prefix));
      await expect(page.getByRole('list', { name: /^(Flights|Vuelos)$/ })).toBeVisible();
      for (const size of [{ width: 1280, height: 720 }, LAPTOP]) {
        await page.setViewportSize(size);
        // cards are drawn again when the scroller of the list has come
        await expect
          .poll(async () => {
            const box = await page.getByRole('article').nth(1).boundingBox();
            return box && box.y + box.height;
          })
          .toBeLessThanOrEqual(size.height);
        expect(await overflowOf(page)).toBe(0);
      }
      await page.locator('.list--near').waitFor();
      // those outside the window are not laid out by themselves
      await page.locator('.list--near > li').evaluateAll((cards) => {
        for (const card of cards) if (card instanceof HTMLElement) card.style.contentVisibility = 'visible';
      });
      for (const width of [320, 360, 375, 390, 430]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await collisionsOf(page, '.list article'), `${String(width)} px`).toEqual([]);
        // the reason of Best is cut nowhere
        expect(await page.locator('.fare__why').evaluateAll((all) => all.filter((why) => why.scrollWidth > why.clientWidth).length)).toBe(
          0,
        );
      }
      await page.goto(`${prefix}/flights/search?ori=JFK&des=LAX&departdate=2026`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await collisionsOf(page, '.sum'), `${String(width)} px`).toEqual([]);
      }
    },
  );

test(
  'each place of the list is another outbound; the other returns open in place and break no rule of access (results.19)',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto(address(''));
    const list = page.getByRole('list', { name: 'Flights', exact: true });
    await expect(list).toBeVisible();
    const places = page.locator('.list > li');
    // those below the window are drawn after those in it
    await expect.poll(() => places.count()).toBeGreaterThan(3);
    const outbounds = await places.evaluateAll((all) => all.slice(0, 10).map((place) => place.querySelector('.way')?.textContent ?? ''));
    expect(new Set(outbounds).size).toBe(outbounds.length);
    await list
      .getByRole('button', { name: /more returns?/ })
      .first()
      .click();
    await expect(
      list
        .getByRole('list', { name: /^More returns after/ })
        .getByRole('article')
        .first(),
    ).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  },
);

test(
  'on a phone the trip that is shown lies in the middle of the date grid, also where prices came late',
  { tag: '@release' },
  async ({ page, faults }) => {
    faults.expect(/api\/price-grid/);
    await page.setViewportSize(PHONE);
    await page.route('**/api/price-grid?*', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.goto(address(''));
    await page.getByRole('list', { name: 'Flights', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Date grid' }).click();
    const grid = page.getByRole('region', { name: 'Lowest price by departure and return' });
    const offMiddle = () =>
      grid.evaluate((scroller) => {
        const [chosen, staying, around] = [scroller.querySelector('[aria-current]'), scroller.querySelector('th[scope=row]'), scroller].map(
          (element) => element?.getBoundingClientRect(),
        );
        return chosen && staying && around ? Math.abs(chosen.left + chosen.right - staying.right - around.right) / 2 : Infinity;
      });
    for (const step of ['refused', 'answered']) {
      if (step === 'answered') await page.getByRole('button', { name: 'Try again' }).click();
      await expect(grid.getByText(step === 'refused' ? 'No price yet' : /\$\d/).first()).toBeVisible();
      await expect.poll(offMiddle).toBeLessThan(2);
    }
  },
);

for (const view of [/^Date grid$/, /^Price graph$/, /a good price\?$/])
  test(
    `the view of prices behind ${String(view)} breaks no rule of access and stays in its place`,
    { tag: '@release' },
    async ({ page }) => {
      await page.goto(address(''));
      await expect(page.getByRole('list', { name: 'Flights', exact: true })).toBeVisible();
      await page.getByRole('button', { name: view }).click();
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport);
        const panel = page.getByRole('region', { name: 'More about prices' });
        await expect(panel.getByText(/\$\d/).first()).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);
        expect(await overflowOf(page)).toBe(0);
      }
    },
  );
