/**
 * Real PostgreSQL under the data folder, spoken to by a unix socket alone: no port to be taken, nothing on the network.
 * It is started again, with growing pauses, whenever it ends without a request to stop.
 */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  clusterOf,
  ensureCluster,
  hasCluster,
  prepareSocketDir,
  refuseOtherThanCluster,
  refuseOtherVersion,
  socketDirOf,
  USER,
} from './cluster';
import { PORT, stopStaleProcesses } from './processes/staleProcesses';
import { startPostmaster } from './processes/postmaster';
import type { Postmaster } from './processes/postmaster';
import { findPostgres } from './postgresBinaries';
import type { PostgresBinaries } from './postgresBinaries';
import { asUser, findDatabaseUser } from './postgresUser';
import type { Command } from './postgresUser';

export interface EmbeddedPostgres {
  /** How to connect: a socket folder as `host`. */
  readonly target: { readonly host: string; readonly port: number; readonly user: string; readonly database: string };
  /** Ends it in order: open transactions are rolled back, everything acknowledged is on disk. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Hears when the server has ended by itself, did not start again, and runs again; `why` is for the log. */
  readonly onEvent?: (event: 'ended' | 'not started' | 'runs again', why: string) => void;
  /** How long a server may be silent at its start. */
  readonly startMs?: number;
  /** Settings of the server in place of the site's or in addition to them: tests need not wait for the disk. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Of another version than the one that the site runs on. */
  readonly programs?: PostgresBinaries;
}

const DATABASE = 'wingfare';
const START_MS = 60_000;
/** The pause before a restart, doubled with every one that follows soon. */
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
/** A server that ran so long was well: the next pause is the first again. */
const WELL_MS = 60_000;

/**
 * Starts the database of a folder, making it first when there is none. `requireFrom` is a file next to node_modules. Throws
 * StartRefused (startRefused.ts) where something else is in its place, or where the programs are not the published ones.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  requireFrom: string,
  { onEvent, startMs = START_MS, settings = {}, programs }: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const cluster = clusterOf(dataDir);
  const target = embeddedTarget(dataDir);
  const binaries = programs ?? findPostgres(requireFrom, hasCluster(cluster) ? 'programs' : 'all');
  const user = findDatabaseUser();
  const stopping = new AbortController();

  const begin = async (): Promise<Postmaster> => {
    refuseOtherThanCluster(cluster);
    refuseOtherVersion(cluster, binaries.major);
    await stopStaleProcesses(cluster, socketDirOf(dataDir));
    const socketDir = prepareSocketDir(dataDir, user);
    const reach = [cluster, socketDir, path.dirname(binaries.postgres)];
    const command = (program: string, args: readonly string[]): Command => asUser(user, reach, program, args);
    await ensureCluster(cluster, user, (args) => command(binaries.initdb, args));
    return startPostmaster({
      command: command(binaries.postgres, serverArgs(cluster, socketDir, settings)),
      logFile: path.join(dataDir, 'postgres.log'),
      target,
      startMs,
      signal: stopping.signal,
    });
  };

  const pause = (ms: number): Promise<unknown> => sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  let running: Postmaster | null = await begin();
  const isStopping = (): boolean => stopping.signal.aborted;
  const watch = async (): Promise<void> => {
    let pauseMs = FIRST_PAUSE_MS;
    let began = performance.now();
    for (;;) {
      if (running !== null) {
        const why = await running.ended;
        if (isStopping()) return;
        running = null;
        onEvent?.('ended', why);
        if (performance.now() - began > WELL_MS) pauseMs = FIRST_PAUSE_MS;
      }
      await pause(pauseMs);
      if (isStopping()) return;
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      try {
        running = await begin();
        began = performance.now();
        onEvent?.('runs again', '');
      } catch (error) {
        if (!isStopping()) onEvent?.('not started', error instanceof Error ? error.message : String(error));
      }
    }
  };
  const watching = watch();

  return {
    target,
    async stop() {
      stopping.abort();
      await running?.stop();
      await watching;
      // one that was just starting when the stop came
      await running?.stop();
    },
  };
}

/** fsync stays on by default. What the server says of single statements stays out of its log: their values are travelers' data. */
function serverArgs(cluster: string, socketDir: string, more: Readonly<Record<string, string>>): readonly string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    max_connections: '40',
    shared_buffers: '64MB',
    log_min_messages: 'log',
    log_checkpoints: 'off',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    timezone: 'UTC',
    ...more,
  };
  return ['-D', cluster, '-p', String(PORT), ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`])];
}

/** How a second process, such as the desk, reaches the database that the site of this folder runs. */
export const embeddedTarget = (dataDir: string): EmbeddedPostgres['target'] => ({
  host: socketDirOf(dataDir),
  port: PORT,
  user: USER,
  database: DATABASE,
});
