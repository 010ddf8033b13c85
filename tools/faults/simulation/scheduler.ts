/**
 * A clock of its own: whoever waits is woken in the order of time, one after another, and the next one only when nothing works any more.
 * What a run does depends on what was drawn, not on the pace of the machine.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';

/** Who does something: a click, a round of the reconciler. Counts its own steps. */
export interface Task {
  readonly name: string;
  steps: number;
}

export interface Scheduler {
  readonly now: () => number;
  /** Woken so many milliseconds later. */
  wait(ms: number): Promise<void>;
  /** Counts work that is really under way (a query, a request): time stands still meanwhile. */
  busy<T>(work: () => Promise<T>): Promise<T>;
  as<T>(name: string, work: () => Promise<T>): Promise<T>;
  readonly current: () => Task;
  /** Lets time pass until `isOver`, at most until `deadline`; answers whether it came to be over. */
  runUntil(isOver: () => boolean, deadline: number): Promise<boolean>;
}

interface Waiting {
  readonly at: number;
  readonly order: number;
  readonly wake: () => void;
}

export function createScheduler(startsAt: number): Scheduler {
  let time = startsAt;
  let order = 0;
  let working = 0;
  let onRest: (() => void) | null = null;
  const waiting: Waiting[] = [];
  const nobody: Task = { name: 'nobody', steps: 0 };
  const tasks = new AsyncLocalStorage<Task>();

  const isBefore = (a: Waiting, b: Waiting): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);
  /** Sorted, the next one last: queues are short. */
  function add(one: Waiting): void {
    let low = 0;
    let high = waiting.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const at = waiting[middle];
      if (at && isBefore(one, at)) low = middle + 1;
      else high = middle;
    }
    waiting.splice(low, 0, one);
  }

  /** Until nothing is under way, and what it brought about has been done. */
  async function rest(): Promise<void> {
    do {
      if (working > 0) await new Promise<void>((resolve) => (onRest = resolve));
      await turn();
      await turn();
    } while (working > 0);
  }

  return {
    now: () => time,
    wait: (ms) => new Promise((wake) => add({ at: time + Math.max(0, ms), order: (order += 1), wake })),
    async busy(work) {
      working += 1;
      try {
        return await work();
      } finally {
        working -= 1;
        if (working === 0) onRest?.();
      }
    },
    as: (name, work) => tasks.run({ name, steps: 0 }, work),
    current: () => tasks.getStore() ?? nobody,
    async runUntil(isOver, deadline) {
      await rest();
      while (!isOver()) {
        const next = waiting.pop();
        if (!next || next.at > deadline) {
          if (next) waiting.push(next);
          return false;
        }
        time = next.at;
        next.wake();
        await rest();
      }
      return true;
    },
  };
}
