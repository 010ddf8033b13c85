/** What a booking asks back, in both languages: one person or two, an address, an empty card, a passport that is added later, from anywhere. */
import type { Page } from '@playwright/test';
import { booking as bookingEn } from '#core/content/messages/booking/booking.en';
import { booking as bookingEs } from '#core/content/messages/booking/booking.es';
import { hostedFields as cardEn } from '#core/content/messages/booking/payment/hostedFields.en';
import { hostedFields as cardEs } from '#core/content/messages/booking/payment/hostedFields.es';
import { results as resultsEn } from '#core/content/messages/flights/results/results.en';
import { results as resultsEs } from '#core/content/messages/flights/results/results.es';
import { shell as shellEn } from '#core/content/messages/site/shell.en';
import { shell as shellEs } from '#core/content/messages/site/shell.es';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { searchFor } from '#core/domain/search/trip';
import { DESKTOP, PHONE } from './fixtures/chromium';
import { axeFaults, overflowOf } from './fixtures/pageChecks';
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
  pay,
} from './fixtures/traveler';

const depart = daysAhead(45);
const ADDRESS = `/flights/search?${searchParamsOf(searchFor({ origin: 'JFK', destination: 'CDG', departs: depart, returns: daysAhead(52) }, 'Economy', { adults: 2, children: 0, infants: 0 }))}`;

const LANGUAGES = [
  { language: 'English', path: '', booking: bookingEn, card: cardEn, results: resultsEn, shell: shellEn, viewport: DESKTOP },
  { language: 'Spanish', path: '/us-es', booking: bookingEs, card: cardEs, results: resultsEs, shell: shellEs, viewport: PHONE },
];

async function looksRight(page: Page, where: string): Promise<void> {
  expect(await axeFaults(page), where).toEqual([]);
  expect(await overflowOf(page), where).toBeLessThanOrEqual(0);
}

for (const words of LANGUAGES) {
  const { booking: t, card, path, shell, viewport } = words;
  test(
    `asks about one person twice, an address and an empty card, and takes a passport after booking: ${words.language}, ${viewport.width} px`,
    { tag: '@release' },
    async ({ page, browser, site, faults }) => {
      faults.expect(/400/, /invalid_request/);
      await page.setViewportSize(viewport);
      await page.goto(path + ADDRESS);
      await page.getByRole('list', { name: words.results.list, exact: true }).waitFor();
      await page
        .getByRole('button', { name: begins(words.results.select) })
        .first()
        .click();
      await next(page, words);
      await fillTravelers(page, depart, words);
      const second = page.getByRole('group', { name: t.travelerTitle('adult', 2), exact: true });
      await second.getByLabel(begins(t.fields.firstName)).fill('Maria');
      await second.getByRole('checkbox', { name: t.passports.later }).check();
      await next(page, words);
      await page.getByText(t.faultsTitle(1)).waitFor();
      await looksRight(page, 'the question about one person twice');
      await second.getByRole('button', { name: t.samePerson.yes }).click();
      await next(page, words);
      await fillContact(page, words);
      await page.getByLabel(t.fields.email, { exact: true }).fill('maria@gmial.con');
      await page.getByLabel(t.fields.phone, { exact: true }).focus();
      await page.getByRole('button', { name: t.typedQuestion.use('maria@gmail.com') }).waitFor();
      await looksRight(page, 'the question about an address');
      await page.getByRole('button', { name: t.typedQuestion.keep('maria@gmial.con') }).click();
      await next(page, words);

      await test.step('an empty card is among the things to fix', async () => {
        await page.frameLocator('iframe[src*="/gateway/fields"]').getByLabel(card.number).waitFor();
        await pay(page, words);
        await page.getByText(t.faultsTitle(7)).waitFor();
        await looksRight(page, 'the list of things to fix');
        await page.getByRole('link', { name: card.faults.security_code_missing }).click();
        // the frame receives it as a message
        await expect(page.frameLocator('iframe[src*="/gateway/fields"]').getByLabel(card.securityCode)).toBeFocused();
        await page.keyboard.type('123');
        await page.getByText(t.faultsTitle(6)).waitFor();
      });
      await fillBilling(page, words);
      await fillCard(page, GOOD_CARD, words);
      await pay(page, words);
      const reference = await bookingReference(page, words);

      const context = await browser.newContext({ baseURL: site.origin, viewport });
      const elsewhere = await context.newPage();
      await elsewhere.goto(path === '' ? '/' : path);
      await elsewhere.getByRole('link', { name: shell.links.findBooking }).filter({ visible: true }).first().click();
      await elsewhere.getByRole('heading', { level: 1, name: t.findTitle }).waitFor();
      await looksRight(elsewhere, 'find your booking');
      await elsewhere.getByLabel(t.reference).fill(reference);
      await elsewhere.getByLabel(t.fields.email).fill('maria@gmial.con');
      await elsewhere.getByRole('button', { name: t.findButton }).click();
      const passports = elsewhere.getByRole('region', { name: t.passports.title });
      await passports.getByText(t.passports.missing('').slice(0, 20)).waitFor();
      await looksRight(elsewhere, 'a passport to add');
      await passports.getByLabel(begins(t.fields.passportNumber)).fill('P1234560');
      await passports.getByLabel(begins(t.fields.passportExpires)).fill('05/05/2099');
      await passports.getByRole('button', { name: begins(t.passports.add) }).click();
      await passports.getByText(t.travelerFaults.passport_twice).waitFor();
      await passports.getByLabel(begins(t.fields.passportNumber)).fill('P7654321');
      await passports.getByRole('button', { name: begins(t.passports.add) }).click();
      await passports.getByText(t.passports.complete).waitFor();
      await elsewhere.reload();
      await passports.getByText(t.passports.complete).waitFor();
      await context.close();
      expect(site.output()).not.toMatch(/P1234560|P7654321|gmial/);
      const stored = await site.query(`select travelers->1->'passport'->>'number' as number from bookings where reference = $1`, [
        reference,
      ]);
      expect(stored).toEqual([{ number: 'P7654321' }]);
    },
  );
}
