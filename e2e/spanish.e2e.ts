/** The Spanish half of the site (content.20): one language is downloaded, and changing it keeps the place and what was typed. */
import type { Page } from '@playwright/test';
import { booking as bookingEn } from '#core/content/messages/booking/booking.en';
import { booking as bookingEs } from '#core/content/messages/booking/booking.es';
import { enquiries as formsEn } from '#core/content/messages/site/enquiries.en';
import { enquiries as formsEs } from '#core/content/messages/site/enquiries.es';
import { search as searchEn } from '#core/content/messages/flights/search/search.en';
import { search as searchEs } from '#core/content/messages/flights/search/search.es';
import { formatFieldDate } from '#core/domain/values/dates';
import { DEFAULT_BRAND } from '#core/content/brand';
import { untilStarted } from './fixtures/pageChecks';
import { smokeOrRelease } from './fixtures/size';
import { expect, test } from './fixtures/test';
import { begins, daysAhead, parisSearch, selectFirstFlight } from './fixtures/traveler';

test.describe.configure({ mode: 'parallel' });

const toSpanish = (page: Page): Promise<void> => page.getByRole('link', { name: 'Español' }).click();
const toEnglish = (page: Page): Promise<void> => page.getByRole('link', { name: 'English' }).click();

/** Languages of the chunks with words that a page asks for. */
const languagesOf = (page: Page): Set<string> => {
  const languages = new Set<string>();
  page.on('response', (response) => {
    const [, language] = /\/assets\/(?:messages|[a-z]+-words)-(en|es)\./.exec(response.url()) ?? [];
    if (language) languages.add(language);
  });
  return languages;
};

for (const path of ['/us-es', '/us-es/contact-us', `/us-es/flights/search?${parisSearch()}`, '/us-es/flights-to-paris'])
  test(
    `${path.split('?')[0] ?? ''} downloads Spanish alone, and shows its own number`,
    smokeOrRelease(path.includes('search')),
    async ({ page }) => {
      const languages = languagesOf(page);
      await page.goto(path);
      await untilStarted(page);
      await page.mouse.move(5, 5);
      await expect.poll(() => [...languages]).toEqual(['es']);
      const numbers = await page.locator('header a[href^="tel:"]').evaluateAll((all) => all.map((one) => one.textContent));
      expect(numbers.join()).toContain(DEFAULT_BRAND.esPhone);
      expect(numbers.join()).not.toContain(DEFAULT_BRAND.mainPhone);
      await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'VUELOS', exact: true })).toBeVisible();
    },
  );

test('the calendar, what is wrong and money are Spanish', { tag: '@release' }, async ({ page }) => {
  await page.goto('/us-es');
  const form = page.getByRole('search', { name: searchEs.landmark });
  await form.getByRole('button', { name: searchEs.submit }).click();
  await expect(page.getByText(searchEs.faults.originEmpty(1)).first()).toBeVisible();
  await form.getByRole('textbox', { name: searchEs.departure }).click();
  const months = /enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre/i;
  await expect(page.locator('.CalendarMonth_caption').first()).toHaveText(months);
});

test('changing the language keeps the search that was typed', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/');
  const english = page.getByRole('search', { name: searchEn.landmark });
  await english.getByRole('combobox', { name: searchEn.from }).fill('MUC');
  await page.getByRole('option', { name: /^MUC/ }).waitFor();
  await english.getByRole('combobox', { name: searchEn.from }).press('Enter');
  await english.getByRole('textbox', { name: searchEn.departure }).fill(formatFieldDate(daysAhead(50)));
  await english.getByRole('textbox', { name: searchEn.departure }).press('Tab');
  await page.keyboard.press('Escape');
  await toSpanish(page);
  const spanish = page.getByRole('search', { name: searchEs.landmark });
  await expect(spanish.getByRole('combobox', { name: searchEs.from })).toHaveValue(/^MUC - /);
  await expect(spanish.getByRole('textbox', { name: searchEs.departure })).not.toHaveValue('');
  await expect(page).toHaveURL('/us-es');
});

test('changing the language keeps the filters and the order of results', { tag: '@release' }, async ({ page }) => {
  await page.goto(`/flights/search?${parisSearch()}&stops=0&sort=shortest`);
  await page.getByRole('list', { name: 'Flights', exact: true }).waitFor();
  const { search } = new URL(page.url());
  expect(search).toContain('stops=0');
  await toSpanish(page);
  await page.getByRole('list', { name: 'Vuelos', exact: true }).waitFor();
  const now = new URL(page.url());
  expect([now.pathname, now.search]).toEqual(['/us-es/flights/search', search]);
});

test('changing the language keeps what was written to us', { tag: '@release' }, async ({ page }) => {
  await page.goto('/contact-us');
  await untilStarted(page);
  await page.getByLabel(begins(formsEn.fields.name)).fill('María Quiñones');
  await page.getByLabel(begins(formsEn.fields.message)).fill('Two bags, one of them a violin.');
  await toSpanish(page);
  await expect(page).toHaveURL('/us-es/contact-us');
  await expect(page.getByLabel(begins(formsEs.fields.name))).toHaveValue('María Quiñones');
  await expect(page.getByLabel(begins(formsEs.fields.message))).toHaveValue('Two bags, one of them a violin.');
});

test('changing the language while booking keeps step and names, there and back', { tag: '@release' }, async ({ page }) => {
  await page.goto(`/flights/search?${parisSearch()}`);
  await selectFirstFlight(page);
  await page.getByRole('button', { name: bookingEn.continue, exact: true }).click();
  const adult = page.getByRole('group', { name: bookingEn.travelerTitle('adult', 1), exact: true });
  await adult.getByLabel(begins(bookingEn.fields.firstName)).fill('Lucía');
  await toSpanish(page);
  const adulto = page.getByRole('group', { name: bookingEs.travelerTitle('adult', 1), exact: true });
  await expect(adulto.getByLabel(begins(bookingEs.fields.firstName))).toHaveValue('Lucía');
  await expect(page).toHaveURL(/^[^?]*\/us-es\/flights\/payment/);
  await toEnglish(page);
  await expect(adult.getByLabel(begins(bookingEn.fields.firstName))).toHaveValue('Lucía');
});
