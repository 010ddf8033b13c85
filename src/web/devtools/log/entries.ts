/** What is on the inspector's time line (code.25). Everything is kept by reference: nothing is copied while the page works. */
import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition, Snapshot } from 'xstate';
import { eventInWords } from '../chart/definition';

interface Base {
  /** Counts up as entries come in; names an entry for as long as it is kept. */
  readonly id: number;
  /** Milliseconds since the page began. */
  readonly at: number;
  /** The store as it was then. */
  readonly store: unknown;
}

/** Something came to a machine. */
export interface MachineEntry extends Base {
  readonly kind: 'event';
  /** Session id of the actor. */
  readonly actor: string;
  readonly machine: string;
  /** `page`, `itself` for its delays, or the id of the actor that sent it. */
  readonly source: string;
  readonly event: AnyEventObject;
  /** Null for what the machine began with. */
  readonly before: AnyMachineSnapshot | null;
  readonly after: AnyMachineSnapshot;
  /** In the order in which they were taken, `always` included. */
  readonly taken: readonly AnyTransitionDefinition[];
}

/** An action reached the store. */
export interface ActionEntry extends Base {
  /** `cache` for what RTK Query says of its entries. */
  readonly kind: 'action' | 'cache';
  readonly type: string;
  /** The endpoint, for RTK Query. */
  readonly endpoint: string | null;
  readonly action: object;
}

/** The network answered, or did not. */
export interface CallEntry extends Base {
  readonly kind: 'call';
  readonly url: string;
  /** 0 where no answer came. */
  readonly status: number;
  readonly ms: number;
  readonly bytes: number;
}

export type Entry = MachineEntry | ActionEntry | CallEntry;
export type EntryKind = Entry['kind'];
export const ENTRY_KINDS: readonly EntryKind[] = ['event', 'action', 'cache', 'call'];

/** The event of a machine that was put back by the inspector. */
export const JUMPED = 'inspector.jumped';

export type Outcome = 'began' | 'taken' | 'refused' | 'jumped';

/** An event that no transition answers is refused, by its guards or because the state does not know it. */
export function outcomeOf({ before, taken, event }: MachineEntry): Outcome {
  if (before === null || event.type === 'xstate.init') return 'began';
  if (event.type === JUMPED) return 'jumped';
  return taken.length === 0 ? 'refused' : 'taken';
}

export const isRefused = (entry: Entry): boolean => entry.kind === 'event' && outcomeOf(entry) === 'refused';

/** `filling.reviewing`, and `form.editing, origin.closed` where several are active at once. */
export function stateInWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([name, inner]) => [name, stateInWords(inner)].filter((word) => word !== '').join('.'))
    .join(', ');
}

export const isOfMachine = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot => 'machine' in snapshot && 'value' in snapshot;

/** A row of the list holds no more. */
const MOST_SIGNS = 60;

/** Of an event's parts those that can be said in a row: words, figures, yes and no, and short lists of them. */
function partInWords(part: unknown): string {
  if (Array.isArray(part)) return part.length === 0 ? 'none' : part.map(partInWords).join(', ');
  return typeof part === 'string' || typeof part === 'number' || typeof part === 'boolean' ? String(part) : '';
}

/** `filter.chosen stops 0, 1`: what it is about is next to the type. */
function eventWithParts({ type, ...parts }: AnyEventObject): string {
  if (type.startsWith('xstate.')) return eventInWords(type);
  const said = [type, ...Object.values(parts).map(partInWords)].filter((word) => word !== '').join(' ');
  return said.length > MOST_SIGNS ? `${said.slice(0, MOST_SIGNS)}…` : said;
}

/** What an entry is called in the list. */
export function titleOf(entry: Entry): string {
  switch (entry.kind) {
    case 'event':
      return eventWithParts(entry.event);
    case 'action':
      return entry.type;
    case 'cache':
      return entry.endpoint === null ? entry.type : `${entry.endpoint} ${entry.type.split('/').at(-1) ?? ''}`;
    case 'call':
      return entry.url;
  }
}
