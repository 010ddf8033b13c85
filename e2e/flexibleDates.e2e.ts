/** Dates that may move, from the form to flights that can be booked (search.45, search.46). */
import { flexible } from '#core/content/messages/flights/search/flexible.es';
import { search } from '#core/content/messages/flights/search/search.es';
import { PHONE } from './fixtures/chromium';
import { axeFaults, overflowOf, untilStarted } from './fixtures/pageChecks';
import { expect, test } from './fixtures/test';
import { daysAhead, parisSearch } from './fixtures/traveler';

/** A month that lies whole in the days that may be booked. */
const MONTH = daysAhead(120).slice(0, 7);
const priceIn = (text: string): number => Number(/\$([\d,]+)/.exec(text)?.[1]?.replace(',', ''));

test('a weekend of a month on a phone: its weekends with their prices, and the flights of the cheapest for that price', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/us-es');
  await untilStarted(page);
  const form = page.getByRole('search');
  for (const [name, code] of [
    [search.from, 'JFK'],
    [search.to, 'LAX'],
  ] as const) {
    const field = form.getByRole('combobox', { name, exact: true });
    await field.click();
    await field.fill(code);
    await page
      .getByRole('option', { name: new RegExp(`^${code}\\b`) })
      .first()
      .waitFor();
    await field.press('Enter');
    await page.keyboard.press('Escape');
  }
  await form.getByRole('button', { name: search.exactDates }).click();
  await form.getByRole('combobox', { name: flexible.label }).selectOption(flexible.kinds.weekend);
  await form.getByRole('combobox', { name: flexible.when }).selectOption(MONTH);
  await form.getByRole('button', { name: search.submit }).click();

  await page.waitForURL(new RegExp(`/us-es/flights/search\\?.*when=${MONTH}:weekend`));
  const trips = page.getByRole('navigation', { name: /^Fines de semana de / });
  await expect(trips.getByRole('link').nth(3)).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
  expect(await axeFaults(page)).toEqual([]);
  const cheapest = trips.getByRole('link', { name: /Precio más bajo/ }).first();
  const price = priceIn(await cheapest.innerText());
  await cheapest.click();
  await expect(page.getByRole('list', { name: 'Vuelos', exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: `Más barato $${price.toLocaleString('en-US')}` })).toBeAttached();
  await expect(trips.getByRole('link', { name: /Precio más bajo/ }).first()).toHaveAttribute('aria-current', 'date');
});

test('two days around both dates: the grid, another pair, and a link for somebody else', { tag: '@release' }, async ({ page }) => {
  await page.goto(`/flights/search?${parisSearch()}&flex=2&fftfn=nothing`);
  const grid = page.getByRole('table', { name: 'Your dates, ± 2 days' });
  await expect(grid.getByRole('link')).toHaveCount(25);
  expect(await axeFaults(page)).toEqual([]);
  const other = grid.getByRole('link', { name: /^\$/ }).first();
  const price = priceIn(await other.innerText());
  await other.click();
  await expect(page.getByRole('radio', { name: `Cheapest $${price.toLocaleString('en-US')}` })).toBeAttached();
  await expect(page).toHaveURL(/flex=2/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('flex=2');
  expect(link).not.toContain('fftfn');
});
