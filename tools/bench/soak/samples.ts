/** What a process holds, looked at again and again, and whether it grows. */
import { readdirSync, readFileSync } from 'node:fs';
import { nearestRank } from '../quantiles';

export interface Sample {
  /** Since the beginning. */
  readonly atMs: number;
  /** Resident, MB; threads included. */
  readonly memory: number;
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

/** The part of a run that a process takes to get warm. */
const WARM = 0.4;
const WINDOW = 0.2;

export interface Growth {
  readonly before: number;
  readonly after: number;
  readonly percent: number;
}

/** The median of the last fifth of a run beside that of the first fifth after warming up. */
export function growthOf(samples: readonly Sample[], what: keyof Omit<Sample, 'atMs'>): Growth {
  const whole = samples.at(-1)?.atMs ?? 0;
  const median = (from: number, to: number): number =>
    nearestRank(
      samples.filter(({ atMs }) => atMs >= from * whole && atMs <= to * whole).map((sample) => sample[what]),
      0.5,
    );
  const [before, after] = [median(WARM, WARM + WINDOW), median(1 - WINDOW, 1)];
  return { before, after, percent: ((after - before) / before) * 100 };
}
