/** The way to the payment in WebKit, where one is installed: the engine of Safari. Paying and the kinds of page are not walked yet. */
import { WALKS, walkToPayment } from './fixtures/engineWalk';
import { test } from './fixtures/test';
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
  test(`home to payment: ${words.home} at ${words.size.width} px @release`, async ({ site }) => {
    const window = await openWindow(webkit, words.size);
    await walkToPayment(window, site.origin, words);
    await window.close();
  });
