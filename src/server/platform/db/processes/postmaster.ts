/** One run of the embedded database server, from its start until its process is gone. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import { signalAll } from './staleProcesses';
import type { Step } from './staleProcesses';
import type { Command } from '../postgresUser';

export interface Postmaster {
  /** Resolves when the process is gone, with its exit code or the signal that ended it. */
  readonly ended: Promise<string>;
  /** Ends it in order: open transactions are rolled back, everything acknowledged is on disk. */
  stop(): Promise<void>;
}

export interface PostmasterOrder {
  readonly command: Command;
  readonly logFile: string;
  /** How the server is reached; `database` is made when it is not there. */
  readonly target: Required<Pick<ClientConfig, 'host' | 'port' | 'user' | 'database'>>;
  /** How long it may be silent before it answers; one that tells of its own recovery may take longer. */
  readonly startMs: number;
  /** Gives the start up. */
  readonly signal: AbortSignal;
}

/** Together below what a stop of the site may take. */
const STOP: readonly Step[] = [
  ['SIGINT', 4_000],
  ['SIGQUIT', 1_500],
  ['SIGKILL', 1_000],
];
const ASK_MS = 2_000;
/** Making the database copies a template. */
const MAKE_MS = 20_000;
const LOOK_MS = 20;

/** Resolves when the server answers. Rejects when it does not, and then no process is left. */
export async function startPostmaster(order: PostmasterOrder): Promise<Postmaster> {
  const child = launch(order.command, order.logFile);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${String(code)}`));
  });
  // whatever ends this process in a hurry, the server does not outlive it
  const onExit = (): void => void child.kill('SIGQUIT');
  process.on('exit', onExit);
  void ended.then(() => process.off('exit', onExit));
  const stop = async (): Promise<void> => {
    const alive = (): readonly number[] => (isRunning(child) && child.pid !== undefined ? [child.pid] : []);
    for (const step of STOP) await signalAll(alive, step);
  };
  try {
    await untilReady(child, ended, order);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ended, stop };
}

const isRunning = (child: ChildProcess): boolean => child.pid !== undefined && child.exitCode === null && child.signalCode === null;

/** In a process group of its own: Ctrl-C in a terminal must reach the site alone, which then stops the database last. */
function launch({ program, args, options }: Command, logFile: string): ChildProcess {
  const log = openSync(logFile, 'w', 0o600);
  try {
    return spawn(program, args, { ...options, detached: true, stdio: ['ignore', log, log] });
  } finally {
    closeSync(log);
  }
}

async function untilReady(
  child: ChildProcess,
  ended: Promise<string>,
  { target, logFile, startMs, signal }: PostmasterOrder,
): Promise<void> {
  let deadline = performance.now() + startMs;
  for (;;) {
    if (!isRunning(child)) throw new Error(`The database did not start (${await ended}): ${failureLineOf(logFile)}`);
    const answer = await ask(target);
    if (answer === 'ready') return;
    if (signal.aborted) throw new Error('The start of the database was given up.');
    if (answer === 'recovering') deadline = performance.now() + startMs;
    if (performance.now() > deadline) throw new Error(`The database did not start within ${startMs / 1000} s; see ${logFile}.`);
    await sleep(LOOK_MS);
  }
}

/** `ready` when the server answers and the database is there. */
async function ask(target: PostmasterOrder['target']): Promise<'ready' | 'recovering' | 'silent'> {
  const client = new Client({ ...target, database: 'postgres', connectionTimeoutMillis: ASK_MS, query_timeout: MAKE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const found = await client.query('select 1 from pg_database where datname = $1', [target.database]);
    // a name of our own
    if (found.rowCount === 0) await client.query(`create database ${target.database}`);
    return 'ready';
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === '57P03' ? 'recovering' : 'silent';
  } finally {
    client.end().catch(() => undefined);
  }
}

/** The line that says why a server ended, without its time. */
function failureLineOf(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n');
  const why = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? '';
  return `${why.replace(/^.*?(?=FATAL|PANIC)/, '')}; see ${logFile}.`;
}
