/** Runs a recording through a machine by pure transitions: no actor, no clock, no network. */
import { initialTransition, transition } from 'xstate';
import type { AnyStateMachine, StateValue } from 'xstate';
import type { Recording } from './recording';

export type ReplayResult =
  | { readonly kind: 'same'; readonly steps: number }
  | { readonly kind: 'wrongMachine' | 'wrongVersion'; readonly found: string }
  | { readonly kind: 'differs'; readonly step: number; readonly event: string; readonly expected: StateValue; readonly actual: StateValue };

/** Fails at the first state that differs (code.18); step 0 is the initial state. */
export function replay(machine: AnyStateMachine, recording: Recording): ReplayResult {
  if (machine.id !== recording.machine) return { kind: 'wrongMachine', found: recording.machine };
  if (machine.version !== recording.version) return { kind: 'wrongVersion', found: recording.version };
  let [snapshot] = initialTransition(machine, recording.input);
  const isSame = (expected: StateValue): boolean => JSON.stringify(sorted(snapshot.value)) === JSON.stringify(sorted(expected));
  if (!isSame(recording.initial))
    return { kind: 'differs', step: 0, event: 'xstate.init', expected: recording.initial, actual: snapshot.value };
  for (const [i, step] of recording.steps.entries()) {
    [snapshot] = transition(machine, snapshot, step.event);
    if (!isSame(step.state)) return { kind: 'differs', step: i + 1, event: step.event.type, expected: step.state, actual: snapshot.value };
  }
  return { kind: 'same', steps: recording.steps.length };
}

/** Keys in one order, so that equal states read equal. */
function sorted(value: StateValue): StateValue {
  if (typeof value === 'string') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, inner === undefined ? inner : sorted(inner)]),
  );
}
