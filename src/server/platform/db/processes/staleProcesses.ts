/** What a killed run of the site left behind on its folder: database processes, and lock files that refuse the next one. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A signal and how long it may take; PostgreSQL itself ends its children 5 s after SIGQUIT. */
export type Step = readonly [signal: NodeJS.Signals, ms: number];
const STEPS: readonly Step[] = [
  ['SIGINT', 8_000],
  ['SIGQUIT', 6_000],
  ['SIGKILL', 2_000],
];
const LOOK_MS = 20;
/** Only names the socket file. */
export const PORT = 5432;
/** As PostgreSQL calls it, next to its own lock file. */
export const SOCKET_FILE = `.s.PGSQL.${PORT}`;
/** What the embedded server is started with. */
const PROGRAMS = new Set(['postgres', 'initdb', 'setpriv']);

/**
 * Ends what still runs on a cluster, or makes one, and removes the lock files that would refuse the next server. Call with the
 * folder taken (instanceLock.ts): no other site is alive on it. Throws when a process does not end.
 */
export async function stopStaleProcesses(cluster: string, socketDir: string): Promise<void> {
  const left = (): readonly number[] => staleProcessesOf(cluster);
  for (const step of STEPS) await signalAll(left, step);
  const [pid] = left();
  if (pid !== undefined) throw new Error(`A database server (process ${pid}) still holds ${cluster} and does not stop.`);
  // their process numbers may belong to strangers by now, and one cut off while it was written names nobody
  const socket = path.join(socketDir, SOCKET_FILE);
  for (const file of [path.join(cluster, 'postmaster.pid'), socket, `${socket}.lock`]) rmSync(file, { force: true });
}

/** Sends the signal to every process there is and waits until none is; a process that was suspended is woken for it. */
export async function signalAll(processes: () => readonly number[], [signal, ms]: Step): Promise<void> {
  const signaled = new Set<number>();
  const deadline = performance.now() + ms;
  for (let alive = processes(); alive.length > 0 && performance.now() < deadline; alive = processes()) {
    for (const pid of alive.filter((p) => !signaled.has(p))) {
      signaled.add(pid);
      send(pid, signal);
      send(pid, 'SIGCONT');
    }
    await sleep(LOOK_MS);
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // gone in this moment
  }
}

function staleProcessesOf(cluster: string): readonly number[] {
  if (process.platform === 'linux') return numbersIn('/proc').filter((pid) => isOf(pid, cluster));
  const pid = pidOf(cluster);
  return pid !== null && commandLineOf(pid).includes(cluster) ? [pid] : [];
}

/**
 * A postmaster, or a program that makes a cluster, names it in its arguments; all processes of a server work in it, by
 * whatever name its folder was given to them.
 */
function isOf(pid: number, cluster: string): boolean {
  try {
    const [program = '', ...words] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const isOurProgram = PROGRAMS.has(path.basename(program));
    if (isOurProgram && words.some((word) => word === cluster || word.startsWith(`--pgdata=${draftOf(cluster)}`))) return true;
    return (isOurProgram || program.startsWith('postgres: ')) && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    // gone, or not readable
    return false;
  }
}

/** Drafts of a cluster begin with this (cluster.ts). */
export const draftOf = (cluster: string): string => `${cluster}.new-`;

function numbersIn(folder: string): readonly number[] {
  return readdirSync(folder).flatMap((name) => (/^\d+$/.test(name) && Number(name) !== process.pid ? [Number(name)] : []));
}

/** Of the postmaster that the folder names, null where it names none. */
function pidOf(cluster: string): number | null {
  try {
    const pid = Number(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 1 ? pid : null;
  } catch {
    return null;
  }
}

/** Of a process where there is no `/proc`; empty where the number is nobody's. */
function commandLineOf(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}
