/** Which transitions of a machine an event takes, `always` included: what a replay points at and what coverage counts. */
import { createActor } from 'xstate';
import type {
  ActorRefLike,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';

/** One step: the first by the event, the others by `always`. */
export interface Step {
  readonly transitions: readonly AnyTransitionDefinition[];
  /** After it. */
  readonly snapshot: AnyMachineSnapshot;
}

export interface Taken {
  readonly snapshot: AnyMachineSnapshot;
  /** In the order in which they were taken. */
  readonly transitions: readonly AnyTransitionDefinition[];
  readonly steps: readonly Step[];
  /** Ids of the actors that were invoked on the way. */
  readonly invoked: readonly string[];
}

/** The first transitions of a machine, out of its initial state. */
export const takenAtStart = (machine: AnyStateMachine, input: unknown): Taken => run(machine, { input }, null);

/** From a snapshot; actors that are invoked on the way are not waited for. */
export function takenBy(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject): Taken {
  // a restored child would be called again
  return run(machine, { snapshot: { ...snapshot, children: {} } }, event);
}

function run(
  machine: AnyStateMachine,
  from: { readonly input: unknown } | { readonly snapshot: object },
  event: AnyEventObject | null,
): Taken {
  const steps: Step[] = [];
  const invoked: string[] = [];
  const inspect = (seen: InspectionEvent): void => {
    if (seen.type === '@xstate.actor') invoked.push(...idsOf(seen.actorRef).filter((id) => id !== seen.rootId));
    if (seen.type !== '@xstate.microstep' || !('machine' in seen.snapshot)) return;
    const own = seen._transitions.filter(({ source }) => source.machine === machine);
    if (seen.snapshot.machine === machine) steps.push({ transitions: own, snapshot: seen.snapshot as AnyMachineSnapshot });
  };
  // The options of a machine that is not known here; its own types were checked where it is made.
  const actor = createActor(machine as AnyStateMachine, { ...from, inspect } as never);
  // a failure that nothing waits for ends the actor; here it is one answer of many
  actor.subscribe({ error: () => undefined });
  actor.start();
  if (event) actor.send(event);
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  actor.stop();
  return { snapshot, steps, invoked, transitions: steps.flatMap((step) => step.transitions) };
}

/** An actor without a name is the machine itself. */
const idsOf = (actor: ActorRefLike): string[] => ('id' in actor && typeof actor.id === 'string' ? [actor.id] : []);

/** `booking.filling.reviewing trip.reviewed 0`: the state that owns it, the event, and which of its list. */
export function idOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const isAlways = eventType === '';
  const list = isAlways ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  return `${source.id} ${isAlways ? 'always' : eventType} ${String(list.indexOf(transition))}`;
}

/** Every transition of a state and the states in it. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? []), ...Object.values(node.states).flatMap(transitionsOf)];
}
