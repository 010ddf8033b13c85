/** Equal queries under way are made once, within a budget; the work stops when every caller has left. */
import { setMaxListeners } from 'node:events';
import type { Result } from '#core/domain/values/result';
import { err } from '#core/domain/values/result';
import type { SearchFault } from './supplier';

/** Longest time a supplier gets for an answer (reliability.5). */
const BUDGET_MS = 8_000;

export interface SharedWork<T> {
  isUnderWay(key: string): boolean;
  /** Begins the work of `key`, or joins it; `waiter` tells when whoever asks has left. `work` must stop at its signal. */
  ask(key: string, waiter: AbortSignal, work: (signal: AbortSignal) => Promise<Result<T, SearchFault>>): Promise<Result<T, SearchFault>>;
}

interface UnderWay<T> {
  readonly answer: Promise<Result<T, SearchFault>>;
  readonly stop: () => void;
  waiters: number;
}

export function createSharedWork<T>(): SharedWork<T> {
  const underWay = new Map<string, UnderWay<T>>();

  function begin(key: string, work: (signal: AbortSignal) => Promise<Result<T, SearchFault>>): UnderWay<T> {
    const controller = new AbortController();
    // a search waits in as many parts as it has days or airports; Node would call that a leak
    setMaxListeners(Infinity, controller.signal);
    const forget = (): void => {
      if (underWay.get(key) === begun) underWay.delete(key);
    };
    const begun: UnderWay<T> = {
      answer: withinBudget(controller, work(controller.signal)).finally(forget),
      stop: () => {
        forget(); // a caller from now on starts over
        controller.abort();
      },
      waiters: 0,
    };
    underWay.set(key, begun);
    return begun;
  }

  return {
    isUnderWay: (key) => underWay.has(key),
    async ask(key, waiter, work) {
      const joined = underWay.get(key) ?? begin(key, work);
      joined.waiters += 1;
      const leave = (): void => {
        joined.waiters -= 1;
        if (joined.waiters === 0) joined.stop();
      };
      if (waiter.aborted) leave();
      else waiter.addEventListener('abort', leave, { once: true });
      try {
        return await joined.answer;
      } finally {
        waiter.removeEventListener('abort', leave);
      }
    },
  };
}

/** The answer, or "unavailable" once the work was told to stop, which it is when the budget is spent. */
async function withinBudget<T>(controller: AbortController, work: Promise<Result<T, SearchFault>>): Promise<Result<T, SearchFault>> {
  const timer = setTimeout(() => controller.abort(), BUDGET_MS);
  const stopped = new Promise<Result<T, SearchFault>>((resolve) => {
    controller.signal.addEventListener('abort', () => resolve(err({ code: 'supplier_unavailable' })), { once: true });
  });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    clearTimeout(timer);
  }
}
