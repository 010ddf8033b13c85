/** When a phone paints: a page's first and largest content, and on the results page the first flights. */
import { median } from '../quantiles';
import { onPhone } from './phone';

export interface Paints {
  /** Milliseconds from the navigation, medians. */
  readonly first: number;
  readonly largest: number;
  /** Sum of the shifts of the worst round. */
  readonly shift: number;
}

export interface ResultsPaints extends Paints {
  readonly flights: number;
  /** Bytes as sent of every script that was requested before the flights were painted, median. */
  readonly scripts: number;
}

interface Seen {
  readonly first: number;
  readonly largest: number;
  readonly shift: number;
  readonly flights: number;
  readonly scripts: number;
}

declare global {
  interface Window {
    wingfarePaints: { largest: number; shift: number; flights: number };
  }
}

/** Nothing large is painted any more by then. */
const SETTLED_MS = 3_000;

/** Must stand alone: it is sent to the browser as text. */
function watchPaints(): void {
  const seen: Window['wingfarePaints'] = { largest: 0, shift: 0, flights: 0 };
  window.wingfarePaints = seen;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) seen.shift += Number(Reflect.get(shift, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
  const look = (): void => {
    if (!document.querySelector('article.fare')) return;
    flights.disconnect();
    // the frame after the one that paints them
    requestAnimationFrame(() => requestAnimationFrame(() => (seen.flights = performance.now())));
  };
  const flights = new MutationObserver(look);
  flights.observe(document, { childList: true, subtree: true });
}

/** Each round in a fresh profile. */
export async function measurePaints(url: string, runs: number): Promise<Paints> {
  const rounds: Seen[] = [];
  for (let i = 0; i < runs; i++) rounds.push(await visit(url, false));
  return mediansOf(rounds);
}

/** The same for results, each round of another search, so that the server answers none from memory. */
export async function measureResults(urls: readonly string[]): Promise<ResultsPaints> {
  const rounds: Seen[] = [];
  for (const url of urls) rounds.push(await visit(url, true));
  return mediansOf(rounds);
}

const visit = (url: string, withFlights: boolean): Promise<Seen> =>
  onPhone(async (page) => {
    await page.addInitScript(watchPaints);
    await page.goto(url, { waitUntil: 'load' });
    if (withFlights) await page.waitForFunction(() => window.wingfarePaints.flights > 0);
    await page.waitForTimeout(SETTLED_MS);
    return page.evaluate(() => {
      const { flights, largest, shift } = window.wingfarePaints;
      const scripts = performance.getEntriesByType('resource').filter(({ name, startTime }) => name.endsWith('.js') && startTime < flights);
      return {
        first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        largest,
        shift,
        flights,
        scripts: scripts.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'encodedBodySize')), 0),
      };
    });
  });

function mediansOf(rounds: readonly Seen[]): ResultsPaints {
  const medianOf = (of: keyof Seen): number => median(rounds.map((seen) => seen[of]));
  return {
    first: medianOf('first'),
    largest: medianOf('largest'),
    flights: medianOf('flights'),
    scripts: medianOf('scripts'),
    shift: Math.max(...rounds.map(({ shift }) => shift)),
  };
}
