/** Fare families from the details to the confirmation: a dearer one is chosen, changed in the review, paid and named. */
import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from './fixtures/chromium';
import { axeFaults, overflowOf, spillsOf } from './fixtures/pageChecks';
import { expect, test } from './fixtures/test';
import { bookingReference, daysAhead, fillBilling, fillCard, fillContact, fillTravelers, GOOD_CARD, next, pay } from './fixtures/traveler';
import { searchParamsOf } from '#core/domain/searchQuery';

const depart = daysAhead(45);
const ADDRESS = `/flights/search?${searchParamsOf({
  origin: 'JFK',
  destination: 'LAX',
  departDate: depart,
  returnDate: daysAhead(52),
  tripType: 'R',
  cabin: 'Economy',
  travelers: { adults: 1, children: 0, infants: 0 },
})}`;

async function looksRight(page: Page, where: string): Promise<void> {
  expect(await axeFaults(page), where).toEqual([]);
  expect(await overflowOf(page), where).toBeLessThanOrEqual(0);
  expect(await spillsOf(page), where).toEqual([]);
}

for (const viewport of [DESKTOP, PHONE])
  test(`a dearer fare is chosen in the details, changed in the review, booked and named: ${viewport.width} px`, async ({
    page,
    request,
    site,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(ADDRESS);
    const list = page.getByRole('list', { name: 'Flights', exact: true });
    const card = list.getByRole('article').filter({ hasText: 'Fare: Basic' }).first();
    await card.getByRole('button', { name: /^Flight details/ }).click();
    const fares = card.getByRole('table', { name: 'Fares side by side' });
    await expect(fares.getByRole('columnheader')).toHaveText([/^Basic/, /^Main/, /^Flex/]);
    await looksRight(page, 'details');
    await fares.getByRole('button', { name: /^Select Flex, \$/ }).click();

    await page.getByRole('heading', { name: 'Review your trip' }).waitFor();
    const own = page.getByRole('region', { name: /^Your fare: Flex/ });
    await expect(own).toContainText('Refundable without an airline penalty');
    await own.getByText('Change fare').click();
    await expect(own.getByRole('table').getByText(/^−\$/)).toHaveCount(2);
    await looksRight(page, 'review');
    const main = own.getByRole('cell').filter({ has: page.getByRole('button', { name: 'Change to Main' }) });
    const total = /New total (\$[\d,.]+)/.exec(await main.innerText())?.[1] ?? '';
    await main.getByRole('button').click();
    await page.getByText(`Your fare is now Main: ${total} in total.`).waitFor();
    await page.reload();
    await page.getByRole('region', { name: /^Your fare: Main/ }).waitFor();

    await next(page);
    await fillTravelers(page, depart);
    await next(page);
    await fillContact(page);
    await next(page);
    await expect(page.getByRole('listitem').filter({ hasText: /^Fare: Main/ })).toBeVisible();
    await fillBilling(page);
    await fillCard(page, GOOD_CARD);
    await expect(page.getByRole('button', { name: /^Pay \$/ })).toHaveText(new RegExp(total.replace(/[$.]/g, '\\$&')));
    await pay(page);
    const reference = await bookingReference(page);
    await expect(page.getByRole('article', { name: 'Itinerary' })).toContainText(/Fare\s*Main/);
    await expect(page.getByRole('heading', { name: /^Fare rules: Main/ })).toBeVisible();
    await looksRight(page, 'confirmation');

    const found = await request.post('/api/booking/lookup', { data: { reference, email: 'maria@example.com' } });
    expect(await found.json()).toMatchObject({ state: 'ticketed', conditions: { brand: 'Main' } });
    const stored = await site.query(`select offer->>'flightId' as id from bookings where reference = $1`, [reference]);
    expect(stored[0]?.['id']).toMatch(/-Main$/);
  });
