/**
 * A release build from nothing, and how long `npm start` takes until the first page is served: on a fresh clone, with a build there, and
 * after a change of one line.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../e2e/fixtures/site';
import { most, row } from './report';
import type { BenchReport, BenchRow } from './report';

const root = path.resolve(__dirname, '../..');
const GOAL_S = 90;
const FRESH_S = 60;
const BUILT_S = 3;
const CHANGED_S = 15;

export async function run(): Promise<BenchReport> {
  rmSync(path.join(root, '.cache', 'webpack'), { recursive: true, force: true });
  const began = performance.now();
  execFileSync(process.execPath, [path.join(root, 'scripts', 'build.mjs')], { stdio: 'ignore' });
  const built = (performance.now() - began) / 1000;

  return {
    title: 'Build',
    method: `A release build without caches; \`npm start\` in a clone, with npm's cache, until the home page is served.`,
    rows: [most('whole build', built, 's', GOAL_S), ...(await startsOfClone())],
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
      ...fresh.steps.map(({ name, seconds }) => row(`start of a fresh clone: ${name}`, seconds, 's')),
      most('start of a fresh clone: in all', fresh.seconds, 's', FRESH_S),
      most('start with a build there', again.seconds, 's', BUILT_S),
      ...changed.steps.map(({ name, seconds }) => row(`start after a change of one line: ${name}`, seconds, 's')),
      most('start after a change of one line: in all', changed.seconds, 's', CHANGED_S),
    ];
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

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
