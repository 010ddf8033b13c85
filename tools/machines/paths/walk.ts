/**
 * Walks through a machine by xstate/graph, within bounds, and notes what it exercises (code.23): every transition, those of
 * answers, failures, delays and `always` included, and whether each guard was seen to say yes and no.
 */
import { getAdjacencyMap } from 'xstate/graph';
import type { AnyActorLogic, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { idOf, takenAtStart, takenBy, transitionsOf } from '#web/recording/taken';
import type { Step, Taken } from '#web/recording/taken';

export interface Walk {
  readonly input: object;
  readonly events: readonly AnyEventObject[];
  /** What makes two snapshots the same for a walk: where the machine stands, and what its guards look at. */
  readonly sameAs: (snapshot: AnyMachineSnapshot) => unknown;
  readonly stopWhen?: (snapshot: AnyMachineSnapshot) => boolean;
}

/** One event in one state. */
export interface Move {
  readonly before: AnyMachineSnapshot;
  readonly event: AnyEventObject;
  readonly taken: Taken;
}

export interface Seen {
  /** Ids of transitions that were taken. */
  readonly taken: ReadonlySet<string>;
  /** Ids of guarded transitions whose guard said no. */
  readonly refused: ReadonlySet<string>;
}

const MOST_STEPS = 60_000;

/** Every move within the bounds of a walk. */
export function movesOf(machine: AnyStateMachine, { input, events, sameAs, stopWhen }: Walk): Move[] {
  // The graph's types want the machine's own events; answers and delays are none of them.
  const map = getAdjacencyMap(
    machine as unknown as AnyActorLogic,
    {
      input,
      events,
      limit: MOST_STEPS,
      serializeState: (snapshot: unknown) => JSON.stringify(sameAs(snapshot as AnyMachineSnapshot)),
      ...(stopWhen && { stopWhen: (snapshot: unknown) => stopWhen(snapshot as AnyMachineSnapshot) }),
    } as never,
  ) as unknown as Readonly<Record<string, { readonly state: AnyMachineSnapshot }>>;
  return Object.values(map).flatMap(({ state: before }) =>
    events.map((event) => ({ before, event, taken: takenBy(machine, before, event) })),
  );
}

/** What a list of steps exercises; `before` is null at the start. */
export function noteSteps(
  steps: readonly Step[],
  before: AnyMachineSnapshot | null,
  eventType: string,
  into: { readonly taken: Set<string>; readonly refused: Set<string> },
): void {
  let at = before;
  let type = eventType;
  for (const { transitions, snapshot } of [...steps, { transitions: [], snapshot: null }]) {
    for (const one of transitions) into.taken.add(idOf(one));
    // the last round takes nothing: what could have been taken by itself was refused
    for (const one of at ? refusedIn(at, type, transitions) : refusedBefore(transitions)) into.refused.add(idOf(one));
    at = snapshot;
    type = '';
    if (!snapshot) return;
  }
}

/** Guarded transitions that were tried and not taken. */
function refusedIn(at: AnyMachineSnapshot, type: string, taken: readonly AnyTransitionDefinition[]): AnyTransitionDefinition[] {
  const nodes = (at as AnyMachineSnapshot & { readonly _nodes: readonly AnyStateNode[] })._nodes;
  return nodes.flatMap((node) => {
    const list = type === '' ? (node.always ?? []) : (node.transitions.get(type) ?? []);
    // a state inside answered first
    const isAnswered = taken.some(({ source }) => source !== node && source.id.startsWith(`${node.id}.`));
    const chosen = taken.find(({ source }) => source === node);
    const tried = isAnswered ? [] : chosen ? list.slice(0, list.indexOf(chosen)) : list;
    return tried.filter(({ guard }) => guard !== undefined);
  });
}

/** At the start nobody sees the state before: what is above a transition that was taken had said no. */
const refusedBefore = (taken: readonly AnyTransitionDefinition[]): AnyTransitionDefinition[] =>
  taken.flatMap((one) => (one.source.always ?? []).slice(0, Math.max(0, (one.source.always ?? []).indexOf(one))));

/** What one walk exercises. */
export function seenOn(machine: AnyStateMachine, walk: Walk, moves: readonly Move[]): Seen {
  const seen = { taken: new Set<string>(), refused: new Set<string>() };
  noteSteps(takenAtStart(machine, walk.input).steps, null, 'xstate.init', seen);
  for (const { before, event, taken } of moves) noteSteps(taken.steps, before, event.type, seen);
  return seen;
}

/**
 * What there is to exercise. The last `always` of a state is taken whenever it is evaluated, with a guard or without: its table has a
 * row for every outcome.
 */
export function wantedOf(machine: AnyStateMachine): { readonly id: string; readonly isGuarded: boolean }[] {
  return transitionsOf(machine.root).map((transition) => {
    const isLast = transition.eventType === '' && transition.source.always?.at(-1) === transition;
    return { id: idOf(transition), isGuarded: transition.guard !== undefined && !isLast };
  });
}

/** What an actor may answer, as the events that its answers are. */
export const answers = (id: string, outputs: readonly unknown[]) =>
  outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id }));
