/**
 * Lighthouse over prerendered pages, the home page compared with anchor pages, results opened cold, and the first touch of a phone. Lighthouse, the anchors and
 * the first touch are a folder of their own (it installs and builds a Next.js page to compare with): `PERF_HARNESS` names it; without
 * it nothing is measured.
 */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { addDays, formatQueryDate, utcDateOf } from '#core/domain/values/dates';
import { startSite } from '../../e2e/fixtures/site';
import { serveLocally } from './localServer';
import type { LocalServer } from './localServer';
import { measurePaints, measureResults } from './pages/paints';
import type { Paints, ResultsPaints } from './pages/paints';
import { measureMenu, measureStart } from './pages/start';
import type { Start } from './pages/start';
import type { BenchReport, BenchRow } from './report';

const RUNS = 5;
/** Now and then Lighthouse fails to record a page; a round less will do. */
const LEAST_RUNS = RUNS - 1;
const PAGES = {
  home: '/',
  city: '/flights-to-paris',
  contact: '/contact-us',
  airline: '/airlines/delta-airlines-dl',
  article: '/blog/when-to-buy',
  deals: '/flights',
  explore: '/explore',
  spanish: '/us-es/flights-to-paris',
} as const;
/** Of Lighthouse's performance, really slowed. */
const RESULTS_GOAL = 90;
const GOALS = { performance: 98, accessibility: 100, bestPractices: 100, seo: 100 } as const;
/** Milliseconds from the tap, by what is done and how long after `load`. */
const TOUCHES = [
  { name: 'letters in From 0.5 s after load to suggestions', what: 'type', wait: 500, most: 2_000 },
  { name: 'letters in From 4 s after load to suggestions', what: 'type', wait: 4_000, most: 800 },
  { name: 'menu 4 s after load', what: 'menu', wait: 4_000, most: 250 },
] as const;

type Medians = Readonly<Record<keyof typeof GOALS | 'lcp' | 'fcp' | 'cls' | 'tbt', number>>;
interface Measured {
  readonly pages: Readonly<Record<string, { readonly median: Medians; readonly runs: readonly unknown[] }>>;
}

export async function run(): Promise<BenchReport | null> {
  const harness = process.env['PERF_HARNESS'];
  if (!harness) {
    console.error('PERF_HARNESS names no harness folder: pages are not measured');
    return null;
  }
  const site = await startSite({ env: { LOG_LEVEL: 'warn' } });
  const out = path.join(site.dataDir, 'out.json');
  // not execFileSync: one of the pages is served from this process
  const runHarness = async (script: string, args: readonly string[]): Promise<string> =>
    (await promisify(execFile)(process.execPath, [path.join(harness, script), ...args])).stdout;
  const measure = async (script: string, args: readonly string[]): Promise<(page: string) => Medians> => {
    rmSync(out, { force: true });
    await runHarness(script, ['--runs', String(RUNS), '--out', out, ...args]).catch((error: unknown) => {
      if (!existsSync(out)) throw error; // else some rounds are missing
    });
    const { pages } = JSON.parse(readFileSync(out, 'utf8')) as Measured; // the harness's own file
    return (page) => {
      const found = pages[page];
      if (!found || found.runs.length < LEAST_RUNS) throw new Error(`the harness measured no ${page}`);
      return found.median;
    };
  };
  const touch = async (what: string, wait: number): Promise<number> => {
    const output = await runHarness('measure-first-tap.mjs', [`${site.origin}/`, String(wait), String(RUNS), '4', what]);
    const median = /"median":(\d+)/.exec(output)?.[1];
    if (median === undefined) throw new Error(`the harness measured no touch: ${output}`);
    return Number(median);
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
    const cold = await measure('measure-page.mjs', ['--throttling', 'devtools', '--only-perf', `results=${site.origin}${resultsPath(0)}`]);
    const homePaints = await measurePaints(`${site.origin}/`, RUNS);
    const resultsPaints = await measureResults(Array.from({ length: RUNS }, (_, i) => site.origin + resultsPath(i + 1)));
    const touches: BenchRow[] = [];
    for (const { name, what, wait, most } of TOUCHES) touches.push(atMost(`home: ${name}`, await touch(what, wait), 'ms', most));
    touches.push(
      atMost('home: menu 4 s after load, to the frame that shows it', await measureMenu(`${site.origin}/`, 4_000, RUNS), 'ms', 250),
    );
    const starts: BenchRow[] = [];
    for (const page of ['home', 'airline'] as const) starts.push(...startOf(page, await measureStart(site.origin + PAGES[page], RUNS)));
    return {
      title: 'Pages',
      method: `Medians of ${String(RUNS)} rounds. Scores: Lighthouse, mobile. Paints: relative to a static page, the same with our headers, and a blank Next.js page. The rest: a phone with a slow processor and line.`,
      missed:
        'our headers make Chromium start a process; the time to the menu includes the test driver, its frame does not; explore was not investigated.',
      rows: [
        ...Object.keys(PAGES).flatMap((page) => marksOf(page, marks(page))),
        ...besideAnchors(slow('home'), { still: slow('static'), guarded: slow('guarded'), next: slow('next') }),
        ...resultsRows(resultsPaints, homePaints, cold('results').performance),
        ...touches,
        ...starts,
      ],
    };
  } finally {
    guarded?.close();
    await site.remove();
  }
}

