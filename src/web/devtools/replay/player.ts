/**
 * Plays a run on a machine of the page, and on the machines that it invokes (code.30). They receive the events of the recording and nothing
 * else: what the page would send is dropped, calls never answer and the clock stands still, since answers and delays are events of the
 * recording.
 */
import { fromPromise } from 'xstate';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import type { RecordedState, Run } from '#core/contract/bookings/recordings.schema';
import { redactedContext } from '#core/domain/recorded/allowList';
import type { RecordedParts } from '#core/domain/recorded/allowList';
import type { ActorAdapter } from '#web/platform/useActor';
import { differences } from '#web/recording/difference';
import { withCalls } from '#web/recording/invoked';
import { isOfMachine } from '../log/entries';
import { playedSteps } from './runs';

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

/** `runs`: of the machine of the page, and after it those of the machines that it invoked; `parts`: the lists of all of them. */
export function createPlayer(runs: readonly [Run, ...Run[]], parts: readonly RecordedParts[]): Player {
  const [main, ...invoked] = runs;
  const steps = playedSteps(runs);
  const adapted = new WeakMap<AnyStateMachine, AnyStateMachine>();
  const held = new WeakSet();
  const listeners = new Set<() => void>();
  /** The machine of the page and those that it invoked, in the order of the runs. */
  const actors: AnyActorRef[] = [];
  const sends: ((event: AnyEventObject) => void)[] = [];
  const expectedContexts = runs.map(({ start }) => start.context);
  let timer: ReturnType<typeof setTimeout> | null = null;
  let playing: Playing = {
    at: 0,
    steps: steps.length,
    event: null,
    expected: main.start.state,
    actual: null,
    difference: null,
    isPlaying: false,
  };
  const change = (more: Partial<Playing>): void => {
    playing = { ...playing, ...more };
    for (const changed of listeners) changed();
  };

  /** The first difference stays: those after it are its consequences. */
  function compared(of: number, expected: RecordedState, step: number): Partial<Playing> {
    const at = actors[of]?.getSnapshot() as AnyMachineSnapshot | undefined;
    if (!at) return { expected };
    const actual = at.value as RecordedState;
    const own = parts.find(({ machine }) => machine === runs[of]?.machine);
    const [ofState] = differences(expected, actual);
    const context = own ? plain(redactedContext(own, at.context as Readonly<Record<string, unknown>>)) : {};
    const [ofContext] = differences(expectedContexts[of], context);
    const found = ofState ? { path: 'state', expected, actual } : ofContext ? { ...ofContext, path: `context.${ofContext.path}` } : null;
    return { expected, actual, difference: playing.difference ?? (found && { step, ...found }) };
  }

  function machineOf(machine: AnyStateMachine): AnyStateMachine {
    const silent = adapted.get(machine) ?? withCalls(machine, () => fromPromise(() => new Promise(() => undefined)));
    adapted.set(machine, silent);
    return silent;
  }

  /** What the page would send it is dropped from here on. */
  function hold(actor: AnyActorRef): (event: AnyEventObject) => void {
    held.add(actor);
    const send = actor.send.bind(actor);
    actor.send = () => undefined;
    return send;
  }

  /** Machines that were invoked meanwhile. */
  function follow({ children }: AnyMachineSnapshot): void {
    for (const child of Object.values(children) as readonly (AnyActorRef | undefined)[]) {
      if (!child || held.has(child) || !isOfMachine(child.getSnapshot())) continue;
      sends.push(hold(child));
      actors.push(child);
    }
  }

  const adapter: ActorAdapter = {
    adapt: (machine, options) => {
      if (machine.id !== main.machine) return [machine, options];
      const silent = machineOf(machine);
      const clock = { ...options, clock: STANDING };
      if (main.input !== null) return [silent, { ...clock, input: main.input }];
      // the beginning of the run is older than the recording
      return [silent, { ...clock, snapshot: cutSnapshot(silent, main, invoked[0]) }];
    },
    made: (one, machine) => {
      if (machine.id !== main.machine || held.has(one)) return;
      const tell = hold(one);
      const start = one.start.bind(one);
      // it begins when the page has drawn itself; what is sent before would be answered later
      one.start = () => {
        one.subscribe((snapshot) => follow(snapshot as AnyMachineSnapshot));
        actors[0] = one;
        sends[0] = tell;
        start();
        follow(one.getSnapshot() as AnyMachineSnapshot);
        queueMicrotask(() => change(compared(0, playing.expected, playing.at)));
        return one;
      };
    },
  };

  function step(): void {
    const next = steps[playing.at];
    if (!next || actors.length === 0) return;
    const { run, isByItself } = next;
    const event = next.step.event as AnyEventObject;
    // where the page went another way, there may be no such machine
    if (!isByItself) sends[run]?.(event);
    expectedContexts[run] = { ...expectedContexts[run], ...next.step.changed };
    change({ at: playing.at + 1, event, ...compared(run, next.step.state, playing.at + 1) });
  }

  function pause(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    change({ isPlaying: false });
  }

  function play(speed: number): void {
    if (timer !== null) clearTimeout(timer);
    const next = steps[playing.at]?.step;
    if (!next) return pause();
    const before = steps[playing.at - 1]?.step.at ?? next.at;
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

/** A machine in the middle of its run, with the one that it had invoked. */
function cutSnapshot(machine: AnyStateMachine, { start }: Run, invoked: Run | undefined): AnyMachineSnapshot {
  const snapshot = machine.resolveState({ value: start.state as StateValue, context: start.context }) as AnyMachineSnapshot;
  const nodes = snapshot._nodes as readonly AnyStateNode[];
  if (!invoked || !nodes.some(({ invoke }) => invoke.some(({ id }) => id === invoked.machine))) return snapshot;
  const { state: value, context } = invoked.start;
  const child = { status: 'active', value, context, children: {}, historyValue: {} };
  // as XState persists it
  const children = { [invoked.machine]: { snapshot: child, src: invoked.machine, syncSnapshot: false } };
  return { ...snapshot, children } as unknown as AnyMachineSnapshot;
}
