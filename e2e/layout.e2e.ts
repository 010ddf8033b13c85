/** What lies over what, at every width a window can have: no word of a banner under the form, no ticket cut off. */
import type { Browser, Page } from 'playwright-core';
import { searchParamsOf } from '#core/domain/searchQuery';
import { launchBrowser, openPage } from './support/browser';
import { cleanUp, startSite } from './support/site';
import type { Site } from './support/site';
import { daysAhead } from './support/traveler';

afterAll(cleanUp);

const WIDTHS = [320, 360, 390, 480, 640, 641, 768, 991, 992, 1100, 1239, 1240, 1440, 1920];
/** One page of every kind that has a banner; the longest headings among them. */
const WITH_BANNER = [
  '/',
  '/us-es',
  '/flights',
  '/us-es/flights/call-now',
  '/us-es/flights/book-by-phone',
  '/airlines',
  '/airlines/american-airlines-aa',
  '/us-es/vacations',
  '/us-es/hotels',
  '/blog',
  '/us-es/blog/when-a-fare-goes-up-while-you-book',
];

let site: Site;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  site = await startSite();
  browser = await launchBrowser();
  page = (await openPage(browser, { origin: site.origin })).page;
});
afterAll(() => browser.close());

/** Nothing of a page is wider than its window. */
const overflow = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

it.each(WITH_BANNER)('%s: the form leaves the words of the banner free', async (path) => {
  await page.goto(site.origin + path);
  const covered: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const [form, heading] = await Promise.all([
      page.getByRole('search').boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
    ]);
    const lead = await page.locator('h1 + p').boundingBox();
    if (!form || !heading || !lead) throw new Error('no banner');
    if (Math.max(heading.y + heading.height, lead.y + lead.height) + 16 > form.y || (await overflow()) > 0) covered.push(String(width));
  }
  expect(covered).toEqual([]);
});

it('a ticket holds its times in the smallest window, in Spanish too', async () => {
  const query = searchParamsOf({
    origin: 'JFK',
    destination: 'CDG',
    departDate: daysAhead(40),
    returnDate: daysAhead(47),
    tripType: 'R',
    cabin: 'Economy',
    travelers: { adults: 2, children: 1, infants: 0 },
  });
  await page.setViewportSize({ width: 320, height: 900 });
  for (const [prefix, list] of [
    ['', 'Flights'],
    ['/us-es', 'Vuelos'],
  ] as const) {
    await page.goto(`${site.origin}${prefix}/flights/search?${query}`);
    const tickets = page.getByRole('list', { name: list, exact: true }).getByRole('article');
    await tickets.first().waitFor();
    const wide = await tickets.evaluateAll((all) =>
      all
        .filter((ticket) => [...ticket.querySelectorAll('.leg')].some((leg) => leg.scrollWidth > leg.clientWidth))
        .map((t) => t.textContent),
    );
    expect(wide).toEqual([]);
    expect(await overflow()).toBe(0);
  }
});

it('a banner keeps its lines when the faces arrive', async () => {
  const places = async (): Promise<readonly number[]> => {
    const boxes = await Promise.all(['h1', 'h1 + p', 'form[role="search"]'].map((at) => page.locator(at).boundingBox()));
    return boxes.map((box) => Math.round(box?.y ?? NaN));
  };
  for (const path of ['/', '/us-es', '/airlines'])
    for (const width of [390, 412, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.route('**/*.woff2', (request) => request.abort());
      await page.goto(site.origin + path);
      const before = await places();
      await page.unroute('**/*.woff2');
      await page.goto(site.origin + path);
      await page.evaluate(() => document.fonts.ready);
      expect({ path, width, places: await places() }).toEqual({ path, width, places: before });
    }
});
