/** What lies over what, at every width a window can have: no word of a banner under the form, no ticket cut off. */
import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from './fixtures/chromium';
import { boxOf, overflowOf, shiftsOf, untilStarted } from './fixtures/pageChecks';
import { releaseUnless } from './fixtures/size';
import { expect, test } from './fixtures/test';
import { parisSearch } from './fixtures/traveler';

test.describe.configure({ mode: 'parallel' });

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
/** Pages whose banner has the poster of a city. */
const WITH_POSTER = [
  '/flights-to-los-angeles',
  '/us-es/flights-to-san-francisco',
  '/destinations/new-york',
  '/us-es/destinations/los-angeles',
  '/airlines/american-airlines-aa/book-flights-to-san-francisco-aa',
  '/us-es/airlines/delta-airlines-dl/book-flights-to-los-angeles-dl',
];

/** Heading, the line below it, and the form. */
const bannerBoxes = (page: Page) =>
  Promise.all([boxOf(page.getByRole('heading', { level: 1 })), boxOf(page.locator('h1 + p')), boxOf(page.getByRole('search'))]);

/** By how much the room that is held for the form in the first frame differs from its height; only phones hold it (`pages/hero.css`). */
const formOutOfPlace = (page: Page): Promise<number> =>
  page.locator('.hero__under form').evaluate((form) => {
    const { height } = form.getBoundingClientRect();
    const { classList } = document.documentElement;
    classList.remove('is-started');
    const held = /([\d.]+)px/.exec(getComputedStyle(form).containIntrinsicHeight)?.[1];
    classList.add('is-started');
    return Math.abs(height - Number(held));
  });

/** What a page may move by while it is opened: some pixels when the faces arrive, no part of it. */
const MOST_SHIFT = 0.02;
/** Opened by `npm test`: both languages, both windows. */
const FIRST = new Map<string, typeof PHONE | typeof DESKTOP>([
  ['/', PHONE],
  ['/us-es/airlines/delta-airlines-dl/book-flights-to-los-angeles-dl', DESKTOP],
]);

for (const path of [...WITH_BANNER, ...WITH_POSTER, '/contact-us'])
  for (const viewport of [PHONE, DESKTOP])
    test(
      `${path}: no part moves while it is opened in ${viewport.width} px, and the form leaves the words of the banner free at every width`,
      releaseUnless(FIRST.get(path) === viewport),
      async ({ page }) => {
        await page.setViewportSize(viewport);
        // the application has taken the page over by then
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.evaluate(() => Promise.all([document.fonts.ready, ...document.getAnimations().map((one) => one.finished)]));
        const shifts = await shiftsOf(page);
        expect(
          shifts.reduce((sum, { score }) => sum + score, 0),
          JSON.stringify(shifts),
        ).toBeLessThanOrEqual(MOST_SHIFT);

        if (path === '/contact-us') return;
        if (viewport === PHONE) expect(await formOutOfPlace(page)).toBeLessThanOrEqual(1);
        const covered: string[] = [];
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const [heading, lead, form] = await bannerBoxes(page);
          if (Math.max(heading.y + heading.height, lead.y + lead.height) + 16 > form.y || (await overflowOf(page)) > 0)
            covered.push(String(width));
        }
        expect(covered).toEqual([]);
      },
    );

test('a page that is opened from another one is drawn whole in its first frame', { tag: '@release' }, async ({ page }) => {
  await page.goto('/about-us');
  await untilStarted(page);
  const held = await page.evaluateHandle(() => {
    const parts: string[] = [];
    document.addEventListener('animationstart', ({ animationName, target }) => {
      if (animationName === 'after-the-text' && target instanceof Element) parts.push(target.className);
    });
    return parts;
  });
  await page.getByRole('banner').getByRole('link', { name: 'Flight Deals' }).click();
  await page.getByRole('list', { name: 'Fares', exact: true }).waitFor();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await held.jsonValue()).toEqual([]);
});

/** Lines of the banner's words that end over the cut of its poster. */
const linesOverPoster = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.hero h1, .hero h1 + p')].flatMap((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      const isOver = ({ right, top, bottom }: DOMRect): boolean =>
        [top, bottom].some((y) => document.elementsFromPoint(right, y).some((found) => found.matches('.slider__cut svg')));
      return [...range.getClientRects()].some(isOver) ? [part.textContent] : [];
    }),
  );

for (const path of WITH_POSTER)
  test(
    `${path}: the words of the banner are next to its poster, which is there without scripts`,
    { tag: '@release' },
    async ({ browser, site }) => {
      const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(path);
      const covered: unknown[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.locator('.hero .slider__cut')).toBeVisible();
        const lines = await linesOverPoster(page);
        if (lines.length > 0) covered.push({ width, lines });
      }
      await context.close();
      expect(covered).toEqual([]);
    },
  );

