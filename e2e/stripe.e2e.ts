/** A booking paid through Stripe's adapter, against a server on this machine that answers in Stripe's shapes and serves a stand-in of its script. */
import type { FrameLocator, Page } from '@playwright/test';
import { STRIPE_WALLETS } from '#testing/stripe/stripeBooks';
import { startStripeServer } from '#testing/stripe/stripeServer';
import type { StripeServer } from '#testing/stripe/stripeServer';
import { overflowOf } from './fixtures/pageChecks';
import { smokeOrRelease } from './fixtures/size';
import { expect, test } from './fixtures/test';
import type { Site } from './fixtures/site';
import {
  bookingReference,
  daysAhead,
  fillBilling,
  fillContact,
  fillTravelers,
  next,
  parisSearch,
  pay,
  selectFirstFlight,
} from './fixtures/traveler';

let stripe: StripeServer;
test.beforeAll(async () => {
  stripe = await startStripeServer();
});
test.afterAll(() => stripe.close());

/** Stripe's own frame inside of the hosted fields. */
const cardFrame = (page: Page): FrameLocator =>
  page.frameLocator('iframe[src*="/gateway/fields"]').frameLocator('iframe[title="Secure payment input frame"]');

async function typeCard(page: Page, number: string): Promise<void> {
  await cardFrame(page).getByLabel('Card number').fill(number);
  await cardFrame(page).getByLabel('Expiration date').fill('12 / 34');
  await cardFrame(page).getByLabel('CVC').fill('123');
}

async function goToPayment(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.origin}/flights/search?${parisSearch()}`);
  await selectFirstFlight(page);
  await next(page);
  await fillTravelers(page, daysAhead(45));
  await next(page);
  await fillContact(page);
  await next(page);
  await cardFrame(page).getByLabel('Card number').waitFor();
}

for (const width of [1440, 390]) {
  test(
    `books through Stripe at ${width} px: an incomplete card, a declined one, and one the bank asks about`,
    smokeOrRelease(width === 390),
    async ({ page, request, startSite, faults }) => {
      stripe.books.wallets = [];
      const site = await startSite({ env: stripe.env });
      stripe.deliverTo(async (body, signature) => {
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
        const { status } = await fetch(`${site.origin}/gateway/webhook`, { method: 'POST', body, headers });
        expect(status).toBe(200);
        return status;
      });
      faults.expect(/402/, /insufficient_funds/);
      await page.setViewportSize({ width, height: 900 });
      await goToPayment(page, site);
      await fillBilling(page);

      await test.step('no wallet is shown, and no word of one, where the browser has none', async () => {
        await expect(page.frameLocator('iframe[src*="/gateway/fields"]').getByText('or pay by card')).toBeHidden();
      });
      await test.step('an incomplete card is among the things to fix', async () => {
        await pay(page);
        await expect(page.getByRole('link', { name: 'Please complete the card details.' })).toBeVisible();
      });
      await test.step('a declined card is reported', async () => {
        await typeCard(page, '4000 0000 0000 9995');
        await pay(page);
        await page.getByRole('heading', { level: 1, name: 'Payment failed' }).waitFor();
        await page
          .getByRole('button', { name: /^Try again/ })
          .or(page.getByRole('link', { name: /^Try again/ }))
          .click();
        await cardFrame(page).getByLabel('Card number').waitFor();
      });
      await test.step('a card that the bank asks about books', async () => {
        await typeCard(page, '4000 0025 0000 3155');
        await pay(page);
        const bank = page.frameLocator('iframe[src*="/gateway/challenge"]').frameLocator('iframe[title="Bank"]');
        await bank.getByRole('button', { name: 'Complete' }).click();
        const reference = await bookingReference(page);
        const [booking] = await site.query<{ total: number; taken: number; hint: Date | null }>(
          `select b.accepted_total as total, a.captured_amount as taken, p.answered_at as hint from bookings b
         join attempts a on a.id = b.attempt_id join stripe_payments p on p.attempt_id = a.id where b.reference = $1`,
          [reference],
        );
        expect(booking?.taken).toBe(booking?.total);
        expect(booking?.hint).not.toBeNull();
      });
      // The card's number went to Stripe alone.
      expect(site.output()).not.toMatch(/(?<!\d)(?:\d{12})?3155(?!\d)/);
      expect(await overflowOf(page)).toBe(0);

      await test.step('its hosts are allowed on the gateway’s documents alone, and payment requests on the payment page', async () => {
        const policyOf = async (path: string): Promise<string> =>
          (await request.get(site.origin + path)).headers()['content-security-policy'] ?? '';
        expect(await policyOf('/gateway/fields')).toContain(stripe.origin);
        for (const path of ['/', '/flights/payment', '/contact-us', '/api/airports?q=x'])
          expect(await policyOf(path)).not.toContain(stripe.origin);
        const paymentsOf = async (path: string): Promise<string | undefined> =>
          /payment=\([^)]*\)/.exec((await request.get(site.origin + path)).headers()['permissions-policy'] ?? '')?.[0];
        expect(await paymentsOf('/gateway/fields')).toBe(`payment=(self "${stripe.origin}")`);
        expect(await paymentsOf('/flights/payment')).toBe('payment=(self)');
        for (const path of ['/', '/contact-us']) expect(await paymentsOf(path)).toBe('payment=()');
      });
    },
  );
}

const wallets = (page: Page): FrameLocator =>
  page.frameLocator('iframe[src*="/gateway/fields"]').frameLocator('iframe[title="Secure express checkout frame"]');

test(
  'books from a wallet through Stripe: dismissed, declined, and challenged by the bank, without a card or an address typed',
  { tag: '@release' },
  async ({ page, startSite, faults }) => {
    stripe.books.wallets = STRIPE_WALLETS;
    const site = await startSite({ env: stripe.env });
    faults.expect(/402/, /insufficient_funds/);
    await goToPayment(page, site);
    const total = (await page.getByRole('button', { name: /^Pay \$/ }).innerText()).replace(/^.*\$/, 'Total $').replace(',', '');
    await wallets(page).getByRole('button', { name: 'Google Pay' }).click();
    await expect(wallets(page).getByText(total, { exact: true })).toBeVisible();
    await wallets(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible();

    await wallets(page).getByRole('button', { name: 'Link' }).click();
    await wallets(page).getByRole('button', { name: 'Pay with 9995' }).click();
    await page.getByRole('heading', { level: 1, name: 'Payment failed' }).waitFor();
    await page
      .getByRole('button', { name: /^Try again/ })
      .or(page.getByRole('link', { name: /^Try again/ }))
      .click();

    await wallets(page).getByRole('button', { name: 'Google Pay' }).click();
    await wallets(page).getByRole('button', { name: 'Pay with 3155' }).click();
    const bank = page.frameLocator('iframe[src*="/gateway/challenge"]').frameLocator('iframe[title="Bank"]');
    await bank.getByRole('button', { name: 'Complete' }).click();
    await bookingReference(page);
    await expect(page.getByText('Paid, Google Pay, Visa •••• 3155')).toBeVisible();
    // what the wallet's sheet says of its owner stays with Stripe
    expect(site.output()).not.toContain('Maria Ruiz');
  },
);
