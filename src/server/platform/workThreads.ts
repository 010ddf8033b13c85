/** How threads besides the one that answers are run: those that search and those that render. */
export const WORK_THREAD = {
  /** Megabytes of young and old objects a thread may hold; one needs about half of it. */
  resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 96 },
  /**
   * Below the thread that answers, which the system lets go first; not by much, or searches would starve wherever the machine has other
   * work: beside six busy programs one took 870 ms at 10, 250 at 0. Where piscina's optional package is missing, they run at its level.
   */
  niceIncrement: 3,
} as const;

/**
 * A thread that is busy with one question for so long will not come back: it is ended, and another takes its place. The caller has left
 * long before. A new thread is slow until it is warm: ended when its first asker leaves, it would never get there on a slow machine.
 */
export const STUCK_MS = 60_000;

/** What `work` comes to; rejects after `ms`, and the work goes on. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
