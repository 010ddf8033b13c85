/**
 * Routes through a page: the walk of a machine, restricted to what can happen on a page (code.28). A traveler's gesture needs its
 * control, an answer needs its question, a delay its state. The same walk and the same bounds give the same routes, so that what they
 * exercise is known before a page is drawn.
 */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { takenAtStart, takenBy } from '#web/recording/taken';
import type { Taken } from '#web/recording/taken';
import { noteSteps } from './walk';
import type { Seen, Walk } from './walk';

/** One thing that happens to a page, with the events that its machine receives, in order. */
export interface PageAction<Page> {
  readonly events: readonly AnyEventObject[];
  /** What the page knows afterwards besides its machine; as before where left out. */
  readonly page?: Page;
  /** Nobody does anything for it. */
  readonly isByItself?: boolean;
  /** The gesture that makes it; the type of its last event where left out. */
  readonly by?: string;
}

/** A walk on a page. `Page` is what decides about gestures and does not concern the machine: where the focus is, the way back. */
export interface PageWalk<Page> extends Walk {
  readonly page: Page;
  /** What can be done to the page, answers and delays aside; they come from `events`. */
  readonly actions: (at: Standing<Page>) => readonly PageAction<Page>[];
  /** Whether the world can make an answer that is waited for; always where left out. */
  readonly canHappen?: (event: AnyEventObject, snapshot: AnyMachineSnapshot) => boolean;
  /** What happens by itself before anything else can. */
  readonly byItself?: (at: Standing<Page>) => PageAction<Page> | null;
  /** Routes make every gesture, also where several make the same event: of two actions of one gesture the standing decides what it says. */
  readonly everyGesture?: true;
  /** What becomes of the page by what its machine came to. */
  readonly arrives?: (at: Standing<Page>, before: AnyMachineSnapshot, after: AnyMachineSnapshot, action: PageAction<Page>) => Page;
}

export interface Standing<Page> {
  readonly snapshot: AnyMachineSnapshot;
  /** Ids of actors that were invoked and have not answered. */
  readonly pending: ReadonlySet<string>;
  readonly page: Page;
}

/** One step of a route: what happens, and where the machine stands then. */
export interface RouteStep<Page> {
  readonly action: PageAction<Page>;
  readonly before: Standing<Page>;
  readonly after: Standing<Page>;
}

export interface Route<Page> {
  readonly start: Standing<Page>;
  readonly steps: readonly RouteStep<Page>[];
}

export interface Routes<Page> extends Seen {
  readonly routes: readonly Route<Page>[];
}

interface Edge<Page> extends RouteStep<Page> {
  /** `yes ID` and `no ID` of transitions. */
  readonly shows: readonly string[];
  readonly to: string;
}

/** A route stays readable. */
const LONGEST = 40;
const MOST_STANDINGS = 20_000;

const ANSWER = /^xstate\.(?:done|error)\.actor\.(.+)$/;
const DELAY = /^xstate\.after\.[^.]+\.(.+)$/;
const nodesOf = (snapshot: AnyMachineSnapshot): readonly AnyStateNode[] =>
  (snapshot as AnyMachineSnapshot & { readonly _nodes: readonly AnyStateNode[] })._nodes;

/** Whether the world can make an event now: an answer that is waited for, a delay that runs. */
function isOfWorld({ type }: AnyEventObject, { snapshot, pending }: Standing<unknown>): boolean {
  const actor = ANSWER.exec(type)?.[1];
  if (actor !== undefined) return pending.has(actor);
  const state = DELAY.exec(type)?.[1];
  return state !== undefined && nodesOf(snapshot).some(({ id }) => id === state);
}

const invokedBy = ({ snapshot, pending }: { readonly snapshot: AnyMachineSnapshot; readonly pending: readonly string[] }) => {
  const living = new Set(nodesOf(snapshot).flatMap(({ invoke }) => invoke.map(({ id }) => id)));
  return new Set(pending.filter((id) => living.has(id)));
};

function afterEvent<Page>(machine: AnyStateMachine, at: Standing<Page>, event: AnyEventObject): readonly [Standing<Page>, Taken] {
  const taken = takenBy(machine, at.snapshot, event);
  const answered = ANSWER.exec(event.type)?.[1];
  const kept = [...at.pending].filter((id) => id !== answered);
  return [
    { snapshot: taken.snapshot, pending: invokedBy({ snapshot: taken.snapshot, pending: [...kept, ...taken.invoked] }), page: at.page },
    taken,
  ];
}

const namesOf = ({ taken, refused }: Seen): string[] => [...[...taken].map((id) => `yes ${id}`), ...[...refused].map((id) => `no ${id}`)];

/** A step of a walk, with what it shows. */
export function stepOf<Page>(machine: AnyStateMachine, walk: PageWalk<Page>, before: Standing<Page>, action: PageAction<Page>) {
  const seen = { taken: new Set<string>(), refused: new Set<string>() };
  let after = before;
  for (const event of action.events) {
    const [next, taken] = afterEvent(machine, after, event);
    noteSteps(taken.steps, after.snapshot, event.type, seen);
    after = next;
  }
  const done = { ...after, page: action.page ?? before.page };
  const page = walk.arrives?.(done, before.snapshot, after.snapshot, action) ?? done.page;
  const gestures = walk.everyGesture === true && action.by !== undefined ? [`by ${action.by}`] : [];
  return { action, before, after: { ...done, page }, shows: [...namesOf(seen), ...gestures] };
}

/** What can happen next. */
export function actionsAt<Page>(walk: PageWalk<Page>, at: Standing<Page>): readonly PageAction<Page>[] {
  const forced = walk.byItself?.(at) ?? null;
  if (forced) return [{ ...forced, isByItself: true }];
  const happens = (event: AnyEventObject): boolean => isOfWorld(event, at) && walk.canHappen?.(event, at.snapshot) !== false;
  return [...walk.actions(at), ...walk.events.filter(happens).map((event) => ({ events: [event] }))];
}