/** A round trip two months ahead, another one for each round. */
function resultsPath(round: number): string {
  const today = utcDateOf(new Date());
  const day = (ahead: number): string => formatQueryDate(addDays(today, ahead + round));
  return `/flights/search?ori=JFK&des=LAX&departdate=${day(60)}&triptype=R&cabin=Economy&adt=1&chd=0&inf=0&returndate=${day(67)}`;
}

function resultsRows(results: ResultsPaints, home: Paints, performance: number): readonly BenchRow[] {
  return [
    { name: 'results: first paint with content', value: results.first, unit: 'ms' },
    atMost('results: first paint relative to home', results.first / home.first, '×', 1.3),
    { name: 'results: largest paint', value: results.largest, unit: 'ms' },
    atMost('results: largest paint relative to home', results.largest / home.largest, '×', 1.3),
    atMost('results: first flights painted', results.flights, 'ms', 3_000),
    atMost('results: layout shift', results.shift, '', 0.02),
    atMost('results: JavaScript until the first flights', results.scripts / 1024, 'KiB', 198),
    {
      name: 'results: performance',
      value: performance,
      unit: '',
      goal: `≥ ${String(RESULTS_GOAL)}`,
      met: performance >= RESULTS_GOAL,
    },
  ];
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

const atMost = (name: string, value: number, unit: string, most: number): BenchRow => ({
  name,
  value,
  unit,
  goal: `≤ ${String(most)} ${unit}`.trim(),
  met: value <= most,
});

function marksOf(page: string, medians: Medians): readonly BenchRow[] {
  return [
    ...Object.entries(GOALS).map(([mark, goal]) => {
      const value = medians[mark as keyof typeof GOALS]; // its own key
      return { name: `${page}: ${mark}`, value, unit: '', goal: `≥ ${String(goal)}`, met: value >= goal };
    }),
    atMost(`${page}: blocking time`, medians.tbt, 'ms', 120),
    atMost(`${page}: layout shift`, medians.cls, '', 0.02),
  ];
}

const startOf = (page: string, { longestTask, shift, scripts }: Start): readonly BenchRow[] => [
  atMost(`${page}: longest task after load`, longestTask, 'ms', 100),
  atMost(`${page}: layout shift, application started`, shift, '', 0.02),
  atMost(`${page}: JavaScript until it is usable`, scripts / 1024, 'KiB', 158),
];

interface Anchors {
  readonly still: Medians;
  /** The static page with our headers. */
  readonly guarded: Medians;
  readonly next: Medians;
}

function besideAnchors(home: Medians, { still, guarded, next }: Anchors): readonly BenchRow[] {
  return [
    { name: 'home: first paint with content', value: home.fcp, unit: 'ms' },
    { name: 'home: largest paint', value: home.lcp, unit: 'ms' },
    atMost('home: largest paint relative to the static page', home.lcp / still.lcp, '×', 1.15),
    atMost('home: largest paint relative to the static page with our headers', home.lcp / guarded.lcp, '×', 1.15),
    atMost('home: largest paint relative to blank Next.js', home.lcp / next.lcp, '×', 0.75),
  ];
}
