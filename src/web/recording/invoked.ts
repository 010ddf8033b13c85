/** The machines that a machine invokes: what follows them goes on in them. */
import { StateMachine } from 'xstate';
import type { AnyActorLogic, AnyStateMachine } from 'xstate';

const isMachine = (logic: unknown): logic is AnyStateMachine => logic instanceof StateMachine;

/** The same machine, and those that it invokes, with other calls in place of their own. */
export function withCalls(machine: AnyStateMachine, callOf: (name: string) => AnyActorLogic): AnyStateMachine {
  const actors = Object.entries(machine.implementations.actors as Readonly<Record<string, unknown>>);
  return machine.provide({
    actors: Object.fromEntries(actors.map(([name, logic]) => [name, isMachine(logic) ? withCalls(logic, callOf) : callOf(name)])),
  });
}
