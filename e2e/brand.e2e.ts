/** A site under another name: its header holds the name, and the browser takes over what the server wrote. */
import { DESKTOP, LAPTOP, PHONE } from './fixtures/chromium';
import { boxOf, collisionsOf, overflowOf, untilStarted } from './fixtures/pageChecks';
import { expect, test } from './fixtures/test';

test.describe.configure({ mode: 'parallel' });

const NAMES = ['Trans & Continental Fares', 'Transcontinentalairfares'];

const WINDOWS = [DESKTOP, LAPTOP, ...[1240, 1100, 1099, 992].map((width) => ({ width, height: 800 })), PHONE];

for (const BRAND_NAME of NAMES)
  test(`${BRAND_NAME} stands in the header, and nothing on it`, async ({ page, startSite }) => {
    const site = await startSite({ env: { BRAND_NAME } });
    for (const path of ['/', '/us-es']) {
      await page.goto(site.origin + path);
      // a fault of taking over is told in the console, and fails the test
      await untilStarted(page);
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        const header = page.getByRole('banner');
        const logo = header.getByRole('link', { name: BRAND_NAME });
        expect(await overflowOf(page)).toBe(0);
        expect(await collisionsOf(page, 'header')).toEqual([]);
        // one line of the header, as under the usual name
        expect((await boxOf(header)).height).toBeLessThan(90);
        const { right, scrolled } = await logo.evaluate((link) => ({
          right: link.getBoundingClientRect().right,
          scrolled: link.scrollWidth - link.clientWidth,
        }));
        expect(scrolled).toBeLessThanOrEqual(1);
        for (const part of await header.getByRole('link').or(header.getByRole('button')).all()) {
          if (!(await part.isVisible()) || (await part.evaluate((at) => at.classList.contains('logo')))) continue;
          expect((await boxOf(part)).x).toBeGreaterThanOrEqual(right);
        }
      }
    }
  });
