/** Runs a recording through a machine by pure transitions: no actor, no clock, no network (code.21). */
import { initialTransition, transition } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import type { RecordedState, RecordedStep, Run } from '#core/contract/bookings/recordings.schema';
import { redactedContext } from '#core/domain/recorded/allowList';
import type { RecordedParts } from '#core/domain/recorded/allowList';
import { differences } from './difference';
import type { Difference } from './difference';

/** Where a replay took another way. */
export interface Departure {
  /** 0 is the start. */
  readonly step: number;
  readonly event: AnyEventObject;
  /** The state in which the event came in. */
  readonly before: StateValue | null;
  readonly expected: RecordedState;
  readonly actual: RecordedState;
  /** Parts of the context that are not what was recorded, as far as a recording holds them. */
  readonly context: readonly Difference[];
}

export type ReplayResult =
  | { readonly kind: 'same'; readonly steps: number }
  | { readonly kind: 'wrongMachine' | 'wrongVersion'; readonly found: string }
  | ({ readonly kind: 'differs' } & Departure);

/** The run as this machine goes it: the events of the recording, its own states. */
export interface Replayed {
  readonly run: Run;
  readonly departures: readonly Departure[];
}

type Context = Readonly<Record<string, unknown>>;

const plain = (value: Context): Context => JSON.parse(JSON.stringify(value)) as Context;
const snapshotOf = (value: unknown): AnyMachineSnapshot => value as AnyMachineSnapshot;

/** Goes the whole way, whatever differs. */
export function replayed(machine: AnyStateMachine, parts: RecordedParts, run: Run): Replayed {
  const seen = (snapshot: AnyMachineSnapshot): Context => plain(redactedContext(parts, snapshot.context as Context));
  let snapshot = startOf(machine, run);
  let [expected, actual] = [run.start.context, seen(snapshot)];
  const start = { state: snapshot.value as RecordedState, context: actual };
  const departures: Departure[] = [];
  const note = (step: number, event: AnyEventObject, before: StateValue | null, state: RecordedState): void => {
    const context = differences(expected, actual);
    if (context.length > 0 || differences(state, snapshot.value).length > 0)
      departures.push({ step, event, before, expected: state, actual: snapshot.value as RecordedState, context });
  };
  note(0, { type: 'xstate.init' }, null, run.start.state);
  const steps = run.steps.map((step, i): RecordedStep => {
    const before = snapshot.value;
    const { event } = step;
    snapshot = snapshotOf(transition(machine, snapshot, event)[0]);
    const known = actual;
    [expected, actual] = [{ ...expected, ...step.changed }, seen(snapshot)];
    note(i + 1, event, before, step.state);
    const changed = Object.entries(actual).filter(([key, value]) => differences(known[key], value).length > 0);
    return {
      at: step.at,
      event,
      state: snapshot.value as RecordedState,
      ...(changed.length > 0 && { changed: Object.fromEntries(changed) }),
    };
  });
  return { run: { ...run, version: machine.version ?? '', start, steps }, departures };
}

/** Says where the first state or context differs. */
export function replay(machine: AnyStateMachine, parts: RecordedParts, run: Run): ReplayResult {
  if (machine.id !== run.machine) return { kind: 'wrongMachine', found: run.machine };
  if (machine.version !== run.version) return { kind: 'wrongVersion', found: run.version };
  const [first] = replayed(machine, parts, run).departures;
  return first ? { kind: 'differs', ...first } : { kind: 'same', steps: run.steps.length };
}

/** A run whose beginning was cut off starts in the middle. */
function startOf(machine: AnyStateMachine, { input, start }: Run): AnyMachineSnapshot {
  if (input !== null) return snapshotOf(initialTransition(machine, input)[0]);
  return snapshotOf(machine.resolveState({ value: start.state as StateValue, context: start.context }));
}
