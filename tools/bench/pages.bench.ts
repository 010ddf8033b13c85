/**
 * Lighthouse over prerendered pages, the home page compared with anchor pages, results opened cold, and the first touch of a phone. Lighthouse, the anchors and
 * the first touch are a folder of their own (it installs and builds a Next.js page to compare with): `PERF_HARNESS` names it; without
 * it nothing is measured.
 */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { addDays, formatQueryDate, utcDateOf } from '#core/domain/values/dates';
import { startSite } from '../../e2e/fixtures/site';
import { measurePaints, measureResults } from './pages/paints';
import type { Paints, ResultsPaints } from './pages/paints';
import { measureMenu, measureStart } from './pages/start';
import type { Start } from './pages/start';
import { atLeast, most, row } from './report';
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
  { name: 'letters in From 0.5 s after load to suggestions', what: 'type', wait: 500, limit: 2_000 },
  { name: 'letters in From 4 s after load to suggestions', what: 'type', wait: 4_000, limit: 800 },
  { name: 'menu 4 s after load', what: 'menu', wait: 4_000, limit: 250 },
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
  try {
    const marks = await measure(
      'measure-page.mjs',
      Object.entries(PAGES).map(([name, at]) => `${name}=${site.origin}${at}`),
    );
    const slow = await measure('measure-anchors.mjs', [...['--throttling', 'devtools', '--only', 'static,next'], `home=${site.origin}/`]);
    const cold = await measure('measure-page.mjs', ['--throttling', 'devtools', '--only-perf', `results=${site.origin}${resultsPath(0)}`]);
    const homePaints = await measurePaints(`${site.origin}/`, RUNS);
    const resultsPaints = await measureResults(Array.from({ length: RUNS }, (_, i) => site.origin + resultsPath(i + 1)));
    const touches: BenchRow[] = [];
    for (const { name, what, wait, limit } of TOUCHES) touches.push(most(`home: ${name}`, await touch(what, wait), 'ms', limit));
    touches.push(
      most('home: menu 4 s after load, to the frame that shows it', await measureMenu(`${site.origin}/`, 4_000, RUNS), 'ms', 250),
    );
    const starts: BenchRow[] = [];
    for (const page of ['home', 'airline'] as const) starts.push(...startOf(page, await measureStart(site.origin + PAGES[page], RUNS)));
    return {
      title: 'Pages',
      method: `Medians of ${String(RUNS)} rounds. Scores: Lighthouse, mobile. Paints: relative to a static page and a blank Next.js page. The rest: a phone with a slow processor and line.`,
      missed:
        'our headers make Chromium start a process; the time to the menu includes the test driver, its frame does not; explore was not investigated.',
      rows: [
        ...Object.keys(PAGES).flatMap((page) => marksOf(page, marks(page))),
        ...besideAnchors(slow('home'), { still: slow('static'), next: slow('next') }),
        ...resultsRows(resultsPaints, homePaints, cold('results').performance),
        ...touches,
        ...starts,
      ],
    };
  } finally {
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
    row('results: first paint with content', results.first, 'ms'),
    most('results: first paint relative to home', results.first / home.first, '×', 1.3),
    row('results: largest paint', results.largest, 'ms'),
    most('results: largest paint relative to home', results.largest / home.largest, '×', 1.3),
    most('results: first flights painted', results.flights, 'ms', 3_000),
    most('results: layout shift', results.shift, '', 0.02),
    most('results: JavaScript until the first flights', results.scripts / 1024, 'KiB', 198),
    atLeast('results: performance', performance, '', RESULTS_GOAL),
  ];
}

function marksOf(page: string, medians: Medians): readonly BenchRow[] {
  return [
    ...Object.entries(GOALS).map(([mark, goal]) => {
      return atLeast(`${page}: ${mark}`, medians[mark as keyof typeof GOALS], '', goal); // its own key
    }),
    most(`${page}: blocking time`, medians.tbt, 'ms', 120),
    most(`${page}: layout shift`, medians.cls, '', 0.02),
  ];
}

const startOf = (page: string, { longestTask, shift, scripts }: Start): readonly BenchRow[] => [
  most(`${page}: longest task after load`, longestTask, 'ms', 100),
  most(`${page}: layout shift, application started`, shift, '', 0.02),
  most(`${page}: JavaScript until it is usable`, scripts / 1024, 'KiB', 158),
];

interface Anchors {
  readonly still: Medians;
  readonly next: Medians;
}

function besideAnchors(home: Medians, { still, next }: Anchors): readonly BenchRow[] {
  return [
    row('home: first paint with content', home.fcp, 'ms'),
    row('home: largest paint', home.lcp, 'ms'),
    most('home: largest paint relative to the static page', home.lcp / still.lcp, '×', 1.15),
    most('home: largest paint relative to blank Next.js', home.lcp / next.lcp, '×', 0.75),
  ];
}
