/** Fares that were really seen: gathered by a new site, listed, filtered, and found again (content.51, content.52, content.53). */
import type { DealsAnswerWire } from '#core/contract/flights/deals.schema';
import { formatCents } from '#core/domain/values/money';
import { expect, test } from './fixtures/test';
import type { APIRequestContext } from '@playwright/test';
import { PHONE } from './fixtures/chromium';
import { axeFaults, overflowOf, shiftsOf } from './fixtures/pageChecks';

/** A new site has its first fares some seconds after its start. */
async function firstDeals(request: APIRequestContext): Promise<DealsAnswerWire> {
  let answer: DealsAnswerWire | null = null;
  await expect
    .poll(
      async () => {
        answer = (await (await request.get('/api/deals')).json()) as DealsAnswerWire; // our own server, our own type
        return answer.deals.length;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(12);
  if (answer === null) throw new Error('no answer');
  return answer;
}

test.setTimeout(120_000);

test('a fare of the list is found again, and is said to be gone when it is', async ({ page, request }) => {
  await firstDeals(request);
  await page.goto('/flights');
  const rows = page.getByRole('list', { name: 'Fares', exact: true }).getByRole('link');
  await expect(rows).toHaveCount(12);
  const total = Number(new URL((await rows.first().getAttribute('href')) ?? '', page.url()).searchParams.get('deal'));
  await rows.first().click();
  await expect(page.getByText(`The fare of ${formatCents(total)} that you saw is still there`)).toBeVisible();

  const { pathname, searchParams } = new URL(page.url());
  searchParams.set('deal', '101');
  await page.goto(`${pathname}?${searchParams.toString()}`);
  await expect(page.getByText(/^That fare of \$1\.01 is gone; the lowest now is \$[\d,.]+ with .+ on .+ to .+\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Other fares on this route' }).click();
  await expect(page).toHaveURL(/\/flights\?origin=[A-Z]{3}&destination=[A-Z]{3}$/);
  await expect(page.getByRole('list', { name: 'Fares', exact: true }).getByRole('link').first()).toBeVisible();
});

test('the address holds the filters, and Back takes a choice back', { tag: '@smoke' }, async ({ page, request }) => {
  const { choices } = await firstDeals(request);
  const [month] = choices.months;
  await page.goto('/flights');
  const fares = page.getByRole('list', { name: 'Fares', exact: true }).getByRole('link');
  await expect(fares).toHaveCount(12);
  await page.getByRole('combobox', { name: 'Leaving from' }).selectOption('LAX');
  await expect(page).toHaveURL('/flights?origin=LAX');
  await page.getByRole('combobox', { name: 'Month' }).selectOption(month ?? '');
  await expect(page).toHaveURL(`/flights?origin=LAX&month=${month ?? ''}`);
  await expect(fares.first()).toContainText('Los Angeles');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Leaving from' })).toHaveValue('LAX');
  await expect(fares.first()).toContainText('Los Angeles');
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Month' })).toHaveValue('');
});

for (const [path, name] of [
  ['/', 'Fares seen lately'],
  ['/us-es/flights-to-paris', 'Tarifas a París vistas recientemente'],
] as const)
  test(`${path} has fares further down from the start, and nothing moves`, { tag: '@release' }, async ({ page, request }) => {
    await firstDeals(request);
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await page.getByRole('list', { name }).getByRole('link').first().waitFor();
    const shifts = await shiftsOf(page);
    expect(shifts.reduce((sum, { score }) => sum + score, 0)).toBeLessThanOrEqual(0.02);
    expect(await overflowOf(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
  });

for (const query of ['', '?origin=NYC&maxprice=200'])
  test(`/flights${query} has room for its fares from the start`, { tag: '@release' }, async ({ page, request }) => {
    await firstDeals(request);
    for (const width of [1440, PHONE.width]) {
      await page.setViewportSize({ width, height: PHONE.height });
      await page.goto(`/flights${query}`);
      await page.getByRole('list', { name: 'Fares', exact: true }).getByRole('link').first().waitFor();
      const shifts = await shiftsOf(page);
      expect(shifts.reduce((sum, { score }) => sum + score, 0)).toBeLessThanOrEqual(0.02);
      expect(await overflowOf(page)).toBe(0);
      expect(await axeFaults(page)).toEqual([]);
    }
  });

test('the page reads well without scripts', async ({ browser, request, site }) => {
  await firstDeals(request);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}/flights`);
  await expect(page.getByRole('list', { name: 'Fares', exact: true }).getByRole('link')).toHaveCount(12);
  await expect(page.locator('.dealpage__filters')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Flights to Paris' }).first()).toBeVisible();
  await context.close();
});
