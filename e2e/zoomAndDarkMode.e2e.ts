/** How the pages look to different eyes: enlarged, and at night (docs/accessibility.md). */
import type { Page } from '@playwright/test';
import { isRelease } from '#testing/testSize';
import { untilAnswered } from './fixtures/answered';
import { axeFaults, boxOf, overflowOf, setTextSize, spillsOf, untilStarted } from './fixtures/pageChecks';
import { releaseUnless } from './fixtures/size';
import { expect, test } from './fixtures/test';
import { PHONE } from './fixtures/chromium';
import { chooseDay, findDearer, openBooking, WORDS } from './fixtures/exchange';
import {
  bookingReference,
  daysAhead,
  fillBilling,
  fillCard,
  fillContact,
  fillTravelers,
  GOOD_CARD,
  next,
  parisSearch,
  pay,
  selectFirstFlight,
} from './fixtures/traveler';

test.describe.configure({ mode: 'parallel' });

const RESULTS = `/flights/search?${parisSearch()}`;

/** How much of the window's height is taken by what stays where it is while the page scrolls. */
const stuckShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stays = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, bottom, top, visibility } = getComputedStyle(element);
      if (visibility === 'hidden' || element.closest('dialog') || (top === 'auto' && bottom === 'auto')) return false;
      const box = element.getBoundingClientRect();
      return (position === 'fixed' || position === 'sticky') && box.height > 0 && box.bottom > 0 && box.top < window.innerHeight;
    });
    return stays.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0) / window.innerHeight;
  });

for (const { name, width, height, percent } of [
  { name: '1280 × 1024 enlarged to 400 %', width: 320, height: 256, percent: 100 },
  { name: '1280 × 800 with text of 200 %', width: 1280, height: 800, percent: 200 },
])
  for (const path of [RESULTS, '/flights-to-los-angeles'])
    test(
      `${path.split('?')[0] ?? ''}: in ${name} nothing stays in the way of the page`,
      releaseUnless(path === RESULTS && width === 320),
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await setTextSize(page, percent);
        await page.goto(path);
        await untilStarted(page);
        await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
        await expect.poll(() => stuckShare(page)).toBe(0);
        expect(await overflowOf(page)).toBe(0);
      },
    );

