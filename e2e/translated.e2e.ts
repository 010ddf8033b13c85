/**
 * Pages under a browser's translation, which puts elements in the place of every text, again and again: what is charged is what is
 * shown, and nothing breaks.
 */
import { booking as bookingEn } from '#core/content/messages/booking/booking.en';
import { booking as bookingEs } from '#core/content/messages/booking/booking.es';
import { hostedFields as cardEn } from '#core/content/messages/booking/payment/hostedFields.en';
import { hostedFields as cardEs } from '#core/content/messages/booking/payment/hostedFields.es';
import { results as resultsEn } from '#core/content/messages/flights/results/results.en';
import { results as resultsEs } from '#core/content/messages/flights/results/results.es';
import { search as searchEn } from '#core/content/messages/flights/search/search.en';
import { search as searchEs } from '#core/content/messages/flights/search/search.es';
import { common as commonEn } from '#core/content/messages/site/common.en';
import { common as commonEs } from '#core/content/messages/site/common.es';
import { translate } from './fixtures/conditions';
import { raisePrice, RISE } from './fixtures/raisePrice';
import { expectWhole } from './fixtures/screens';
import { expect, test } from './fixtures/test';
import { begins, daysAhead, fillBilling, fillCard, fillContact, fillTravelers, GOOD_CARD, next, pay, search } from './fixtures/traveler';

test.describe.configure({ mode: 'parallel' });

const WORDS = {
  en: {
    booking: bookingEn,
    card: cardEn,
    results: resultsEn,
    form: { ...searchEn, monthsShort: commonEn.monthsShort },
    home: '/',
    nonstop: /^Nonstop/,
    ask: 'What would I get back?',
    confirm: /^Cancel for good/,
  },
  es: {
    booking: bookingEs,
    card: cardEs,
    results: resultsEs,
    form: { ...searchEs, monthsShort: commonEs.monthsShort },
    home: '/us-es',
    nonstop: /^(?:Sin escalas|Directo)/,
    ask: '¿Cuánto recibiría?',
    confirm: /^Cancelar y recibir/,
  },
} as const;

/** Cents of the first amount in a text. */
const centsOf = (text: string): number => Number(/[\d.,]+\d/.exec(text)?.[0].replace(/\D/g, '') ?? Number.NaN);

for (const locale of ['en', 'es'] as const)
  test(`from the home page to a cancelled booking, translated: ${locale}`, { tag: '@smoke' }, async ({ page, site, faults }) => {
    faults.expect(/409/, /price_changed/);
    const words = WORDS[locale];
    const { booking, results } = words;
    await page.addInitScript(translate);
    await page.goto(words.home);
    await page.locator('main font').first().waitFor();
    await search(page, { from: 'JFK', to: 'LAX', depart: daysAhead(45), return: daysAhead(52), adults: 2 }, words.form);
    const nonstop = page.getByRole('checkbox', { name: words.nonstop }).first();
    await nonstop.check({ force: true });
    await nonstop.uncheck({ force: true });
    const order = page.getByRole('radiogroup', { name: results.sortBy });
    for (const sort of ['fastest', 'departure', 'cheapest'] as const)
      await order.getByRole('radio', { name: begins(results.sorts[sort]) }).check({ force: true });
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
    await page.locator('td button:enabled[aria-disabled="false"][aria-pressed="false"]').first().click();
    await page
      .getByRole('button', { name: begins(booking.extras.addBag(booking.extras.kindsOfBag.checked)) })
      .first()
      .click();
    const bill = page.locator('.bill__sum');
    const goOn = page.getByRole('button', { name: begins(booking.extras.goOn('')) });
    // what was chosen is in the bill before anything goes on
    await expect(page.locator('.extras__sum')).toContainText(/\$[\d.,]+\d/.exec(await bill.innerText())?.[0] ?? 'a total');
    await goOn.click();

    await page.getByRole('heading', { name: booking.headings.payment, exact: true }).waitFor();
    await fillBilling(page, words);
    await fillCard(page, GOOD_CARD, words);
    const button = page.getByRole('button', { name: begins(booking.pay('').trim()) });
    const before = centsOf(await button.innerText());
    expect(centsOf(await bill.innerText())).toBe(before);
    await raisePrice(page);
    await pay(page, words);
    await page.getByRole('heading', { name: booking.priceChangedTitle }).waitFor();
    const consent = page.getByRole('button', { name: begins(booking.acceptPrice('')) });
    expect(centsOf(await consent.innerText())).toBe(before + RISE);
    await expectWhole(page);
    await consent.click();
    await expect(button).toBeVisible();
    expect([centsOf(await button.innerText()), centsOf(await bill.innerText())]).toEqual([before + RISE, before + RISE]);
    // the card is still in its frame
    await pay(page, words);

    await page.getByRole('heading', { level: 1, name: booking.confirmationTitle }).waitFor();
    const [charged] = (await site.query('select captured_amount as cents from sandbox_payments order by created_at desc limit 1', [])) as [
      { cents: number | string },
    ];
    expect(Number(charged.cents)).toBe(before);
    await page.getByRole('button', { name: words.ask }).click();
    await page.getByRole('button', { name: words.confirm }).click();
    await page.getByRole('heading', { level: 1, name: locale === 'en' ? 'Booking cancelled' : 'Reserva cancelada' }).waitFor();
    await expectWhole(page);
  });
