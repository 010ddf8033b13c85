/** Readers who widen lines, letters and words lose nothing on a phone (WCAG 1.4.12): no page scrolls sideways, and no word is cut. */
import type { Page } from '@playwright/test';
import { booking as bookingEn } from '#core/content/messages/booking/booking.en';
import { booking as bookingEs } from '#core/content/messages/booking/booking.es';
import { hostedFields as fieldsEn } from '#core/content/messages/booking/payment/hostedFields.en';
import { hostedFields as fieldsEs } from '#core/content/messages/booking/payment/hostedFields.es';
import { results as resultsEn } from '#core/content/messages/flights/results/results.en';
import { results as resultsEs } from '#core/content/messages/flights/results/results.es';
import { shell as shellEn } from '#core/content/messages/site/shell.en';
import { shell as shellEs } from '#core/content/messages/site/shell.es';
import { inLocale } from '#core/domain/site/routes';
import type { Locale } from '#core/domain/site/routes';
import { PHONE } from './fixtures/chromium';
import { cutWordsOf, overflowOf, setTextSpacing, spillsOf, untilStarted } from './fixtures/pageChecks';
import { releaseUnless } from './fixtures/size';
import { expect, test } from './fixtures/test';
import {
  begins,
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
} from './fixtures/traveler';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

const WORDS = {
  en: { booking: bookingEn, card: fieldsEn, results: resultsEn, shell: shellEn },
  es: { booking: bookingEs, card: fieldsEs, results: resultsEs, shell: shellEs },
} as const;

/** Of every kind of page one. */
const KINDS = [
  ...['/', '/flights', '/flights-to-los-angeles', '/destinations/new-york', '/explore', '/hotels', '/vacations', '/airlines'],
  ...['/airlines/delta-airlines-dl', '/airlines/delta-airlines-dl/book-flights-to-new-york-dl', '/airlines-to-cities-info'],
  ...['/blog', '/blog/24-hour-rule', '/blog/authors/travel-desk', '/visa-info-details', '/before-you-fly/pets', '/baggage-fees'],
  ...['/our-service-fees', '/contact-us', '/frequently-asked-questions', '/site-search', '/sitemap', '/find-your-booking'],
  ...['/flight-cancellation', '/newsletter', '/flights/confirmation', '/flights/payment-failure', '/booking/change'],
];

/** Wide as it is now, nothing hangs out and nothing is cut that was not before. */
async function expectWhole(page: Page, name: string): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const before = await cutWordsOf(page);
  await setTextSpacing(page);
  expect(await overflowOf(page), name).toBe(0);
  expect(await spillsOf(page), name).toEqual([]);
  const after = await cutWordsOf(page);
  expect(
    after.filter((words) => !before.includes(words)),
    name,
  ).toEqual([]);
}

for (const locale of ['en', 'es'] as const) {
  const { results, shell } = WORDS[locale];

  test(`${locale}: pages to read, and the menu`, { tag: '@release' }, async ({ page }) => {
    test.slow();
    for (const kind of KINDS) {
      await page.goto(inLocale(kind, locale));
      await untilStarted(page);
      await expectWhole(page, kind);
    }
    await page.getByRole('button', { name: shell.openMenu }).click();
    await page.getByRole('dialog').waitFor();
    await expectWhole(page, shell.menu);
  });

  test(
    `${locale}: results with their details and filters, and the steps of a booking`,
    releaseUnless(locale === 'es'),
    async ({ page }) => {
      const words = WORDS[locale];
      await page.goto(`${inLocale('/flights/search', locale)}?${parisSearch()}`);
      await page.locator('.list--near').waitFor();
      await page.getByRole('button', { name: results.details }).first().click();
      await expectWhole(page, results.details);
      await page
        .getByRole('button', { name: begins(results.filters) })
        .filter({ visible: true })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
      await expectWhole(page, results.filters);
      await page.keyboard.press('Escape');
      await walk(page, words, locale);
    },
  );
}

async function walk(page: Page, words: (typeof WORDS)[Locale], locale: Locale): Promise<void> {
  const { booking, results } = words;
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
  await page
    .getByRole('button', { name: begins(results.select) })
    .first()
    .click();
  await heading(booking.headings.review);
  await expectWhole(page, `${locale} ${booking.headings.review}`);
  await next(page, words);
  await heading(booking.headings.travelers);
  // everything that is wrong, listed
  await next(page, words);
  await page.locator('.errsum').waitFor();
  await expectWhole(page, `${locale} ${booking.headings.travelers}`);
  await fillTravelers(page, daysAhead(45), words);
  await next(page, words);
  await heading(booking.headings.contact);
  await expectWhole(page, `${locale} ${booking.headings.contact}`);
  await fillContact(page, words);
  await next(page, words);
  await heading(booking.headings.payment);
  await expectWhole(page, `${locale} ${booking.headings.payment}`);
  await fillBilling(page, words);
  await fillCard(page, GOOD_CARD, words);
  await pay(page, words);
  await bookingReference(page, words);
  await page.getByRole('button', { name: booking.manage.cancel.ask }).click();
  await page.getByRole('button', { name: booking.manage.cancel.keep }).waitFor();
  await expectWhole(page, `${locale} ${booking.confirmationTitle}`);
}
