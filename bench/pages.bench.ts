/**
 * Lighthouse over prerendered pages, and the home page beside anchor pages. Lighthouse and the anchors are a folder of
 * their own (it installs and builds a Next.js page to compare with): `PERF_HARNESS` names it; without it nothing is measured.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { cleanUp, startSite, temporaryFolder } from '../e2e/support/site';
import { serveLocally } from './localServer';
import type { LocalServer } from './localServer';
import type { BenchReport, BenchRow } from './report';

const RUNS = 5;
const PAGES = { home: '/', destination: '/flights-to-paris', contact: '/contact-us' } as const;
const GOALS = { performance: 99, accessibility: 100, bestPractices: 100, seo: 100 } as const;

type Medians = Readonly<Record<keyof typeof GOALS | 'lcp' | 'fcp' | 'cls' | 'tbt' | 'jsBytes', number>>;
interface Measured {
  readonly pages: Readonly<Record<string, { readonly median: Medians }>>;
}

export async function run(): Promise<BenchReport | null> {
  const harness = process.env['PERF_HARNESS'];
  if (!harness) {
    console.error('PERF_HARNESS names no harness folder: pages are not measured');
    return null;
  }
  const site = await startSite({ env: { LOG_LEVEL: 'warn' } });
  const out = path.join(temporaryFolder(), 'out.json');
  const measure = async (script: string, args: readonly string[]): Promise<(page: string) => Medians> => {
    // not execFileSync: one of the pages is served from this process
    await promisify(execFile)(process.execPath, [path.join(harness, script), '--runs', String(RUNS), '--out', out, ...args]);
    const { pages } = JSON.parse(readFileSync(out, 'utf8')) as Measured; // the harness's own file
    return (page) => {
      const found = pages[page];
      if (!found) throw new Error(`the harness measured no ${page}`);
      return found.median;
    };
  };
  let guarded: LocalServer | null = null;
  try {
    guarded = await startGuardedAnchor(path.join(harness, 'anchors/dist/static/index.html'), site.origin);
    const marks = await measure(
      'measure-page.mjs',
      Object.entries(PAGES).map(([name, at]) => `${name}=${site.origin}${at}`),
    );
    const slow = await measure('measure-anchors.mjs', [
      ...['--throttling', 'devtools', '--only', 'static,next'],
      ...[`home=${site.origin}/`, `guarded=${guarded.origin}/`],
    ]);
    return {
      title: 'Pages',
      method: `Medians of ${String(RUNS)} interleaved rounds. Marks: Lighthouse, mobile preset. Times: the line and the processor really slowed (devtools throttling), beside a static page, the same static page sent with the headers of ours, and a blank Next.js page in the same run. One of those headers, cross-origin-opener-policy, has Chromium begin the page in a new process; whoever comes from another site has one anyway. Nobody touches the page: what the home page loads then is its first JavaScript.`,
      rows: [
        ...Object.keys(PAGES).flatMap((page) => marksOf(page, marks(page))),
        ...besideAnchors(slow('home'), { still: slow('static'), guarded: slow('guarded'), next: slow('next') }),
      ],
    };
  } finally {
    guarded?.close();
    await cleanUp();
  }
}

/** The static anchor page with what our server says of a page's isolation. */
async function startGuardedAnchor(file: string, ours: string): Promise<LocalServer> {
  const body = brotliCompressSync(readFileSync(file));
  const page = await fetch(`${ours}/`);
  const guards = [...page.headers].filter(([name]) => name.startsWith('cross-origin-') || name === 'permissions-policy');
  const headers = { ...Object.fromEntries(guards), 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  return serveLocally((_request, reply) => {
    reply.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
  });
}

function marksOf(page: string, medians: Medians): readonly BenchRow[] {
  return Object.entries(GOALS).map(([mark, goal]) => {
    const value = medians[mark as keyof typeof GOALS]; // its own key
    return { name: `${page}: ${mark}`, value, unit: 'points', goal: `≥ ${String(goal)}`, met: value >= goal };
  });
}

interface Anchors {
  readonly still: Medians;
  /** The static page with our headers. */
  readonly guarded: Medians;
  readonly next: Medians;
}

function besideAnchors(home: Medians, { still, guarded, next }: Anchors): readonly BenchRow[] {
  const limit = (name: string, value: number, unit: string, most: number): BenchRow => ({
    name,
    value,
    unit,
    goal: `≤ ${String(most)} ${unit}`,
    met: value <= most,
  });
  return [
    { name: 'home: first paint with content', value: home.fcp, unit: 'ms' },
    { name: 'home: largest paint', value: home.lcp, unit: 'ms' },
    limit('home: largest paint beside the static page', home.lcp / still.lcp, '×', 1.15),
    limit('home: largest paint beside the static page with our headers', home.lcp / guarded.lcp, '×', 1.15),
    limit('home: largest paint beside blank Next.js', home.lcp / next.lcp, '×', 0.75),
    limit('home: layout shift', home.cls, '', 0.02),
    { name: 'home: blocking time', value: home.tbt, unit: 'ms' },
    limit('home: first JavaScript', home.jsBytes / 1024, 'KiB', 117),
  ];
}
