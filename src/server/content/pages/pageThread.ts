/** Renders results pages and pages with fares in a thread of its own, so that none holds up other answers: React takes some ten milliseconds for one. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Piscina } from 'piscina';
import type { FarePageRequest, RenderedResults, ResultsRequest } from '#core/content/prerendered';
import { STUCK_MS, within, WORK_THREAD } from '../../platform/workThreads';

/** Null while as many as may wait already do, and where rendering failed. */
export interface PageThread {
  render(request: ResultsRequest): Promise<RenderedResults | null>;
  /** Inside of the root element. */
  renderWithFares(request: FarePageRequest): Promise<string | null>;
  /** Whether a page requested now would wait for others. */
  isBusy(): boolean;
  /** Has the thread open all that pages are made of, so that the first visitors do not wait for it. */
  warmUp(): void;
  close(): Promise<void>;
}

/** Pages that wait for the thread: a tenth of a second of its work. */
const LONGEST_QUEUE = 3;
/** Nobody waits longer for a page. */
const PAGE_MS = 5_000;

/** Opens the built `results-page.js`; null where the build has none (a watch build). `onError` is called for pages that failed. */
export function openPageThread(distDir: string, onError: (error: unknown) => void): PageThread | null {
  const script = path.join(distDir, 'prerender', 'results-page.js');
  if (!existsSync(script)) return null;
  const pool = new Piscina({ filename: script, minThreads: 1, maxThreads: 1, ...WORK_THREAD });
  pool.on('error', onError);
  /** A function of our own build by its name, of the types of prerender/results.tsx. */
  const run = async (name: string, request: unknown, ms = PAGE_MS): Promise<unknown> => {
    if (pool.queueSize >= LONGEST_QUEUE) return null;
    try {
      return await within(ms, pool.run(request, { name, signal: AbortSignal.timeout(STUCK_MS) }));
    } catch (error) {
      onError(error);
      return null;
    }
  };
  return {
    render: async (request) => (await run('renderResults', request)) as RenderedResults | null,
    renderWithFares: async (request) => (await run('renderWithFares', request)) as string | null,
    isBusy: () => pool.queueSize > 0,
    warmUp: () => void run('warmUp', null, STUCK_MS),
    close: () => pool.destroy(),
  };
}
