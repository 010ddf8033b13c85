/** A wallet of the gateway pays in place of a typed card: booked, dismissed, declined, challenged by the bank, and at another price. */
import type { FrameLocator, Page } from '@playwright/test';
import { booking as bookingEs } from '#core/content/messages/booking/booking.es';
import { hostedFields as en } from '#core/content/messages/booking/payment/hostedFields.en';
import { hostedFields as es } from '#core/content/messages/booking/payment/hostedFields.es';
import { formatCents } from '#core/domain/values/money';
import { raisePrice } from './fixtures/raisePrice';
import { axeFaults, overflowOf } from './fixtures/pageChecks';
import { expect, test } from './fixtures/test';
import {
  bookingReference,
  daysAhead,
  fillCard,
  fillContact,
  fillTravelers,
  next,
  parisSearch,
  selectFirstFlight,
} from './fixtures/traveler';
import type { BookingWords } from './fixtures/traveler';

const SPANISH: BookingWords = { booking: bookingEs, card: es };

const frame = (page: Page): FrameLocator => page.frameLocator('iframe[src*="/gateway/fields"]');

async function toPayment(page: Page, words?: BookingWords): Promise<void> {
  await page.goto(`/flights/search?${parisSearch()}`);
  await selectFirstFlight(page);
  if (words !== undefined) await page.getByRole('link', { name: 'Español' }).click();
  await next(page, words);
  await fillTravelers(page, daysAhead(45), words);
  await next(page, words);
  await fillContact(page, words);
  await next(page, words);
}

const tapWallet = (page: Page, words = en): Promise<void> => frame(page).getByRole('button', { name: words.payFrom }).click();

async function payWith(page: Page, card: keyof typeof en.walletCards, words = en): Promise<void> {
  await frame(page).getByRole('radio', { name: words.walletCards[card] }).check();
  await frame(page).getByRole('button', { name: /\$/ }).click();
}

for (const { width, words, wallet, pass } of [
  { width: 1440, words: undefined, wallet: en, pass: 'Paid, Test wallet, Visa •••• 3155' },
  { width: 390, words: SPANISH, wallet: es, pass: 'Pagado, Billetera de prueba, Visa •••• 3155' },
])
  test(
    `a wallet that is dismissed keeps what is typed, and books after the bank's challenge, at ${width} px`,
    { tag: '@release' },
    async ({ page, site }) => {
      await page.setViewportSize({ width, height: 900 });
      await toPayment(page, words);
      await fillCard(page, '4242 4242', words);

      await test.step('dismissed by its button, by Escape, and from the page', async () => {
        const button = frame(page).getByRole('button', { name: wallet.payFrom });
        const number = frame(page).getByLabel(wallet.number);
        for (const dismiss of [
          () => frame(page).getByRole('button', { name: wallet.closeWallet }).click(),
          () => page.keyboard.press('Escape'),
          () => page.getByRole('button', { name: (words?.booking ?? { closeWallet: 'Close the wallet' }).closeWallet }).click(),
        ]) {
          await button.press('Enter');
          await expect(frame(page).getByRole('radio', { name: wallet.walletCards.approve })).toBeFocused();
          await expect(number).toBeHidden();
          await dismiss();
          await expect(number).toHaveValue('4242 4242');
          await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
        }
      });

      expect(await axeFaults(page), 'payment').toEqual([]);
      await tapWallet(page, wallet);
      expect(await axeFaults(page), 'the wallet').toEqual([]);
      expect(await overflowOf(page)).toBe(0);
      await payWith(page, 'challenge', wallet);
      await page.frameLocator('iframe[src*="/gateway/challenge"]').getByRole('button', { name: wallet.complete }).click();
      const reference = await bookingReference(page, words);
      await expect(page.getByText(pass).first()).toBeVisible();
      const [booked] = await site.query<{ wallet: string; billing: object; taken: number; total: number }>(
        `select b.wallet, b.billing, a.captured_amount as taken, b.accepted_total as total from bookings b
         join attempts a on a.id = b.attempt_id where b.reference = $1`,
        [reference],
      );
      // the wallet named its owner to the gateway alone
      expect(booked).toMatchObject({ wallet: 'test_wallet', billing: { nameOnCard: '', address: '' }, taken: booked?.total });
    },
  );

test(
  'a wallet whose card is declined is reported in the words of a card, and another card of it books',
  { tag: '@release' },
  async ({ page, faults }) => {
    faults.expect(/402/, /card_declined/);
    await toPayment(page);
    await tapWallet(page);
    await payWith(page, 'decline');
    await page.getByRole('heading', { level: 1, name: 'Payment failed' }).waitFor();
    await page
      .getByRole('button', { name: /^Try again/ })
      .or(page.getByRole('link', { name: /^Try again/ }))
      .click();
    await tapWallet(page);
    await payWith(page, 'approve');
    await bookingReference(page);
  },
);

test(
  'a price that changed under the wallet is confirmed first, and the wallet shows the new one',
  { tag: '@release' },
  async ({ page, faults }) => {
    faults.expect(/409/, /price_changed/);
    await toPayment(page);
    const total = await raisePrice(page);
    await tapWallet(page);
    await payWith(page, 'approve');
    await page.getByRole('button', { name: /^Continue with \$/ }).click();
    await tapWallet(page);
    await expect(frame(page).getByRole('button', { name: en.payFromWallet(formatCents(total())), exact: true })).toBeVisible();
    await payWith(page, 'approve');
    await bookingReference(page);
  },
);