test('results, details and comparison have room in 1280 px with text of 125 to 200 %', { tag: '@release' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(RESULTS);
  await page.getByRole('list', { name: 'Flights', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Flight details' }).first().click();
  await page.locator('.fare__more .fares').first().waitFor();
  for (const at of [0, 1]) await page.getByRole('checkbox', { name: 'Compare', exact: true }).nth(at).click();
  for (const percent of isRelease ? [125, 150, 175, 200] : [150, 200]) {
    await setTextSize(page, percent);
    expect(await spillsOf(page), `${String(percent)} %`).toEqual([]);
    // with large text the bar is behind the list, whose last flights are still laid out when the window gets there: no place for a click yet
    await page.getByRole('button', { name: 'Compare 2 flights' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Compare flights' });
    await dialog.getByRole('table').waitFor();
    expect(await spillsOf(page), `${String(percent)} %, comparison`).toEqual([]);
    expect(await overflowOf(page), `${String(percent)} %`).toBe(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test(
  'in a window of 320 px dates are whole, and so is a chip with the focus; the filters close from the top',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(RESULTS);
    await page.getByRole('list', { name: 'Flights', exact: true }).waitFor();
    for (const chip of await page.getByRole('group', { name: 'Quick filters' }).getByRole('button').all()) {
      await chip.focus();
      const { x, width } = await boxOf(chip);
      // longer than the window with its gutters none is: whole, with its ring
      expect([x >= 3, x + width <= 317], await chip.innerText()).toEqual([true, true]);
    }
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const close = sheet.getByRole('button', { name: 'Close', exact: true });
    expect((await boxOf(close)).y).toBeLessThan((await boxOf(sheet.getByRole('heading', { name: 'Filters' }))).y + 20);
    await close.click();
    await expect(sheet).toHaveCount(0);
    await page.getByRole('button', { name: 'Modify search' }).click();
    for (const name of ['Departure', 'Return']) {
      const date = page.getByRole('search').getByRole('textbox', { name });
      await expect(date).toHaveValue(/\d{4}$/);
      expect(await date.evaluate((field) => field.scrollWidth - field.clientWidth), name).toBeLessThanOrEqual(0);
    }
  },
);

test.describe('with less motion requested', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing glides when the page scrolls', { tag: '@release' }, async ({ page }) => {
    await page.goto('/flights');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
});

test.describe('at night', () => {
  test.use({ colorScheme: 'dark' });

  /** What another scheme of colors can break; a release looks at the rest as well. */
  const RULES = isRelease ? [] : ['color-contrast', 'link-in-text-block'];

  /** The ground of the page is dark, and everything on it reads (content.31). */
  async function expectNight(page: Page): Promise<void> {
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(16, 14, 48)');
    expect(await axeFaults(page, RULES)).toEqual([]);
    // boxes of our own are as large as the system's
    for (const checkbox of await page.locator('input[type="checkbox"]').filter({ visible: true }).all())
      expect((await boxOf(checkbox)).width).toBeGreaterThanOrEqual(13);
  }

  for (const path of [
    '/',
    '/us-es',
    '/flights-to-los-angeles',
    '/airlines/american-airlines-aa',
    '/airlines',
    '/privacy-policy',
    '/blog',
    '/blog/when-a-fare-goes-up-while-you-book',
    '/contact-us',
    '/flights/call-now',
    '/flights/confirmation',
    '/booking/change',
  ])
    test(`${path} reads`, releaseUnless(path === '/contact-us'), async ({ page }) => {
      await page.goto(path);
      await untilStarted(page);
      await expectNight(page);
    });

  test('the page of an unknown address reads', { tag: '@release' }, async ({ page, faults }) => {
    faults.expect(/404/);
    await page.goto('/no-such-page');
    await untilStarted(page);
    await expectNight(page);
  });

  test('the form and what it opens read, and what is wrong in it', async ({ page }) => {
    await page.goto('/');
    await untilStarted(page);
    const form = page.getByRole('search');
    await form.getByRole('combobox', { name: 'From' }).fill('lon');
    await form.getByRole('option').first().waitFor();
    await expectNight(page);
    await page.keyboard.press('Escape');
    await form.getByRole('textbox', { name: 'Departure' }).click();
    await form.getByRole('grid').first().waitFor();
    await expectNight(page);
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Travelers and cabin' }).click();
    await expectNight(page);
    await page.keyboard.press('Escape');
    await form.getByRole('combobox', { name: 'From' }).fill('');
    await form.getByRole('button', { name: 'Search' }).click();
    await form.locator('.slot__err').first().waitFor();
    await expectNight(page);
  });

  for (const size of [null, PHONE])
    test(`results with everything opened read${size ? ' on a phone' : ''}`, { tag: '@release' }, async ({ page, request }) => {
      await untilAnswered(request, `/api/price-grid?${parisSearch()}`);
      if (size) await page.setViewportSize(size);
      await page.goto(RESULTS);
      await page.getByRole('list', { name: 'Flights', exact: true }).waitFor();
      await expectNight(page);
      for (const view of ['Date grid', 'Price graph', 'good price?']) {
        await page.getByRole('button', { name: view }).click();
        await page.locator('.pricing :is(.pgrid, .pgraph, .insight)').waitFor();
        await expectNight(page);
      }
      if (size) {
        await page.getByRole('button', { name: 'Filters', exact: true }).click();
        await page.getByRole('dialog', { name: 'Filters' }).waitFor();
        await expectNight(page);
        await page.keyboard.press('Escape');
      }
      await page.getByRole('button', { name: 'Flight details' }).first().click();
      await page.locator('.fare__more .fares').first().waitFor();
      for (const at of [0, 1]) await page.getByRole('checkbox', { name: 'Compare', exact: true }).nth(at).click();
      await expectNight(page);
      await page.getByRole('button', { name: 'Compare 2 flights' }).click();
      await page.getByRole('dialog', { name: 'Compare flights' }).getByRole('table').waitFor();
      await expectNight(page);
    });

  test('every step of a change of flights reads', { tag: '@release' }, async ({ page, site }) => {
    await openBooking(page, site, WORDS.en);
    await chooseDay(page, WORDS.en);
    await page.getByRole('button', { name: WORDS.en.exchange.openCalendar }).click();
    await page.getByRole('grid').first().waitFor();
    await expectNight(page);
    await findDearer(page, WORDS.en);
    await expectNight(page);
  });

  test('every step of a booking, its faults, the card fields and the ticket read', { tag: '@release' }, async ({ page, faults }) => {
    faults.expect(/card_declined/);
    await page.goto(RESULTS);
    await selectFirstFlight(page);
    await expectNight(page);
    await next(page);
    await next(page);
    await page.locator('.errsum').waitFor();
    await expectNight(page);
    await fillTravelers(page, daysAhead(45));
    await next(page);
    await fillContact(page);
    await expectNight(page);
    await next(page);
    await page.getByRole('heading', { name: 'Payment', exact: true }).waitFor();
    await fillCard(page, GOOD_CARD);
    await fillBilling(page);
    const frame = page.frameLocator('iframe[src*="/gateway/fields"]').locator('body');
    // --surface-sunk of the same scheme, and no sheet of white behind it
    expect(await frame.evaluate((body) => getComputedStyle(body).backgroundColor)).toBe('rgb(38, 35, 96)');
    await expectNight(page);
    await pay(page);
    await bookingReference(page);
    await expectNight(page);
    // on paper: who sold it, how to reach them, and the terms; without the frame of the site
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.print__agency')).toHaveText(/.+, \(\d{3}\) \d{3}-\d{4}/);
    await expect(page.getByRole('heading', { name: 'Changed your mind?' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Fare rules/ })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--text'))).toBe('#17153f');
  });
});
