/** No call is lost: whoever taps a telephone number first of all, and leaves at once, is one row in the agency's list. */
import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { isRelease } from '#testing/testSize';
import { PHONE } from './fixtures/chromium';
import type { Site } from './fixtures/site';
import { expect, test } from './fixtures/test';
import { smokeOrRelease } from './fixtures/size';

/** What a page says of a call before its application has started. */
const PAGES = [
  { at: '/fare-rules', page_url: '/fare-rules', tfn: '800555-0142', code: null, is_paid: false, placement: 'Call bar' },
  {
    at: '/airlines/delta-airlines-dl?fftfn=GOOGLE1',
    page_url: '/airlines/delta-airlines-dl',
    tfn: '800555-0111',
    code: 'GOOGLE1',
    is_paid: true,
    placement: 'Airline',
  },
  { at: '/no-such-place', page_url: '/no-such-place-404', tfn: '800555-0142', code: null, is_paid: false, placement: 'Call bar' },
  {
    at: '/us-es/flights-to-rome',
    page_url: '/us-es/flights-to-rome',
    tfn: '844555-0173',
    code: null,
    is_paid: false,
    placement: 'Call bar',
  },
] as const;
/** How many first taps are made; `FIRST_TAPS=50 npm run test:e2e -- e2e/calls` makes more. */
const FIRST_TAPS = Number(process.env['FIRST_TAPS'] ?? (isRelease ? 4 * PAGES.length : PAGES.length));

/** Does not dial, which this browser cannot; counts what would ring. */
async function countRings(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, 'rings', 0);
    window.addEventListener('click', (event) => {
      if (!event.defaultPrevented) Reflect.set(window, 'rings', Number(Reflect.get(window, 'rings')) + 1);
      event.preventDefault();
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'rings') as number);
}

interface StoredCall {
  readonly page_url: string;
  readonly device: string;
  readonly fingerprint_id: string;
}
const callsOn = (site: Site, pageUrl: string) =>
  site.query<StoredCall>('select * from call_clicks where page_url = $1 order by id', [pageUrl]);

/** A slow telephone line: the call is on its way for half a second after the page was left. */
const LINE = { offline: false, latency: 562, downloadThroughput: 1_440_000 / 8, uploadThroughput: 675_000 / 8 };

/** A phone opens the page, taps the number before any of our scripts has loaded, and leaves at once; its browser lives on, as a phone's does. */
async function tapAndLeave(browser: Browser, baseURL: string, at: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await countRings(page);
  await page.route(/\/assets\/[^/]+\.js$/, () => undefined); // never answered
  await page.goto(at, { waitUntil: 'commit' });
  const number = page.locator(':is(header, .callbar) a[href^="tel:"]:visible').first();
  await number.waitFor();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', LINE);
  await number.tap({ noWaitAfter: true });
  await page.goto('about:blank');
  return context;
}

test(
  `${String(FIRST_TAPS)} first taps on pages that are left at once are as many calls`,
  { tag: '@release' },
  async ({ browser, site }) => {
    const taps = Array.from({ length: FIRST_TAPS }, (_, i) => PAGES[i % PAGES.length] ?? PAGES[0]);
    const [known] = await site.query<{ last: number }>('select coalesce(max(id), 0)::int as last from call_clicks');
    const left: BrowserContext[] = [];
    for (const { at } of taps) left.push(await tapAndLeave(browser, site.origin, at));
    const columns = 'page_url, tfn, code, is_paid, placement, referrer';
    const storedCalls = () => site.query<Pick<StoredCall, 'page_url'>>(`select ${columns} from call_clicks where id > $1`, [known?.last]);
    // a post that has left may take its time on a slow line
    await expect.poll(async () => (await storedCalls()).length, { timeout: 60_000 }).toBe(FIRST_TAPS);
    await Promise.all(left.map((context) => context.close()));
    const stored = await storedCalls();
    const byPage = <T extends { readonly page_url: string }>(rows: readonly T[]) =>
      [...rows].sort((a, b) => a.page_url.localeCompare(b.page_url));
    expect(byPage(stored)).toEqual(
      byPage(taps).map(({ at: _at, ...said }) => expect.objectContaining({ ...said, referrer: 'No Referrer' })),
    );
  },
);

test.describe('a call before the application', () => {
  for (const [how, headers, kind] of [
    ['', {}, 'fingerprint'],
    [' under Sec-GPC, with a random name', { 'sec-gpc': '1' }, 'random'],
  ] as const)
    test(
      `is posted at once, rings once, and is completed as the same row${how}`,
      smokeOrRelease(kind === 'fingerprint'),
      async ({ page, context, site }) => {
        await context.setExtraHTTPHeaders(headers);
        const pageUrl = kind === 'random' ? '/our-service-fees' : '/baggage-fees';
        const rings = await countRings(page);
        const held: Route[] = [];
        let isHeld = true;
        await page.route(/\/assets\/app\.[^/]+\.js$/, (route) => (isHeld ? void held.push(route) : route.continue()));
        await page.goto(pageUrl);
        const posted = page.waitForResponse(/\/api\/callclick$/);
        await page.getByRole('banner').getByRole('link', { name: '(800) 555-0142' }).click();
        expect((await posted).status()).toBe(204);
        expect(await callsOn(site, pageUrl)).toMatchObject([{ device: '', fingerprint_id: '' }]);
        isHeld = false;
        await Promise.all(held.map((route) => route.continue()));
        await page.waitForFunction(() => sessionStorage.getItem('wf.visitor') !== null && sessionStorage.getItem('wf.calls') === null);
        const visitor = await page.evaluate(() => JSON.parse(sessionStorage.getItem('wf.visitor') ?? '') as { id: string; kind: string });
        expect(visitor.kind).toBe(kind);
        expect(await callsOn(site, pageUrl)).toMatchObject([{ device: expect.stringMatching(/^browser \| /), fingerprint_id: visitor.id }]);
        expect(await rings()).toBe(1);
      },
    );
});

test('the call bar is in the HTML of every page but home, and a closed one does not come back', async ({ page, request }) => {
  const bar = '<aside class="callbar';
  for (const [path, isThere] of [
    ['/', false],
    ['/us-es', false],
    ['/about-us', true],
    ['/us-es/airlines', true],
    ['/no-such-place', true],
  ] as const)
    expect([path, (await (await request.get(path)).text()).includes(bar)]).toEqual([path, isThere]);
  await page.setViewportSize(PHONE);
  await page.goto('/visa-info-details');
  const callUs = page.getByRole('complementary', { name: 'Call us' });
  await callUs.getByRole('button', { name: 'Close call bar' }).click();
  await callUs.waitFor({ state: 'detached' });
  // the application, which would take it out, does not come
  await page.route(/\/assets\/main\.[^/]+\.js$/, () => undefined);
  await page.goto('/payment-policy', { waitUntil: 'commit' });
  await page.locator('.callbar').waitFor({ state: 'attached' });
  await expect(page.locator('.callbar')).toBeHidden();
});
