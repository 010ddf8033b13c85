/** Airlines: the list that is searched, a page with its map, and pairs that lead on (content.48 to content.50). */
import { PHONE } from './fixtures/chromium';
import { axeFaults, overflowOf } from './fixtures/pageChecks';
import { expect, test } from './fixtures/test';

test.describe.configure({ mode: 'parallel' });

test('a pair without a page leads to the airline with the city filled in, the query kept', async ({ request, page }) => {
  const from = '/us-es/airlines/egyptair-ms/book-flights-to-paris-ms';
  const answer = await request.get(`${from}?x=1`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/us-es/airlines/egyptair-ms?des=PAR&x=1']);
  for (const nowhere of ['book-flights-to-atlantis-ms', 'book-flights-to-paris-aa'])
    expect((await request.get(`/airlines/egyptair-ms/${nowhere}`, { maxRedirects: 0 })).status()).toBe(404);
  await page.goto(from);
  await expect(page.getByRole('combobox', { name: 'Hacia' })).toHaveValue('PAR - París todos los aeropuertos');
});

test('an airline is found, its map is drawn, and its search opens with its filter', async ({ page }) => {
  await page.goto('/airlines');
  await page.getByRole('searchbox').fill('canada');
  await expect(page.getByRole('status').filter({ hasText: 'airlines' })).toHaveText('4 airlines');
  await page.getByRole('link', { name: /^Air Canada/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Air Canada flights' })).toBeVisible();
  const map = page.getByRole('img', { name: /^Map of nonstop routes: Air Canada/ });
  await map.scrollIntoViewIfNeeded();
  for (const part of ['land', 'routes', 'dots', 'hubs'])
    await expect
      .poll(
        () =>
          map
            .locator(`.map__${part}`)
            .first()
            .evaluate((use: SVGUseElement) => use.getBBox().width),
        { message: part },
      )
      .toBeGreaterThan(100);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Search flights' }).click();
  await expect(page).toHaveURL(/\/flights\/search\?.*&airlines=AC/);
});

test('all of it is there without JavaScript, and stays in a narrow window', { tag: '@release' }, async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto('/airlines');
  expect(await page.locator('.finder li').count()).toBeGreaterThan(70);
  await page.goto('/airlines/american-airlines-aa');
  await expect(page.getByRole('rowheader', { name: 'Home country' })).toBeVisible();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await context.close();
});
