/** A multi-city trip in a real browser: chosen slice after slice, Back, booked, mailed (search.42). */
import { booking as bookingEn } from '#core/content/messages/booking/booking.en';
import { booking as bookingEs } from '#core/content/messages/booking/booking.es';
import { hostedFields as cardEn } from '#core/content/messages/booking/payment/hostedFields.en';
import { hostedFields as cardEs } from '#core/content/messages/booking/payment/hostedFields.es';
import { common as commonEn } from '#core/content/messages/site/common.en';
import { common as commonEs } from '#core/content/messages/site/common.es';
import { results as resultsEn } from '#core/content/messages/flights/results/results.en';
import { results as resultsEs } from '#core/content/messages/flights/results/results.es';
import { tripSteps as stepsEn } from '#core/content/messages/flights/results/tripSteps.en';
import { tripSteps as stepsEs } from '#core/content/messages/flights/results/tripSteps.es';
import type { SearchQuery } from '#core/domain/search/trip';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { DESKTOP, PHONE } from './fixtures/chromium';
import { htmlOf, mailsIn } from './fixtures/mails';
import { axeFaults } from './fixtures/pageChecks';
import { expect, test } from './fixtures/test';
import { bookingReference, daysAhead, fillBilling, fillCard, fillContact, fillTravelers, GOOD_CARD, next, pay } from './fixtures/traveler';

const QUERY: SearchQuery = {
  slices: [
    { origin: 'JFK', destination: 'LHR', date: daysAhead(45) },
    { origin: 'CDG', destination: 'FCO', date: daysAhead(49) },
    { origin: 'FCO', destination: 'JFK', date: daysAhead(56) },
  ],
  cabin: 'Economy',
  travelers: DEFAULT_TRAVELERS,
};
const LANGUAGES = {
  en: {
    root: '',
    booking: bookingEn,
    card: cardEn,
    common: commonEn,
    results: resultsEn,
    steps: stepsEn,
    cities: ['New York', 'London', 'Paris', 'Rome'],
  },
  es: {
    root: '/us-es',
    booking: bookingEs,
    card: cardEs,
    common: commonEs,
    results: resultsEs,
    steps: stepsEs,
    cities: ['Nueva York', 'Londres', 'París', 'Roma'],
  },
} as const;

for (const [locale, viewport] of [
  ['en', DESKTOP],
  ['es', PHONE],
  ['en', PHONE],
  ['es', DESKTOP],
] as const)
  test.describe(`${locale}, ${String(viewport.width)} px`, { tag: '@release' }, () => {
    test.use({ viewport });

    test('three flights are chosen one after the other, booked and mailed', async ({ page, site }) => {
      const { root, common, results, steps, cities, ...words } = LANGUAGES[locale];
      const [newYork, london, paris, rome] = cities;
      const heading = (n: number, from: string, to: string) => page.getByRole('heading', { name: steps.heading(n, 3, from, to) });
      const choose = (at: number): Promise<void> => page.getByRole('button', { name: results.select, exact: true }).nth(at).click();
      await page.goto(`${root}/flights/search?${searchParamsOf(QUERY)}`);
      await heading(1, newYork, london).waitFor();
      expect(await axeFaults(page)).toEqual([]);
      await choose(0);
      await expect(heading(2, paris, rome)).toBeFocused();
      await choose(1);
      await heading(3, rome, newYork).waitFor();
      await page.goBack();
      await heading(2, paris, rome).waitFor();
      await choose(0);
      await expect(heading(3, rome, newYork)).toBeFocused();
      await page.reload();
      await heading(3, rome, newYork).waitFor();
      expect(await axeFaults(page)).toEqual([]);
      await choose(0);

      await page.getByRole('heading', { name: words.booking.headings.review }).waitFor();
      for (const n of [1, 2, 3]) await expect(page.getByText(new RegExp(`^${common.flight(n)}\\b`)).first()).toBeAttached();
      await next(page, words);
      await fillTravelers(page, daysAhead(45), words);
      await next(page, words);
      await fillContact(page, words);
      await next(page, words);
      await fillBilling(page, words);
      await fillCard(page, GOOD_CARD, words);
      await pay(page, words);
      const reference = await bookingReference(page, words);
      for (const n of [1, 2, 3])
        await expect(
          page
            .locator('main')
            .getByText(new RegExp(`^${common.flight(n)}\\b`))
            .first(),
        ).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);

      const [row] = await site.query(
        "select offer->'query' as query, jsonb_array_length(offer->'slices') as slices from bookings where reference = $1",
        [reference],
      );
      expect(row).toMatchObject({ slices: 3, query: { tripType: 'M', further: [{ origin: 'CDG' }, { origin: 'FCO' }] } });
      const mail = (): string =>
        mailsIn(site.dataDir)
          .map(htmlOf)
          .filter((html) => html.includes(reference))
          .join();
      for (const n of [1, 2, 3]) await expect.poll(mail).toContain(`${common.flight(n)} · `);
    });
  });
