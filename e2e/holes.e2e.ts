/** No page has an empty band, a blank foot or a late jump (content.18): every kind at its whole height right after `load`, with and without scripts, with the calls down. */
import { addDays, formatQueryDate, utcDateOf } from '#core/domain/values/dates';
import { untilRendered } from './fixtures/answered';
import { DESKTOP, PHONE } from './fixtures/chromium';
import { emptyBlocksOf, movedBetween, placesOf, plainBandsOf } from './fixtures/holes';
import { shiftsOf, untilStarted } from './fixtures/pageChecks';
import { NOWHERE } from './fixtures/pages';
import { releaseUnless } from './fixtures/size';
import { expect, test } from './fixtures/test';

const LEAVES = addDays(utcDateOf(new Date()), 40);
const SEARCH = `/flights/search?ori=JFK&des=LAX&departdate=${formatQueryDate(LEAVES)}&triptype=O&cabin=Economy&adt=1&chd=0&inf=0`;

/** A page of every kind; `grows`: a search under way, whose list goes on below the window and whose filters keep their places. */
const KINDS: readonly (readonly [path: string, grows?: 'grows'])[] = [
  ['/'],
  ['/us-es'],
  ['/flights-to-paris'],
  ['/us-es/flights-to-tokyo'],
  ['/explore'],
  ['/us-es/explore?ori=BOS'],
  ['/flights'],
  ['/flights?origin=NYC&maxprice=200'],
  ['/flights?maxprice=1'],
  [SEARCH, 'grows'],
  ['/flights/search?ori=JFK'],
  ['/destinations/paris'],
  ['/airlines'],
  ['/airlines/delta-airlines-dl'],
  ['/airlines-to-cities-info'],
  ['/blog'],
  ['/blog/basic-economy'],
  ['/flights/call-now'],
  ['/contact-us'],
  ['/about-us'],
  ['/frequently-asked-questions'],
  ['/privacy-policy'],
  ['/find-your-booking'],
  ['/flight-cancellation'],
  ['/newsletter'],
  ['/vacations'],
  ['/sitemap'],
  ['/site-search'],
  [NOWHERE[0] ?? '/no-such-page'],
];
const SIZES = { phone: PHONE, desktop: DESKTOP } as const;
const MODES = ['with scripts', 'without scripts', 'with the calls down'] as const;
/** Nothing of a page is so tall and of one color. */
const MOST_PLAIN_PX = 200;
/** Chromium's score of a movement that nobody sees. */
const MOST_SHIFTED = 0.01;
/** The browser has painted and been idle by then. */
const LATER_MS = 1_500;

/** The default run looks at the deals on a phone, and at a home page without scripts. */
const isUsual = (path: string, size: keyof typeof SIZES, mode: (typeof MODES)[number]): boolean =>
  size === 'phone' ? path === '/flights' && mode === 'with scripts' : path === '/' && mode === 'without scripts';

test.describe.configure({ mode: 'parallel' });

for (const [path, grows] of KINDS)
  for (const size of ['phone', 'desktop'] as const)
    for (const mode of MODES)
      test(
        `${path.replace(/\?ori=JFK&.*/, ' (results)')}, ${size}, ${mode}`,
        releaseUnless(isUsual(path, size, mode)),
        async ({ browser, faults, request, site }) => {
          faults.expect(/ERR_FAILED|status of 404|: network/);
          // a new site has its first fares soon after its start, and explores a place once it is requested
          const known = path.includes('/explore') ? [path, '"explored":{'] : ['/api/bestdeals', '"seenAt"'];
          await expect.poll(async () => (await request.get(known[0] ?? '')).text(), { timeout: 60_000 }).toContain(known[1]);
          if (path.startsWith('/flights/search')) await untilRendered(request, path);
          const hasScripts = mode !== 'without scripts';
          const context = await browser.newContext({ viewport: SIZES[size], javaScriptEnabled: hasScripts });
          if (hasScripts) await faults.watch(context);
          if (mode === 'with the calls down') await context.route(/\/(?:api|data|flight)\//, (route) => route.abort());
          const page = await context.newPage();
          await page.goto(site.origin + path, { waitUntil: 'load' });
          if (grows === undefined) expect(await emptyBlocksOf(page)).toEqual([]);
          expect(await plainBandsOf(page, MOST_PLAIN_PX)).toEqual([]);

          if (hasScripts) {
            // reloaded: a picture of the whole page counts as a movement
            await page.goto(site.origin + path, { waitUntil: 'load' });
            const before = await placesOf(page);
            await untilStarted(page);
            await page.waitForTimeout(LATER_MS);
            const shifts = await shiftsOf(page);
            expect(shifts.filter(({ score }) => score > MOST_SHIFTED)).toEqual([]);
            if (grows === undefined) expect(movedBetween(before, await placesOf(page))).toEqual([]);
          }
          await context.close();
        },
      );
