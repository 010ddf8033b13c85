/** A first start that is killed leaves nothing that the next one could stumble over, whichever of its steps it had come to. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { cases } from '#testing/testSize';
import { startEmbeddedPostgres } from './embeddedPostgres';
import { runMigrations } from './migrate';

const ROOT = process.cwd();
const KILLS = cases(4, 30);
let folder: string;
/** How long a start takes that nobody kills. */
let wholeMs: number;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'wingfare-first-'));
  const began = performance.now();
  await endOf(firstStart('whole'));
  wholeMs = performance.now() - began;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process that makes the database of a new folder, with its tables, and ends. */
function firstStart(name: string): ChildProcess {
  const there = path.join(folder, name);
  mkdirSync(there);
  const program = ['-r', 'ts-node/register/transpile-only', path.join(ROOT, 'src', 'testing', 'firstStart.ts'), there];
  return spawn(process.execPath, program, { stdio: 'ignore' });
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

// each part of the time gets its kill, at a moment drawn within it
it.each(Array.from({ length: KILLS }, (_, part) => part))(`the next start succeeds after a kill in part %i of ${KILLS}`, async (part) => {
  const there = path.join(folder, String(part));
  const child = firstStart(String(part));
  await sleep(((part + Math.random()) / KILLS) * wholeMs);
  child.kill('SIGKILL');
  await endOf(child);
  const embedded = await startEmbeddedPostgres(there, path.join(ROOT, 'package.json'));
  await runMigrations(embedded.target, path.join(__dirname, 'migrations'));
  const client = new Client(embedded.target);
  await client.connect();
  expect((await client.query('select count(*) from bookings')).rows).toEqual([{ count: '0' }]);
  await client.end();
  await embedded.stop();
  expect(readdirSync(there).filter((name) => name.startsWith('postgres.new-'))).toEqual([]);
});
