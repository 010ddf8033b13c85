/** What lies over what, at every width a window can have: no word of a banner under the form, no ticket cut off. */
import type { Page } from 'playwright-core';
import { boxOf, DESKTOP, overflowOf, PHONE, shiftsOf } from './support/browser';
import type { Shift } from './support/browser';
import { setStage } from './support/stage';
import { parisSearch } from './support/traveler';

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

const stage = setStage();
let page: Page;
beforeAll(async () => {
  ({ page } = await stage.open());
});

/** Heading, the line below it, and the form. */
const bannerBoxes = () =>
  Promise.all([boxOf(page.getByRole('heading', { level: 1 })), boxOf(page.locator('h1 + p')), boxOf(page.getByRole('search'))]);

it.each(WITH_BANNER)('%s: the form leaves the words of the banner free', async (path) => {
  await page.goto(stage.origin + path);
  const covered: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const [heading, lead, form] = await bannerBoxes();
    if (Math.max(heading.y + heading.height, lead.y + lead.height) + 16 > form.y || (await overflowOf(page)) > 0)
      covered.push(String(width));
  }
  expect(covered).toEqual([]);
});

it('a ticket holds its times in the smallest window, in Spanish too', async () => {
  const query = parisSearch();
  await page.setViewportSize({ width: 320, height: 900 });
  for (const [prefix, list] of [
    ['', 'Flights'],
    ['/us-es', 'Vuelos'],
  ] as const) {
    await page.goto(`${stage.origin}${prefix}/flights/search?${query}`);
    const tickets = page.getByRole('list', { name: list, exact: true }).getByRole('article');
    await tickets.first().waitFor();
    const wide = await tickets.evaluateAll((all) =>
      all
        .filter((ticket) => [...ticket.querySelectorAll('.leg')].some((leg) => leg.scrollWidth > leg.clientWidth))
        .map((t) => t.textContent),
    );
    expect(wide).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  }
});

it('a banner keeps its lines when the faces arrive', async () => {
  const places = async () => (await bannerBoxes()).map(({ y }) => Math.round(y));
  for (const path of ['/', '/us-es', '/airlines'])
    for (const width of [390, 412, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.route('**/*.woff2', (request) => request.abort());
      await page.goto(stage.origin + path);
      const before = await places();
      await page.unroute('**/*.woff2');
      await page.goto(stage.origin + path);
      await page.evaluate(() => document.fonts.ready);
      expect({ path, width, places: await places() }).toEqual({ path, width, places: before });
    }
});

/** What a page may move by while it is opened: some pixels when the faces arrive, no part of it. */
const MOST_SHIFT = 0.02;

it.each([PHONE, DESKTOP])('no part of a page moves while it is opened: $width px', async (viewport) => {
  const moved: Record<string, readonly Shift[]> = {};
  for (const path of [...WITH_BANNER, '/flights-to-paris', '/contact-us']) {
    // a fresh visitor, who keeps still: what a person's sign starts may take its place
    const { page: fresh, close } = await stage.open({ viewport, isStill: true });
    await fresh.goto(path, { waitUntil: 'load' });
    await fresh.evaluate(() => Promise.all([document.fonts.ready, ...document.getAnimations().map((one) => one.finished)]));
    const shifts = await shiftsOf(fresh);
    if (shifts.reduce((sum, { score }) => sum + score, 0) > MOST_SHIFT) moved[path] = shifts;
    await close();
  }
  expect(moved).toEqual({});
});
