/** Phones, low windows and large text: sheets, the first screen of home, the total next to Pay, and nothing that leaves the window. */
import type { Locator, Page } from '@playwright/test';
import { calendar as calendarEn } from '#core/content/messages/flights/search/calendar.en';
import { calendar as calendarEs } from '#core/content/messages/flights/search/calendar.es';
import { common as commonEn } from '#core/content/messages/site/common.en';
import { common as commonEs } from '#core/content/messages/site/common.es';
import { search as searchEn } from '#core/content/messages/flights/search/search.en';
import { search as searchEs } from '#core/content/messages/flights/search/search.es';
import { shell as shellEn } from '#core/content/messages/site/shell.en';
import { shell as shellEs } from '#core/content/messages/site/shell.es';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor } from '#core/domain/search/trip';
import { LAPTOP, PHONE } from './fixtures/chromium';
import { chooseDay, findDearer, openBooking, WORDS } from './fixtures/exchange';
import { hold } from './fixtures/hold';
import { axeFaults, boxOf, eachSize, overflowOf, spillsOf, untilStarted } from './fixtures/pageChecks';
import { releaseUnless } from './fixtures/size';
import { expect, test } from './fixtures/test';
import { daysAhead, fillContact, fillTravelers, next, parisSearch, selectFirstFlight } from './fixtures/traveler';

test.describe.configure({ mode: 'parallel' });

const EN = { path: '/', t: searchEn, common: commonEn, calendar: calendarEn, shell: shellEn };
const ES = { path: '/us-es', t: searchEs, common: commonEs, calendar: calendarEs, shell: shellEs };
type Words = typeof EN | typeof ES;

const combo = (page: Page, name: string): Locator => page.getByRole('combobox', { name });
const box = (page: Page, name: string): Locator => page.getByRole('textbox', { name });
const sheet = (page: Page): Locator => page.locator('.slot--sheet');
const closeButton = (page: Page, { common }: Words): Locator => sheet(page).getByRole('button', { name: common.close });
const travelers = (page: Page, { t }: Words): Locator => page.getByRole('button', { name: t.travelersAndCabin });

/** The sheet is the screen, its field on top, and Tab stays inside. */
async function expectSheet(page: Page, words: Words, field: Locator): Promise<void> {
  await expect(closeButton(page, words)).toBeVisible();
  expect(await boxOf(sheet(page))).toEqual({ x: 0, y: 0, ...PHONE });
  expect((await boxOf(field)).y).toBeLessThan(PHONE.height / 6);
  const { width, height } = await boxOf(closeButton(page, words));
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  expect(await axeFaults(page)).toEqual([]);
  for (let i = 0; i < 12; i += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('.slot--sheet') !== null),
    ).toBe(true);
  }
}

