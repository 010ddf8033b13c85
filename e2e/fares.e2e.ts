/** Fare families from the details to the confirmation, in both languages: a dearer one is chosen, changed in the review, paid and named. */
import type { Page } from '@playwright/test';
import { booking as bookingEn } from '#core/content/messages/booking/booking.en';
import { booking as bookingEs } from '#core/content/messages/booking/booking.es';
import { hostedFields as cardEn } from '#core/content/messages/booking/payment/hostedFields.en';
import { hostedFields as cardEs } from '#core/content/messages/booking/payment/hostedFields.es';
import { results as resultsEn } from '#core/content/messages/flights/results/results.en';
import { results as resultsEs } from '#core/content/messages/flights/results/results.es';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor } from '#core/domain/search/trip';
import { DESKTOP, LAPTOP, PHONE } from './fixtures/chromium';
import { axeFaults, overflowOf, spillsOf } from './fixtures/pageChecks';
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
const ADDRESS = `/flights/search?${searchParamsOf(searchFor({ origin: 'JFK', destination: 'LAX', departs: depart, returns: daysAhead(52) }, 'Economy', DEFAULT_TRAVELERS))}`;

async function looksRight(page: Page, where: string): Promise<void> {
  expect(await axeFaults(page), where).toEqual([]);
  expect(await overflowOf(page), where).toBeLessThanOrEqual(0);
  expect(await spillsOf(page), where).toEqual([]);
}

const ENGLISH = { path: '', booking: bookingEn, card: cardEn, results: resultsEn };
const SPANISH = { path: '/us-es', booking: bookingEs, card: cardEs, results: resultsEs };

/** Each language on a large and a small screen; all six would tell no more. The first of them that `npm test` makes is the last. */
const JOURNEYS = [
  { language: 'English', words: ENGLISH, viewport: DESKTOP },
  { language: 'English', words: ENGLISH, viewport: PHONE },
  { language: 'Spanish', words: SPANISH, viewport: LAPTOP },
  { language: 'Spanish', words: SPANISH, viewport: PHONE },
];

for (const { language, words, viewport } of JOURNEYS)
  test(
    `a dearer fare is chosen in the details, changed in the review, booked and named: ${language}, ${viewport.width} px`,
    { tag: '@release' },
    async ({ page, request, site }) => {
      const { booking: t, results } = words;
      const { fares } = t;
      const { Basic, Main, Flex } = fares.families;
      await page.setViewportSize(viewport);
      await page.goto(`${words.path}${ADDRESS}`);
      // until the list is whole its second half alone has one of these names
      await page.getByRole('list', { name: results.list, exact: true }).waitFor();
      const list = page.getByRole('list', { name: new RegExp(`^(?:${results.list}|${results.restOfList})$`) });
      const card = list
        .getByRole('article')
        .filter({ hasText: t.fareLine(Basic) })
        .first();
      await card.getByRole('button', { name: begins(results.details) }).click();
      const table = card.getByRole('table', { name: fares.tableOf });
      await expect(table.getByRole('columnheader')).toHaveText([Basic, Main, Flex].map(begins));
      await looksRight(page, 'details');
      await table.getByRole('button', { name: begins(`${results.select}${results.selectFare(Flex, '$')}`) }).click();

      await page.getByRole('heading', { name: t.headings.review }).waitFor();
      const own = page.getByRole('region', { name: begins(t.fareOf(Flex)) });
      await expect(own).toContainText(fares.refundFree);
      await own.getByText(t.otherFares).click();
      await expect(own.getByRole('table').getByText(begins(t.fareLess('$')))).toHaveCount(2);
      await looksRight(page, 'review');
      const toMain = page.getByRole('button', { name: `${t.change}${t.changeTo(Main)}` });
      const main = own.getByRole('cell').filter({ has: toMain });
      const total = /\$[\d,.]*\d/.exec((await main.innerText()).split(t.newTotal(''))[1] ?? '')?.[0] ?? '';
      await main.getByRole('button').click();
      await page.getByText(t.fareChanged(Main, total)).waitFor();
      await page.reload();
      await page.getByRole('region', { name: begins(t.fareOf(Main)) }).waitFor();

      await next(page, words);
      await fillTravelers(page, depart, words);
      await next(page, words);
      await fillContact(page, words);
      await next(page, words);
      await expect(page.getByRole('listitem').filter({ hasText: begins(t.fareLine(Main)) })).toBeVisible();
      await fillBilling(page, words);
      await fillCard(page, GOOD_CARD, words);
      await expect(page.getByRole('button', { name: t.pay(total) })).toBeVisible();
      await pay(page, words);
      const reference = await bookingReference(page, words);
      await expect(page.getByRole('article', { name: t.itinerary })).toContainText(new RegExp(`${fares.fare}\\s*${Main}`));
      await expect(page.getByRole('heading', { name: begins(`${fares.rules}: ${Main}`) })).toBeVisible();
      await looksRight(page, 'confirmation');

      const found = await request.post('/api/booking/lookup', { data: { reference, email: 'maria@example.com' } });
      expect(await found.json()).toMatchObject({ state: 'ticketed', conditions: { brand: 'Main' } });
      const stored = await site.query(`select offer->>'flightId' as id from bookings where reference = $1`, [reference]);
      expect(stored[0]?.['id']).toMatch(/-Main$/);
    },
  );
