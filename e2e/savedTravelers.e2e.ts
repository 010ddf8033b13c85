/** Travelers are booked with the box checked, filled in by one press for the next booking, and removed (booking.69). */
import type { Page } from '@playwright/test';
import { booking as bookingEn } from '#core/content/messages/booking/booking.en';
import { booking as bookingEs } from '#core/content/messages/booking/booking.es';
import { hostedFields as cardEn } from '#core/content/messages/booking/payment/hostedFields.en';
import { hostedFields as cardEs } from '#core/content/messages/booking/payment/hostedFields.es';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { searchFor } from '#core/domain/search/trip';
import { DESKTOP, PHONE } from './fixtures/chromium';
import { axeFaults, overflowOf } from './fixtures/pageChecks';
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
  next,
  pay,
} from './fixtures/traveler';

const LANGUAGES = [
  { size: DESKTOP, path: '', select: /^Select/, words: { booking: bookingEn, card: cardEn } },
  { size: PHONE, path: '/us-es', select: /^Elegir/, words: { booking: bookingEs, card: cardEs } },
] as const;

const TRIP = { origin: 'JFK', destination: 'LAX', departs: daysAhead(45), returns: null };
const ADDRESS = `/flights/search?${searchParamsOf(searchFor(TRIP, 'Economy', { adults: 1, children: 1, infants: 0 }))}`;

async function toTravelers(page: Page, { path, select, words }: (typeof LANGUAGES)[number]): Promise<void> {
  await page.goto(path + ADDRESS);
  await page.getByRole('button', { name: select }).first().click();
  await next(page, words);
  await page.getByRole('heading', { name: words.booking.headings.travelers, exact: true }).waitFor();
}

/** `earlier`: the booking that these travelers have on the flight. */
async function bookOn(page: Page, words: BookingWords, earlier?: string): Promise<string> {
  await next(page, words);
  await fillContact(page, words);
  await next(page, words);
  await fillBilling(page, words);
  await fillCard(page, GOOD_CARD, words);
  await pay(page, words);
  if (earlier !== undefined) {
    const question = page.getByRole('group', { name: words.booking.bookedBefore.title });
    await expect(question).toBeFocused();
    await expect(question.getByText(words.booking.bookedBefore.yours(earlier, ['Maria Quiñones', 'Daniel Quiñones']))).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await question.getByRole('checkbox').check();
    await pay(page, words);
  }
  return bookingReference(page, words);
}

for (const language of LANGUAGES) {
  const { size, path, words } = language;
  const { savedTravelers: t, travelerTitle, fields } = words.booking;
  test(
    `travelers are remembered, filled in and removed: ${path || 'en'}, ${String(size.width)} px`,
    { tag: '@release' },
    async ({ page, faults }) => {
      test.slow();
      await page.setViewportSize(size);
      await toTravelers(page, language);
      await expect(page.getByRole('checkbox', { name: t.remember })).not.toBeChecked();
      await fillTravelers(page, TRIP.departs, words);
      await page.getByRole('checkbox', { name: t.remember }).check();
      const earlier = await bookOn(page, words);

      await toTravelers(page, language);
      for (const [kind, name] of [
        ['adult', 'Maria Quiñones'],
        ['child', 'Daniel Quiñones'],
      ] as const) {
        const title = travelerTitle(kind, 1);
        await page
          .getByRole('group', { name: t.fillInFor(title), exact: true })
          .getByRole('button', { name, exact: true })
          .click();
        const group = page.getByRole('group', { name: title, exact: true });
        await expect(group.getByLabel(begins(fields.firstName))).toHaveValue(name.split(' ')[0] ?? '');
      }
      await expect(page.getByRole('checkbox', { name: t.remember })).not.toBeChecked();
      expect(await axeFaults(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
      faults.expect(/409|booked_before/);
      await bookOn(page, words, earlier);

      await page.goto(`${path}/find-your-booking`);
      const list = page.getByRole('region', { name: t.title(2) });
      await expect(list.getByRole('listitem')).toHaveCount(2);
      expect(await axeFaults(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
      await list.getByRole('button', { name: `${t.remove}: Maria Quiñones` }).click();
      await page
        .getByRole('region', { name: t.title(1) })
        .getByRole('button', { name: begins(t.remove) })
        .click();
      await page.getByText(t.removed).waitFor();
      await toTravelers(page, language);
      await expect(page.getByRole('group', { name: travelerTitle('adult', 1), exact: true })).toBeVisible();
      await expect(page.getByRole('group', { name: t.fillInFor(travelerTitle('adult', 1)) })).toHaveCount(0);
    },
  );
}
