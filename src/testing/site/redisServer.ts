/** A Redis of a test's own, by the program of Debian's package redis-server. */
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PROGRAM = 'redis-server';

export interface RedisServer {
  readonly url: string;
  /** Ends it at once, with all that it keeps. */
  kill(): Promise<void>;
  /** Starts it again, empty, at the same port. */
  start(): Promise<void>;
  /** Lets it hang, as on a frozen machine, and go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  remove(): Promise<void>;
}

/** `describe` where the program is; else its tests are skipped under a name that says what they want. */
export const describeWithRedis = (name: string, tests: () => void): void => {
  if (spawnSync(PROGRAM, ['--version'], { stdio: 'ignore' }).error === undefined) describe(name, tests);
  else describe.skip(`${name} (skipped: install Debian's redis-server)`, tests);
};

/** Starts one that answers. */
export async function startRedis(): Promise<RedisServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wf-redis-'));
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  let child: ChildProcess | null = null;
  const self: RedisServer = {
    url: `redis://127.0.0.1:${port}/0`,
    async kill() {
      const ending = child;
      child = null;
      if (ending === null) return;
      const ended = new Promise((resolve) => ending.once('exit', resolve));
      ending.kill('SIGKILL');
      await ended;
    },
    async start() {
      child = spawn(PROGRAM, args, { stdio: 'ignore' });
      while (!(await listens(port))) await sleep(20);
    },
    signal: (signal) => void child?.kill(signal),
    async remove() {
      await self.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await self.start();
  return self;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });
