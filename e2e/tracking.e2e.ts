/** Tracking codes, call clicks and privacy in a real browser, with the agency's desk reading what came of them. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { setStage } from './support/stage';

const DESK = path.resolve(__dirname, '../dist/server/desk.js');

const stage = setStage();

const desk = async (...words: string[]): Promise<string> => {
  const env = { PATH: process.env['PATH'], DATA_DIR: stage.site.dataDir };
  return (await promisify(execFile)(process.execPath, [DESK, ...words], { env })).stdout;
};

/** Follows the telephone link in the header as far as the dialler, which is not there. */
async function call(page: Page): Promise<Record<string, unknown>> {
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  const post = page.waitForRequest((request) => request.url().endsWith('/api/callclick'));
  await page.locator('header a[href^="tel:"]').first().click();
  const request = await post;
  expect((await request.response())?.status()).toBe(204);
  return request.postDataJSON() as Record<string, unknown>;
}

const fingerprintLibrary = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter((e) => /\/fingerprint\.[^/]+\.js$/.test(e.name)).length);

it('shows the number of a code without a shift, keeps the code in addresses, and tells of the call', async () => {
  const { page, close } = await stage.open();
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'headerShifts', seen);
    const namesOf = (entry: PerformanceEntry): string[] => {
      const sources = Reflect.get(entry, 'sources') as { node: Node | null }[];
      return sources.flatMap(({ node }) => (node && document.querySelector('header')?.contains(node) ? [node.nodeName] : []));
    };
    new PerformanceObserver((list) => seen.push(...list.getEntries().flatMap(namesOf))).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/about-us?fftfn=GOOGLE1');
  await page.locator('header', { hasText: '(800) 555-0111' }).waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'headerShifts') as string[])).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Baggage Fees' }).click();
  await page.waitForURL('**/baggage-fees?fftfn=GOOGLE1');
  expect(await call(page)).toMatchObject({ pageUrl: '/baggage-fees', tfn: '800555-0111', isPaid: true, Referrer: 'No Referrer' });
  await close();
  expect(await desk('calls', '--by', 'code')).toMatch(/GOOGLE1 +1 /);
  expect(await desk('calls', '--csv')).toContain(',/baggage-fees,,800555-0111,GOOGLE1,true,');
});

it.each([
  ['computes a fingerprint once a session', {}, 1],
  ['computes none for a request with Sec-GPC', { 'sec-gpc': '1' }, 0],
])('%s', async (_what, headers, libraries) => {
  const { page, context, close } = await stage.open();
  await context.setExtraHTTPHeaders(headers);
  await page.goto('/about-us');
  await page.waitForFunction(() => sessionStorage.getItem('wf.visitor') !== null);
  const { FingerprintId } = await call(page);
  expect(await fingerprintLibrary(page)).toBe(libraries);
  await page.reload();
  expect((await call(page))['FingerprintId']).toBe(FingerprintId);
  expect(await fingerprintLibrary(page)).toBe(0);
  await close();
});
