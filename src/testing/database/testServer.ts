/**
 * PostgreSQL for tests. A run of jest shares one server, which starts when a test first asks for it (`jestRun.ts` keeps it); outside of
 * jest whoever asks gets a server of their own. TEST_DATABASE_URL names another server instead.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { DatabaseTarget } from '#server/platform/db/connection';
import { startEmbeddedPostgres } from '#server/platform/db/embeddedPostgres';
import { memoryFolder } from './memoryFolder';

export interface TestServer {
  readonly target: DatabaseTarget;
  stop(): Promise<void>;
}

/** The address at which a run of jest requests its server. */
const KEEPER = 'WINGFARE_TEST_POSTGRES';
const START_MS = 120_000;

/** The server that tests run on. */
export async function findTestServer(): Promise<TestServer> {
  const connectionString = process.env['TEST_DATABASE_URL'];
  if (connectionString !== undefined) return { target: { connectionString }, stop: () => Promise.resolve() };
  const keeper = process.env[KEEPER];
  if (keeper === undefined) return startTestServer();
  // our own keeper writes it
  const target = JSON.parse(await text(connect(keeper))) as DatabaseTarget;
  return { target, stop: () => Promise.resolve() };
}

/** Tells every process of this run where its server is, and starts it for the first that asks. The function it gives ends it. */
export async function keepTestServer(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wf-run-'));
  let started: Promise<TestServer> | null = null;
  const keeper = createServer((socket) => {
    socket.on('error', () => undefined);
    started ??= startTestServer();
    started.then(
      ({ target }) => socket.end(JSON.stringify(target)),
      (error: unknown) => socket.destroy(error instanceof Error ? error : undefined),
    );
  });
  const address = process.platform === 'win32' ? path.join('\\\\.\\pipe', path.basename(folder)) : path.join(folder, 'keeper');
  await new Promise<void>((listening) => keeper.listen(address, listening));
  keeper.unref();
  process.env[KEEPER] = address;
  return async () => {
    keeper.close();
    await started?.then((server) => server.stop()).catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  };
}

/** In a folder of its own, which goes with it. What is lost when the machine stops was a test's: it does not wait for the disk. */
async function startTestServer(): Promise<TestServer> {
  const folder = mkdtempSync(path.join(memoryFolder(), 'wf-db-'));
  const watcher = spawn(process.execPath, [path.join(__dirname, 'endWithParent.cjs'), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  // the pipe alone is no reason to stay either
  (watcher.stdin as Socket).unref();
  const postgres = await startEmbeddedPostgres(folder, path.join(process.cwd(), 'package.json'), {
    startMs: START_MS,
    settings: { max_connections: '200', fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' },
  });
  return {
    target: postgres.target,
    async stop() {
      await postgres.stop();
      watcher.stdin.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
