/** What a change of flights costs, paid in a real browser: the bank asks or is left, a card is declined, and a wallet pays (booking.64). */
import type { Page } from '@playwright/test';
import type { Site } from './fixtures/site';
import { trip as tripEn } from '#core/content/messages/booking/trip.en';
import { trip as tripEs } from '#core/content/messages/booking/trip.es';
import { DESKTOP, PHONE } from './fixtures/chromium';
import { departureOf, looksRight, openBooking, toReview, WORDS } from './fixtures/exchange';
import { boxOf } from './fixtures/pageChecks';
import { expect, test } from './fixtures/test';
import { ASKING_CARD, begins, daysAhead, DECLINED_CARD, fillBilling, fillCard } from './fixtures/traveler';

/** How the changes of a booking ended, and what was taken for each of them. */
const changesOf = (site: Site, reference: string) =>
  site.query<{ state: string; taken: number; due: number }>(
    `select e.state, coalesce(e.captured_amount, 0) as taken, e.due from exchanges e join bookings b on b.id = e.booking_id
     where b.reference = $1 order by e.created_at`,
    [reference],
  );

/** On a phone the sum, a call and the button stay on the screen, whatever has the focus. */
async function hasBar(page: Page, field: string, price: string): Promise<void> {
  const bar = page.locator('.stepbar');
  await page.getByLabel(field, { exact: true }).focus();
  await expect(bar.getByRole('button')).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('link', { name: /\(\d{3}\) \d{3}-\d{4}/ })).toBeInViewport({ ratio: 1 });
  await expect(bar.locator('.stepbar__sum')).toContainText(price);
  await expect(page.locator('.callbar')).toBeHidden();
  const { y, height } = await boxOf(page.getByLabel(field, { exact: true }));
  expect(y + height).toBeLessThanOrEqual((await boxOf(bar)).y);
}

for (const { size, lang, problems } of [
  { size: DESKTOP, lang: 'en', problems: tripEn.problems },
  { size: PHONE, lang: 'es', problems: tripEs.problems },
] as const) {
  const words = WORDS[lang];
  const { booking: t, exchange, card } = words;
  const where = `${lang}, ${String(size.width)} px`;

  test(
    `a bank that is left and a card that is declined change nothing; once the bank was answered the flights are changed: ${where}`,
    { tag: '@release' },
    async ({ page, site, faults }) => {
      faults.expect(/40[29]/, /card_declined/);
      await page.setViewportSize(size);
      const reference = await openBooking(page, site, words);
      const price = await toReview(page, words);
      const payButton = page.getByRole('button', { name: exchange.confirm.pay(price) });
      const notice = page.getByRole('group', { name: exchange.refusedTitle });
      await fillBilling(page, words);
      if (size === PHONE) await hasBar(page, t.fields.address, price);

      await fillCard(page, ASKING_CARD, words);
      await payButton.click();
      await page.getByRole('button', { name: t.challengeClose }).click();
      await expect(notice).toBeFocused();
      await expect(notice).toContainText(problems.challenge_closed);
      await looksRight(page, 'left the bank');

      await fillCard(page, DECLINED_CARD, words);
      await payButton.click();
      await expect(notice).toContainText(problems.card_declined);
      await expect(page.getByLabel(begins(t.fields.nameOnCard))).toHaveValue('Maria Quiñones');
      expect(await departureOf(site, reference)).toContain(daysAhead(45));

      await fillCard(page, ASKING_CARD, words);
      await payButton.press('Enter');
      const bank = page.frameLocator('iframe[src*="/gateway/challenge"]');
      await bank.getByRole('button', { name: card.complete }).press('Enter');
      const done = page.getByRole('region', { name: exchange.doneTitle });
      await expect(done).toBeFocused();
      await expect(done).toContainText(t.manage.exchange.charged(price));
      await looksRight(page, 'changed');
      expect(await departureOf(site, reference)).toContain(daysAhead(3));
      const changes = await changesOf(site, reference);
      expect(changes.map(({ state, taken, due }) => [state, taken === 0 ? 0 : taken - due])).toEqual([
        ['failed', 0],
        ['failed', 0],
        ['done', 0],
      ]);
      expect(changes[2]?.taken).toBeGreaterThan(0);
    },
  );

  test(`a wallet is closed, then pays for the change what its button names: ${where}`, { tag: '@release' }, async ({ page, site }) => {
    await page.setViewportSize(size);
    const reference = await openBooking(page, site, words);
    const price = await toReview(page, words);
    const frame = page.frameLocator('iframe[src*="/gateway/fields"]');
    const wallet = frame.getByRole('button', { name: card.payFrom });
    await wallet.click();
    await frame.getByRole('button', { name: card.payFromWallet(price), exact: true }).waitFor();
    await looksRight(page, 'the wallet');
    await page.getByRole('button', { name: t.closeWallet }).click();
    await wallet.press('Enter');
    await frame.getByRole('radio', { name: card.walletCards.approve }).check();
    await frame.getByRole('button', { name: card.payFromWallet(price), exact: true }).click();
    await expect(page.getByRole('region', { name: exchange.doneTitle })).toContainText(t.manage.exchange.charged(price));
    expect(await departureOf(site, reference)).toContain(daysAhead(3));
    const [change, ...more] = await changesOf(site, reference);
    expect([change?.state, change?.taken, more.length]).toEqual(['done', change?.due, 0]);
  });
}
