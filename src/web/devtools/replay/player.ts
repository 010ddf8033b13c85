/**
 * Plays a run on a machine of the page (code.30). The machine receives the events of the recording and nothing else: what the page would
 * send it is dropped, its actors never answer and its clock stands still, since answers and delays are events of the recording.
 */
import { fromPromise } from 'xstate';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import type { RecordedState, Run } from '#core/contract/bookings/recordings.schema';
import { redactedContext } from '#core/domain/recorded/allowList';
import type { RecordedParts } from '#core/domain/recorded/allowList';
import type { ActorAdapter } from '#web/platform/useActor';
import { differences } from '#web/recording/difference';

/** Where the page went another way than the recording, first. */
export interface FirstDifference {
  /** 0 is the start. */
  readonly step: number;
  /** `state`, or the part of the context. */
  readonly path: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

export interface Playing {
  /** Events that were played. */
  readonly at: number;
  readonly steps: number;
  /** The last event that was played; null before the first. */
  readonly event: AnyEventObject | null;
  readonly expected: RecordedState;
  /** Null while the page has not made the machine. */
  readonly actual: RecordedState | null;
  readonly difference: FirstDifference | null;
  readonly isPlaying: boolean;
}

export interface Player {
  readonly adapter: ActorAdapter;
  readonly now: () => Playing;
  readonly subscribe: (changed: () => void) => () => void;
  readonly step: () => void;
  /** `speed` times as fast as it happened. */
  readonly play: (speed: number) => void;
  readonly pause: () => void;
}

/** Nobody waits longer than this for the next event, however long the traveler did. */
const LONGEST_PAUSE_MS = 3_000;
const SHORTEST_PAUSE_MS = 60;

/** The clock of a machine whose delays come from a recording. */
const STANDING = { setTimeout: () => 0, clearTimeout: () => undefined };

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export function createPlayer(run: Run, parts: RecordedParts): Player {
  const adapted = new WeakMap<AnyStateMachine, AnyStateMachine>();
  const held = new WeakSet();
  const listeners = new Set<() => void>();
  let actor: AnyActorRef | null = null;
  let send: (event: AnyEventObject) => void = () => undefined;
  let expectedContext = run.start.context;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let playing: Playing = {
    at: 0,
    steps: run.steps.length,
    event: null,
    expected: run.start.state,
    actual: null,
    difference: null,
    isPlaying: false,
  };
  const change = (more: Partial<Playing>): void => {
    playing = { ...playing, ...more };
    for (const changed of listeners) changed();
  };
  const snapshot = (): AnyMachineSnapshot | null => (actor ? (actor.getSnapshot() as AnyMachineSnapshot) : null);

  /** The first difference stays: those after it are its consequences. */
  function compared(expected: RecordedState, step: number): Partial<Playing> {
    const at = snapshot();
    if (!at) return { expected };
    const actual = at.value as RecordedState;
    const [ofState] = differences(expected, actual);
    const [ofContext] = differences(expectedContext, plain(redactedContext(parts, at.context as Readonly<Record<string, unknown>>)));
    const found = ofState ? { path: 'state', expected, actual } : ofContext ? { ...ofContext, path: `context.${ofContext.path}` } : null;
    return { expected, actual, difference: playing.difference ?? (found && { step, ...found }) };
  }

  function machineOf(machine: AnyStateMachine): AnyStateMachine {
    const known = adapted.get(machine);
    if (known) return known;
    const silent = Object.fromEntries(
      Object.keys(machine.implementations.actors).map((name) => [name, fromPromise(() => new Promise(() => undefined))]),
    );
    const made = machine.provide({ actors: silent });
    adapted.set(machine, made);
    return made;
  }

  const adapter: ActorAdapter = {
    adapt: (machine, options) => {
      if (machine.id !== run.machine) return [machine, options];
      const silent = machineOf(machine);
      const clock = { ...options, clock: STANDING };
      if (run.input !== null) return [silent, { ...clock, input: run.input }];
      // the beginning of the run is older than the recording
      return [silent, { ...clock, snapshot: silent.resolveState({ value: run.start.state as StateValue, context: run.start.context }) }];
    },
    made: (one, machine) => {
      if (machine.id !== run.machine || held.has(one)) return;
      held.add(one);
      const tell = one.send.bind(one);
      const start = one.start.bind(one);
      one.send = () => undefined;
      // it begins when the page has drawn itself; what is sent before would be answered later
      one.start = () => {
        start();
        actor = one;
        send = tell;
        queueMicrotask(() => change(compared(playing.expected, playing.at)));
        return one;
      };
    },
  };

  function step(): void {
    const next = run.steps[playing.at];
    if (!next || !actor) return;
    send(next.event as AnyEventObject);
    expectedContext = { ...expectedContext, ...next.changed };
    change({ at: playing.at + 1, event: next.event as AnyEventObject, ...compared(next.state, playing.at + 1) });
  }

  function pause(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    change({ isPlaying: false });
  }

  function play(speed: number): void {
    if (timer !== null) clearTimeout(timer);
    const next = run.steps[playing.at];
    if (!next) return pause();
    const before = run.steps[playing.at - 1]?.at ?? next.at;
    const wait = Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, next.at - before) / speed);
    change({ isPlaying: true });
    timer = setTimeout(() => {
      step();
      play(speed);
    }, wait);
  }

  return {
    adapter,
    now: () => playing,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    step: () => {
      pause();
      step();
    },
    play,
    pause,
  };
}
