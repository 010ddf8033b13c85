/**
 * A sample of generated paths on the real pages, server and database (code.29): 64 for a release, every sixth of them before, drawn
 * by a seed that is committed, or by `PATHS_SEED=7 npm run test:e2e -- e2e/paths`. Every step is seen on the page.
 */
import type { Page } from '@playwright/test';
import { manage } from '#core/content/messages/booking/manage/manage.en';
import { results } from '#core/content/messages/flights/results/results.en';
import type { FilterContext } from '#web/features/results/filters/filter.machine';
import { browserSample, SEED } from '#tools/machines/paths/pages/browserSample';
import type { SampledPath } from '#tools/machines/paths/pages/browserSample';
import { FILTER_BOXES } from '#tools/machines/paths/pages/filter.table';
import { statesOf } from '#tools/machines/paths/pages/pageDriver';
import { Buyer } from './fixtures/buyer';
import { chooseDay, openBooking as openToChange, WORDS } from './fixtures/exchange';
import { driverOf, locate, readerOf } from './fixtures/pageDriver';
import { untilStarted } from './fixtures/pageChecks';
import type { Site } from './fixtures/site';
import { releaseUnless } from './fixtures/size';
import { expect, test } from './fixtures/test';
import {
  DECLINED_CARD,
  fillBilling,
  fillCard,
  fillContact,
  fillTravelers,
  GOOD_CARD,
  next,
  parisSearch,
  selectFirstFlight,
  daysAhead,
} from './fixtures/traveler';

test.describe.configure({ mode: 'parallel' });

const seed = Number(process.env['PATHS_SEED'] ?? SEED);
const paths = browserSample(seed);
const EVERY = 6;

/** Paths that one test walks one after another, from one beginning. */
interface Group {
  readonly name: string;
  readonly isFirst: boolean;
  readonly paths: readonly SampledPath[];
}

/** The paths of a kind: those that are walked first, and groups of the others. */
function groupsOf(kind: SampledPath['kind'], size: number): readonly Group[] {
  const first = paths.filter((path, i) => path.kind === kind && i % EVERY === 0);
  const others = paths.filter((path) => path.kind === kind && !first.includes(path));
  return [
    { name: `first of sample ${String(seed)}`, isFirst: true, paths: first },
    ...Array.from({ length: Math.ceil(others.length / size) }, (_, i) => ({
      name: `part ${String(i + 1)} of sample ${String(seed)}`,
      isFirst: false,
      paths: others.slice(i * size, (i + 1) * size),
    })),
  ];
}

interface Around {
  /** What the page is looked at for, in place of what the table says. */
  readonly look?: (page: Page, snapshot: SampledPath['route']['start']['snapshot']) => Promise<void>;
  /** Before a gesture. */
  readonly before?: (page: Page, by: string, after: unknown) => Promise<void>;
  /** Whether what the server had leaves nothing to make this gesture on: the path ends there. */
  readonly endsBefore?: (page: Page, by: string) => Promise<boolean>;
}

async function walk(page: Page, { name, table, route }: SampledPath, { look, before, endsBefore }: Around = {}): Promise<void> {
  const [driver, reader] = [driverOf(page), readerOf(page)];
  await test.step(name, async () => {
    for (const [i, { action, before: at, after }] of route.steps.entries()) {
      const made = action.events.find(({ type }) => type === action.by) ?? action.events.at(-1);
      if (!made) continue;
      const by = action.by ?? made.type;
      if (action.isByItself !== true && (await endsBefore?.(page, by)) === true) return;
      if (action.isByItself !== true)
        await test.step(by, async () => {
          await before?.(page, by, after.page);
          await table.gestures[by]?.(made, driver, at.snapshot);
        });
      // what passes by itself is over before anybody can look
      if (route.steps[i + 1]?.action.isByItself === true) continue;
      await test.step(`is in ${JSON.stringify(after.snapshot.value)}`, async () => {
        if (look) return look(page, after.snapshot);
        for (const state of statesOf(after.snapshot.value)) await table.sights[state]?.(reader, after.snapshot, after.page);
      });
    }
  });
}

for (const group of groupsOf('search', 8))
  test(`the search form, ${group.name}`, { tag: '@release' }, async ({ page }) => {
    for (const path of group.paths) {
      await page.goto('/');
      await page.evaluate(() => window.localStorage.clear());
      // the form answers from here on
      await expect(page.getByRole('search').getByRole('button', { name: 'Search flights' })).toBeVisible();
      await untilStarted(page);
      await walk(page, path);
    }
  });

