/** The keyboard alone: what has the focus is in sight (accessibility.3), flights are near (accessibility.4), no focus is lost (accessibility.5). */
import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from './fixtures/chromium';
import { releaseUnless } from './fixtures/size';
import { expect, test } from './fixtures/test';
import { compareTwo, daysAhead, fillContact, fillTravelers, next, parisSearch, selectFirstFlight } from './fixtures/traveler';

test.describe.configure({ mode: 'parallel' });

const SIZES = { desktop: DESKTOP, phone: PHONE };

/** One page of every kind that is there without a booking. */
const PAGES = [
  '/',
  '/sitemap',
  '/frequently-asked-questions',
  '/contact-us',
  '/find-your-booking',
  '/airlines/american-airlines-aa',
  '/us-es/destinations/new-york',
  '/flights-to-paris',
  '/no-such-page',
];

/** Gives the focus to every stop of the page in the order of Tab and back again; answers with those that something hides. */
const hiddenStops = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const settled = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const isStop = (element: HTMLElement): boolean => {
      if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert], .skip')) return false;
      if (element instanceof HTMLInputElement && element.type === 'radio' && !element.checked) return false;
      return element.checkVisibility({ visibilityProperty: true });
    };
    // one is seen by its label where it is drawn by that
    const seenOf = (element: HTMLElement): Element =>
      element instanceof HTMLInputElement && element.offsetWidth < 5 ? (element.labels?.[0] ?? element) : element;
    const faultOf = (element: HTMLElement): string | null => {
      const seen = seenOf(element);
      const { left, right, top, bottom } = seen.getBoundingClientRect();
      const x = Math.min(Math.max((left + right) / 2, 1), window.innerWidth - 1);
      const isLow = bottom - top < window.innerHeight / 2;
      const covering = (isLow ? [top + 2, (top + bottom) / 2, bottom - 2] : [(Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2])
        .map((y) => document.elementFromPoint(x, y))
        .find((found) => found === null || !(seen.contains(found) || found.contains(seen)));
      if (covering === undefined) return null;
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40) || element.id || element.tagName;
      return `${name}: ${covering ? `${covering.tagName}.${covering.classList.value}` : 'outside'} (${Math.round(top)} to ${Math.round(bottom)})`;
    };
    const faults: string[] = [];
    const walk = async (direction: string, way: readonly HTMLElement[]): Promise<void> => {
      for (const element of way) {
        if (!element.isConnected) continue;
        const before = window.scrollY;
        element.focus();
        // the header begins to stick, and lets go
        if (window.scrollY > 100 !== before > 100) await settled();
        // a card far from the window is laid out in the next frame
        if (faultOf(element)) await settled();
        const fault = faultOf(element);
        if (fault) faults.push(`${direction} ${fault}`);
      }
    };
    const root = document.querySelector('dialog[open]') ?? document;
    const stops = [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')].filter(isStop);
    if (stops.length < 5) faults.push(`only ${stops.length} stops`);
    await walk('forward:', stops);
    await walk('back:', stops.reverse());
    return faults;
  });

/** Where the focus is on the payment step, inside the card's own document too; null when all of it is in sight. */
const hiddenNow = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const at = document.activeElement;
    const frame = at instanceof HTMLIFrameElement ? at : null;
    const element = frame?.contentDocument?.activeElement ?? at;
    if (!element) return 'nothing has the focus';
    const { left, top, height } = element.getBoundingClientRect();
    const offset = frame?.getBoundingClientRect();
    const [x, y] = [left + (offset?.left ?? 0) + 9, top + (offset?.top ?? 0)];
    const isSeen = [y + 2, y + height - 2].every((edge) => {
      const found = document.elementFromPoint(x, edge);
      return found !== null && at !== null && (at.contains(found) || found.contains(at));
    });
    return isSeen ? null : `${element.id || element.textContent}: ${Math.round(y)} to ${Math.round(y + height)}`;
  });

/** The application has taken the page over. */
const untilBarsAreTold = (page: Page) => page.waitForFunction(() => document.documentElement.style.getPropertyValue('--bar-head') !== '');

/** The first flights of a list that is complete. */
async function openResults(page: Page): Promise<void> {
  await page.goto(`/flights/search?${parisSearch()}`);
  await page.getByRole('list', { name: 'Flights', exact: true }).waitFor();
  await page.locator('.list--near').waitFor();
}

