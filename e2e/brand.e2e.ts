/** A site under its own and under other names: its header holds the name, and the browser takes over what the server wrote. */
import type { Locator } from '@playwright/test';
import { DEFAULT_BRAND } from '#core/content/brand';
import { DESKTOP, LAPTOP, PHONE } from './fixtures/chromium';
import { boxOf, collisionsOf, overflowOf, untilStarted } from './fixtures/pageChecks';
import { expect, test } from './fixtures/test';

test.describe.configure({ mode: 'parallel' });

const NAMES = [DEFAULT_BRAND.brandName, 'Trans & Continental Fares', 'Transcontinentalairfares'];

const WINDOWS = [DESKTOP, LAPTOP, ...[1249, 1240, 1120, 1119, 1100, 1000, 992].map((width) => ({ width, height: 800 })), PHONE];

interface AroundLogo {
  readonly isCut: boolean;
  readonly under: readonly string[];
  readonly inOtherRows: readonly string[];
}

/** Whether the logo leaves its words out, which parts of the header begin before it ends, and which stand in another row. */
const aroundLogo = (header: Locator, name: string): Promise<AroundLogo> =>
  header.evaluate((element, brand) => {
    const shown = [...element.querySelectorAll<HTMLElement>('a, button')].filter((part) =>
      part.checkVisibility({ visibilityProperty: true }),
    );
    const logo = shown.find((part) => part.classList.contains('logo') && part.textContent.includes(brand));
    if (!logo) return { isCut: true, under: [], inOtherRows: [] };
    const { right, top, height } = logo.getBoundingClientRect();
    const middle = top + height / 2;
    const others = shown.filter((part) => part !== logo && part.getBoundingClientRect().width > 0);
    return {
      isCut: logo.scrollWidth - logo.clientWidth > 1,
      under: others.filter((part) => part.getBoundingClientRect().x < right).map((part) => part.textContent),
      inOtherRows: others
        .filter((part) => part.getBoundingClientRect().top > middle || part.getBoundingClientRect().bottom < middle)
        .map((part) => part.textContent),
    };
  }, name);

for (const BRAND_NAME of NAMES)
  test(`${BRAND_NAME} is in the header, and nothing on it`, { tag: '@release' }, async ({ page, startSite }) => {
    const site = await startSite({ env: { BRAND_NAME } });
    for (const path of ['/', '/us-es']) {
      await page.goto(site.origin + path);
      // a hydration error is logged in the console, and fails the test
      await untilStarted(page);
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: BRAND_NAME })).toBeVisible();
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        expect(await overflowOf(page)).toBe(0);
        expect(await collisionsOf(page, 'header')).toEqual([]);
        expect((await boxOf(header)).height).toBeLessThan(90);
        expect(await aroundLogo(header, BRAND_NAME)).toEqual({ isCut: false, under: [], inOtherRows: [] });
      }
    }
  });