for (const group of groupsOf('filter', 6))
  test(`the filters, ${group.name}`, { tag: '@release' }, async ({ page }) => {
    for (const path of group.paths) {
      await page.goto(`/flights/search?${parisSearch().toString()}`);
      await page.getByRole('list', { name: 'Flights', exact: true }).waitFor();
      await page.getByRole('slider', { name: 'Highest price per adult' }).waitFor();
      await walk(page, path, {
        // without a flight there is no order of flights
        endsBefore: async (on, by) => by === 'sort.chosen' && (await on.getByRole('heading', { name: results.zeroTitle }).count()) > 0,
        look: async (on, { context }) => {
          await expect(on.getByRole('heading', { name: /^(?:[\d,]+ flights?|No flights match these filters)$/ }).first()).toBeAttached();
          const { criteria } = context as FilterContext;
          for (const [box, isChosen] of FILTER_BOXES) {
            const found = locate(on, box);
            // a folded group shows no boxes
            if ((await found.count()) > 0) await expect(found).toBeChecked({ checked: isChosen(criteria) });
          }
        },
      });
    }
  });

/** What the browser of somebody remembers who chose a flight and filled in every form. */
async function filledIn(page: Page): Promise<Readonly<Record<string, string>>> {
  await page.goto(`/flights/search?${parisSearch().toString()}`);
  await selectFirstFlight(page);
  await next(page);
  await fillTravelers(page, daysAhead(45));
  await next(page);
  await fillContact(page);
  await next(page);
  await fillBilling(page);
  return page.evaluate(() => ({ ...window.sessionStorage }));
}

let parties = 0;
/** Each path has other travelers: a second booking of the same ones asks whether they want it (booking.72). */
function ofOthers(forms: string): string {
  parties += 1;
  return forms.replaceAll('"firstName":"', `$&${String.fromCharCode(96 + parties)}`);
}

for (const group of groupsOf('booking', 3))
  test(`the booking, ${group.name}`, releaseUnless(group.isFirst), async ({ page, faults }) => {
    // a declined card is an answer of the server's
    faults.expect(/402|card_declined|Failed to post booking/);
    const remembered = await filledIn(page);
    for (const path of group.paths) {
      const { done, step } = path.table.walk.input as { readonly done: object; readonly step: string };
      await page.evaluate(
        ([kept, progress, forms]) => {
          window.sessionStorage.clear();
          for (const [key, value] of Object.entries(kept)) window.sessionStorage.setItem(key, value);
          window.sessionStorage.setItem('wf.booking.progress', progress);
          window.sessionStorage.setItem('wf.booking.forms', forms);
          // each path begins with a draft of its own
          for (const key of ['draft', 'attempt', 'outcome']) window.sessionStorage.removeItem(`wf.booking.${key}`);
        },
        [remembered, JSON.stringify(done), ofOthers(remembered['wf.booking.forms'] ?? '')] as const,
      );
      await page.goto(`/flights/payment?step=${step}`);
      await walk(page, path, {
        before: async (on, by, card) => {
          if (by === 'pay.pressed') await fillCard(on, card === 'declined' ? DECLINED_CARD : GOOD_CARD);
        },
      });
    }
  });

/** A booking that was just made, opened by its reference. */
async function openBooking(page: Page, site: Site): Promise<void> {
  const buyer = new Buyer(site.origin);
  const { body } = await buyer.book(await buyer.prepare());
  expect(body).toHaveProperty('reference');
  await page.goto('/find-your-booking');
  await untilStarted(page);
  await page.getByLabel('Booking reference').fill(String(body['reference']));
  await page.getByLabel('Email', { exact: true }).fill('maria@example.com');
  await page.getByRole('button', { name: 'Find booking' }).click();
  await page.getByRole('region', { name: manage.cancel.title }).waitFor();
}

for (const group of groupsOf('cancel', 3))
  test(`cancellations, ${group.name}`, { tag: '@release' }, async ({ page, site }) => {
    for (const path of group.paths) {
      await openBooking(page, site);
      await walk(page, path);
    }
  });

for (const group of groupsOf('exchange', 3))
  test(`changes of flights, ${group.name}`, { tag: '@release' }, async ({ page, site }) => {
    for (const path of group.paths) {
      await openToChange(page, site, WORDS.en);
      await chooseDay(page, WORDS.en);
      await walk(page, path, {
        before: async (on, by) => {
          if (by !== 'exchange.confirmed') return;
          await fillBilling(on);
          await fillCard(on, GOOD_CARD);
        },
        // flights and amounts are the server's
        look: async (on, snapshot) => {
          const { exchange } = WORDS.en;
          if (snapshot.matches('choosingDays')) await on.getByRole('button', { name: exchange.find }).waitFor();
          if (snapshot.matches('choosingOffer')) await on.getByRole('article').first().waitFor();
          if (snapshot.matches('reviewing')) await on.getByRole('heading', { name: exchange.reviewAndPay }).waitFor();
          if (snapshot.matches('exchanged')) await on.getByRole('region', { name: exchange.doneTitle }).waitFor();
        },
      });
    }
  });