/** What has the focus: its name, and which flight of the list it is in. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return {
      name: at?.getAttribute('aria-label') ?? at?.textContent.trim() ?? '',
      flight: Number(at?.closest('li[aria-posinset]')?.getAttribute('aria-posinset') ?? 0),
      isLost: at === document.body,
    };
  });

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(name, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('every stop of every kind of page is in sight', releaseUnless(name === 'phone'), async ({ page, faults }) => {
      faults.expect(/404/);
      const hidden: Record<string, readonly string[]> = {};
      for (const path of PAGES) {
        await page.goto(path);
        await untilBarsAreTold(page);
        hidden[path] = await hiddenStops(page);
      }
      expect(hidden).toEqual(Object.fromEntries(PAGES.map((path) => [path, []])));
    });

    test('every stop of results, with a comparison under way, and of booking is in sight', { tag: '@release' }, async ({ page }) => {
      await openResults(page);
      await compareTwo(page);
      const compare = page.getByRole('button', { name: 'Compare 2 flights' });
      await compare.waitFor();
      expect(await hiddenStops(page)).toEqual([]);
      const sheets = name === 'phone' ? [compare, page.getByRole('button', { name: /^Filters/ })] : [compare];
      for (const opener of sheets) {
        await opener.press('Enter');
        await page.getByRole('dialog').getByRole('button').nth(2).waitFor();
        expect(await hiddenStops(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(opener).toBeFocused();
      }
      await page.evaluate(() => window.scrollTo(0, 0));
      await selectFirstFlight(page);
      await next(page);
      await fillTravelers(page, daysAhead(45));
      expect(await hiddenStops(page)).toEqual([]);
      await next(page);
      await fillContact(page);
      await next(page);
      await page.getByRole('button', { name: /^Pay \$/ }).waitFor();
      expect(await hiddenStops(page)).toEqual([]);
      await page.getByRole('heading', { name: 'Payment', exact: true }).focus();
      const hidden: string[] = [];
      for (const key of [...Array<string>(16).fill('Tab'), ...Array<string>(14).fill('Shift+Tab')]) {
        await page.keyboard.press(key);
        const fault = await hiddenNow(page);
        if (fault) hidden.push(`${key} ${fault}`);
      }
      expect(hidden).toEqual([]);
    });

    test(
      'flights are near: a link leads to them, and Tab goes from one to the next, however fast',
      releaseUnless(name === 'desktop'),
      async ({ page }) => {
        await openResults(page);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: 'Skip to flights' }).first()).toBeFocused();
        await page.keyboard.press('Enter');
        let presses = 3;
        for (; presses < 20 && !/^Select/.test((await focused(page)).name); presses += 1) await page.keyboard.press('Tab');
        expect(presses).toBeLessThanOrEqual(12);

        const sort = page.getByRole('radio', { name: /^Best/ });
        await sort.focus();
        const way: number[] = [];
        const stops = 40;
        // all at once: the page does not wait for its scrolling
        await Promise.all(Array.from({ length: stops }, () => page.keyboard.press('Tab')));
        const last = await focused(page);
        await sort.focus();
        for (let i = 0; i < stops; i += 1) {
          await page.keyboard.press('Tab');
          way.push((await focused(page)).flight);
        }
        expect(way.at(-1)).toBe(last.flight);
        const flights = [...new Set(way.filter((at) => at > 0))];
        expect(flights.length).toBeGreaterThan(5);
        expect(flights).toEqual(flights.map((_, i) => i + 1));
      },
    );

    test('the comparison is reached from a flight of it, and no removal loses the focus', { tag: '@release' }, async ({ page }) => {
      await openResults(page);
      const choose = page.getByRole('checkbox', { name: /^Compare/, checked: false });
      const chosen = page.getByRole('checkbox', { name: /^Compare/, checked: true });
      for (const count of [1, 2]) {
        await choose.nth(0).press('Space');
        await expect(chosen).toHaveCount(count);
      }
      const bar = page.getByRole('region', { name: 'Flights to compare' });
      await chosen.nth(1).focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Go to the comparison' }).nth(1)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(bar).toBeFocused();
      await bar.getByRole('button', { name: 'Compare 2 flights' }).press('Enter');
      const remove = page.getByRole('dialog', { name: 'Compare flights' }).getByRole('button', { name: /^Remove/ });
      await remove.first().press('Enter');
      const heading = page.getByRole('heading', { level: 2, name: /^[\d,]+ flights$/ });
      await expect(heading).toBeFocused();
      await bar.getByRole('button', { name: /^Clear/ }).press('Enter');
      await expect(bar).toBeHidden();
      await expect(heading).toBeFocused();
    });
  });
}

test('clearing filters, a code for a call and a closed bar leave the focus near', { tag: '@release' }, async ({ page }) => {
  await page.goto(`/flights/search?${parisSearch()}&stops=0&night=out`);
  await page.getByRole('list', { name: 'Flights', exact: true }).waitFor();
  await page.getByRole('checkbox', { name: /^Nonstop/ }).check();
  const filters = page.getByRole('region', { name: 'Filters' });
  await filters.getByRole('button', { name: 'Clear Stops' }).press('Enter');
  await expect(filters.getByRole('button', { name: 'Stops', exact: true })).toBeFocused();
  await page.getByRole('checkbox', { name: /^Nonstop/ }).check();
  await filters.getByRole('button', { name: 'Clear all' }).press('Enter');
  await expect(filters.getByRole('heading', { name: 'Filters' })).toBeFocused();
  await page.setViewportSize(PHONE);
  await page.goto('/about-us');
  await untilBarsAreTold(page);
  await page.getByRole('button', { name: 'Close call bar' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
