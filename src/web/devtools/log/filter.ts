/** Which entries of the time line are shown. */
import { outcomeOf, stateInWords, titleOf } from './entries';
import type { Entry, EntryKind } from './entries';

export interface Filter {
  readonly kinds: ReadonlySet<EntryKind>;
  /** Session id; null for all. Entries that belong to no actor are hidden by it. */
  readonly actor: string | null;
  readonly isRefusedOnly: boolean;
  /** What is dispatched for the statistics alone (`journey/happened`): between the events of a machine it is noise. */
  readonly hasTracking: boolean;
  /** Every word must be found: in names, states, or what an event carried. */
  readonly text: string;
}

export function filtered(entries: readonly Entry[], { kinds, actor, isRefusedOnly, hasTracking, text }: Filter): readonly Entry[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const isShown = (entry: Entry): boolean =>
    kinds.has(entry.kind) &&
    (hasTracking || !isTracking(entry)) &&
    (actor === null || (entry.kind === 'event' && entry.actor === actor)) &&
    (!isRefusedOnly || (entry.kind === 'event' && outcomeOf(entry) === 'refused')) &&
    words.every((word) => textOf(entry).includes(word));
  return entries.filter(isShown);
}

/** Slices and messages that only tracking reads. */
const isTracking = (entry: Entry): boolean => entry.kind === 'action' && /^(?:journey|tracking)\//.test(entry.type);

/** Of a payload, since answers can be long. */
const MOST_SIGNS = 2_000;
const texts = new WeakMap<Entry, string>();

/** Made when it is first searched. */
function textOf(entry: Entry): string {
  const made = texts.get(entry) ?? [titleOf(entry), ...partsOf(entry)].join(' ').toLowerCase();
  texts.set(entry, made);
  return made;
}

function partsOf(entry: Entry): readonly string[] {
  switch (entry.kind) {
    case 'event':
      return [entry.machine, entry.source, stateInWords(entry.after.value), outcomeOf(entry), jsonOf(entry.event)];
    case 'action':
    case 'cache':
      return ['payload' in entry.action ? jsonOf(entry.action.payload) : ''];
    case 'call':
      return [String(entry.status)];
  }
}

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value).slice(0, MOST_SIGNS);
  } catch {
    // nothing, functions and what refers to itself cannot be searched
    return '';
  }
}
