/**
 * A release build from nothing, what its pages cost (each next hundred of them, and the files of the site search over all), and how long
 * `npm start` takes until the first page is served: on a fresh clone, with a build there, and after a change of one line.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SearchPage } from '#core/domain/site/siteSearch';
import { freePort } from '../../e2e/fixtures/site';
import { median } from './quantiles';
import type { BenchReport, BenchRow } from './report';

const root = path.resolve(__dirname, '../..');
const GOAL_S = 90;
const FRESH_S = 60;
const BUILT_S = 3;
const CHANGED_S = 15;
const HUNDRED = 100;
/** Hundreds that are in the table, of those between the first and the last. */
const SHOWN_EVERY = 4;

/** As scripts/prerender.mjs uses it. */
interface Prerender {
  readonly prerenderedPaths: () => readonly string[];
  readonly renderFound: (path: string) => Promise<{ readonly found: SearchPage | null }>;
  readonly searchFilesOf: (pages: readonly SearchPage[]) => unknown;
}

export async function run(): Promise<BenchReport> {
  rmSync(path.join(root, '.cache', 'webpack'), { recursive: true, force: true });
  const began = performance.now();
  execFileSync(process.execPath, [path.join(root, 'scripts', 'build.mjs')], { stdio: 'ignore' });
  const built = (performance.now() - began) / 1000;

  process.env['NODE_ENV'] = 'production';
  const { prerenderedPaths, renderFound, searchFilesOf } = (await import(path.join(root, 'dist/prerender/main.js'))) as Prerender; // the build wrote it
  const paths = spread(prerenderedPaths());
  const pages: SearchPage[] = [];
  let count = 0;
  const hundreds: number[] = [];
  let start = performance.now();
  for (const page of paths) {
    const { found } = await renderFound(page);
    if (found) pages.push(found);
    count += 1;
    if (count % HUNDRED > 0 && count < paths.length) continue;
    hundreds.push(performance.now() - start);
    start = performance.now();
  }
  searchFilesOf(pages);
  const search = performance.now() - start;

  const starts = await startsOfClone();

  const curve = hundreds.flatMap((ms, i): BenchRow[] => {
    const isShown = i === 0 || i % SHOWN_EVERY === SHOWN_EVERY - 1;
    const [from, to] = [i * HUNDRED + 1, Math.min((i + 1) * HUNDRED, paths.length)];
    return isShown ? [{ name: `pages rendered: ${String(from)} to ${String(to)}`, value: ms, unit: 'ms' }] : [];
  });
  return {
    title: 'Build',
    method: `A release build without caches; \`npm start\` in a clone, with npm's cache, until the home page is served.`,
    rows: [
      { name: 'whole build', value: built, unit: 's', goal: `≤ ${String(GOAL_S)} s`, met: built <= GOAL_S },
      ...starts,
      ...curve,
      { name: 'pages rendered: a hundred, median', value: median(hundreds), unit: 'ms' },
      { name: 'files of the site search, of all pages', value: search, unit: 'ms' },
    ],
  };
}

/** `npm start` in a clone of what is committed: as it comes, unchanged, and after one more line in a component. */
async function startsOfClone(): Promise<readonly BenchRow[]> {
  const clone = mkdtempSync(path.join(tmpdir(), 'wingfare-start-'));
  try {
    execFileSync('git', ['clone', '--quiet', root, clone]);
    const fresh = await start(clone);
    const again = await start(clone);
    const component = path.join(clone, 'src/web/features/search/components/DateField.tsx');
    writeFileSync(component, `${readFileSync(component, 'utf8')}\nconsole.log('one line more');\n`);
    const changed = await start(clone);
    return [
      ...fresh.steps.map(({ name, seconds }): BenchRow => ({ name: `start of a fresh clone: ${name}`, value: seconds, unit: 's' })),
      started('start of a fresh clone: in all', fresh.seconds, FRESH_S),
      started('start with a build there', again.seconds, BUILT_S),
      ...changed.steps.map(({ name, seconds }): BenchRow => ({
        name: `start after a change of one line: ${name}`,
        value: seconds,
        unit: 's',
      })),
      started('start after a change of one line: in all', changed.seconds, CHANGED_S),
    ];
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

const started = (name: string, seconds: number, goal: number): BenchRow => ({
  name,
  value: seconds,
  unit: 's',
  goal: `≤ ${String(goal)} s`,
  met: seconds <= goal,
});

interface Start {
  readonly seconds: number;
  /** As scripts/prepare.mjs tells them. */
  readonly steps: readonly { readonly name: string; readonly seconds: number }[];
}

async function start(clone: string): Promise<Start> {
  const port = String(await freePort());
  const began = performance.now();
  // the script itself, so that a signal reaches the server
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: clone, env: { ...process.env, NODE_ENV: 'production', PORT: port } });
  let output = '';
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  child.stdout.resume();
  try {
    while (!(await isServed(port))) {
      if (child.exitCode !== null) throw new Error(`npm start ended:\n${output}`);
      await sleep(50);
    }
  } finally {
    child.kill('SIGINT');
  }
  const seconds = (performance.now() - began) / 1000;
  if (child.exitCode === null) await once(child, 'exit');
  const steps = [...output.matchAll(/^([a-z ]+): ([\d.]+) s$/gm)].map(([, name = '', took]) => ({ name, seconds: Number(took) }));
  return { seconds, steps };
}

async function isServed(port: string): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${port}/`)).status === 200;
  } catch {
    return false; // nobody listens yet
  }
}

/** The same list with neighbors far apart, so that every hundred has pages of every kind. */
function spread<T>(list: readonly T[]): readonly T[] {
  const step = Math.ceil(Math.sqrt(list.length));
  return Array.from({ length: step }, (_, first) => list.filter((_item, i) => i % step === first)).flat();
}
