/** How everything stood when an entry had just happened: travel through time, which changes nothing (code.17). */
import type { AnyMachineSnapshot } from 'xstate';
import type { Entry, MachineEntry } from './entries';
import type { LogView, SeenActor } from './log';

export interface Moment {
  /** The entry that is looked at; null for now. */
  readonly entry: Entry | null;
  readonly store: unknown;
  /** The store before it. */
  readonly storeBefore: unknown;
  /** Of the chosen actor; null before it began, and for what is no machine. */
  readonly snapshot: AnyMachineSnapshot | null;
  /** The last event of the chosen actor up to then. */
  readonly last: MachineEntry | null;
}

/** `entryId` null: now. An entry that was forgotten meanwhile is now, too. */
export function momentOf({ entries, store }: LogView, actor: SeenActor | null, entryId: number | null): Moment {
  const found = entryId === null ? -1 : entries.findIndex(({ id }) => id === entryId);
  const entry = entries[found] ?? null;
  const end = entry === null ? entries.length : found + 1;
  const last = lastOf(entries, actor, end);
  return {
    entry,
    store: entry === null ? store : entry.store,
    storeBefore: entries[end - 2]?.store ?? store,
    snapshot: last?.after ?? (actor && entry === null ? actor.snapshot : (actor?.base ?? null)),
    last,
  };
}

function lastOf(entries: readonly Entry[], actor: SeenActor | null, end: number): MachineEntry | null {
  if (actor === null) return null;
  for (let i = end - 1; i >= 0; i -= 1) {
    const entry = entries[i];
    if (entry?.kind === 'event' && entry.actor === actor.id) return entry;
  }
  return null;
}
