/**
 * Keeps the last minutes of every machine in memory (code.20): what happened to it, the states it came to and what was
 * dispatched to the store, with everything personal taken out as it comes in. Nothing is stored and nothing is sent from here.
 */
import type { ActorRefLike, AnyMachineSnapshot, InspectionEvent, Snapshot } from 'xstate';
import type { RecordedAction, RecordedState, Recording, Run } from '#core/contract/bookings/recordings.schema';
import { redactedAction, redactedContext, redactedEvent, redactedPayload } from '#core/domain/recorded/allowList';
import type { RecordedParts } from '#core/domain/recorded/allowList';
import { LATEST_MS } from '#core/domain/recorded/allowed';
import { RECORDED_MS, RECORDED_STEPS, RECORDING_FORMAT } from '#core/domain/site/recordingRules';
import { withoutFirst } from './recording';

/** Runs that are kept: those of the machines that live now and the last ones before. */
const RUNS = 6;

interface Source {
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  readonly build: string;
  readonly viewport: () => { readonly width: number; readonly height: number };
  readonly parts: readonly RecordedParts[];
}

interface LiveRun {
  run: Run;
  context: Readonly<Record<string, unknown>>;
}

export interface Recorder {
  /** Listens to the inspection bus. */
  readonly hear: (event: InspectionEvent) => void;
  readonly hearAction: (action: unknown) => void;
  readonly take: () => Recording;
}

const isOfMachine = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot => 'machine' in snapshot && 'value' in snapshot;

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as Readonly<Record<string, unknown>>;

/** Plain values alone: what JSON would make of it. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export function createRecorder({ now, build, viewport, parts }: Source): Recorder {
  const began = now();
  const at = (): number => Math.min(Math.round(now() - began), LATEST_MS);
  const live = new Map<ActorRefLike, LiveRun>();
  /** A machine is made before those that it invokes, and may begin after them. */
  const made = new WeakMap<ActorRefLike, number>();
  let count = 0;
  let actions: readonly RecordedAction[] = [];

  function begin(actor: ActorRefLike, snapshot: AnyMachineSnapshot, own: RecordedParts, input: unknown): void {
    const context = plain(redactedContext(own, contextOf(snapshot)));
    live.delete(actor);
    live.set(actor, {
      context,
      run: {
        machine: snapshot.machine.id,
        version: snapshot.machine.version ?? '',
        input: input === undefined ? null : plain(own.input(input, context) as Readonly<Record<string, unknown>>),
        start: { state: snapshot.value as RecordedState, context },
        steps: [],
      },
    });
    const isLiving = (one: ActorRefLike): boolean => one.getSnapshot().status === 'active';
    const byEnd = [...live.keys()].sort((a, b) => Number(isLiving(a)) - Number(isLiving(b)));
    for (const oldest of byEnd.slice(0, Math.max(0, live.size - RUNS))) live.delete(oldest);
  }

  return {
    hear(event) {
      if (event.type === '@xstate.actor') made.set(event.actorRef, (count += 1));
      if (event.type !== '@xstate.snapshot' || !isOfMachine(event.snapshot)) return;
      const { actorRef, snapshot } = event;
      const own = parts.find(({ machine }) => machine === snapshot.machine.id);
      if (!own) return;
      const known = live.get(actorRef);
      if (event.event.type === 'xstate.init') return begin(actorRef, snapshot, own, event.event['input']);
      // stopped, not dispatched to
      if (event.event.type === 'xstate.stop') return;
      // the machine is older than the recorder: what it was before this event is not known
      if (!known) return begin(actorRef, snapshot, own, undefined);
      const context = plain(redactedContext(own, contextOf(snapshot)));
      const changed = Object.entries(context).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(known.context[key]));
      const step = {
        at: at(),
        event: plain(redactedEvent(own, event.event, context)),
        state: snapshot.value as RecordedState,
        ...(changed.length > 0 && { changed: Object.fromEntries(changed) }),
      };
      const run = { ...known.run, steps: [...known.run.steps, step] };
      known.context = context;
      known.run = withoutFirst(run, oldOf(run.steps, step.at));
    },
    hearAction(action) {
      if (typeof action !== 'object' || action === null || !('type' in action) || typeof action.type !== 'string') return;
      const payload = 'payload' in action ? redactedPayload(action.payload) : undefined;
      const recorded = {
        at: at(),
        type: redactedAction(nameOf(action, action.type)),
        ...(payload !== undefined && { payload: plain(payload) }),
      };
      const all = [...actions, recorded];
      actions = all.slice(oldOf(all, recorded.at));
    },
    take: () => ({
      format: RECORDING_FORMAT,
      build,
      viewport: viewport(),
      runs: [...live].sort(([a], [b]) => (made.get(a) ?? 0) - (made.get(b) ?? 0)).map(([, { run }]) => run),
      actions: [...actions],
    }),
  };
}

/** A call of the API is identified by the name of its endpoint. */
function nameOf(action: object, type: string): string {
  const meta = 'meta' in action ? (action.meta as { readonly arg?: { readonly endpointName?: unknown } } | undefined) : undefined;
  const endpoint = meta?.arg?.endpointName;
  return typeof endpoint === 'string' ? `${type} ${endpoint}` : type;
}

/** How many of the first are too old or too many. */
function oldOf(list: readonly { readonly at: number }[], at: number): number {
  const young = list.findIndex((one) => one.at >= at - RECORDED_MS);
  return Math.max(young, list.length - RECORDED_STEPS, 0);
}
