/** Which part of a slice is remembered where: each slice declares its keys, one listener writes them, a parser reads them back. */
import type { StorageKind, KeyValueStore } from './storage';

/** One remembered fact. `State` is the slice's own state. */
export interface PersistedKey<State> {
  /** Key in the storage; `flightSearch` is a given one (search.27). */
  readonly key: string;
  readonly kind: StorageKind;
  /** What to write; null removes the key. Compared by reference: select, do not build. */
  readonly select: (state: State) => unknown;
  /** What is written where that is not the selected value itself. */
  readonly write?: (state: State) => unknown;
  /** Puts a stored value back; a bad value means no value (reliability.18). */
  readonly restore: (state: State, stored: unknown) => State;
}

/** The slice's state with everything that was remembered. */
export function restored<State>(initial: State, keys: readonly PersistedKey<State>[], stores: Record<StorageKind, KeyValueStore>): State {
  return keys.reduce((state, k) => {
    const stored = stores[k.kind].read(k.key);
    if (stored === null || stored === undefined) return state;
    try {
      return k.restore(state, stored);
    } catch {
      return state;
    }
  }, initial);
}

/** Writes the keys whose selected value changed. */
export function remember<State>(
  before: State,
  after: State,
  keys: readonly PersistedKey<State>[],
  stores: Record<StorageKind, KeyValueStore>,
): void {
  for (const k of keys) {
    const value = k.select(after);
    if (Object.is(value, k.select(before))) continue;
    if (value === null || value === undefined) stores[k.kind].remove(k.key);
    else stores[k.kind].write(k.key, k.write ? k.write(after) : value);
  }
}
