/** `?replay` in a build made with INSPECT=1: a recording is chosen on the prerendered home page and played in the real pages (code.30). */
import path from 'node:path';
import { ensureInspected } from './fixtures/inspected';
import { expect, test } from './fixtures/test';

const FEATURES = path.resolve(__dirname, '../src/web/features');

test.beforeAll(() => {
  test.setTimeout(900_000);
  ensureInspected();
});

const JOURNEYS = [
  ['search', '/', 'search/recordings/search/a-family-with-too-many-infants.json'],
  ['filter', '/us-es', 'results/filters/recordings/filter/two-airlines.json'],
  // home's document forbids the frame of the card's fields
  ['booking', '/flights/payment', 'booking/checkout/recordings/booking/fault-card-declined.json'],
  ['cancel', '/', 'booking/manage/recordings/cancel/cancels-free-of-charge.json'],
  ['exchange', '/flights/payment', 'booking/exchange/recordings/exchange/pays-the-difference-after-the-bank-asked.json'],
] as const;

for (const [machine, at, file] of JOURNEYS) {
  test(`plays a recording of ${machine} to its end`, { tag: '@release' }, async ({ page, startSite }) => {
    const site = await startSite({ build: 'inspected' });
    await page.goto(`${site.origin}${at}?replay`);
    await page.getByLabel('A file').setInputFiles(path.join(FEATURES, file));
    await page.getByRole('button', { name: new RegExp(`^Play ${machine}, \\d+ events$`) }).click();
    const bar = page.getByRole('region', { name: 'Replay' });
    await bar.getByLabel('Speed').selectOption('20×');
    await bar.getByRole('button', { name: 'Play' }).click();
    await expect(bar.getByText('The page went as it was recorded.')).toBeVisible();
    await expect(bar.getByRole('alert')).toHaveCount(0);
    const pictures = bar.getByRole('list', { name: 'Pictures of the page' }).getByRole('button');
    await expect(pictures).not.toHaveCount(0);
    await pictures.last().click();
    await expect(bar.getByText(/^After event \d+, /)).toBeVisible();
    // the page itself, in a frame that runs nothing
    await expect(pictures.last().frameLocator('iframe').locator('h1').first()).toBeAttached();
    await bar.getByRole('button', { name: 'From the start' }).click();
    await expect(bar.getByRole('status')).toHaveText(new RegExp(`^${machine}: event 0 of`));
  });
}
