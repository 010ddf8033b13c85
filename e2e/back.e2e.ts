/** Back leads to the link or button that led away, where it stood, however far a list was opened (complaints.13, WCAG 2.4.3). */
import type { Locator, Page } from '@playwright/test';
import { untilAnswered, USUAL_PLACES } from './fixtures/answered';
import { DESKTOP, PHONE } from './fixtures/chromium';
import { boxOf, untilStarted } from './fixtures/pageChecks';
import { smokeOrRelease } from './fixtures/size';
import { expect, test } from './fixtures/test';
import { parisSearch } from './fixtures/traveler';

test.describe.configure({ mode: 'parallel' });

/** How far it may stand from where it was, px: a list above it may have loaded a line more. */
const NEAR = 24;

/** Past everything above it, as a reader scrolls past: what is far from the window is not laid out before. */
const scrollThrough = (to: Locator): Promise<void> =>
  to.evaluate(async (element) => {
    const drawn = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    while (element.getBoundingClientRect().top > window.innerHeight) {
      window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
      await drawn();
      await drawn();
    }
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    await drawn();
  });

/** Presses it, waits for what it leads to, goes back, and finds the focus and the place again. */
async function thereAndBack(page: Page, from: Locator, arrived: () => Promise<unknown>): Promise<void> {
  await scrollThrough(from);
  // a mouse of the tests would scroll once more
  await from.focus();
  const { y } = await boxOf(from);
  await page.keyboard.press('Enter');
  await arrived();
  await page.goBack();
  await expect(from).toBeFocused();
  await expect(from).toBeInViewport();
  await expect.poll(async () => Math.abs((await boxOf(from)).y - y)).toBeLessThanOrEqual(NEAR);
}

const review = (page: Page) => (): Promise<void> => page.getByRole('heading', { name: 'Review your trip' }).waitFor();

for (const [name, size] of [
  ['a wide screen', DESKTOP],
  ['a phone', PHONE],
] as const)
  test.describe(name, () => {
    test.use({ viewport: size });

    test('results, shown more of, to the review and back', smokeOrRelease(size === DESKTOP), async ({ page }) => {
      await page.goto(`/flights/search?${parisSearch()}`);
      // those far from the window as well
      const cards = page.locator('.list article');
      await page.locator('.list--near').waitFor();
      const more = page.getByRole('button', { name: /^Show \d+ more$/ });
      const before = await cards.count();
      await scrollThrough(more);
      await more.click();
      await expect.poll(() => cards.count()).toBeGreaterThan(before);
      // what was open is open again
      const card = cards.nth(before);
      const details = card.getByRole('button', { name: /^Flight details/ });
      await scrollThrough(details);
      await details.click();
      await card.getByRole('region', { name: 'Outbound' }).waitFor();
      await thereAndBack(page, card.getByRole('button', { name: /^Select/ }).first(), review(page));
      expect(await cards.count()).toBeGreaterThan(before);
      await expect(details).toHaveAttribute('aria-expanded', 'true');
    });

    test('places of explore, shown more of, to their flights and back', { tag: '@release' }, async ({ page, request }) => {
      await untilAnswered(request, USUAL_PLACES);
      await page.goto('/explore');
      await untilStarted(page);
      const cards = page.getByRole('list', { name: 'Places with prices' }).getByRole('link');
      await cards.first().waitFor();
      const before = await cards.count();
      await page.getByRole('button', { name: /^Show \d+ more$/ }).click();
      await expect.poll(() => cards.count()).toBeGreaterThan(before);
      await thereAndBack(page, cards.nth(before + 3), () => page.locator('.list--near').waitFor());
    });

    test('fares of the deals page, shown more of, to their flights and back', { tag: '@release' }, async ({ page }) => {
      await page.goto('/flights');
      await untilStarted(page);
      const fares = page.getByRole('list', { name: 'Fares', exact: true }).getByRole('link');
      await fares.first().waitFor();
      const before = await fares.count();
      await page.getByRole('button', { name: 'Show more fares' }).click();
      await expect.poll(() => fares.count()).toBeGreaterThan(before);
      await thereAndBack(page, fares.nth(before + 3), () => page.getByRole('list', { name: 'Flights', exact: true }).first().waitFor());
    });

    test('an article of the blog and back', { tag: '@release' }, async ({ page }) => {
      await page.goto('/blog');
      await untilStarted(page);
      const article = page.getByRole('main').getByRole('link', { name: /Flying with a baby/ });
      await thereAndBack(page, article, () => page.getByRole('heading', { level: 1, name: /^Flying with a baby/ }).waitFor());
    });
  });
