/** The shared store without a server: what its contract says, for tests of whoever uses it. Two caches with one of these are two processes. */
import { randomUUID } from 'node:crypto';
import { MOST_STORED_BYTES } from '#server/platform/shared/sharedStore';
import type { SharedStore } from '#server/platform/shared/sharedStore';

interface Entry<T> {
  readonly value: T;
  readonly until: number;
}

export interface StoreInProcess extends SharedStore {
  /** Names of what is kept. */
  names(): readonly string[];
  /** While it is away nothing is answered or taken. */
  isAway: boolean;
}

/** Time is the process's own, as it is Redis's. */
export function storeInProcess(): StoreInProcess {
  const kept = new Map<string, Entry<Buffer>>();
  const claims = new Map<string, Entry<string>>();
  const alive = <T>(entries: ReadonlyMap<string, Entry<T>>, name: string): T | undefined => {
    const entry = entries.get(name);
    return entry !== undefined && entry.until > performance.now() ? entry.value : undefined;
  };
  const self: StoreInProcess = {
    isAway: false,
    names: () => [...kept.keys()],
    get: async (name) => (self.isAway ? undefined : alive(kept, name)),
    put(name, value, keepMs) {
      if (!self.isAway && value.length <= MOST_STORED_BYTES) kept.set(name, { value, until: performance.now() + keepMs });
    },
    async claim(name, holdMs) {
      if (self.isAway) return { state: 'away' };
      if (alive(claims, name) !== undefined) return { state: 'taken' };
      const holder = randomUUID();
      const hold = (): void => void claims.set(name, { value: holder, until: performance.now() + holdMs });
      const isOurs = (): boolean => alive(claims, name) === holder;
      hold();
      return {
        state: 'acquired',
        renew: () => (isOurs() ? hold() : undefined),
        release: () => (isOurs() ? void claims.delete(name) : undefined),
      };
    },
  };
  return self;
}
