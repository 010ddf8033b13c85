import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartRefused } from './startRefused';
import { startEmbeddedPostgres } from './embeddedPostgres';
import { findDatabaseUser } from './postgresUser';

const REQUIRE_FROM = path.join(process.cwd(), 'package.json');
let folder: string;
const strangers: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wingfare-embedded-'));
});
afterEach(() => {
  for (const child of strangers.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Command lines of processes that were started for the folder. */
const running = (): readonly string[] =>
  execFileSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => /(?:postgres|initdb)\b/.test(line) && line.includes(folder));
/** A living process that has nothing to do with the database, and that PostgreSQL may signal: only such a one refuses its start. */
function stranger(): ChildProcess {
  const user = findDatabaseUser();
  const child = spawn('sleep', ['600'], { stdio: 'ignore', ...(user && { uid: user.uid, gid: user.gid }) });
  strangers.push(child);
  return child;
}

const pidFile = (): string => path.join(folder, 'postgres', 'postmaster.pid');

it('leaves no process of a start that takes too long', async () => {
  const first = await startEmbeddedPostgres(folder, REQUIRE_FROM);
  await first.stop();
  const start = startEmbeddedPostgres(folder, REQUIRE_FROM, { startMs: 0 });
  await expect(start).rejects.toThrow(/did not start within 0 s; see .*postgres\.log/);
  expect(running()).toEqual([]);
});

it('says why a server ended at its start', async () => {
  const first = await startEmbeddedPostgres(folder, REQUIRE_FROM);
  await first.stop();
  writeFileSync(path.join(folder, 'postgres', 'postgresql.conf'), 'no setting of the site\n');
  await expect(startEmbeddedPostgres(folder, REQUIRE_FROM)).rejects.toThrow(/FATAL: {2}configuration file .* contains errors/);
});

it('starts a server again each time it ends, and not after the stop', async () => {
  const events: string[] = [];
  const embedded = await startEmbeddedPostgres(folder, REQUIRE_FROM, { onEvent: (event) => void events.push(event) });
  for (let round = 1; round <= 2; round += 1) {
    process.kill(Number(readFileSync(pidFile(), 'utf8').split('\n')[0]), 'SIGKILL');
    while (events.length < 2 * round) await sleep(20);
  }
  await embedded.stop();
  expect(events).toEqual(['ended', 'runs again', 'ended', 'runs again']);
  expect(existsSync(pidFile())).toBe(false);
  expect(running()).toEqual([]);
});

it.each<[string, () => string]>([
  ['empty, as a power cut leaves it', () => ''],
  ['with the number of a living stranger', () => String(stranger().pid)],
])('starts next to lock files that are %s', async (_name, text) => {
  const first = await startEmbeddedPostgres(folder, REQUIRE_FROM);
  await first.stop();
  const socketLock = path.join(first.target.host, '.s.PGSQL.5432.lock');
  const written = text();
  for (const file of [socketLock, pidFile()]) writeFileSync(file, written);
  const again = await startEmbeddedPostgres(folder, REQUIRE_FROM);
  expect(strangers.every((child) => child.exitCode === null && child.signalCode === null)).toBe(true);
  await again.stop();
  expect([existsSync(socketLock), existsSync(pidFile())]).toEqual([false, false]);
});

it.each<[string, () => void]>([
  ['a folder without PG_VERSION', () => mkdirSync(path.join(folder, 'postgres', 'base'), { recursive: true })],
  ['a file', () => writeFileSync(path.join(folder, 'postgres'), '')],
])('refuses to make a database over %s', async (_name, make) => {
  make();
  const start = startEmbeddedPostgres(folder, REQUIRE_FROM);
  await expect(start).rejects.toThrow(StartRefused);
  await expect(start).rejects.toThrow(`${path.join(folder, 'postgres')} is not a database (it has no PG_VERSION): put back`);
});
