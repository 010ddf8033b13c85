/**
 * The inspector's memory (code.25): listens to the inspection bus, the store and the network, keeps a fixed number of entries, and tells
 * the panel of news a few times a second, not with every event.
 */
import type { ActorRefLike, AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { isOfMachine } from './entries';
import type { CallEntry, Entry } from './entries';

/** Entries that are kept; the oldest go first. */
export const MOST_ENTRIES = 10_000;
/** Actors that have ended and are still listed. */
const MOST_ENDED = 40;
/** Removed at once: taking one off the front of a long list for every event would cost more than the event. */
const REMOVED_AT_ONCE = 500;

export interface SeenActor {
  readonly id: string;
  readonly name: string;
  readonly parent: string | null;
  readonly version: string | null;
  readonly ref: AnyActorRef;
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  /** The last snapshot; null for what is no machine. */
  readonly snapshot: AnyMachineSnapshot | null;
  /** What it was before the oldest entry that is kept. */
  readonly base: AnyMachineSnapshot | null;
}

export interface LogView {
  readonly entries: readonly Entry[];
  readonly actors: readonly SeenActor[];
  /** The store now. */
  readonly store: unknown;
  /** Entries that were forgotten. */
  readonly forgotten: number;
}

export interface Log {
  readonly hear: (event: InspectionEvent) => void;
  readonly hearAction: (action: unknown, store: unknown) => void;
  readonly hearCall: (call: Pick<CallEntry, 'url' | 'status' | 'ms' | 'bytes' | 'at'>) => void;
  /** The same object until something is new. */
  readonly view: () => LogView;
  readonly subscribe: (changed: () => void) => () => void;
  /** Forgets the entries; the actors stay. */
  readonly clear: () => void;
}

/** Housekeeping of RTK Query and of listeners. */
const QUIET = /^(?:api\/(?:internal|subscriptions|config|joined)|__rtkq|listenerMiddleware\/)/;

interface Options {
  readonly now: () => number;
  /** Runs later what tells the panel. */
  readonly later: (run: () => void) => void;
  readonly store: unknown;
  readonly most?: number;
}

interface Actor {
  readonly ref: AnyActorRef;
  base: AnyMachineSnapshot | null;
  last: AnyMachineSnapshot | null;
}

/** What the system hands out are actors; their type says less where it is only listened to. */
const actorOf = (ref: ActorRefLike): AnyActorRef => ref as AnyActorRef;

export function createLog({ now, later, store: first, most = MOST_ENTRIES }: Options): Log {
  const actors = new Map<string, Actor>();
  const taken = new Map<ActorRefLike, AnyTransitionDefinition[]>();
  const sources = new WeakMap<object, string>();
  const listeners = new Set<() => void>();
  let entries: Entry[] = [];
  let store = first;
  let [nextId, forgotten, isTelling] = [1, 0, false];
  let known: LogView | null = null;

  function changed(): void {
    known = null;
    if (isTelling) return;
    isTelling = true;
    later(() => {
      isTelling = false;
      for (const listener of listeners) listener();
    });
  }

  function add(entry: Entry): void {
    entries.push(entry);
    if (entries.length > most + Math.min(REMOVED_AT_ONCE, most)) forget(entries.length - most);
    changed();
  }

  function forget(count: number): void {
    for (const entry of entries.slice(0, count)) {
      const actor = entry.kind === 'event' ? actors.get(entry.actor) : undefined;
      if (actor && entry.kind === 'event') actor.base = entry.after;
    }
    entries = entries.slice(count);
    forgotten += count;
  }

  function addActor(ref: AnyActorRef): Actor {
    const actor = { ref, base: null, last: null };
    actors.set(ref.sessionId, actor);
    const ended = [...actors].filter(([, one]) => one.ref.getSnapshot().status !== 'active');
    for (const [id] of ended.slice(0, -MOST_ENDED)) actors.delete(id);
    return actor;
  }

  return {
    hear(event) {
      if (event.type === '@xstate.event') {
        if (event.sourceRef) sources.set(event.event, event.sourceRef === event.actorRef ? 'itself' : actorOf(event.sourceRef).id);
        return;
      }
      if (event.type === '@xstate.microstep') {
        taken.set(event.actorRef, [...(taken.get(event.actorRef) ?? []), ...event._transitions]);
        return;
      }
      if (event.type !== '@xstate.snapshot') return;
      const ref = actorOf(event.actorRef);
      const actor = actors.get(ref.sessionId) ?? addActor(ref);
      const steps = taken.get(ref) ?? [];
      taken.delete(ref);
      if (isOfMachine(event.snapshot) && event.event.type !== 'xstate.stop') {
        add({
          kind: 'event',
          id: nextId++,
          at: now(),
          store,
          actor: ref.sessionId,
          machine: event.snapshot.machine.id,
          source: sources.get(event.event) ?? 'page',
          event: event.event,
          before: actor.last,
          after: event.snapshot,
          taken: steps,
        });
        actor.last = event.snapshot;
      }
      changed();
    },
    hearAction(action, after) {
      store = after;
      if (typeof action !== 'object' || action === null || !('type' in action) || typeof action.type !== 'string') return;
      const { type } = action;
      // the subscribers of an answer change with every drawn component: no news
      if (QUIET.test(type)) return;
      const endpoint = endpointOf(action);
      add({
        kind: endpoint !== null || type.startsWith('api/') ? 'cache' : 'action',
        id: nextId++,
        at: now(),
        store,
        type,
        endpoint,
        action,
      });
    },
    hearCall(call) {
      // reported after it was over: back to where it belongs
      let place = entries.length;
      while (place > 0 && (entries[place - 1]?.at ?? 0) > call.at) place -= 1;
      const entry: CallEntry = { kind: 'call', id: nextId++, store: entries[place - 1]?.store ?? first, ...call };
      if (place === entries.length) return add(entry);
      entries.splice(place, 0, entry);
      changed();
    },
    view() {
      known ??= { entries: entries.slice(-most), actors: [...actors].map(([id, actor]) => seen(id, actor)), store, forgotten };
      return known;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear() {
      forget(entries.length);
      for (const actor of actors.values()) actor.base = actor.last;
      changed();
    },
  };
}

function seen(id: string, { ref, base, last }: Actor): SeenActor {
  const { status } = ref.getSnapshot() as { readonly status: SeenActor['status'] };
  const parent = ref._parent;
  return {
    id,
    // an actor that nobody named has its session for a name
    name: last && ref.id === ref.sessionId ? last.machine.id : ref.id,
    parent: parent ? parent.sessionId : null,
    version: last?.machine.version ?? null,
    ref,
    status,
    snapshot: last,
    base,
  };
}

function endpointOf(action: object): string | null {
  const meta = 'meta' in action ? (action.meta as { readonly arg?: { readonly endpointName?: unknown } } | undefined) : undefined;
  const endpoint = meta?.arg?.endpointName;
  return typeof endpoint === 'string' ? endpoint : null;
}
