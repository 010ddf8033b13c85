/** Work for a few threads in the order of its importance. What would have to wait too long is refused before it waits. */
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';

/** Bookings under way first, then searches, then prices of other days, then those of many places. */
export const RANKS = ['booking', 'search', 'prices', 'explore'] as const;
export type Rank = (typeof RANKS)[number];

export interface WorkQueue {
  /** Milliseconds that `units` of work would take to be done if they were added now. */
  expectedMs(rank: Rank, units: number): number;
  /** True when nothing waits and nothing is under way: what comes now is begun at once, and what it takes is measured. */
  isIdle(): boolean;
  /** Does the work when its turn comes; `stopped` when the signal came before. Work that has begun is finished. */
  run<T>(rank: Rank, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<Result<T, 'stopped'>>;
}

/** What a unit of work is taken to last before any was measured. */
const FIRST_GUESS_MS = 15;
/** Share of the newest unit in the mean. */
const NEWEST = 0.05;

/** A queue before `lanes` threads. `clock` gives milliseconds. */
export function createWorkQueue(lanes: number, clock: () => number): WorkQueue {
  const waiting: Readonly<Record<Rank, (() => void)[]>> = { booking: [], search: [], prices: [], explore: [] };
  const meanMs: Record<Rank, number> = { booking: FIRST_GUESS_MS, search: FIRST_GUESS_MS, prices: FIRST_GUESS_MS, explore: FIRST_GUESS_MS };
  let busy = 0;

  function startNext(): void {
    while (busy < lanes) {
      const rank = RANKS.find((r) => waiting[r].length > 0);
      const start = rank && waiting[rank].shift();
      if (!start) return;
      start();
    }
  }

  async function measured<T>(rank: Rank, work: () => Promise<T>): Promise<T> {
    busy += 1;
    const began = clock();
    try {
      return await work();
    } finally {
      busy -= 1;
      meanMs[rank] += NEWEST * (clock() - began - meanMs[rank]);
      startNext();
    }
  }

  return {
    expectedMs(rank, units) {
      const before = RANKS.slice(0, RANKS.indexOf(rank) + 1);
      const ahead = before.reduce((sum, r) => sum + waiting[r].length * meanMs[r], 0);
      return (ahead + units * meanMs[rank]) / lanes;
    },
    isIdle: () => busy === 0,
    run: (rank, signal, work) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted === true) {
          resolve(err('stopped'));
          return;
        }
        const start = (): void => {
          signal?.removeEventListener('abort', stop);
          measured(rank, work).then((value) => resolve(ok(value)), reject);
        };
        const stop = (): void => {
          waiting[rank].splice(waiting[rank].indexOf(start), 1);
          resolve(err('stopped'));
        };
        signal?.addEventListener('abort', stop, { once: true });
        waiting[rank].push(start);
        startNext();
      }),
  };
}
