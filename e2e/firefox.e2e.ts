/** The main job and every kind of page in Firefox, where one is installed: an engine that shares nothing with Chromium's. */
import type { Browser } from 'puppeteer-core';
import { LOOKS, openEveryKind, WALKS, walkToBooked } from './fixtures/engineWalk';
import { findFirefox, launchFirefox, openWindow } from './fixtures/firefox';
import { expect, test } from './fixtures/test';

const program = findFirefox();
test.skip(program === null, 'no Firefox is installed');

let firefox: Browser;
test.beforeAll(async () => {
  firefox = await launchFirefox(program ?? '');
});
test.afterAll(() => firefox.close());

for (const words of WALKS)
  test(`home to booked: ${words.home} at ${words.size.width} px @release`, async ({ site }) => {
    const window = await openWindow(firefox, words.size);
    await walkToBooked(window, site.origin, words);
    expect(await site.query('select state from bookings')).toContainEqual({ state: 'ticketed' });
    await window.close();
  });

for (const [locale, size] of LOOKS)
  test(`every kind of page opens without a fault: ${locale} at ${size.width} px @release`, async ({ site }) => {
    test.setTimeout(600_000);
    const window = await openWindow(firefox, size);
    await openEveryKind(window, site.origin, locale);
    await window.close();
  });
