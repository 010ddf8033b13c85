/**
 * `npm run test:mutants [room …]`: changes the code of each room in one place at a time, draws some of those changes by a seed, and counts
 * how many of them its tests notice. `MUTANTS_SEED=7` draws others. What is known of a room is kept in `.cache/mutants`, so that a run
 * goes on where the code and its tests are as they were. `--json FILE` tells `npm run test:release` how many rooms passed.
 * `--sown [fault …]` sows the faults of `sown` instead; `--quick` leaves out browsers.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { keepTestServer } from '#testing/database/testServer';
import { ROOMS } from './rooms';
import type { MutatedRoom } from './rooms';
import { onlyNoticed, scoreOf, survivorsOf, textOf } from './score';
import type { Report, Score } from './score';
import { sow } from './sown/sow';

const ROOT = path.resolve(__dirname, '../..');
const KEPT = path.join('.cache', 'mutants');
/** Where Stryker puts its changed copy of the project. */
const SANDBOX = path.join(KEPT, 'sandbox');
const seed = process.env['MUTANTS_SEED'] ?? '1';
const { values: options, positionals: requested } = parseArgs({
  options: { json: { type: 'string' }, sown: { type: 'boolean' }, quick: { type: 'boolean' } },
  allowPositionals: true,
});

/** Shares of mutants that must be killed: of all together, of each room; and how many there must be of all rooms. */
const WANTED = { all: 80, room: 70, mutants: 600 };

async function main(): Promise<boolean> {
  if (options.sown === true) return sow({ names: requested, isQuick: options.quick === true });
  const unknown = requested.filter((name) => ROOMS[name] === undefined);
  if (unknown.length > 0) throw new Error(`No room ${unknown.join(', ')}: there are ${Object.keys(ROOMS).join(', ')}`);
  mkdirSync(path.join(ROOT, KEPT), { recursive: true });
  const release = await keepTestServer();
  const scores: Score[] = [];
  try {
    for (const [name, room] of Object.entries(ROOMS)) {
      if (requested.length > 0 && !requested.includes(name)) continue;
      const report = await runRoom(name, room);
      scores.push(scoreOf(name, report));
      for (const line of survivorsOf(report)) console.log(line);
    }
  } finally {
    await release();
  }
  return tell(scores);
}

/** Stryker's report of one room. */
async function runRoom(name: string, { mutate, tests, share }: MutatedRoom): Promise<Report> {
  // what another draw left out is not known
  const file = (kind: string) => path.join(KEPT, `${name}-${seed}-${share}.${kind}.json`);
  const report = path.join(ROOT, file('report'));
  rmSync(report, { force: true });
  // left by a run that was ended
  rmSync(path.join(ROOT, SANDBOX), { recursive: true, force: true });
  const kept = path.join(ROOT, file('kept'));
  // a new test of code that runs while it loads is not seen by Stryker
  if (existsSync(kept)) writeFileSync(kept, JSON.stringify(onlyNoticed(JSON.parse(readFileSync(kept, 'utf8')) as Report)));
  const settings = {
    mutate,
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner', './tools/mutants/drawn.mjs'],
    checkers: ['drawn'],
    jest: { configFile: 'tools/mutants/jest.config.ts', enableFindRelatedTests: true },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    incremental: true,
    incrementalFile: file('kept'),
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: file('report') },
    tempDirName: SANDBOX,
    ignorePatterns: ['/dist', '/var', '/public', '/docs', '/deploy', '.cache', '.git'],
    // an endless loop ends by its count of steps; a busy machine may take its time for everything else
    timeoutMS: 120_000,
    dryRunTimeoutMinutes: 60,
    disableTypeChecks: false,
    allowConsoleColors: false,
  };
  writeFileSync(path.join(ROOT, file('options')), JSON.stringify(settings, null, 2));
  const program = path.join(path.dirname(createRequire(__filename).resolve('@stryker-mutator/core/package.json')), 'bin/stryker.js');
  const project = tests.some((glob) => glob.endsWith('.tsx')) ? 'web' : 'node';
  const env = { ...process.env, MUTANTS_DRAW: JSON.stringify({ seed, share }), MUTANTS_TESTS: tests.join(' '), MUTANTS_PROJECT: project };
  console.log(`\n${name}: seed ${seed}`);
  await new Promise((done) =>
    spawn(process.execPath, [program, 'run', file('options')], { cwd: ROOT, stdio: 'inherit', env }).on('close', done),
  );
  if (!existsSync(report)) throw new Error(`Stryker wrote no report of ${name}`);
  // written by Stryker just now
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
}

/** Prints the scores; true where they are as wanted. Each room counts as a test, and a run of all of them as one more. */
function tell(scores: readonly Score[]): boolean {
  const sumOf = (of: 'killed' | 'drawn') => scores.reduce((sum, score) => sum + score[of], 0);
  const all: Score = { name: 'together', killed: sumOf('killed'), drawn: sumOf('drawn') };
  for (const score of [...scores, all]) console.log(textOf(score));
  const percent = ({ killed, drawn }: Score) => (100 * killed) / drawn;
  const verdicts = scores.map((score) => percent(score) >= WANTED.room);
  if (requested.length === 0) verdicts.push(percent(all) >= WANTED.all && all.drawn >= WANTED.mutants);
  const passed = verdicts.filter(Boolean).length;
  const failed = verdicts.length - passed;
  if (options.json !== undefined) writeFileSync(options.json, JSON.stringify({ passed, failed }));
  return failed === 0;
}

main().then(
  (isGood) => (process.exitCode = isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
