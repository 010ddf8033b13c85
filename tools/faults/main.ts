/**
 * `npm run test:faults [-- --seed N --bookings 500 --faults all|simulated|even rows|odd rows|list|NAME,NAME --again FILE]`: bookings while things go wrong, and a checker
 * over what was reported to clients, our database and the providers' books (docs/testing.md). Fails where anything is found.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { REAL_ROWS } from './processes/rows';
import { storyOf } from './report';
import { shortestHistory, tripsOf } from './shortestHistory';
import { openGround } from './simulation/episode';
import { ROWS } from './simulation/nemesis';
import { playAgain, runRow } from './simulation/run';
import type { Case } from './simulation/shrink';

const FOLDER = path.resolve(__dirname, '../..', '.cache', 'faults');
/** From so many bookings on, real servers are broken in every way; below, in those that the seed picks. */
const MUCH = 400;

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    bookings: { type: 'string', default: '500' },
    faults: { type: 'string', default: 'all' },
    again: { type: 'string' },
    json: { type: 'string' },
  },
});
const names = [...Object.keys(ROWS), ...Object.keys(REAL_ROWS)];
const simulated = Object.keys(ROWS);
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  all: names,
  simulated,
  'even rows': simulated.filter((_, i) => i % 2 === 0),
  'odd rows': simulated.filter((_, i) => i % 2 === 1),
};
const totals = { passed: 0, failed: 0 };

function tell(row: string, figures: string, failures: readonly string[]): void {
  console.log(`${failures.length === 0 ? '✓' : '✗'} ${row}: ${figures}`);
  for (const failure of failures) console.log(`    ${failure}`);
  totals[failures.length === 0 ? 'passed' : 'failed'] += 1;
}

async function runSimulated(rows: readonly string[], seed: number, bookings: number): Promise<void> {
  if (rows.length === 0) return;
  const ground = await openGround();
  try {
    for (const row of rows) {
      const {
        episodes,
        bookings: tried,
        done,
        changed,
        changes,
        faults,
        deaths,
        failed,
      } = await runRow(...([ground, seed, row, bookings / rows.length, FOLDER] as const));
      const booked = [`${String(tried)} bookings in ${String(episodes)} episodes`, `${String(done)} ticketed`];
      const figures = [...booked, `${String(changed)} of ${String(changes)} changes made`, `${String(faults)} faults`];
      tell(row, [...figures, `deaths at ${String(deaths.size)} places`].join(', '), failed);
    }
  } finally {
    await ground.close();
  }
}

async function runReal(row: string, seed: number, isMuch: boolean): Promise<void> {
  const run = REAL_ROWS[row];
  if (!run) return;
  const { evidence, findings, faults, left, figures: measured } = await run(seed, isMuch);
  for (const line of measured) console.log(`    ${line}`);
  const done = evidence.attempts.filter(({ state }) => state === 'done').length;
  const changes = evidence.attempts.flatMap(({ exchanges }) => exchanges);
  const changed = `${String(changes.filter(({ state }) => state === 'done').length)} of ${String(changes.length)} changes made`;
  const figures = `${String(evidence.attempts.length)} bookings, ${String(done)} ticketed, ${changed}, ${String(faults.length)} faults`;
  const file = path.join(FOLDER, `${row.replace(/\W+/g, '-')}-${String(seed)}.txt`);
  const [broken] = findings;
  if (!broken) return tell(row, [figures, ...left].join('; '), []);
  const shortest = shortestHistory(evidence, broken.rule);
  const counts = `${String(tripsOf(shortest).length)} of ${String(tripsOf(evidence).length)} trips break it: ${file}`;
  mkdirSync(FOLDER, { recursive: true });
  // what belongs to no trip is reported with all of them
  writeFileSync(file, storyOf(findings, shortest.calls.length > 0 ? shortest : evidence, faults));
  tell(row, [figures, ...left].join('; '), [...findings.map(({ rule, says }) => `${rule}: ${says}`), counts]);
}

async function main(): Promise<void> {
  if (values.faults === 'list') return console.log(names.join('\n'));
  // a case that an earlier run wrote
  if (values.again !== undefined) return console.log(await playAgain(JSON.parse(readFileSync(values.again, 'utf8')) as Case));
  const wanted = values.faults.split(',').flatMap((name) => GROUPS[name] ?? [name]);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`no faults are called ${unknown.join(', ')}: --faults list names them`);
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
  const bookings = Number(values.bookings);
  if (!Number.isInteger(seed) || !(bookings > 0)) throw new Error('--seed and --bookings are whole numbers');
  console.log(`seed ${String(seed)}`);
  await runSimulated(
    wanted.filter((name) => name in ROWS),
    seed,
    bookings,
  );
  for (const row of wanted) await runReal(row, seed, bookings >= MUCH);
  if (totals.failed > 0)
    console.log(`again with: npm run test:faults -- --seed ${String(seed)} --faults ${JSON.stringify(wanted.join(','))}`);
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(totals));
  process.exitCode = totals.failed > 0 ? 1 : 0;
}
void main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