test('the header stays on the screen after 100 px of scroll, and nothing moves for it', async ({ page }) => {
  await page.goto('/about-us');
  await untilStarted(page);
  const header = page.getByRole('banner');
  const scrollTo = async (y: number): Promise<void> => {
    await page.evaluate((to) => {
      window.scrollTo({ top: to, behavior: 'instant' });
    }, y);
  };
  const placeOfMain = () => page.evaluate(() => (document.querySelector('main')?.getBoundingClientRect().top ?? NaN) + window.scrollY);
  const before = await placeOfMain();
  await scrollTo(100);
  await expect.poll(async () => (await boxOf(header)).y).toBeLessThan(0);
  await scrollTo(101);
  await expect.poll(async () => (await boxOf(header)).y).toBe(0);
  await scrollTo(600);
  await expect.poll(async () => (await boxOf(header)).y).toBe(0);
  expect(await placeOfMain()).toBe(before);
  await scrollTo(100);
  await expect.poll(async () => (await boxOf(header)).y).toBeLessThan(0);
});

test(
  'the call bar waits on the home page for its banner to scroll away, and is there at once elsewhere',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    const bar = page.getByRole('complementary', { name: 'Call us' });
    await page.goto('/');
    await untilStarted(page);
    const banner = page.getByRole('region', { name: 'Exclusive Airfare Deals!' });
    await banner.scrollIntoViewIfNeeded();
    await expect(banner).toBeInViewport();
    await expect(bar).toBeHidden();
    const after = await page.evaluate(() => window.scrollY);
    const { y, height } = await boxOf(banner);
    await page.evaluate(
      (to) => {
        window.scrollTo({ top: to, behavior: 'instant' });
      },
      after + y + height + 1,
    );
    await expect(bar).toBeVisible();
    await page.evaluate(() => {
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
    await expect(bar).toBeHidden();
    await page.goto('/about-us');
    await expect(bar).toBeVisible();
    await page.setViewportSize({ width: 992, height: 844 });
    await expect(bar).toBeHidden();
  },
);

test('the choice of travelers has a row of its own up to 991 px', { tag: '@release' }, async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('search');
  const rows = async (): Promise<readonly [number, number]> => [
    (await boxOf(form.getByRole('textbox', { name: 'Return' }))).y,
    (await boxOf(form.getByRole('button', { name: /^Travelers and cabin/ }))).y,
  ];
  await page.setViewportSize({ width: 991, height: 900 });
  const [returns, travelers] = await rows();
  expect(travelers).toBeGreaterThan(returns + 40);
  for (const width of [992, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [aside, then] = await rows();
    expect(Math.abs(then - aside)).toBeLessThan(40);
  }
});

for (const [path, pictures] of [
  ['/', 5],
  ['/flights-to-paris', 5],
  ['/us-es/destinations/rome', 4],
] as const)
  test(`${path}: the pictures of the banner turn by dots, without arrows or an end, in 500 ms`, { tag: '@release' }, async ({ page }) => {
    await page.goto(path);
    const slider = page.locator('.hero .slider');
    const dots = slider.locator('.slick-dots button');
    await expect(dots).toHaveCount(pictures);
    await expect(slider.locator('.slick-arrow')).toHaveCount(0);
    // copies at both ends: it goes on after the last one
    await expect(slider.locator('.slick-cloned')).not.toHaveCount(0);
    await slider.getByRole('button', { name: /^(?:Pause|Pausar|Detener)/ }).click();
    const shown = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
    // an object, whose promise is not waited for before the press
    const heard = await slider.locator('.slick-track').evaluateHandle((track) => ({
      turned: new Promise<string>((resolve) => {
        track.addEventListener('transitionrun', ({ target }) => {
          if (target === track) resolve(getComputedStyle(track).transitionDuration);
        });
      }),
    }));
    await dots.nth(pictures - 1).click();
    expect(await heard.evaluate(({ turned }) => turned)).toBe('0.5s');
    await expect.poll(shown).toBe(pictures - 1);
    // the pictures that are not shown are out of reach
    expect(
      await slider.locator('.slick-slide:not(.slick-active)').evaluateAll((all) => all.every((one) => (one as HTMLElement).inert)),
    ).toBe(true);
  });

test('a ticket holds its times in the smallest window, in Spanish too', { tag: '@release' }, async ({ page }) => {
  const query = parisSearch();
  await page.setViewportSize({ width: 320, height: 900 });
  for (const [prefix, list] of [
    ['', 'Flights'],
    ['/us-es', 'Vuelos'],
  ] as const) {
    await page.goto(`${prefix}/flights/search?${query}`);
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

for (const path of ['/', '/us-es', '/airlines'])
  test(`${path}: a banner keeps its lines when the faces arrive`, releaseUnless(path === '/us-es'), async ({ page, faults }) => {
    faults.expect(/net::ERR_FAILED .*\.woff2/);
    const places = async (): Promise<readonly (readonly number[])[]> => {
      const found = [];
      for (const width of [390, 412, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        found.push([width, ...(await bannerBoxes(page)).map(({ y }) => Math.round(y))]);
      }
      return found;
    };
    await page.route('**/*.woff2', (request) => request.abort());
    await page.goto(path);
    const before = await places();
    await page.unroute('**/*.woff2');
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(await places()).toEqual(before);
  });
