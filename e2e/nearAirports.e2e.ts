/** Airports nearby, from the checkbox in the form to the booking of a flight from there (search.47, results.43). */
import { booking as bookingEn } from '#core/content/messages/booking/booking.en';
import { booking as bookingEs } from '#core/content/messages/booking/booking.es';
import { nearby as nearbyEn } from '#core/content/messages/flights/search/nearby.en';
import { nearby as nearbyEs } from '#core/content/messages/flights/search/nearby.es';
import { results as resultsEn } from '#core/content/messages/flights/results/results.en';
import { results as resultsEs } from '#core/content/messages/flights/results/results.es';
import { search as searchEn } from '#core/content/messages/flights/search/search.en';
import { search as searchEs } from '#core/content/messages/flights/search/search.es';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { searchFor } from '#core/domain/search/trip';
import { DESKTOP, PHONE } from './fixtures/chromium';
import { axeFaults, overflowOf, untilStarted } from './fixtures/pageChecks';
import { expect, test } from './fixtures/test';
import { daysAhead } from './fixtures/traveler';

const TRIP = { origin: 'SFO', destination: 'LAX', departs: daysAhead(60), returns: null };
const SEARCH = searchParamsOf(searchFor(TRIP, 'Economy', { adults: 1, children: 0, infants: 0 }));

for (const { name, prefix, viewport, booking, near, results, search, oakland } of [
  {
    name: 'English, by mouse on a desktop',
    prefix: '',
    viewport: DESKTOP,
    booking: bookingEn,
    near: nearbyEn,
    results: resultsEn,
    search: searchEn,
    oakland: /^From Oakland \(OAK\), \d+ mi$/,
  },
  {
    name: 'Spanish, on a phone',
    prefix: '/us-es',
    viewport: PHONE,
    booking: bookingEs,
    near: nearbyEs,
    results: resultsEs,
    search: searchEs,
    oakland: /^Desde Oakland \(OAK\), a \d+ km$/,
  },
])
  test(`a flight from an airport nearby, in ${name}`, { tag: '@release' }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${prefix}/flights/search?${SEARCH}&sort=cheapest`);
    await untilStarted(page);
    await page.getByRole('button', { name: results.modifySearch }).first().click();
    const form = page.getByRole('search');
    await form.hover();
    await form.getByRole('button', { name: near.button }).click();
    await form.getByRole('checkbox', { name: /^Oakland \(OAK\)/ }).check();
    expect(await overflowOf(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    await form.getByRole('button', { name: search.submit }).click();

    await page.waitForURL(/fromnear=OAK/);
    const cards = page.getByRole('article');
    const fromOakland = cards.filter({ has: page.getByText(oakland) }).first();
    await expect(fromOakland).toBeVisible();
    await expect(cards.filter({ hasNot: page.getByText(oakland) }).first()).toBeAttached();
    expect(await overflowOf(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);

    await fromOakland.getByRole('button', { name: results.select, exact: true }).click();
    // a document of its own: its address is shown before it is there
    await page.getByRole('heading', { name: booking.headings.review }).waitFor();
    await expect(page.getByRole('main').getByText('OAK').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/fromnear=OAK/);
    await expect(fromOakland).toBeVisible();
  });