export function startOf<Page>(
  machine: AnyStateMachine,
  walk: PageWalk<Page>,
): { readonly start: Standing<Page>; readonly shows: readonly string[] } {
  const taken = takenAtStart(machine, walk.input);
  const seen = { taken: new Set<string>(), refused: new Set<string>() };
  noteSteps(taken.steps, null, 'xstate.init', seen);
  return {
    start: { snapshot: taken.snapshot, pending: invokedBy({ snapshot: taken.snapshot, pending: taken.invoked }), page: walk.page },
    shows: namesOf(seen),
  };
}

const keyOf = <Page>(walk: PageWalk<Page>, { snapshot, pending, page }: Standing<Page>): string =>
  JSON.stringify([walk.sameAs(snapshot), [...pending].sort(), page]);

/** Every step within the bounds of a walk on a page, by where it begins. */
function edgesOf<Page>(machine: AnyStateMachine, walk: PageWalk<Page>, start: Standing<Page>): ReadonlyMap<string, readonly Edge<Page>[]> {
  const edges = new Map<string, readonly Edge<Page>[]>();
  const queue = [start];
  for (const at of queue) {
    const key = keyOf(walk, at);
    if (edges.has(key)) continue;
    if (edges.size > MOST_STANDINGS) throw new Error('the walk has no bounds');
    const isOver = at.snapshot.status !== 'active' || walk.stopWhen?.(at.snapshot) === true;
    const own = isOver ? [] : actionsAt(walk, at).map((action) => ({ ...stepOf(machine, walk, at, action), to: '' }));
    edges.set(
      key,
      own.map((edge) => ({ ...edge, to: keyOf(walk, edge.after) })),
    );
    for (const { after } of own) queue.push(after);
  }
  return edges;
}

/** The shortest way from a standing to a step that shows something new. */
function wayToNews<Page>(
  edges: ReadonlyMap<string, readonly Edge<Page>[]>,
  from: string,
  isNews: (edge: Edge<Page>) => boolean,
): readonly Edge<Page>[] {
  const cameBy = new Map<string, Edge<Page> | null>([[from, null]]);
  const wayTo = (last: Edge<Page>, begin: string): Edge<Page>[] => {
    const way = [last];
    for (let at = begin; ;) {
      const edge = cameBy.get(at);
      if (!edge) return way.reverse();
      way.push(edge);
      at = origin.get(edge) ?? from;
    }
  };
  const origin = new Map<Edge<Page>, string>();
  for (const at of cameBy.keys())
    for (const edge of edges.get(at) ?? []) {
      if (isNews(edge)) return wayTo(edge, at);
      if (cameBy.has(edge.to)) continue;
      cameBy.set(edge.to, edge);
      origin.set(edge, at);
    }
  return [];
}

/** Routes that together take every transition, and see every guard refuse, that can be taken and seen on the page; `known` was seen elsewhere. */
export function routesOf<Page>(machine: AnyStateMachine, walk: PageWalk<Page>, known: ReadonlySet<string> = new Set()): Routes<Page> {
  const { start, shows } = startOf(machine, walk);
  const edges = edgesOf(machine, walk, start);
  const shown = new Set(shows);
  const isNews = (edge: Edge<Page>): boolean => edge.shows.some((one) => !shown.has(one) && !known.has(one));
  const routes: Route<Page>[] = [];
  for (;;) {
    const steps: Edge<Page>[] = [];
    for (let at = keyOf(walk, start); ;) {
      const way = wayToNews(edges, at, isNews);
      if (way.length === 0 || (steps.length > 0 && steps.length + way.length > LONGEST)) break;
      for (const edge of way) for (const one of edge.shows) shown.add(one);
      steps.push(...way);
      at = way.at(-1)?.to ?? at;
    }
    if (steps.length === 0) break;
    routes.push({ start, steps: retraced(machine, walk, start, steps) });
  }
  const of = (word: string): ReadonlySet<string> =>
    new Set([...shown].flatMap((one) => (one.startsWith(`${word} `) ? [one.slice(word.length + 1)] : [])));
  return { routes: routes.length > 0 ? routes : [{ start, steps: [] }], taken: of('yes'), refused: of('no') };
}

/** The routes of several walks of one machine: what one of them showed no other goes for again. */
export function routesOfAll<Page>(
  machine: AnyStateMachine,
  walks: Readonly<Record<string, PageWalk<Page>>>,
): Readonly<Record<string, Routes<Page>>> {
  const known = new Set<string>();
  return Object.fromEntries(
    Object.entries(walks).map(([name, walk]) => {
      const routes = routesOf(machine, walk, known);
      for (const one of namesOf(routes)) known.add(one);
      return [name, routes];
    }),
  );
}

/** Standings that count as the same differ in what nothing looks at; on a route they are what they are. */
function retraced<Page>(
  machine: AnyStateMachine,
  walk: PageWalk<Page>,
  start: Standing<Page>,
  steps: readonly Edge<Page>[],
): RouteStep<Page>[] {
  let at = start;
  return steps.map(({ action, after }) => {
    const made = walk.everyGesture === true ? actionsAt(walk, at).find(({ by }) => by !== undefined && by === action.by) : undefined;
    const { shows: _shows, ...step } = stepOf(machine, walk, at, made ?? action);
    at = step.after;
    if (JSON.stringify(at.snapshot.value) !== JSON.stringify(after.snapshot.value))
      throw new Error(`${JSON.stringify(action.events)} leads elsewhere here: the walk takes standings for the same that are not`);
    return step;
  });
}
