/** Whatever has the focus shows it (WCAG 2.4.7): the picture of each stop of the keyboard is another one with the focus than without. */
import type { ElementHandle, Page } from '@playwright/test';
import { DESKTOP, PHONE } from './fixtures/chromium';
import { untilStarted } from './fixtures/pageChecks';
import { expect, test } from './fixtures/test';
import { daysAhead, fillContact, fillTravelers, next, parisSearch, selectFirstFlight } from './fixtures/traveler';

test.describe.configure({ mode: 'parallel' });

/** Room around a stop for its ring, px: a field of the search has that of the box around it. */
const AROUND = 20;
/** How far away the focus is for the other picture, px: its ring is not seen there. */
const APART = 3 * AROUND;

/** Where Tab stops in a part of the page; of those that look alike, one. */
async function stopsOf(page: Page, part: string): Promise<readonly ElementHandle<HTMLElement>[]> {
  const list = await page.evaluateHandle((selector) => {
    const isStop = (element: HTMLElement): boolean => {
      if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]')) return false;
      return element.checkVisibility({ visibilityProperty: true });
    };
    const looks = new Set<string>();
    const isNew = (element: HTMLElement): boolean => {
      const { type = '' } = element as Partial<HTMLInputElement>;
      const look = [element, element.parentElement, element.parentElement?.parentElement].map((at) => `${at?.tagName}.${at?.className}`);
      const key = [...look, type, element.getAttribute('aria-label') ?? ''].join(' ');
      return looks.size < looks.add(key).size;
    };
    const all = [...document.querySelectorAll(selector)].flatMap((root) => [
      ...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
    ]);
    return all.filter(isStop).filter(isNew);
  }, part);
  const properties = await list.getProperties();
  return [...properties.values()].flatMap((handle) => (handle.asElement() as ElementHandle<HTMLElement> | null) ?? []);
}

/** What is seen of a stop: one that is drawn by its label is seen by that. */
const boxOf = (stop: ElementHandle<HTMLElement>) =>
  stop.evaluate((element) => {
    const isSmall = element instanceof HTMLInputElement && element.offsetWidth < 5;
    const { left, top, right, bottom } = (isSmall ? (element.labels?.[0] ?? element) : element).getBoundingClientRect();
    return { left, top, right, bottom };
  });
type Box = Awaited<ReturnType<typeof boxOf>>;

const isApart = (a: Box, b: Box): boolean =>
  a.right + APART < b.left || b.right + APART < a.left || a.bottom + APART < b.top || b.bottom + APART < a.top;

async function pictureOf(page: Page, { left, top, right, bottom }: Box): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? DESKTOP;
  const [x, y] = [Math.max(0, left - AROUND), Math.max(0, top - AROUND)];
  const clip = { x, y, width: Math.min(width, right + AROUND) - x, height: Math.min(height, bottom + AROUND) - y };
  return page.screenshot({ clip, animations: 'disabled' });
}

/** The stops of a part that look the same with the focus as without. The other focus stays in the same part, so that what is open stays so. */
async function unseenFocus(page: Page, part: string): Promise<readonly string[]> {
  const stops = await stopsOf(page, part);
  expect(stops.length, `stops of ${part}`).toBeGreaterThan(2);
  const unseen: string[] = [];
  for (const stop of stops) {
    // rings are for the keyboard
    await page.keyboard.press('Shift');
    await stop.focus();
    await stop.scrollIntoViewIfNeeded();
    const box = await boxOf(stop);
    const focused = await pictureOf(page, box);
    for (const other of stops) {
      if (other === stop || !isApart(await boxOf(other), box)) continue;
      await other.evaluate((element) => {
        element.focus({ preventScroll: true });
      });
      break;
    }
    // where it was: a link that skips is away again
    if (!focused.equals(await pictureOf(page, box))) continue;
    unseen.push(await stop.evaluate((e) => `${e.tagName}.${e.className} ${e.getAttribute('aria-label') ?? e.textContent}`.slice(0, 80)));
  }
  return unseen;
}

const LOOKS = [
  ['on a wide screen in the light', DESKTOP, 'light'],
  ['on a wide screen in the dark', DESKTOP, 'dark'],
  ['on a phone in the light', PHONE, 'light'],
  ['on a phone in the dark', PHONE, 'dark'],
] as const;

for (const [look, size, colorScheme] of LOOKS)
  test.describe(look, () => {
    test.use({ viewport: size, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('the home page: header, search form, what its fields open', { tag: '@release' }, async ({ page }) => {
      await page.goto('/');
      await untilStarted(page);
      const form = page.getByRole('search', { name: 'Flight search' });
      expect(await unseenFocus(page, 'header .wrap, [role=search], search')).toEqual([]);

      await form.getByRole('button', { name: /departure/i }).click();
      await page.locator('.datepop [role=grid], .datepop table').first().waitFor();
      expect(await unseenFocus(page, '.slot--dep')).toEqual([]);
      await page.keyboard.press('Escape');

      await form.getByRole('button', { name: /^Travelers and cabin/ }).click();
      await page.locator('.paxpop').waitFor();
      expect(await unseenFocus(page, '.slot--pax')).toEqual([]);
    });

    test('the results and their filters', { tag: '@release' }, async ({ page }) => {
      await page.goto(`/flights/search?${parisSearch()}`);
      await page.getByRole('list', { name: 'Flights', exact: true }).waitFor();
      expect(await unseenFocus(page, 'main')).toEqual([]);
    });

    test('the steps of a booking', { tag: '@release' }, async ({ page }) => {
      await page.goto(`/flights/search?${parisSearch()}`);
      await selectFirstFlight(page);
      expect(await unseenFocus(page, 'main')).toEqual([]);
      await next(page);
      await fillTravelers(page, daysAhead(45));
      expect(await unseenFocus(page, 'main')).toEqual([]);
      await next(page);
      await fillContact(page);
      expect(await unseenFocus(page, 'main')).toEqual([]);
    });
  });
