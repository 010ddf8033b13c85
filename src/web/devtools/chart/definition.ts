/** A machine's definition as what a chart shows: states in states, and transitions in words (code.24). */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

export interface ChartState {
  readonly id: string;
  readonly name: string;
  readonly kind: 'simple' | 'compound' | 'parallel' | 'final';
  readonly isInitial: boolean;
  /** Actors that it asks: `asks pay`. */
  readonly asks: readonly string[];
  /** Its transitions, in the order in which they are tried. */
  readonly lines: readonly ChartLine[];
  readonly states: readonly ChartState[];
}

export interface ChartLine {
  /** As recording/taken.ts calls it. */
  readonly id: string;
  readonly event: string;
  readonly guard: string | null;
  /** The state that it leads to, by the shortest name that says which; null for what it does without leaving. */
  readonly to: string | null;
}

export interface ChartEdge {
  readonly from: string;
  readonly to: string;
  /** Ids of the transitions: those between the same two states share an arrow. */
  readonly lines: readonly string[];
}

export interface Chart {
  readonly root: ChartState;
  readonly edges: readonly ChartEdge[];
}

interface Named {
  readonly type?: unknown;
  readonly params?: unknown;
  readonly guards?: readonly unknown[];
}

/** `isAbout origin and hasSuggestions origin`. */
export function guardInWords(guard: unknown): string | null {
  if (guard === undefined || guard === null) return null;
  if (typeof guard === 'string') return guard;
  const { type, params, guards } = guard as Named;
  // and(), or() and not() are functions that carry what they join
  if (Array.isArray(guards)) {
    const join = (guard as { readonly check?: { readonly name?: string } }).check?.name ?? 'and';
    const words = guards.map(guardInWords).filter((word) => word !== null);
    return /not/i.test(join) ? `not ${words.join('')}` : words.join(/or/i.test(join) && !/and/i.test(join) ? ' or ' : ' and ');
  }
  const said = typeof params === 'object' && params !== null ? Object.values(params).filter((value) => typeof value === 'string') : [];
  return typeof type === 'string' ? [type, ...said].join(' ') : 'guard';
}

/** `after pollDelay`, `pay answers`, `name fails`, `at once`. */
export function eventInWords(type: string): string {
  if (type === '') return 'at once';
  if (type === 'xstate.init') return 'begins';
  const [, kind, name = ''] = /^xstate\.(done|error|after)\.(?:actor\.)?(.+)$/.exec(type) ?? [];
  if (kind === 'after') return `after ${name.split('.')[0] ?? name}`;
  if (kind === 'done') return `${name} answers`;
  return kind === 'error' ? `${name} fails` : type;
}

export function chartOf(machine: AnyStateMachine): Chart {
  const edges = new Map<string, { readonly from: string; readonly to: string; readonly lines: string[] }>();
  const root = stateOf(machine.root, true);
  return { root, edges: [...edges.values()] };

  function stateOf(node: AnyStateNode, isInitial: boolean): ChartState {
    const lines: ChartLine[] = [];
    const all: readonly [readonly AnyTransitionDefinition[], string][] = [
      ...[...node.transitions].map(([type, list]) => [list, type] as [readonly AnyTransitionDefinition[], string]),
      [node.always ?? [], ''],
    ];
    for (const [list, type] of all)
      for (const [i, { target, guard }] of list.entries()) {
        const id = `${node.id} ${type === '' ? 'always' : type} ${String(i)}`;
        const to = target?.[0];
        const isInside = to?.id.startsWith(`${node.id}.`) === true;
        lines.push({
          id,
          event: eventInWords(type),
          guard: guardInWords(guard),
          to: !to || to === node ? null : isInside ? to.id.slice(node.id.length + 1) : to.key,
        });
        // an arrow to a state inside would start nowhere
        if (!to || to === node || isInside) continue;
        const key = `${node.id}→${to.id}`;
        const edge = edges.get(key) ?? { from: node.id, to: to.id, lines: [] };
        edge.lines.push(id);
        edges.set(key, edge);
      }
    const first = node.initial.target[0];
    return {
      id: node.id,
      name: node.key,
      kind: node.type === 'compound' || node.type === 'parallel' || node.type === 'final' ? node.type : 'simple',
      isInitial,
      asks: node.invoke.map(({ id }) => id),
      lines,
      states: Object.values(node.states).map((child) => stateOf(child as AnyStateNode, child === first)),
    };
  }
}
