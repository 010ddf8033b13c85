/** What the inspector costs the page that it looks at: input to paint without it and with its panel open over 10 000 events, and its memory. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { DESKTOP, launchBrowser } from '../../e2e/fixtures/chromium';
import { ensureInspected } from '../../e2e/fixtures/inspected';
import { startSite } from '../../e2e/fixtures/site';
import { watchPage } from './interaction/page';
import { nearestRank } from './quantiles';
import type { BenchReport } from './report';

const EVENTS = 10_000;
const BATCH = 500;
const SLOWER = 4;
/** Both pages take turns: whatever else the machine does meets both. */
const TURNS = 12;
const CLICKS = 10;
const PAUSE_MS = 250;
const SETTLED_MS = 3_000;
/** Event Timing reports nothing below 16 ms. */
const LEAST_MS = 16;
const GROWTH_MS = 20;
const GROWTH_MB = 10;

interface Opened {
  readonly page: Page;
  readonly session: CDPSession;
}

async function open(browser: Browser, address: string): Promise<Opened> {
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'en-US' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(watchPage);
  await page.goto(address);
  await page.getByRole('radio', { name: 'One way' }).waitFor();
  await page.waitForTimeout(SETTLED_MS);
  return { page, session };
}

/** Each choice of the kind of trip is an event of the search machine. */
async function fill(page: Page, events: number): Promise<void> {
  for (let done = 0; done < events; done += BATCH) {
    await page.evaluate((count) => {
      const radios = [...document.querySelectorAll<HTMLInputElement>('form[role="search"] input[type="radio"]')].slice(0, 2);
      for (let i = 0; i < count; i += 1) radios[i % 2]?.click();
    }, BATCH);
    await page.waitForTimeout(50);
  }
}

/** Milliseconds from each click to the next paint, on a slow processor. */
async function clicked({ page, session }: Opened): Promise<readonly number[]> {
  await page.bringToFront();
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.waitForTimeout(2 * PAUSE_MS);
  const painted: number[] = [];
  for (let i = 0; i < CLICKS; i += 1) {
    await page.evaluate(() => {
      for (const id of Object.keys(window.wingfareMarks.interactions)) Reflect.deleteProperty(window.wingfareMarks.interactions, id);
    });
    await page.getByRole('radio', { name: i % 2 === 0 ? 'One way' : 'Round trip' }).click({ force: true });
    await page.waitForTimeout(PAUSE_MS);
    const { interactions } = await page.evaluate(() => window.wingfareMarks);
    painted.push(Math.max(LEAST_MS, ...Object.values(interactions)));
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return painted;
}

/** What is in use after the browser has cleaned up, MB. */
async function heap({ session }: Opened): Promise<number> {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

export async function run(): Promise<BenchReport> {
  ensureInspected();
  const site = await startSite({ build: 'inspected', env: { LOG_LEVEL: 'warn' } });
  const browser = await launchBrowser();
  try {
    const plain = await open(browser, `${site.origin}/?inspect=off`);
    await fill(plain.page, EVENTS);
    const inspected = await open(browser, `${site.origin}/?inspect`);
    await fill(inspected.page, EVENTS);
    const full = await heap(inspected);
    const [without, withPanel]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < TURNS; turn += 1) {
      without.push(...(await clicked(plain)));
      withPanel.push(...(await clicked(inspected)));
    }
    const shown = await inspected.page.getByRole('region', { name: 'Inspector' }).locator('.insp-count').innerText();
    await fill(inspected.page, EVENTS);
    const later = await heap(inspected);
    const growth = nearestRank(withPanel, 0.75) - nearestRank(without, 0.75);
    return {
      title: 'Inspector',
      method: `${TURNS * CLICKS} clicks after ${EVENTS} events, processor slowed ${SLOWER} times, with its panel open (${shown}) and without; heap ${EVENTS} events later.`,
      rows: [
        { name: 'click: without, median', value: nearestRank(without, 0.5), unit: 'ms' },
        { name: 'click: without, p75', value: nearestRank(without, 0.75), unit: 'ms' },
        { name: 'click: panel open, median', value: nearestRank(withPanel, 0.5), unit: 'ms' },
        { name: 'click: panel open, p75', value: nearestRank(withPanel, 0.75), unit: 'ms' },
        { name: 'click: growth of p75', value: growth, unit: 'ms', goal: `≤ ${GROWTH_MS} ms`, met: growth <= GROWTH_MS },
        { name: 'heap: with a full list', value: full, unit: 'MB' },
        {
          name: 'heap: growth by as many events again',
          value: later - full,
          unit: 'MB',
          goal: `≤ ${GROWTH_MB} MB`,
          met: later - full <= GROWTH_MB,
        },
      ],
    };
  } finally {
    await browser.close();
    await site.remove();
  }
}
