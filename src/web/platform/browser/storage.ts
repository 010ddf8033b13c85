/**
 * localStorage and sessionStorage that may be full, forbidden or corrupt (reliability.18): reading gives null, writing gives up quietly.
 * What the session's storage does not take lives as long as the document, and goes along where the page loads itself anew.
 */
export type StorageKind = 'local' | 'session';

export interface KeyValueStore {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  remove(key: string): void;
}

/** A store over the browser's storage; values are JSON. `open` may throw (Safari, blocked cookies); `refused` keeps what was not taken. */
export function createStore(open: () => Storage, refused?: Map<string, string>): KeyValueStore {
  const attempt = <T>(action: (storage: Storage) => T): T | null => {
    try {
      return action(open());
    } catch {
      return null;
    }
  };
  return {
    read: (key) => {
      const own = refused?.get(key);
      return own === undefined ? attempt((s) => JSON.parse(s.getItem(key) ?? 'null') as unknown) : (JSON.parse(own) as unknown);
    },
    write: (key, value) => {
      const text = JSON.stringify(value);
      const isTaken = attempt((s) => (s.setItem(key, text), true)) === true;
      if (isTaken) refused?.delete(key);
      else refused?.set(key, text);
    },
    remove: (key) => {
      refused?.delete(key);
      attempt((s) => {
        s.removeItem(key);
      });
    },
  };
}

const refusedBySession = new Map<string, string>();

export const browserStores: Record<StorageKind, KeyValueStore> = {
  local: createStore(() => window.localStorage),
  session: createStore(() => window.sessionStorage, refusedBySession),
};

const NAME = 'carried';

/** Puts what the session's storage refused into this entry of the history, for {@link takeCarried} of the next document. */
function carry(): void {
  if (refusedBySession.size === 0) return;
  window.history.replaceState({ ...(window.history.state as object | null), [NAME]: Object.fromEntries(refusedBySession) }, '');
}

/** Takes over what the document before it carried here, so that it is nowhere else; once, before anything is read. */
export function takeCarried(): void {
  const state = window.history.state as Readonly<Record<string, unknown>> | null;
  const carried = state?.[NAME];
  if (!carried) return;
  for (const [key, text] of Object.entries(carried)) refusedBySession.set(key, String(text));
  window.history.replaceState({ ...state, [NAME]: undefined }, '');
}

/** Loads this address anew as a document, with all that the session remembers. */
export function reloadPage(): void {
  carry();
  window.location.reload();
}
