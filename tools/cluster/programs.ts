/** The programs of Debian's packages haproxy, redis-server and postgresql, and how they are run. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { err, ok } from '#core/domain/values/result';
import type { Result } from '#core/domain/values/result';

const POSTGRES_VERSIONS = '/usr/lib/postgresql';

export interface Programs {
  readonly haproxy: string;
  readonly redis: string;
  /** The folder of initdb, pg_ctl and pg_basebackup. */
  readonly postgres: string;
}

/** The failure names the packages that are missing. */
export function findPrograms(): Result<Programs, string> {
  const postgres = newestPostgres();
  const missing = [
    ...(isThere('haproxy') ? [] : ['haproxy']),
    ...(isThere('redis-server') ? [] : ['redis-server']),
    ...(postgres === null ? ['postgresql'] : []),
  ];
  if (postgres === null || missing.length > 0) return err(`Install Debian's ${missing.join(', ')} first (apt-get install).`);
  return ok({ haproxy: 'haproxy', redis: 'redis-server', postgres });
}

const isThere = (program: string): boolean => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

function newestPostgres(): string | null {
  if (!existsSync(POSTGRES_VERSIONS)) return null;
  const folders = readdirSync(POSTGRES_VERSIONS)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(POSTGRES_VERSIONS, version, 'bin'));
  return folders.find((folder) => existsSync(path.join(folder, 'pg_basebackup'))) ?? null;
}

export interface Running {
  isRunning(): boolean;
  /** Sends the signal, SIGTERM by default, and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Runs a program until it is stopped; what it says goes into a file. */
export function run(program: string, args: readonly string[], logFile: string, env: Readonly<Record<string, string>> = {}): Running {
  const log = openSync(logFile, 'a');
  const child = spawn(program, args, { stdio: ['ignore', log, log], env: { PATH: process.env['PATH'], ...env } });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  let isRunning = true;
  void ended.then(() => {
    isRunning = false;
  });
  return {
    isRunning: () => isRunning,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await ended;
    },
  };
}

const LOOK_AGAIN_MS = 100;

/** Waits for what comes of itself while those live that bring it about: a busy machine may take its time. */
export async function until(isThere: () => Promise<boolean>, isAlive: () => boolean, failure: () => string): Promise<void> {
  while (!(await isThere().catch(() => false))) {
    if (!isAlive()) throw new Error(failure());
    await sleep(LOOK_AGAIN_MS);
  }
}