for (const words of [EN, ES]) {
  const { t } = words;

  test(
    `${words.path}: on a phone a place is found in a sheet; Close, Back and Escape lose nothing`,
    releaseUnless(words === ES),
    async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(words.path);
      await untilStarted(page);
      const from = combo(page, t.from);
      await from.click();
      await expect(page.getByRole('dialog', { name: t.from })).toBeVisible();
      await expect(from).toBeFocused();
      await expectSheet(page, words, from);
      await from.click();
      await from.pressSequentially('lon');
      const options = sheet(page).getByRole('option');
      await expect(options.nth(5)).toBeInViewport({ ratio: 1 });
      await closeButton(page, words).click();
      await expect(sheet(page)).toHaveCount(0);
      await expect(from).toHaveValue('lon');

      await from.fill('lond');
      await expect(options.first()).toBeInViewport({ ratio: 1 });
      const address = page.url();
      await page.goBack();
      await expect(sheet(page)).toHaveCount(0);
      expect(page.url()).toBe(address);
      await expect(from).toHaveValue('lond');

      await from.fill('london');
      await page.keyboard.press('Escape');
      await expect(sheet(page)).toHaveCount(0);
      await expect(from).toHaveValue('london');
      await from.click();
      await from.fill('paris');
      await options.filter({ hasText: 'CDG' }).click();
      await expect(sheet(page)).toHaveCount(0);
      await expect(from).toHaveValue(/^CDG - /);

      const to = combo(page, t.to);
      await to.click();
      await to.fill('jfk');
      await expect(options.first()).toContainText('JFK');
      await to.press('Enter');
      await expect(sheet(page)).toHaveCount(0);
      await expect(to).toHaveValue(/^JFK - /);
      await expect(box(page, t.departure)).toBeFocused();
    },
  );

  test(`${words.path}: on a phone dates and travelers are chosen in sheets`, releaseUnless(words === EN), async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(words.path);
    await untilStarted(page);
    const [departure, back] = [box(page, t.departure), box(page, t.return)];
    await departure.click();
    await sheet(page).getByRole('grid').waitFor();
    await expectSheet(page, words, departure);
    await sheet(page).getByRole('button', { name: words.calendar.nextMonth }).click();
    await sheet(page).getByRole('gridcell', { disabled: false }).filter({ hasText: /\d/ }).nth(9).click();
    // the return follows, in a sheet of its own
    await expect(page.getByRole('dialog', { name: t.openReturn })).toBeVisible();
    await expectSheet(page, words, back);
    const chosen = [await departure.inputValue(), await back.inputValue()];
    expect(chosen).not.toContain('');
    await page.goBack();
    await expect(sheet(page)).toHaveCount(0);
    expect([await departure.inputValue(), await back.inputValue()]).toEqual(chosen);

    // typed on top of the sheet
    await back.click();
    await back.click();
    await back.press('ControlOrMeta+A');
    await back.pressSequentially('12/31');
    await expect(sheet(page)).toHaveCount(1);
    await closeButton(page, words).click();
    await expect(sheet(page)).toHaveCount(0);
    await expect(back).toHaveValue(/\b31\b.* \d{4}$/);

    await travelers(page, words).click();
    await expectSheet(page, words, travelers(page, words));
    await sheet(page).getByRole('button', { name: t.add.adult }).click();
    await sheet(page).getByRole('button', { name: t.done }).click();
    await expect(sheet(page)).toHaveCount(0);
    await expect(travelers(page, words)).toContainText('2');
    await expect(travelers(page, words)).toBeFocused();
  });

  test(
    `${words.path}: a low window has the whole form on its first screen, and whole what it opens`,
    { tag: '@release' },
    async ({ page }) => {
      await page.goto(words.path);
      await untilStarted(page);
      const form = page.getByRole('search');
      for (const size of [{ width: 1280, height: 720 }, LAPTOP]) {
        await page.setViewportSize(size);
        await page.evaluate(() => window.scrollTo(0, 0));
        await expect(form).toBeInViewport({ ratio: 1 });
        await expect(form.getByRole('button', { name: t.submit })).toBeInViewport({ ratio: 1 });
        await box(page, t.departure).click();
        await expect(form.getByRole('grid').first()).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Escape');
        await travelers(page, words).click();
        await expect(form.getByRole('dialog')).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Escape');
        await combo(page, t.from).fill('lon');
        await expect(form.getByRole('option').nth(5)).toBeVisible();
        await expect(form.getByRole('listbox')).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Escape');
        await combo(page, t.from).fill('');
      }
    },
  );
}

test(
  'a field of the form that is pressed before the application has started opens its sheet when it has',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    const start = await hold(page, /\/assets\/app\./);
    await page.goto('/');
    await combo(page, 'From').click();
    await combo(page, 'From').pressSequentially('lon');
    await start();
    await expect(sheet(page).getByRole('option').first()).toBeInViewport({ ratio: 1 });
    await expect(combo(page, 'From')).toHaveValue('lon');
    await expect(combo(page, 'From')).toBeFocused();
  },
);

const ONE_WAY = searchParamsOf(
  searchFor({ origin: 'JFK', destination: 'LAX', departs: daysAhead(45), returns: null }, 'Economy', DEFAULT_TRAVELERS),
);

test('on a phone the total and a call are next to Pay at any place of the payment, over no field, in the one bar there is', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`/flights/search?${ONE_WAY}`);
  await selectFirstFlight(page);
  await next(page);
  await fillTravelers(page, daysAhead(45));
  await next(page);
  await fillContact(page);
  await next(page);
  await page.getByRole('heading', { name: 'Payment', exact: true }).waitFor();
  // the states of the country have come: the field is drawn again with them
  await expect(page.getByRole('combobox', { name: 'State' }).getByRole('option', { name: 'New York' })).toBeAttached();
  const bar = page.locator('.stepbar');
  const button = bar.getByRole('button', { name: /^Pay \$/ });
  await expect(bar.getByRole('link', { name: /^Call \(\d{3}\) \d{3}-\d{4}/ })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Call us' })).toBeHidden();
  const total = (await button.textContent())?.replace(/^\s*Pay /, '') ?? '';
  for (const label of ['Name on card', 'Country', 'State', 'Address', 'City', 'ZIP code']) {
    const field = page.getByLabel(label, { exact: true });
    await field.focus();
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(bar.getByText(total.slice(0, -3))).not.toHaveCount(0);
    expect((await boxOf(bar)).y + (await boxOf(bar)).height).toBeLessThanOrEqual(PHONE.height);
    const { y, height } = await boxOf(field);
    expect(y + height, label).toBeLessThanOrEqual((await boxOf(bar)).y);
  }
  expect(await axeFaults(page)).toEqual([]);
  await button.click();
  const summary = page.locator('.errsum');
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport({ ratio: 1 });
  expect((await boxOf(summary)).y + (await boxOf(summary)).height).toBeLessThanOrEqual((await boxOf(bar)).y);
});

/** Nothing leaves the window. */
const fits = (page: Page): Promise<void> =>
  eachSize(page, async (_, name) => {
    expect(await spillsOf(page), name).toEqual([]);
    expect(await overflowOf(page), name).toBe(0);
  });

for (const path of [
  '/',
  '/us-es',
  '/flights-to-los-angeles',
  '/us-es/flights-to-san-francisco',
  '/contact-us',
  '/us-es/flights/confirmation',
])
  test(
    `${path}: nothing leaves the window, however small it is and however large the text`,
    releaseUnless(path === '/'),
    async ({ page }) => {
      await page.goto(path);
      await untilStarted(page);
      const words = path.startsWith('/us-es') ? ES : EN;
      const header = page.getByRole('banner');
      await eachSize(page, async ({ width, percent }, name) => {
        expect(await spillsOf(page), name).toEqual([]);
        expect(await overflowOf(page), name).toBe(0);
        // one number a screen: in the header, or in the bar at the foot
        const numbers = page.locator('header, .callbar').getByRole('link', { name: /\(\d{3}\) \d{3}-\d{4}/ });
        await expect(numbers.filter({ visible: true }).first()).toBeInViewport({ ratio: 1 });
        // layouts are distinguished in the reader's own text size
        const isMobile = (width * 100) / percent < 992;
        const menu = isMobile ? header.getByRole('button', { name: words.shell.openMenu }) : header.getByRole('navigation');
        await expect(menu, name).toBeInViewport({ ratio: 1 });
      });
    },
  );

for (const prefix of ['', '/us-es'])
  test(
    `${prefix}/flights: the list, its sort tabs, and payment have room in small windows with large text`,
    releaseUnless(prefix !== ''),
    async ({ page }) => {
      await page.goto(`${prefix}/flights/search?${parisSearch()}`);
      const tabs = page.locator('.sort');
      await tabs.first().waitFor();
      await page.locator('.list .returns').first().waitFor();
      await eachSize(page, async (_, name) => {
        expect(
          await tabs.evaluateAll((all) =>
            all.flatMap((tab) => {
              const { left, right } = tab.getBoundingClientRect();
              return left < 0 || right > window.innerWidth || tab.scrollWidth > tab.clientWidth ? [tab.textContent] : [];
            }),
          ),
          name,
        ).toEqual([]);
        expect(await spillsOf(page), name).toEqual([]);
        expect(await overflowOf(page), name).toBe(0);
      });
      await page
        .getByRole('button', { name: prefix === '' ? /^Select/ : /^(?:Elegir|Seleccionar)/ })
        .first()
        .click();
      await page.locator('.booking .panel--now').waitFor();
      await fits(page);
    },
  );

for (const words of [WORDS.en, WORDS.es])
  test(
    `${words.path}/booking/change: every step has room in small windows with large text`,
    { tag: '@release' },
    async ({ page, site }) => {
      await openBooking(page, site, words);
      await chooseDay(page, words);
      await fits(page);
      await findDearer(page, words);
      await fits(page);
    },
  );
