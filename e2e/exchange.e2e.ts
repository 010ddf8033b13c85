/** Changing flights by oneself, in a real browser: paid by keyboard, agreed to by finger, and an offer that ended meanwhile. */
import type { Page } from '@playwright/test';
import { formatFieldDate } from '#core/domain/values/dates';
import { DESKTOP, PHONE } from './fixtures/chromium';
import { departureOf, looksRight, openBooking, WORDS } from './fixtures/exchange';
import type { ExchangeWords } from './fixtures/exchange';
import { htmlOf, mailsIn } from './fixtures/mails';
import { expect, test } from './fixtures/test';
import { begins, daysAhead, fillBilling, fillCard, GOOD_CARD } from './fixtures/traveler';

/** Agrees to what is reviewed, with a card where something is due. */
async function agree(page: Page, words: ExchangeWords): Promise<void> {
  const { exchange } = words;
  const isDue = (await page.getByRole('heading', { name: exchange.reviewAndPay }).count()) > 0;
  if (isDue) {
    await fillBilling(page, words);
    await fillCard(page, GOOD_CARD, words);
  }
  await page.getByRole('button', { name: isDue ? /^(?:Pay|Pagar) \$/ : begins(exchange.confirm.nothing) }).click();
}

test('the difference is paid by keyboard alone: English, 1440 px', async ({ page, site }) => {
  const { booking: t, exchange } = WORDS.en;
  await page.setViewportSize(DESKTOP);
  const reference = await openBooking(page, site, WORDS.en);
  await looksRight(page, 'booking');
  await page.getByRole('link', { name: t.manage.exchange.open }).focus();
  await page.keyboard.press('Enter');
  const outbound = page.getByRole('group', { name: /^Outbound/ });
  await outbound.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  const field = outbound.getByRole('textbox', { name: exchange.newDay });
  await expect(field).toBeFocused();
  // so close to departure fares are higher
  await page.keyboard.press('Control+A');
  await page.keyboard.type(formatFieldDate(daysAhead(3)));
  await looksRight(page, 'days');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: exchange.headings.flights })).toBeFocused();
  await page.getByRole('article', { name: exchange.chooseTitle(1), exact: true }).waitFor();
  await looksRight(page, 'offers');
  const dearer = page.getByRole('button', { name: /^Choose .*, \+\$[\d,.]+ to pay$/ }).first();
  const price = /\+(\$[\d,.]*\d) to pay/.exec((await dearer.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await dearer.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: exchange.reviewAndPay })).toBeFocused();
  await fillBilling(page);
  await fillCard(page, GOOD_CARD);
  await looksRight(page, 'review');
  await page.getByRole('button', { name: exchange.confirm.pay(price) }).focus();
  await page.keyboard.press('Enter');
  const done = page.getByRole('region', { name: exchange.doneTitle });
  await expect(done).toBeFocused();
  await expect(done).toContainText(exchange.sameReference(reference));
  await expect(done).toContainText(t.manage.exchange.charged(price));
  await looksRight(page, 'done');
  expect(await departureOf(site, reference)).toContain(daysAhead(3));

  await page.getByRole('link', { name: exchange.toBooking }).click();
  const panel = page.getByRole('region', { name: t.manage.exchange.title });
  await expect(panel).toContainText(t.manage.exchange.charged(price));
  // what was typed to pay for it has gone with it
  expect(await page.evaluate(() => window.sessionStorage.getItem('wf.booking.forms') ?? '')).not.toContain('1200 Example Avenue');
});

test('the cheapest flights of the next day are agreed to by finger: Spanish, 390 px, dark', { tag: '@release' }, async ({ page, site }) => {
  const { booking: t, exchange } = WORDS.es;
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  const reference = await openBooking(page, site, WORDS.es);
  await page.getByRole('link', { name: t.manage.exchange.open }).click();
  const back = page.getByRole('group', { name: /^Regreso/ });
  await back.getByRole('checkbox').check();
  await back.getByRole('button', { name: exchange.openCalendar }).click();
  const day = page.getByRole('gridcell', { selected: true });
  await day.press('ArrowRight');
  await looksRight(page, 'calendar');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: exchange.find }).click();
  await page.getByRole('article', { name: exchange.chooseTitle(1), exact: true }).waitFor();
  await looksRight(page, 'offers');
  await page.getByRole('article').first().getByRole('button').click();
  await page.getByRole('heading', { name: /^Revise/ }).waitFor();
  await looksRight(page, 'review');
  await agree(page, WORDS.es);
  await page.getByRole('region', { name: exchange.doneTitle }).waitFor();
  await looksRight(page, 'done');
  await expect.poll(() => mailsIn(site.dataDir).filter((mail) => htmlOf(mail).includes(reference)).length).toBeGreaterThanOrEqual(2);
});

test(
  'an offer that ended leads back to new offers, and the other step is found by Back',
  { tag: '@release' },
  async ({ page, site, faults }) => {
    faults.expect(/410/, /booking\/exchange: offer_gone/);
    const { booking: t, exchange } = WORDS.en;
    const reference = await openBooking(page, site, WORDS.en);
    await page.getByRole('link', { name: t.manage.exchange.open }).click();
    await page
      .getByRole('group', { name: /^Outbound/ })
      .getByRole('checkbox')
      .check();
    await page.getByRole('button', { name: exchange.find }).click();
    await page.getByRole('article').first().getByRole('button').click();
    await page.getByRole('heading', { name: /^Review/ }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: exchange.headings.flights }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { name: /^Review/ }).waitFor();
    await page.route('**/api/booking/exchange', (route) =>
      route.fulfill({
        status: 410,
        contentType: 'application/problem+json',
        json: { type: '/problems/offer_gone', title: 'gone', status: 410, detail: 'gone', code: 'offer_gone' },
      }),
    );
    await agree(page, WORDS.en);
    await page.getByRole('group', { name: exchange.goneTitle }).waitFor();
    await page.getByRole('article', { name: exchange.chooseTitle(1), exact: true }).waitFor();
    expect(await departureOf(site, reference)).toContain(daysAhead(45));
  },
);
