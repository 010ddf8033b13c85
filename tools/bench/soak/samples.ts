/** What a process holds, looked at again and again, and whether it grows. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { nearestRank } from '../quantiles';

export interface Sample {
  /** Since the beginning. */
  readonly atMs: number;
  /** Resident, MB; threads included. */
  readonly memory: number;
  /** What lives in the heaps of all threads after a collection, plus what they hold outside, MB. */
  readonly heap: number;
  /** Open files, sockets included. */
  readonly handles: number;
  /** Connections to the database, of all processes together. */
  readonly connections: number;
}

/** From the kernel's own books. */
export function heldBy(pid: number): Pick<Sample, 'memory' | 'handles'> {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return { memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024, handles: readdirSync(`/proc/${pid}/fd`).length };
}

/**
 * What `heapAfterCollection.cjs` wrote into the folder since the last call, which asks for the next; null before it did, as in a process
 * that is stopped.
 */
export function heapOf(pid: number, folder: string): number | null {
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  const bytes = files.map((file) => Number(readFileSync(file, 'utf8'))).reduce((sum, one) => sum + one, 0);
  for (const file of files) rmSync(file);
  process.kill(pid, 'SIGUSR2');
  return files.length === 0 ? null : bytes / 2 ** 20;
}

/** The part of a run that a process takes to get warm. */
const WARM = 0.4;
const WINDOW = 0.2;

export interface Growth {
  readonly before: number;
  readonly after: number;
  readonly percent: number;
}

/** Calls under way hold sockets, more of them while the machine is busy: what stays is seen when few are. */
const QUANTILES = { memory: 0.5, heap: 0.5, handles: 0.1, connections: 0.1 } as const;

/** The last fifth of a run compared with the first fifth after warming up. */
export function growthOf(samples: readonly Sample[], what: keyof Omit<Sample, 'atMs'>): Growth {
  const whole = samples.at(-1)?.atMs ?? 0;
  const typical = (from: number, to: number): number =>
    nearestRank(
      samples.filter(({ atMs }) => atMs >= from * whole && atMs <= to * whole).map((sample) => sample[what]),
      QUANTILES[what],
    );
  const [before, after] = [typical(WARM, WARM + WINDOW), typical(1 - WINDOW, 1)];
  return { before, after, percent: ((after - before) / before) * 100 };
}
