/** How the pages look where the system asks for more contrast, or brings its own colors (docs/accessibility.md). */
import type { Locator } from '@playwright/test';
import { axeFaults, untilStarted } from './fixtures/pageChecks';
import { PHONE } from './fixtures/chromium';
import { releaseUnless } from './fixtures/size';
import { expect, test } from './fixtures/test';
import { next, parisSearch, selectFirstFlight } from './fixtures/traveler';

test.describe.configure({ mode: 'parallel' });

const RESULTS = `/flights/search?${parisSearch()}`;

test.describe('where more contrast is requested', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(colorScheme, () => {
      test.use({ colorScheme, contextOptions: { contrast: 'more', reducedMotion: 'reduce' } });

      test('words stand out by 7 to 1, those of errors as well', releaseUnless(colorScheme === 'light'), async ({ page }) => {
        const rule = ['color-contrast-enhanced'];
        for (const path of ['/', '/flights-to-paris', '/contact-us']) {
          await page.goto(path);
          await untilStarted(page);
          expect(await axeFaults(page, rule), path).toEqual([]);
        }
        await page.goto(RESULTS);
        await page.getByRole('list', { name: 'Flights', exact: true }).waitFor();
        expect(await axeFaults(page, rule), 'results').toEqual([]);
        await selectFirstFlight(page);
        await next(page);
        await next(page);
        await page.locator('.errsum').waitFor();
        expect(await axeFaults(page, rule), 'travelers').toEqual([]);
      });
    });
});

test.describe('with colors of the system’s own', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  const ground = (at: Locator): Promise<string> => at.evaluate((element) => getComputedStyle(element).backgroundColor);
  const expectTold = async (chosen: Locator, other: Locator): Promise<void> => {
    await expect(chosen).toBeVisible();
    expect(await ground(chosen)).not.toBe(await ground(other));
  };

  test('what is chosen, and the field with the focus, can be distinguished', { tag: '@release' }, async ({ page }) => {
    await page.goto('/');
    await untilStarted(page);
    const form = page.getByRole('search');
    await expectTold(form.locator('input:checked + span'), form.locator('input:not(:checked) + span').first());
    for (const field of ['From', 'To']) {
      await form.getByRole('combobox', { name: field, exact: true }).focus();
      expect(await form.locator('.slot:focus-within').evaluate((slot) => getComputedStyle(slot).outlineStyle)).toBe('solid');
      await page.keyboard.press('Escape');
    }
    await form.getByRole('combobox', { name: 'From' }).fill('lon');
    await page.keyboard.press('ArrowDown');
    await expectTold(form.locator('[role="option"][aria-selected="true"]'), form.locator('[role="option"][aria-selected="false"]').first());
    await page.keyboard.press('Escape');
    await form.getByRole('textbox', { name: 'Departure' }).click();
    // a month begins with empty cells
    await form.getByRole('gridcell', { disabled: false }).filter({ hasText: /\d/ }).nth(5).click();
    await form.getByRole('textbox', { name: 'Departure' }).click();
    await expectTold(form.locator('.day--edge span').first(), form.locator('.day:not(.day--edge, .day--out) span').first());
  });

  test('a price leaves the line below it whole', { tag: '@release' }, async ({ page }) => {
    await page.goto(RESULTS);
    const price = page.locator('.fare__price').first();
    await price.waitFor();
    const lines = await price
      .locator('.price, .price ~ *')
      .evaluateAll((all) => all.map((line) => line.getBoundingClientRect().toJSON() as DOMRect));
    // the browser draws a ground as high as the letters behind a price of any line height
    const [first, second] = lines;
    const size = await price.locator('.price').evaluate((at) => parseFloat(getComputedStyle(at).fontSize));
    expect(first?.height ?? 0).toBeGreaterThanOrEqual(1.15 * size);
    expect(second?.top ?? 0).toBeGreaterThanOrEqual((first?.bottom ?? 0) - 1);
  });

  test('chosen date, order, filter and step can be distinguished', { tag: '@release' }, async ({ page }) => {
    await page.goto(RESULTS);
    await page.getByRole('list', { name: 'Flights', exact: true }).waitFor();
    await expectTold(page.locator('.days a[aria-current]'), page.locator('.days a:not([aria-current])').first());
    await expectTold(page.locator('.sort:has(:checked)'), page.locator('.sort:not(:has(:checked))').first());
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: /^Nonstop/ }).click();
    await expectTold(page.locator('.chips [aria-pressed="true"]'), page.locator('.chips [aria-pressed="false"]').first());
    await selectFirstFlight(page);
    await next(page);
    await expectTold(page.locator('.steps [aria-current] b'), page.locator('.steps li:last-child b'));
    const name = page.getByLabel('First name').first();
    await name.focus();
    expect(await name.evaluate((field) => getComputedStyle(field).outlineStyle)).toBe('solid');
  });
});
