/** When the application starts on a prerendered page, and that nothing done before is lost. */
import path from 'node:path';
import type { Page } from '@playwright/test';
import { PHONE } from './fixtures/chromium';
import { hold } from './fixtures/hold';
import { expect, test } from './fixtures/test';
import { smokeOrRelease } from './fixtures/size';

const APP = /\/assets\/app\.[^/]+\.js$/;
/** Names of the scripts that a page asks for, as they come. */
function scriptsOf(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) names.push(path.basename(request.url()).split('.')[0] ?? '');
  });
  return names;
}

test.describe('on a prerendered page', () => {
  test('starts by itself once the page has loaded, with all of its scripts at once', async ({ page }) => {
    const scripts = scriptsOf(page);
    const app = page.waitForResponse(APP); // listening before the page is there: it may arrive before goto returns
    await page.goto('/');
    await app;
    const { loadedAt, requestedAt } = await page.evaluate(() => ({
      loadedAt: performance.getEntriesByType('navigation')[0]?.toJSON().loadEventStart as number,
      requestedAt: performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/app.'))?.startTime ?? 0,
    }));
    expect(requestedAt).toBeGreaterThan(loadedAt);
    expect(scripts).toEqual(expect.arrayContaining(['main', 'react', 'state', 'app', 'home', 'messages-en']));
  });

  test('starts with the first input where loading takes long', { tag: '@release' }, async ({ page }) => {
    await page.route('**/posters/**', () => undefined); // never answered
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('combobox', { name: 'From' }).click();
    await page.keyboard.type('lon');
    await page.getByRole('option', { name: /^LHR/ }).waitFor();
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  });
});

test.describe('what was done before the application listened', () => {
  for (const [script, what] of [
    [APP, 'the application'],
    [/\/assets\/home\.[^/]+\.js$/, "the page's own script"],
  ] as const)
    test(`typing and choices arrive that ${what} was not there for`, smokeOrRelease(script !== APP), async ({ page }) => {
      const release = await hold(page, script);
      await page.goto('/');
      await page.getByRole('combobox', { name: 'From' }).pressSequentially('new yo');
      await page.getByRole('radio', { name: 'One way' }).click();
      await page.getByRole('combobox', { name: 'To' }).pressSequentially('los a');
      await release();
      await page.getByRole('option', { name: /^LAX/ }).waitFor();
      expect(await page.getByRole('combobox', { name: 'From' }).inputValue()).toBe('new yo');
      expect(await page.getByRole('combobox', { name: 'To' }).inputValue()).toBe('los a');
      expect(await page.getByRole('radio', { name: 'One way' }).isChecked()).toBe(true);
      expect(await page.getByRole('textbox', { name: 'Return' }).count()).toBe(0);
    });

  test('a pressed button does its work once', { tag: '@release' }, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const release = await hold(page, APP);
    await page.goto('/about-us');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await release();
    await page.getByRole('dialog').getByRole('link', { name: 'Contact Us' }).waitFor();
  });
});
