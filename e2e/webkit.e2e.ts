/** The main job and every kind of page in WebKit, where one is installed: the engine of Safari. */
import { LOOKS, openEveryKind, WALKS, walkToBooked } from './fixtures/engineWalk';
import { expect, test } from './fixtures/test';
import { findWebkit, openWindow, startWebkit } from './fixtures/webkit';
import type { Webkit } from './fixtures/webkit';

const programs = findWebkit();
test.skip(!programs.ok, programs.ok ? '' : programs.error);

let webkit: Webkit;
test.beforeAll(async () => {
  if (programs.ok) webkit = await startWebkit(programs.value);
});
test.afterAll(() => webkit?.stop());

for (const words of WALKS)
  test(`home to booked: ${words.home} at ${words.size.width} px @release`, async ({ site }) => {
    const window = await openWindow(webkit, words.size);
    await walkToBooked(window, site.origin, words);
    expect(await site.query('select state from bookings')).toContainEqual({ state: 'ticketed' });
    await window.close();
  });

for (const [locale, size] of LOOKS)
  test(`every kind of page opens without a fault: ${locale} at ${size.width} px @release`, async ({ site }) => {
    test.setTimeout(600_000);
    const window = await openWindow(webkit, size);
    await openEveryKind(window, site.origin, locale);
    await window.close();
  });
