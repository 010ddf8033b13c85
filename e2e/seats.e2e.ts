/** Seats and bags are chosen before the payment, paid in the one total, and are in the booking (booking.57). */
import type { Page } from '@playwright/test';
import { booking as bookingEn } from '#core/content/messages/booking/booking.en';
import { booking as bookingEs } from '#core/content/messages/booking/booking.es';
import { hostedFields as cardEs } from '#core/content/messages/booking/payment/hostedFields.es';
import { hostedFields as cardEn } from '#core/content/messages/booking/payment/hostedFields.en';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { searchFor } from '#core/domain/search/trip';
import { DESKTOP, PHONE } from './fixtures/chromium';
import { boxOf, overflowOf } from './fixtures/pageChecks';
import { expect, test } from './fixtures/test';
import type { BookingWords } from './fixtures/traveler';
import {
  begins,
  bookingReference,
  daysAhead,
  fillBilling,
  fillCard,
  fillContact,
  fillTravelers,
  GOOD_CARD,
  pay,
} from './fixtures/traveler';

const ENGLISH: BookingWords = { booking: bookingEn, card: cardEn };
const SPANISH: BookingWords = { booking: bookingEs, card: cardEs };
const TRIP = { origin: 'JFK', destination: 'LAX', departs: daysAhead(45), returns: daysAhead(52) };
const PARTY = { adults: 2, children: 0, infants: 0 };
const ADDRESS = `/flights/search?${searchParamsOf(searchFor(TRIP, 'Economy', PARTY))}`;

/** A chosen flight with travelers and contact filled in: the step of seats and bags is open. */
async function toSeats(page: Page, words: BookingWords, path = '', until: 'waits' | 'is there' = 'is there'): Promise<void> {
  const { booking: t } = words;
  const goOn = () => page.getByRole('button', { name: t.continue, exact: true }).click();
  await page.goto(path + ADDRESS);
  await page
    .getByRole('list', { name: path === '' ? 'Flights' : 'Vuelos', exact: true })
    .getByRole('button', { name: path === '' ? /^Select/ : /^Elegir/ })
    .first()
    .click();
  await goOn();
  await fillTravelers(page, TRIP.departs, words);
  await goOn();
  await fillContact(page, words);
  await goOn();
  await page.getByRole('heading', { name: t.headings.extras, exact: true }).waitFor();
  if (until === 'is there') await page.getByRole('table').first().waitFor();
}

const openSeat = (page: Page) => page.locator('td button:enabled[aria-disabled="false"][aria-pressed="false"]').first();
const totalOf = async (page: Page): Promise<string> => (await page.locator('.bill__sum').innerText()).replace(/\s/g, '');

test('seats and a bag are chosen by keyboard, paid in one total and confirmed: en, 1440 px', async ({ page }) => {
  const { extras: t } = bookingEn;
  await page.setViewportSize(DESKTOP);
  await toSeats(page, ENGLISH);
  const before = await totalOf(page);
  // one stop of the Tab key; Enter takes the seat for one traveler and gives the turn to the next
  const stop = page.locator('td button[tabindex="0"]');
  await stop.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: new RegExp(`^Daniel .* ${t.noSeat}$`) })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('td button[aria-pressed="true"]')).toHaveCount(2);
  const seats = await page
    .locator('td button[aria-pressed="true"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.split(',')[0]));
  await page
    .getByRole('button', { name: begins(t.addBag(t.kindsOfBag.checked)) })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => totalOf(page)).not.toBe(before);
  const total = await totalOf(page);
  await page.getByRole('button', { name: /^Continue with/ }).focus();
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { name: 'Payment', exact: true }).waitFor();
  expect(await totalOf(page)).toBe(total);
  await fillBilling(page);
  await fillCard(page, GOOD_CARD);
  await pay(page);
  await bookingReference(page);
  const pass = page.getByRole('article');
  for (const seat of seats) await expect(pass.getByText(new RegExp(`seat ${String(seat)}$`))).toBeVisible();
  await expect(pass.getByText('1 checked bag')).toBeVisible();
  await expect(pass.getByText(/of it for seats and bags$/)).toBeVisible();
});

test('the same by finger: es, 390 px', { tag: '@release' }, async ({ page }) => {
  const { extras: t } = bookingEs;
  await page.setViewportSize(PHONE);
  await toSeats(page, SPANISH, '/us-es');
  await openSeat(page).click();
  await openSeat(page).click();
  await page
    .getByRole('button', { name: begins(t.addBag(t.kindsOfBag.checked)) })
    .first()
    .click();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: /^Continuar con/ }).click();
  await page.getByRole('heading', { name: bookingEs.headings.payment, exact: true }).waitFor();
  await fillBilling(page, SPANISH);
  await fillCard(page, GOOD_CARD, SPANISH);
  await pay(page, SPANISH);
  await bookingReference(page, SPANISH);
  await expect(page.getByRole('article').getByText(/asiento \d+[A-K]$/)).toHaveCount(2);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});

test(
  'a seat that somebody else buys meanwhile is reported, and the rest is kept: en, 1440 px',
  { tag: '@release' },
  async ({ page, browser }) => {
    await page.setViewportSize(DESKTOP);
    await toSeats(page, ENGLISH);
    const other = await browser.newPage({ viewport: DESKTOP });
    await test.step('both choose the same seat; the other one pays', async () => {
      await toSeats(other, ENGLISH);
      for (const one of [page, other]) await openSeat(one).click();
      await other.getByRole('button', { name: /^Continue with/ }).click();
      await other.getByRole('heading', { name: 'Payment', exact: true }).waitFor();
      await fillBilling(other);
      await fillCard(other, GOOD_CARD);
      await pay(other);
      await bookingReference(other);
      await other.close();
    });
    await page.getByRole('button', { name: /^Continue with/ }).click();
    const notice = page.getByRole('group', { name: bookingEn.extras.lostTitle });
    await expect(notice).toContainText('Nothing was charged.');
    await expect(page.locator('td button[aria-pressed="true"]')).toHaveCount(0);
    await page.getByRole('button', { name: bookingEn.extras.skip }).click();
    await page.getByRole('heading', { name: 'Payment', exact: true }).waitFor();
  },
);

for (const [width, words] of [
  [1440, ENGLISH],
  [390, SPANISH],
] as const)
  test(`a press on the way on counts, also where seats arrive under it: ${String(width)} px`, { tag: '@release' }, async ({ page }) => {
    const { booking: t } = words;
    await page.setViewportSize({ width, height: 900 });
    let answer = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/extras?*', async (route) => {
      await isHeld;
      await route.continue();
    });
    await toSeats(page, words, words === SPANISH ? '/us-es' : '', 'waits');
    await page.getByText(t.extras.loading).waitFor();
    const goOn = page.getByRole('button', { name: t.extras.skip });
    await goOn.scrollIntoViewIfNeeded();
    const { x, y, width: wide, height } = await boxOf(goOn);
    await page.mouse.move(x + wide / 2, y + height / 2);
    await page.mouse.down();
    const answered = page.waitForResponse('**/api/extras?*');
    answer();
    await (await answered).finished();
    await page.mouse.up();
    await page.getByRole('button', { name: begins(t.pay('$')) }).waitFor();
  });
