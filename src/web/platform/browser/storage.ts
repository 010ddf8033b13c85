/** localStorage and sessionStorage that may be full, forbidden or corrupt: reading gives null, writing gives up quietly (reliability.18). */
export type StorageKind = 'local' | 'session';

export interface KeyValueStore {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  remove(key: string): void;
}

/** A store over the browser's storage; values are JSON. `open` may throw (Safari, blocked cookies). */
export function createStore(open: () => Storage): KeyValueStore {
  const attempt = <T>(action: (storage: Storage) => T): T | null => {
    try {
      return action(open());
    } catch {
      return null;
    }
  };
  return {
    read: (key) =>
      attempt((s) => {
        const text = s.getItem(key);
        return text === null ? null : (JSON.parse(text) as unknown);
      }),
    write: (key, value) => {
      attempt((s) => {
        s.setItem(key, JSON.stringify(value));
      });
    },
    remove: (key) => {
      attempt((s) => {
        s.removeItem(key);
      });
    },
  };
}

export const browserStores: Record<StorageKind, KeyValueStore> = {
  local: createStore(() => window.localStorage),
  session: createStore(() => window.sessionStorage),
};
