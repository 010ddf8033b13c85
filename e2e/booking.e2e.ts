/** The main job in a real browser, on the built server and its own database: search, choose, book, confirmed. */
import type { Page } from '@playwright/test';
import { hostedFields as card } from '#core/content/messages/booking/payment/hostedFields.en';
import { PHONE } from './fixtures/chromium';
import { axeFaults } from './fixtures/pageChecks';
import { releaseUnless } from './fixtures/size';
import { expect, test } from './fixtures/test';
import {
  ASKING_CARD,
  bookingReference,
  daysAhead,
  DECLINED_CARD,
  fillCard,
  GOOD_CARD,
  pay,
  POOR_CARD,
  toPayment,
} from './fixtures/traveler';

const axeClean = async (page: Page, where: string): Promise<void> => {
  expect(await axeFaults(page), where).toEqual([]);
};

test('a round trip for a family is booked without a fault of accessibility, and is still there after a restart', async ({
  page,
  request,
  site,
}) => {
  const trip = { from: 'JFK', to: 'CDG', depart: daysAhead(45), return: daysAhead(52), adults: 2, children: 1, infants: 1 };
  await toPayment(page, trip, (where) => axeClean(page, where));
  await fillCard(page, GOOD_CARD);
  await axeClean(page, 'payment');
  await pay(page);
  const reference = await bookingReference(page);
  await axeClean(page, 'confirmation');

  await test.step('for this browser, and for a stranger by reference and email', async () => {
    const address = page.url();
    // a page that asks while its site is away would log a fault
    await page.goto('about:blank');
    await site.restart();
    await page.goto(address);
    expect(await bookingReference(page)).toBe(reference);
    // `request` has cookies of its own: somebody else's browser
    const found = await request.post('/api/booking/lookup', { data: { reference, email: 'maria@example.com' } });
    expect(found.status()).toBe(200);
    expect(await found.json()).toMatchObject({ state: 'ticketed' });
    const guess = await request.post('/api/booking/lookup', { data: { reference, email: 'other@example.com' } });
    expect(guess.status()).toBe(404);
    expect(await site.query('select state from bookings where reference = $1', [reference])).toEqual([{ state: 'ticketed' }]);
  });
});

test.describe('on a telephone', () => {
  test.use({ viewport: PHONE });

  test('a one-way trip is booked', { tag: '@smoke' }, async ({ page }) => {
    await toPayment(page, { from: 'SFO', to: 'SEA', depart: daysAhead(30) });
    await fillCard(page, GOOD_CARD);
    await pay(page);
    expect(await bookingReference(page)).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  });
});

test(
  'tells of a declined card, keeps what was typed, and books with a good one; a reload loses nothing but the card',
  { tag: '@smoke' },
  async ({ page, site, faults }) => {
    faults.expect(/402/, /422/, /card_declined/, /insufficient_funds/);
    await toPayment(page, { from: 'LAX', to: 'JFK', depart: daysAhead(60), return: daysAhead(67) });
    // what the gateway finds wrong only on submission has the focus where it can be corrected (accessibility.6)
    await fillCard(page, '4000 0000 0000 3220');
    await pay(page);
    const number = page.frameLocator('iframe[src*="/gateway/fields"]').getByLabel('Card number');
    await expect(number).toBeFocused();
    await expect(number).toBeInViewport({ ratio: 1 });
    for (const card of [DECLINED_CARD, POOR_CARD]) {
      await fillCard(page, card);
      await pay(page);
      await page.getByRole('heading', { level: 1, name: 'Payment failed' }).waitFor();
      await axeClean(page, 'payment failed');
      await page
        .getByRole('button', { name: /^Try again/ })
        .or(page.getByRole('link', { name: /^Try again/ }))
        .click();
      await page.getByRole('heading', { name: 'Payment', exact: true }).waitFor();
      expect(await page.getByLabel('Name on card').inputValue()).toBe('Maria Quiñones');
    }
    await page.reload();
    await page.getByRole('heading', { name: 'Payment', exact: true }).waitFor();
    expect(await page.getByLabel('ZIP code').inputValue()).toBe('10001');
    await fillCard(page, GOOD_CARD);
    await pay(page);
    await bookingReference(page);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }) + location.href);
    for (const secret of ['maria@example.com', '5550118', 'Quiñones', '4242424242424242']) expect(kept).not.toContain(secret);
    expect(site.output()).not.toMatch(/maria@example\.com|4242 ?4242|Quiñones|555-?0118/);
  },
);

test('a page that is reloaded under the bank’s question shows it again, and books', { tag: '@smoke' }, async ({ page }) => {
  await toPayment(page, { from: 'LAX', to: 'JFK', depart: daysAhead(60) });
  await fillCard(page, ASKING_CARD);
  await pay(page);
  const complete = page.frameLocator('iframe[src*="/gateway/challenge"]').getByRole('button', { name: card.complete, exact: true });
  await complete.waitFor();
  await page.reload();
  await complete.click();
  expect(await bookingReference(page)).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
});

test.describe('bad input', () => {
  const bad: readonly [string, string][] = [
    ['an unknown airport', 'ori=QQQ&des=LAX&departdate=%D&triptype=O&cabin=Economy&adt=1&chd=0&inf=0'],
    ['a past date', 'ori=JFK&des=LAX&departdate=05-Jan-2020&triptype=O&cabin=Economy&adt=1&chd=0&inf=0'],
    ['ten travelers', 'ori=JFK&des=LAX&departdate=%D&triptype=O&cabin=Economy&adt=10&chd=0&inf=0'],
    ['more infants than adults', 'ori=JFK&des=LAX&departdate=%D&triptype=O&cabin=Economy&adt=1&chd=0&inf=2'],
    ['garbage', 'ori=J%20K&des=%3Cscript%3E&departdate=soon&triptype=Z&cabin=Roof&adt=-1&chd=x&inf='],
  ];
  const dated = (query: string): string => {
    const [year, month, day] = daysAhead(40).split('-');
    const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
    return query.replace('%D', `${day ?? ''}-${names[Number(month) - 1] ?? ''}-${year ?? ''}`);
  };

  for (const [what, query] of bad) {
    test(`${what} is refused by the API with a problem that names it`, async ({ request }) => {
      const answer = await request.get(`/flight/getflights?${dated(query)}`);
      expect(answer.status()).toBe(400);
      expect(answer.headers()['content-type']).toMatch(/^application\/problem\+json/);
      const body = (await answer.json()) as { errors?: unknown[] };
      expect(body.errors?.length ?? 0).toBeGreaterThan(0);
    });

    test(`${what} in a shared address shows the form with a clear error`, releaseUnless(what === 'garbage'), async ({ page, faults }) => {
      faults.expect(/400/, /getflights/, /invalid_request/, /airports/);
      await page.goto(`/flights/search?${dated(query)}`);
      const form = page.getByRole('search', { name: 'Flight search' });
      await form.waitFor();
      await form
        .getByText(/Please|travelers/i)
        .first()
        .waitFor();
    });
  }

  test('works with a broken localStorage', { tag: '@smoke' }, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('flightSearch', '{"origin":[[[');
    });
    await page.goto('/');
    await page.getByRole('search', { name: 'Flight search' }).waitFor();
  });
});
