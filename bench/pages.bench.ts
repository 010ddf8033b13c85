/**
 * Lighthouse over prerendered pages, and the home page beside anchor pages. Lighthouse and the anchors are a folder of
 * their own (it installs and builds a Next.js page to compare with): `PERF_HARNESS` names it; without it nothing is measured.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cleanUp, startSite } from '../e2e/support/site';
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
  const folder = mkdtempSync(path.join(tmpdir(), 'wingfare-bench-'));
  const out = path.join(folder, 'out.json');
  const measure = (script: string, args: readonly string[]): ((page: string) => Medians) => {
    // a goal of the harness's own that was missed is no fault here
    execFileSync(process.execPath, [path.join(harness, script), '--runs', String(RUNS), '--out', out, ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const { pages } = JSON.parse(readFileSync(out, 'utf8')) as Measured; // the harness's own file
    return (page) => {
      const found = pages[page];
      if (!found) throw new Error(`the harness measured no ${page}`);
      return found.median;
    };
  };
  try {
    const marks = measure(
      'measure-page.mjs',
      Object.entries(PAGES).map(([name, at]) => `${name}=${site.origin}${at}`),
    );
    const slow = measure('measure-anchors.mjs', ['--throttling', 'devtools', '--only', 'static,next', `home=${site.origin}/`]);
    return {
      title: 'Pages',
      method: `Medians of ${String(RUNS)} interleaved rounds. Marks: Lighthouse, mobile preset. Times: the line and the processor really slowed (devtools throttling), beside a static page and a blank Next.js page in the same run. Nobody touches the page: what the home page loads then is its first JavaScript.`,
      rows: [
        ...Object.keys(PAGES).flatMap((page) => marksOf(page, marks(page))),
        ...besideAnchors(slow('home'), slow('static'), slow('next')),
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await cleanUp();
  }
}

function marksOf(page: string, medians: Medians): readonly BenchRow[] {
  return Object.entries(GOALS).map(([mark, goal]) => {
    const value = medians[mark as keyof typeof GOALS]; // its own key
    return { name: `${page}: ${mark}`, value, unit: 'points', goal: `≥ ${String(goal)}`, met: value >= goal };
  });
}

function besideAnchors(home: Medians, still: Medians, next: Medians): readonly BenchRow[] {
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
    limit('home: largest paint beside blank Next.js', home.lcp / next.lcp, '×', 0.75),
    limit('home: layout shift', home.cls, '', 0.02),
    { name: 'home: blocking time', value: home.tbt, unit: 'ms' },
    limit('home: first JavaScript', home.jsBytes / 1024, 'KiB', 117),
  ];
}
