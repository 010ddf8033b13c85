/** Tracking codes, call clicks and privacy in a real browser, with the agency's desk reading what came of them. */
import type { Page } from '@playwright/test';
import { desk } from './fixtures/desk';
import { untilStarted } from './fixtures/pageChecks';
import { expect, test } from './fixtures/test';

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

test(
  'shows the number of a code without a shift, keeps the code in addresses, and tells of the call',
  { tag: '@smoke' },
  async ({ page, startSite, faults }) => {
    // calls of other tests do not count here
    const site = await startSite();
    // what the faces move by a pixel or two when they arrive is not the number's doing
    faults.expect(/net::ERR_FAILED .*\.woff2/);
    await page.route('**/*.woff2', (request) => request.abort());
    await page.addInitScript(() => {
      const seen: string[] = [];
      Reflect.set(window, 'headerShifts', seen);
      const namesOf = (entry: PerformanceEntry): string[] => {
        const sources = Reflect.get(entry, 'sources') as { node: Node | null }[];
        return sources.flatMap(({ node }) => (node && document.querySelector('header')?.contains(node) ? [node.nodeName] : []));
      };
      new PerformanceObserver((list) => seen.push(...list.getEntries().flatMap(namesOf))).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${site.origin}/about-us?fftfn=GOOGLE1`);
    await page.locator('header', { hasText: '(800) 555-0111' }).waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'headerShifts') as string[])).toEqual([]);
    // a link that is followed before is a visit of two documents, whose second names the first as where it came from
    await untilStarted(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Baggage Fees' }).click();
    await page.waitForURL('**/baggage-fees?fftfn=GOOGLE1');
    expect(await call(page)).toMatchObject({ pageUrl: '/baggage-fees', tfn: '800555-0111', isPaid: true, Referrer: 'No Referrer' });
    expect(await desk(site, 'calls', '--by', 'code')).toMatch(/GOOGLE1 +1 /);
    expect(await desk(site, 'calls', '--csv')).toContain(',/baggage-fees,Header,800555-0111,GOOGLE1,true,');
  },
);

test('has the number of a code in the HTML, on every line of it, before anything is loaded', async ({ request }) => {
  for (const path of ['/', '/us-es/flights-to-rome', '/airlines/delta-airlines-dl', '/blog', '/flights/payment', '/no-such-page']) {
    const dialed = async (address: string) => {
      const html = await (await request.get(address)).text();
      return [...new Set([...html.matchAll(/href="(tel:[^"]*)"/g)].map(([, number]) => number))];
    };
    const own = await dialed(path);
    expect([path, own]).not.toContain('tel:+18005550111');
    // the second number, which the page that is not there shows, is no line of a campaign
    expect([path, await dialed(`${path}?utm_source=x&fftfn=GOOGLE1`)]).toEqual([
      path,
      own.length === 0 ? [] : ['tel:+18005550111', ...own.filter((number) => number === 'tel:+18885550137')],
    ]);
    expect([path, await dialed(`${path}?fftfn=NOBODY`)]).toEqual([path, own]);
  }
});

test('takes the codes and numbers of the installation, and no others', { tag: '@release' }, async ({ page, startSite, faults }) => {
  const site = await startSite({ env: { TRACKING_NUMBERS: '{"TV1":"+1 (800) 555-0190"}', PHONE_MAIN: '1-800-555-0191' } });
  faults.includeWarnings();
  await page.goto(`${site.origin}/about-us?fftfn=TV1`);
  const link = page.locator('header a[href^="tel:"]').first();
  await expect(link).toHaveAttribute('href', 'tel:+18005550190');
  await page.waitForFunction(() => sessionStorage.getItem('wf.visitor') !== null);
  await expect(link).toHaveAttribute('href', 'tel:+18005550190');
  expect(await call(page)).toMatchObject({ tfn: '+1800555-0190', isPaid: true, fftfn: 'TV1' });
  expect(await site.query('select code from call_clicks')).toEqual([{ code: 'TV1' }]);
  // of the site's own table, which does not count here; storage forgets the code of before
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${site.origin}/baggage-fees?fftfn=GOOGLE1`);
  await page.waitForURL('**/baggage-fees');
  await expect(link).toHaveAttribute('href', 'tel:+18005550191');
});

for (const [what, headers, libraries] of [
  ['computes a fingerprint once a session', {}, 1],
  ['computes none for a request with Sec-GPC', { 'sec-gpc': '1' }, 0],
] as const) {
  test(what, { tag: '@release' }, async ({ page, context }) => {
    await context.setExtraHTTPHeaders(headers);
    await page.goto('/about-us');
    await page.waitForFunction(() => sessionStorage.getItem('wf.visitor') !== null);
    const { FingerprintId } = await call(page);
    expect(await fingerprintLibrary(page)).toBe(libraries);
    await page.reload();
    expect((await call(page))['FingerprintId']).toBe(FingerprintId);
    expect(await fingerprintLibrary(page)).toBe(0);
  });
}
