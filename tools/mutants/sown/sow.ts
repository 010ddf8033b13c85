/**
 * Sows one fault at a time in a copy of the project and runs what `npm test` runs for a change of its file: first the tests of jest, from
 * the nearest on, then lint, then a build and the browser tests tagged `@smoke`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sownIn } from './fault';
import type { SownFault } from './fault';
import { FIRST } from './first';
import { SECOND } from './second';

const ROOT = path.resolve(__dirname, '../../..');
/** Outside of the project, whose own tests would find each file twice; at the same place again, since jest keeps what it compiled by name. */
const COPY = path.join(tmpdir(), `wingfare-sown-${hash('sha256', ROOT).slice(0, 8)}`);
/** What runs in the copy keep; it outlives the copy. */
const CACHE = path.join(ROOT, '.cache', 'sown');

const LISTS = [
  { faults: FIRST, wanted: 22 },
  { faults: SECOND, wanted: 20 },
] as const;

interface Options {
  /** Names of faults; none for all. */
  readonly names: readonly string[];
  /** Without a build and browsers. */
  readonly isQuick: boolean;
}

/** Says of each fault what caught it, and how many of each list were; true where that is as many as wanted. */
export function sow({ names, isQuick }: Options): boolean {
  const unknown = names.filter((name) => !LISTS.some(({ faults }) => faults.some((fault) => fault.name === name)));
  if (unknown.length > 0) throw new Error(`No fault is called ${unknown.join(', ')}`);
  makeCopy();
  const caught = LISTS.map(({ faults }) =>
    faults
      .filter(({ name }) => names.length === 0 || names.includes(name))
      .map((fault) => {
        const by = catcherOf(fault, isQuick);
        if (by !== null) assertPasses(by);
        console.log(`${by === null ? 'MISSED' : 'caught'}  ${fault.name} (${fault.kind}): ${by ?? fault.says}`);
        return by !== null;
      }),
  );
  removeCopy();
  const counts = caught.map((list) => `${list.filter(Boolean).length} of ${list.length}`);
  console.log(`${counts.join(' and ')} caught`);
  return names.length > 0
    ? caught.flat().every(Boolean)
    : LISTS.every(({ wanted }, i) => (caught[i] ?? []).filter(Boolean).length >= wanted);
}

/** The project as it is on disk, files that git does not know left out. */
function makeCopy(): void {
  removeCopy();
  mkdirSync(CACHE, { recursive: true });
  git('worktree', 'add', '--detach', COPY, git('stash', 'create') || 'HEAD');
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(COPY, 'node_modules'));
  symlinkSync(CACHE, path.join(COPY, '.cache'));
}

/** Also what is left of a run that was ended. */
function removeCopy(): void {
  rmSync(COPY, { recursive: true, force: true });
  git('worktree', 'prune');
}

/** What caught the fault; null where nothing did. */
function catcherOf(fault: SownFault, isQuick: boolean): string | null {
  const file = path.join(COPY, fault.file);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, sownIn(source, fault));
  try {
    return (
      failedIn(tested('--of', '--jest', fault.file)) ??
      linted(fault.file) ??
      (isQuick ? null : failedIn(tested('--of', '--browsers', fault.file)))
    );
  } finally {
    writeFileSync(file, source);
  }
}

/** Fails where a test of jest that failed with the fault fails without it as well. */
function assertPasses(test: string): void {
  const file = /^\S+\.test\.tsx?/.exec(test)?.[0];
  if (file !== undefined && failedIn(tested('unit', file)) !== null) throw new Error(`${file} fails without the fault as well`);
}

/** The output of scripts/tests/main.mjs in the copy. */
function tested(...words: readonly string[]): string {
  const args = [path.join(COPY, 'scripts/tests/main.mjs'), ...words];
  const { stdout } = spawnSync('nice', ['-n', '5', process.execPath, ...args], { cwd: COPY, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return stdout;
}

/** The first test in the list of those that failed; throws where the tests could not be run. */
function failedIn(output: string): string | null {
  const first = /^Failed\n {2}(.*)$/m.exec(output)?.[1];
  if (first === undefined && !/^\d+ passed, 0 failed$/m.test(output)) throw new Error(`The tests did not run:\n${output}`);
  return first ?? null;
}

/** A rule or a type that is broken; not that something is unused, which whoever makes the fault would remove. */
function linted(file: string): string | null {
  const isSheet = file.endsWith('.css');
  const program = path.join(COPY, 'node_modules', isSheet ? 'stylelint/bin/stylelint.mjs' : 'oxlint/bin/oxlint');
  const args = isSheet ? ['--config', 'tools/config/stylelint.mjs', '--formatter', 'unix', file] : ['--format', 'unix', file];
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: COPY, encoding: 'utf8' });
  const said = `${stdout}${stderr}`.split('\n').filter((line) => line.includes(path.basename(file)));
  return said.find((line) => !/no-unused-vars|TS6133|TS6192|TS6196|never (?:read|used)/.test(line)) ?? null;
}

const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
