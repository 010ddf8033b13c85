/** Searching the pages of the site (content.54), as somebody does who lost their way. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { PHONE } from './fixtures/chromium';
import { axeFaults, overflowOf, untilStarted } from './fixtures/pageChecks';
import { releaseSize } from './fixtures/releaseSize';
import { sitemapPaths } from './fixtures/pages';
import { expect, test } from './fixtures/test';

test.describe.configure({ mode: 'parallel' });

const box = (page: Page) => page.getByRole('combobox', { name: /Search this site|Buscar en este sitio/ });
const options = (page: Page) => page.getByRole('listbox', { name: /Search this site|Buscar en este sitio/ }).getByRole('option');

/** The most that a search downloads, in KiB as it travels. */
const MOST_KIB = 64;

test('has an index of each language that is small', () => {
  const assets = path.resolve(__dirname, '../dist/web/assets');
  const names = readdirSync(assets).filter((name) => /^search-(?:en|es)\.[\da-f]{12}\.json$/.test(name));
  expect(names).toHaveLength(2);
  for (const name of names) expect(releaseSize(path.join(assets, name)) / 1024).toBeLessThanOrEqual(MOST_KIB);
});

test('opens from the top line, suggests while one types, and goes where the keyboard says', { tag: '@smoke' }, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/about-us');
  await untilStarted(page);
  expect(requests.filter((address) => /search-|site-search/.test(address))).toEqual([]);
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/site-search');
  await expect(box(page)).toBeFocused();
  await box(page).fill('pariz');
  await expect(options(page).first()).toContainText('Paris');
  expect(await axeFaults(page)).toEqual([]);
  expect(requests.filter((address) => /\/search-es/.test(address))).toEqual([]);
  await box(page).press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await options(page).first().getAttribute('id')) ?? 'none');
  await box(page).press('ArrowUp');
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
  await box(page).press('Escape');
  await expect(options(page).first()).toBeHidden();
  await expect(box(page)).toHaveValue('pariz');
  await box(page).press('ArrowDown');
  await options(page).first().waitFor();
  await box(page).press('ArrowDown');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/flights-to-paris');
});

test('shows all that is found on a page of its own, with its words in the address', { tag: '@release' }, async ({ page }) => {
  await page.goto('/sitemap');
  await box(page).fill('baggage fees');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/site-search?q=baggage+fees');
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toBeVisible();
  await expect(page.locator('.found a').first()).toHaveText('Baggage fees');
  await expect(box(page)).toHaveValue('baggage fees');
  await page.reload();
  await expect(page.locator('.found a').first()).toHaveText('Baggage fees');
  await box(page).fill('xqzwvk');
  await box(page).press('Enter');
  await expect(page.getByText('Nothing found for “xqzwvk”.')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.found a').first()).toHaveText('Baggage fees');
  await page.locator('.found a').first().click();
  await expect(page).toHaveURL('/baggage-fees');
});

test('finds what to know before a flight by its everyday words (content.59)', { tag: '@release' }, async ({ page }) => {
  for (const [typed, heading] of [
    ['/site-search?q=pet', 'Flying with a pet'],
    ['/site-search?q=etias', 'Visa information'],
    ['/site-search?q=pregnant', 'Flying while pregnant'],
    ['/us-es/site-search?q=mascota', 'Volar con una mascota'],
    ['/us-es/site-search?q=medicinas', 'Viajar con medicinas'],
  ] as const) {
    await page.goto(typed);
    await expect(page.locator('.found a').first()).toHaveText(heading);
  }
});

test('what is typed stays plain text', { tag: '@release' }, async ({ page }) => {
  await page.goto(`/site-search?q=${encodeURIComponent('<b>xqzwvk</b>')}`);
  await expect(page.getByText('Nothing found for “<b>xqzwvk</b>”.')).toBeVisible();
  await expect(page.locator('main b')).toHaveCount(0);
});

test('searches in Spanish from the menu of a phone, with or without accents', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/us-es');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL('/us-es/site-search');
  await box(page).fill('los angeles');
  await expect(options(page).first()).toContainText('Los Ángeles');
  expect(await axeFaults(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await box(page).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'páginas encontradas' })).toBeVisible();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});

for (const [address, typed, meant] of [
  ['/flights-to-pariss', 'flights pariss', '/flights-to-paris'],
  ['/airlines/delta', 'airlines delta', '/airlines/delta-airlines-dl'],
  ['/us-es/aerolineas/iberia', 'aerolineas iberia', '/us-es/airlines/iberia-ib'],
] as const)
  test(`guesses what ${address} meant`, { tag: '@release' }, async ({ page, faults }) => {
    faults.expect(/status of 404/);
    await page.goto(address);
    await expect(box(page)).toHaveValue(typed);
    await page.getByRole('button', { name: /similar pages|páginas parecidas/ }).click();
    await expect(page.locator(`.found a[href="${meant}"]`)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });

test('says where all pages are when the index does not come, and asks for it again', { tag: '@release' }, async ({ page, faults }) => {
  faults.expect(/ERR_FAILED/);
  await page.route(/\/assets\/search-en/, (route) => route.abort());
  await page.goto('/site-search?q=paris');
  await expect(page.locator('.found__count').getByRole('link', { name: 'See all pages' })).toBeVisible();
  await page.unroute(/\/assets\/search-en/);
  await box(page).fill('rome');
  await expect(options(page).first()).toContainText('Rome');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the page, which leads to the sitemap', { tag: '@release' }, async ({ page }) => {
    await page.goto('/sitemap');
    await page.locator('.sitefind input').fill('rome');
    await page.locator('.sitefind button').click();
    await expect(page).toHaveURL('/site-search?q=rome');
    await page.locator('main').getByRole('link', { name: 'Sitemap', exact: true }).click();
    await expect(page).toHaveURL('/sitemap');
  });
});

test('is no page for search engines', async ({ request, site }) => {
  for (const path of ['/site-search', '/us-es/site-search'])
    expect(await (await request.get(path)).text()).toContain('<meta name="robots" content="noindex, follow"/>');
  expect((await sitemapPaths(site.origin)).filter((path) => path.includes('site-search'))).toEqual([]);
});
