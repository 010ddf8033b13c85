import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from './embeddedPostgres';

const REQUIRE_FROM = path.join(process.cwd(), 'package.json');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wingfare-embedded-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Command lines of processes that were started for the folder. */
const running = (): readonly string[] =>
  execFileSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => /(?:postgres|initdb)\b/.test(line) && line.includes(folder));
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
  writeFileSync(path.join(folder, 'postgres', 'PG_VERSION'), '9.6\n');
  await expect(startEmbeddedPostgres(folder, REQUIRE_FROM)).rejects.toThrow(/FATAL: {2}database files are incompatible with server/);
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
