/**
 * Pages under a browser's translation, which puts elements in the place of every text, again and again: what is charged is what is
 * shown, and nothing breaks.
 */
import { booking as bookingEn } from '#core/content/messages/booking/booking.en';
import { booking as bookingEs } from '#core/content/messages/booking/booking.es';
import { hostedFields as cardEn } from '#core/content/messages/booking/payment/hostedFields.en';
import { hostedFields as cardEs } from '#core/content/messages/booking/payment/hostedFields.es';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { searchFor } from '#core/domain/search/trip';
import { translate } from './fixtures/conditions';
import { expectWhole } from './fixtures/screens';
import { expect, test } from './fixtures/test';
import { daysAhead, fillBilling, fillCard, fillContact, fillTravelers, GOOD_CARD, next, pay } from './fixtures/traveler';

test.describe.configure({ mode: 'parallel' });

const WORDS = {
  en: { booking: bookingEn, card: cardEn, prefix: '', nonstop: /^Nonstop/, ask: 'What would I get back?', confirm: /^Cancel for good/ },
  es: {
    booking: bookingEs,
    card: cardEs,
    prefix: '/us-es',
    nonstop: /^(?:Sin escalas|Directo)/,
    ask: '¿Cuánto recibiría?',
    confirm: /^Cancelar y recibir/,
  },
} as const;

const search = (): string =>
  searchParamsOf(
    searchFor({ origin: 'JFK', destination: 'LAX', departs: daysAhead(45), returns: daysAhead(52) }, 'Economy', {
      adults: 1,
      children: 0,
      infants: 0,
    }),
  );

for (const locale of ['en', 'es'] as const)
  test(`from a search to a cancelled booking, translated: ${locale}`, async ({ page, site }) => {
    const words = WORDS[locale];
    const { booking } = words;
    await page.addInitScript(translate);
    await page.goto(`${words.prefix}/flights/search?${search()}`);
    await page.locator('main font').first().waitFor();
    await page.getByRole('checkbox', { name: words.nonstop }).first().check({ force: true });
    await page.getByRole('checkbox', { name: words.nonstop }).first().uncheck({ force: true });
    await expectWhole(page);
    await page
      .getByRole('button', { name: locale === 'en' ? /^Select/ : /^Elegir/ })
      .first()
      .click();
    await page.getByRole('heading', { name: booking.headings.review }).waitFor();
    await next(page, words);
    await fillTravelers(page, daysAhead(45), words);
    await next(page, words);
    await fillContact(page, words);
    await page.getByRole('button', { name: booking.continue, exact: true }).click();
    await page.getByRole('button', { name: booking.extras.skip }).click();
    await page.getByRole('heading', { name: booking.headings.payment, exact: true }).waitFor();
    await fillBilling(page, words);
    await fillCard(page, GOOD_CARD, words);
    const button = page.getByRole('button', { name: new RegExp(`^${booking.pay('').trim()}`) });
    const [shown] = /[\d.,]+\d/.exec(await button.innerText()) ?? [];
    await expect(
      page
        .locator('.bill, aside')
        .getByText(new RegExp(`\\$?${shown ?? 'none'}`))
        .first(),
    ).toBeVisible();
    await pay(page, words);
    await page.getByRole('heading', { level: 1, name: booking.confirmationTitle }).waitFor();
    const [charged] = (await site.query('select captured_amount as cents from sandbox_payments order by created_at desc limit 1', [])) as [
      { cents: number | string },
    ];
    expect(Number(shown?.replace(/\D/g, ''))).toBe(Number(charged.cents));
    await page.getByRole('button', { name: words.ask }).click();
    await page.getByRole('button', { name: words.confirm }).click();
    await page.getByRole('heading', { level: 1, name: locale === 'en' ? 'Booking cancelled' : 'Reserva cancelada' }).waitFor();
    await expectWhole(page);
  });
