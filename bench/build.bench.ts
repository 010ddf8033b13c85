/** A release build from nothing, and what its pages cost: each next hundred of them, and the files of the site search over all. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import type { PrerenderedPage } from '#core/content/prerendered';
import type { BenchReport, BenchRow } from './report';

const root = path.resolve(__dirname, '..');
const GOAL_S = 90;
const HUNDRED = 100;
/** Hundreds that stand in the table, of those between the first and the last. */
const SHOWN_EVERY = 4;

/** As scripts/prerender.mjs uses it. */
interface Prerender {
  readonly prerenderedPaths: () => readonly string[];
  readonly render: (path: string) => Promise<PrerenderedPage>;
  readonly searchFilesOf: (pages: ReadonlyMap<string, PrerenderedPage>) => unknown;
}

export async function run(): Promise<BenchReport> {
  rmSync(path.join(root, '.cache', 'babel'), { recursive: true, force: true });
  const began = performance.now();
  execFileSync(process.execPath, [path.join(root, 'scripts', 'build.mjs')], { stdio: 'ignore' });
  const built = (performance.now() - began) / 1000;

  process.env['NODE_ENV'] = 'production';
  const { prerenderedPaths, render, searchFilesOf } = (await import(path.join(root, 'dist/prerender/main.js'))) as Prerender; // the build wrote it
  const paths = spread(prerenderedPaths());
  const pages = new Map<string, PrerenderedPage>();
  const hundreds: number[] = [];
  let start = performance.now();
  for (const page of paths) {
    pages.set(page, await render(page));
    if (pages.size % HUNDRED > 0 && pages.size < paths.length) continue;
    hundreds.push(performance.now() - start);
    start = performance.now();
  }
  searchFilesOf(pages);
  const search = performance.now() - start;

  const curve = hundreds.flatMap((ms, i): BenchRow[] => {
    const isShown = i === 0 || i % SHOWN_EVERY === SHOWN_EVERY - 1;
    const [from, to] = [i * HUNDRED + 1, Math.min((i + 1) * HUNDRED, paths.length)];
    return isShown ? [{ name: `pages ${String(from)} to ${String(to)}`, value: ms, unit: 'ms' }] : [];
  });
  const sorted = [...hundreds].sort((a, b) => a - b);
  return {
    title: 'Build',
    method: `A release build without caches of an earlier one, in seconds; then its ${String(paths.length)} pages rendered once more, kinds and languages mixed, in one process: what the first hundred costs, with the compiler still cold, and others on the way.`,
    rows: [
      { name: 'whole build', value: built, unit: 's', goal: `≤ ${String(GOAL_S)} s`, met: built <= GOAL_S },
      ...curve,
      { name: 'a hundred pages, median', value: sorted[Math.floor(sorted.length / 2)] ?? NaN, unit: 'ms' },
      { name: 'files of the site search, of all pages', value: search, unit: 'ms' },
    ],
  };
}

/** The same list with neighbors far apart, so that every hundred has pages of every kind. */
function spread<T>(list: readonly T[]): readonly T[] {
  const step = Math.ceil(Math.sqrt(list.length));
  return Array.from({ length: step }, (_, first) => list.filter((_item, i) => i % step === first)).flat();
}
