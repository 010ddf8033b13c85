/** The main job and every kind of page in Firefox, where one is installed: an engine that shares nothing with Chromium's. */
import type { Browser } from 'puppeteer-core';
import { booking as bookingEn } from '#core/content/messages/booking/booking.en';
import { booking as bookingEs } from '#core/content/messages/booking/booking.es';
import { hostedFields as cardEn } from '#core/content/messages/booking/hostedFields.en';
import { hostedFields as cardEs } from '#core/content/messages/booking/hostedFields.es';
import { results as resultsEn } from '#core/content/messages/flights/results.en';
import { results as resultsEs } from '#core/content/messages/flights/results.es';
import { search as searchEn } from '#core/content/messages/flights/search.en';
import { search as searchEs } from '#core/content/messages/flights/search.es';
import { splitLocale } from '#core/domain/site/routes';
import { formatFieldDate } from '#core/domain/values/dates';
import { DESKTOP, PHONE } from './fixtures/chromium';
import { findFirefox, launchFirefox, openWindow } from './fixtures/firefox';
import type { Window } from './fixtures/firefox';
import { ONE_PER_ROUTE, routeOf } from './fixtures/kindsOfPage';
import { expect, test } from './fixtures/test';
import { daysAhead, GOOD_CARD, parisSearch } from './fixtures/traveler';

const program = findFirefox();
test.skip(program === null, 'no Firefox is installed');

let firefox: Browser;
test.beforeAll(async () => {
  firefox = await launchFirefox(program ?? '');
});
test.afterAll(() => firefox.close());

const WALKS = [
  { home: '/', size: DESKTOP, search: searchEn, results: resultsEn, booking: bookingEn, card: cardEn },
  { home: '/us-es', size: PHONE, search: searchEs, results: resultsEs, booking: bookingEs, card: cardEs },
] as const;
type Words = (typeof WALKS)[number];

async function searchFlights({ type, click, find, page }: Window, { search: t }: Words): Promise<void> {
  for (const [name, code] of [
    [t.from, 'JFK'],
    [t.to, 'LAX'],
  ] as const) {
    await type({ role: 'combobox', name }, code);
    await find({ role: 'option', name: { begins: code } });
    await page.keyboard.press('Enter');
  }
  for (const [name, days] of [
    [t.departure, 45],
    [t.return, 52],
  ] as const) {
    await type({ role: 'textbox', name: { begins: name } }, formatFieldDate(daysAhead(days)));
    await page.keyboard.press('Tab');
  }
  await click({ role: 'button', name: t.submit });
}

async function fillForms({ type, choose, click, find }: Window, { booking: t }: Words): Promise<void> {
  const goOn = (): Promise<void> => click({ role: 'button', name: t.continue });
  const field = (name: string) => ({ role: 'textbox', name: { begins: name } });
  await find({ role: 'heading', name: t.headings.review });
  await goOn();
  await type(field(t.fields.firstName), 'Maria');
  await type(field(t.fields.lastName), 'Quinones');
  await type(field(t.fields.dateOfBirth), '04/18/1988');
  await choose({ role: 'combobox', name: { begins: t.fields.sex } }, 'F');
  await goOn();
  await type(field(t.fields.email), 'maria@example.com');
  await type(field(t.fields.phone), '(212) 555-0118');
  await goOn();
  await type(field(t.fields.nameOnCard), 'Maria Quinones');
  await type(field(t.fields.address), '1200 Example Avenue');
  await type(field(t.fields.city), 'New York');
  await choose({ role: 'combobox', name: { begins: t.fields.state } }, 'NY');
  await type(field(t.fields.zip), '10001');
}

for (const words of WALKS)
  test(`home to booked: ${words.home} at ${words.size.width} px @release`, async ({ site }) => {
    const { booking: t, card, results } = words;
    const window = await openWindow(firefox, words.size);
    await window.open(site.origin + words.home);
    await searchFlights(window, words);
    await window.find({ role: 'list', name: results.list });
    expect(await window.overflow()).toBeLessThanOrEqual(0);
    await window.click({ role: 'button', name: { begins: results.select } });
    await fillForms(window, words);
    const frame = await window.page.waitForFrame((each) => each.url().includes('/gateway/fields'));
    await window.type({ role: 'textbox', name: { begins: card.number } }, GOOD_CARD.replaceAll(' ', ''), frame);
    await window.type({ role: 'textbox', name: { begins: card.expiration } }, '1234', frame);
    await window.type({ role: 'textbox', name: { begins: card.securityCode } }, '123', frame);
    await window.click({ role: 'button', name: { begins: t.pay('$') } });
    await window.find({ role: 'heading', level: 1, name: t.confirmationTitle });
    expect(await window.overflow()).toBeLessThanOrEqual(0);
    expect(window.faults).toEqual([]);
    expect(await site.query('select state from bookings')).toContainEqual({ state: 'ticketed' });
  });

for (const [locale, size] of [
  ['en', DESKTOP],
  ['es', PHONE],
] as const)
  test(`every kind of page opens without a fault: ${locale} at ${size.width} px @release`, async ({ site }) => {
    test.setTimeout(600_000);
    const window = await openWindow(firefox, size);
    const wrong: string[] = [];
    for (const path of [...ONE_PER_ROUTE].filter((one) => splitLocale(one).locale === locale)) {
      const route = routeOf(path);
      await window.open(site.origin + (route === 'results' ? `${path}?${parisSearch()}` : path));
      // what is still on its way when a page is left fails, and is told
      await window.page.waitForNetworkIdle({ idleTime: 200 });
      const overflow = await window.overflow();
      if (overflow > 0) wrong.push(`${path}: ${overflow} px wider than the window`);
    }
    expect(wrong).toEqual([]);
    expect(window.faults.filter((fault) => !/status of 404/.test(fault))).toEqual([]);
  });
