/** What the start of a page's application costs a phone: tasks, layout shift, scripts; and what its first answer to a tap costs. */
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { launchBrowser } from '../../../e2e/fixtures/chromium';
import { hold } from '../../../e2e/fixtures/hold';
import { median } from '../quantiles';
import { onPhone, PHONE } from './phone';

/** The slider, the device and the fingerprint have come by then. */
const SETTLED_MS = 8_000;

export interface Start {
  /** Milliseconds, median of the rounds. */
  readonly longestTask: number;
  /** Sum of the shifts of the worst round. */
  readonly shift: number;
  /** Bytes as sent, without headers. */
  readonly scripts: number;
}

declare global {
  interface Window {
    wingfareStart: { tasks: { readonly at: number; readonly ms: number }[]; shift: number };
  }
}

/** Must stand alone: it is sent to the browser as text. */
function watchStart(): void {
  const seen: Window['wingfareStart'] = { tasks: [], shift: 0 };
  window.wingfareStart = seen;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ at: startTime, ms: duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) seen.shift += Number(Reflect.get(shift, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Each round in a fresh profile. */
export async function measureStart(url: string, runs: number): Promise<Start> {
  const tasks: number[] = [];
  let shift = 0;
  for (let i = 0; i < runs; i++) {
    const seen = await visit(url);
    tasks.push(seen.longestTask);
    shift = Math.max(shift, seen.shift);
  }
  return { longestTask: median(tasks), shift, scripts: await scriptsUntilUsable(url) };
}

const visit = (url: string): Promise<Omit<Start, 'scripts'>> =>
  onPhone(async (page) => {
    await page.addInitScript(watchStart);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED_MS);
    return page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const loadedAt = Number(navigation && Reflect.get(navigation, 'loadEventEnd'));
      const after = window.wingfareStart.tasks.filter(({ at }) => at >= loadedAt).map(({ ms }) => ms);
      return { longestTask: Math.max(0, ...after), shift: window.wingfareStart.shift };
    });
  });

/** Everything that came, however it is named, until the menu answers; the table of airports, which nothing waits for, comes after. */
async function scriptsUntilUsable(url: string): Promise<number> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage(PHONE);
    const scripts: Promise<number>[] = [];
    let isUsable = false;
    page.on('requestfinished', (request) => {
      if (isUsable || !new URL(request.url()).pathname.endsWith('.js')) return;
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await hold(page, /\/assets\/airports\./);
    await page.goto(url, { waitUntil: 'load' });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('dialog').first().waitFor();
    isUsable = true;
    // as sent inside the document (decision 063)
    const carried = await page.locator('script:not([src]):not([type])').allTextContents();
    const sizes = [...(await Promise.all(scripts)), ...carried.map((text) => brotliCompressSync(text).length)];
    return sizes.reduce((sum, bytes) => sum + bytes, 0);
  } finally {
    await browser.close();
  }
}

/** Milliseconds from a tap on the menu, so long after `load`, to the frame that shows it, as the Event Timing API reports them: median. */
export async function measureMenu(url: string, wait: number, runs: number): Promise<number> {
  const painted: number[] = [];
  for (let i = 0; i < runs; i++) painted.push(await onPhone((page) => menuPaint(page, url, wait)));
  return median(painted);
}

async function menuPaint(page: Page, url: string, wait: number): Promise<number> {
  await page.addInitScript(() => {
    Reflect.set(window, 'wingfareTaps', []);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) (Reflect.get(window, 'wingfareTaps') as number[]).push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(wait);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog').first().waitFor();
  // reported after the frame
  const taps = await page.waitForFunction(() => {
    const seen = Reflect.get(window, 'wingfareTaps') as number[];
    return seen.length > 0 ? seen : null;
  });
  return Math.max(...((await taps.jsonValue()) ?? []));
}
