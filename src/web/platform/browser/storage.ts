/**
 * localStorage and sessionStorage that may be full, forbidden or corrupt (reliability.18): reading gives null, writing gives up quietly.
 * What the session's storage does not take lives as long as the document, and goes along where the page reloads itself.
 */
export type StorageKind = 'local' | 'session';

export interface KeyValueStore {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  remove(key: string): void;
}

/** A store over the browser's storage; values are JSON. `open` may throw (Safari, blocked cookies); `refused` keeps what was not taken. */
export function createStore(open: () => Storage, refused?: Map<string, string>): KeyValueStore {
  const attempt = <T>(action: () => T): T | null => {
    try {
      return action();
    } catch {
      return null;
    }
  };
  return {
    read: (key) => attempt(() => JSON.parse(refused?.get(key) ?? open().getItem(key) ?? 'null') as unknown),
    write: (key, value) => {
      const text = JSON.stringify(value);
      refused?.set(key, text);
      attempt(() => {
        open().setItem(key, text);
        refused?.delete(key);
      });
    },
    remove: (key) => {
      refused?.delete(key);
      attempt(() => {
        open().removeItem(key);
      });
    },
  };
}

/** What the session's storage refused: `leaving.ts` takes it along. */
export const refusedBySession = new Map<string, string>();
/** What it is called in the state of a history entry. */
export const CARRIED = 'carried';

export const browserStores: Record<StorageKind, KeyValueStore> = {
  local: createStore(() => window.localStorage),
  session: createStore(() => window.sessionStorage, refusedBySession),
};
