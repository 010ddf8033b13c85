/**
 * Real PostgreSQL under the data folder, spoken to by a unix socket alone: no port to be taken, nothing on the network.
 * One postmaster per folder: what a killed run left behind is stopped before a new one begins.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { findPostgres } from './postgresBinaries';
import { asUser, servantOf } from './postgresUser';
import type { Command, Servant } from './postgresUser';

export interface EmbeddedPostgres {
  /** How to connect: a socket folder as `host`. */
  readonly target: { readonly host: string; readonly user: string; readonly database: string };
  /** Ends it in order: open transactions are rolled back, everything acknowledged is on disk. */
  stop(): Promise<void>;
}

const USER = 'wingfare';
const DATABASE = 'wingfare';
const PORT = 5432; // only names the socket file
/** Longest socket path that Linux and macOS both take is 103 bytes. */
const MAX_SOCKET_PATH = 100;
const START_MS = 60_000;
const STOP_MS = 8_000;

/** Starts the database of a folder, making it first when there is none. `requireFrom` is a file beside node_modules. */
export async function startEmbeddedPostgres(dataDir: string, requireFrom: string): Promise<EmbeddedPostgres> {
  const cluster = path.join(dataDir, 'postgres');
  const binaries = findPostgres(requireFrom);
  const servant = servantOf();
  const socketDir = prepareSocketDir(dataDir, servant);
  const reach = [cluster, socketDir, path.dirname(binaries.postgres)];
  const command = (program: string, args: readonly string[]): Command => asUser(servant, reach, program, args);

  await stopLeftOver(cluster);
  if (!existsSync(path.join(cluster, 'PG_VERSION')))
    await createCluster(cluster, servant, (dir) => command(binaries.initdb, initdbArgs(dir)));
  const child = launch(command(binaries.postgres, postgresArgs(cluster, socketDir)), path.join(dataDir, 'postgres.log'));
  const target = embeddedTarget(dataDir);
  await untilReady(child, target, path.join(dataDir, 'postgres.log'));
  return { target, stop: () => stopProcess(child) };
}

function initdbArgs(dir: string): readonly string[] {
  return [`--pgdata=${dir}`, `--username=${USER}`, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-instructions'];
}

/** fsync stays on. Errors are logged without the statement and its values, which hold travelers' data. */
function postgresArgs(cluster: string, socketDir: string): readonly string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    max_connections: '40',
    shared_buffers: '64MB',
    log_min_messages: 'warning',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    timezone: 'UTC',
  };
  return ['-D', cluster, '-p', String(PORT), ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`])];
}

/** How a second process, such as the desk, reaches the database that the site of this folder runs. */
export const embeddedTarget = (dataDir: string): EmbeddedPostgres['target'] => ({
  host: socketDirOf(dataDir),
  user: USER,
  database: DATABASE,
});

/** Under the data folder, or under the system's when that path is too long. */
function socketDirOf(dataDir: string): string {
  const near = path.join(dataDir, 'run');
  const isShort = Buffer.byteLength(path.join(near, `.s.PGSQL.${PORT}`)) <= MAX_SOCKET_PATH;
  return isShort ? near : path.join(tmpdir(), `wingfare-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`);
}

/** A folder only the database's user may enter. */
function prepareSocketDir(dataDir: string, servant: Servant | null): string {
  const dir = socketDirOf(dataDir);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const { uid } = statSync(dir);
  const expected = [process.getuid?.(), servant?.uid];
  if (!expected.includes(uid)) throw new Error(`${dir} belongs to another user: remove it.`);
  chmodSync(dir, 0o700);
  if (servant !== null) chownSync(dir, servant.uid, servant.gid);
  return dir;
}

/** Made beside its place and moved there when complete, so that a kill on the way leaves no half database. */
async function createCluster(cluster: string, servant: Servant | null, initdb: (dir: string) => Command): Promise<void> {
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  if (servant !== null) chownSync(draft, servant.uid, servant.gid);
  const { program, args, options } = initdb(draft);
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`The database could not be created: ${errors.join('').trim()}`);
  renameSync(draft, cluster);
}

/** In a process group of its own: Ctrl-C in a terminal must reach the site alone, which then stops the database last. */
function launch({ program, args, options }: Command, logFile: string): ChildProcess {
  const log = openSync(logFile, 'w', 0o600);
  try {
    return spawn(program, args, { ...options, detached: true, stdio: ['ignore', log, log] });
  } finally {
    closeSync(log);
  }
}

async function untilReady(child: ChildProcess, target: EmbeddedPostgres['target'], logFile: string): Promise<void> {
  let failure: Error | null = null;
  child.once('error', (error) => {
    failure = error;
  });
  const deadline = performance.now() + START_MS;
  for (;;) {
    if (failure !== null || child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The database did not start; see ${logFile}.`, { cause: failure });
    }
    if (await ensureDatabase(target)) return;
    if (performance.now() > deadline) throw new Error(`The database did not start within ${START_MS / 1000} s; see ${logFile}.`);
    await sleep(20);
  }
}

/** True when the server answers and our database is there. */
async function ensureDatabase(target: EmbeddedPostgres['target']): Promise<boolean> {
  const client = new Client({ ...target, database: 'postgres', port: PORT, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  const isGone = (): boolean => child.exitCode !== null || child.signalCode !== null;
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (isGone()) return;
    child.kill(signal);
    await untilGone(isGone, STOP_MS);
  }
}

/** Stops the postmaster of a run that was killed; its clients died with that run. */
async function stopLeftOver(cluster: string): Promise<void> {
  const pid = leftOverPid(cluster);
  if (pid === null) return;
  const isGone = (): boolean => leftOverPid(cluster) !== pid;
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (isGone()) return;
    process.kill(pid, signal);
    await untilGone(isGone, STOP_MS);
  }
  if (!isGone()) throw new Error(`A database server (process ${pid}) still holds ${cluster} and does not stop.`);
}

/** The live postmaster named by the folder's own `postmaster.pid`, null when that process is gone or is another program. */
function leftOverPid(cluster: string): number | null {
  const file = path.join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return Number.isInteger(pid) && pid > 1 && isPostgres(pid, cluster) ? pid : null;
}

function isPostgres(pid: number, cluster: string): boolean {
  try {
    process.kill(pid, 0);
    if (process.platform !== 'linux') return true;
    const commandLine = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return commandLine.includes('postgres') && commandLine.includes(cluster);
  } catch {
    return false;
  }
}

async function untilGone(isGone: () => boolean, ms: number): Promise<void> {
  const deadline = performance.now() + ms;
  while (!isGone() && performance.now() < deadline) await sleep(20);
}
