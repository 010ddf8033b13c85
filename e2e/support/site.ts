/** The built server as a process of its own, on a free loopback port and a folder of its own. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const MAIN = path.resolve(__dirname, '../../dist/server/main.js');
const READY_MS = 30_000;

export interface SiteOptions {
  /** A folder of an earlier site, to begin again on its data; a fresh temporary one unless told. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The port of an earlier site, so that its browsers find it again; a free one unless told. */
  readonly port?: number;
  /** Asked of `/readyz` before the site is handed out; false for starts that are meant to fail. */
  readonly waitReady?: boolean;
}

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface Site {
  readonly origin: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Everything it wrote so far, log lines and messages. */
  output(): string;
  /** Sends the signal and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<Exit>;
  readonly exited: Promise<Exit>;
}

const folders = new Set<string>();
const running = new Set<Site>();

/** A new folder, removed by {@link cleanUp}. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'wingfare-e2e-'));
  folders.add(folder);
  return folder;
}

export async function startSite({
  dataDir = temporaryFolder(),
  env = {},
  port: wanted,
  waitReady = true,
}: SiteOptions = {}): Promise<Site> {
  const port = wanted ?? (await freePort());
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const site = siteOf(child, `http://127.0.0.1:${port}`, dataDir, () => lines.join(''));
  running.add(site);
  if (waitReady) await untilReady(site);
  return site;
}

function siteOf(child: ChildProcess, origin: string, dataDir: string, output: () => string): Site {
  const exited = new Promise<Exit>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const site: Site = {
    origin,
    dataDir,
    pid: child.pid ?? 0,
    output,
    exited,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      const exit = await exited;
      running.delete(site);
      return exit;
    },
  };
  return site;
}

async function untilReady(site: Site): Promise<void> {
  const deadline = performance.now() + READY_MS;
  let ended: Exit | null = null;
  void site.exited.then((exit) => {
    ended = exit;
  });
  while (performance.now() < deadline) {
    if (ended !== null) throw new Error(`the site ended before it was ready:\n${site.output()}`);
    const answer = await fetch(`${site.origin}/readyz`).catch(() => null);
    if (answer?.ok === true) return;
    await sleep(50);
  }
  throw new Error(`the site was not ready within ${READY_MS / 1000} s:\n${site.output()}`);
}

/** Ends every site a test left running and removes the folders; call in `afterAll`. */
export async function cleanUp(): Promise<void> {
  await Promise.all([...running].map((site) => site.stop('SIGINT')));
  for (const folder of folders) {
    stopDatabase(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
  folders.clear();
}

/** The process of a folder's database, null when none runs. */
export function databasePid(dataDir: string): number | null {
  try {
    const pid = Number(readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    return isRunning(pid) ? pid : null;
  } catch {
    return null;
  }
}

/** True for a process that lives; one that ended and was not yet collected by its parent does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** A site killed by a test leaves its database running. */
function stopDatabase(dataDir: string): void {
  const pid = databasePid(dataDir);
  if (pid !== null) process.kill(pid, 'SIGQUIT');
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}
