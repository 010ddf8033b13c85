/** A real Chromium, and pages that remember everything that must not happen on a healthy run. */
import AxeBuilder from '@axe-core/playwright';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, ConsoleMessage, Locator, Page } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const DESKTOP = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

export interface PageOptions {
  readonly origin: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly timeZone?: string;
  /** Console errors that this test provokes on purpose, such as the log line of a declined card. */
  readonly expected?: readonly RegExp[];
  /** Console warnings are faults too. */
  readonly isStrict?: boolean;
  /** Nobody moves a pointer: a prerendered page then waits with its application. */
  readonly isStill?: boolean;
}

export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors, uncaught errors, requests to other hosts and policy violations so far. */
  faults(): readonly string[];
  /** Fails when there were any, then closes the context. */
  close(): Promise<void>;
}

/** CHROME_PATH is set by `npm test`; see scripts/chromium.mjs. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROME_PATH'];
  if (!executablePath) throw new Error('CHROME_PATH is not set: run the real-browser tests with `npm run test:e2e`');
  return chromium.launch({ executablePath, args: FLAGS });
}

export async function openPage(
  browser: Browser,
  { origin, viewport = DESKTOP, timeZone = 'America/New_York', expected = [], isStrict = false, isStill = false }: PageOptions,
): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport, timezoneId: timeZone, locale: 'en-US', baseURL: origin });
  const page = await context.newPage();
  const faults: string[] = [];
  const add = (what: string): void => {
    if (!expected.some((pattern) => pattern.test(what))) faults.push(what);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || (isStrict && message.type() === 'warning')) add(`console: ${describe(message)}`);
  });
  page.on('pageerror', (error) => add(`uncaught: ${error.message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(url.protocol) && url.origin !== origin) add(`foreign request: ${url.origin}${url.pathname}`);
    if (url.pathname === '/api/csp-report') add(`policy report: ${request.postData() ?? ''}`);
  });
  await context.exposeFunction('wingfareViolation', (text: string) => add(`policy violation: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'wingfareViolation');
      if (typeof report === 'function') report(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  if (!isStill)
    await context.addInitScript(() => document.addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove'))));
  return {
    page,
    context,
    faults: () => faults,
    close: async () => {
      await context.close();
      expect(faults).toEqual([]);
    },
  };
}

function describe(message: ConsoleMessage): string {
  return `${message.text()} (${message.location().url})`;
}

/** Accessibility faults of what the page shows now: rule and the elements that break it. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
}

/** By how many px the page is wider than its window; 0 when nothing hangs out. */
export const overflowOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Where an element lies in the window; throws when it is not shown. */
export async function boxOf(at: Locator): Promise<Box> {
  const box = await at.boundingBox();
  if (!box) throw new Error(`${at.toString()} is not shown`);
  return box;
}

export interface Shift {
  /** Chromium's layout shift: 0, nothing, to 1 and more. */
  readonly score: number;
  /** What moved. */
  readonly parts: readonly string[];
}

/** What moved of a page without being asked to since it was opened. */
export const shiftsOf = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        const seen: Shift[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
            seen.push({
              score: value,
              parts: sources.map(({ node }) => (node instanceof Element ? `${node.tagName}.${node.classList.value}` : '?')),
            });
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // what was buffered is told of in a task of its own
        requestAnimationFrame(() => setTimeout(() => resolve(seen)));
      }),
  );
