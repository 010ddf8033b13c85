/** A machine's definition as what a chart shows: states in states, and transitions in words (code.24). */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

export interface ChartState {
  readonly id: string;
  readonly name: string;
  readonly kind: 'simple' | 'compound' | 'parallel' | 'final';
  readonly isInitial: boolean;
  /** Actors that it asks: `asks pay`. */
  readonly asks: readonly string[];
  /** What it does without leaving, and where inside it goes: one line each. */
  readonly stays: readonly ChartLine[];
  readonly states: readonly ChartState[];
}

export interface ChartLine {
  /** As recording/taken.ts calls it. */
  readonly id: string;
  readonly event: string;
  readonly guard: string | null;
  /** The state inside that it leads to, for what is written in the box: an arrow would start nowhere. */
  readonly to?: string;
}

export interface ChartEdge {
  readonly from: string;
  readonly to: string;
  /** Transitions between the same two states share an arrow. */
  readonly lines: readonly ChartLine[];
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
  const [, kind, name = ''] = /^xstate\.(done|error|after)\.(?:actor\.)?(.+)$/.exec(type) ?? [];
  if (kind === 'after') return `after ${name.split('.')[0] ?? name}`;
  if (kind === 'done') return `${name} answers`;
  return kind === 'error' ? `${name} fails` : type;
}

export function chartOf(machine: AnyStateMachine): Chart {
  const edges = new Map<string, { readonly from: string; readonly to: string; readonly lines: ChartLine[] }>();
  const root = stateOf(machine.root, true);
  return { root, edges: [...edges.values()] };

  function stateOf(node: AnyStateNode, isInitial: boolean): ChartState {
    const stays: ChartLine[] = [];
    const all: readonly [readonly AnyTransitionDefinition[], string][] = [
      ...[...node.transitions].map(([type, list]) => [list, type] as [readonly AnyTransitionDefinition[], string]),
      [node.always ?? [], ''],
    ];
    for (const [list, type] of all)
      for (const [i, { target, guard }] of list.entries()) {
        const line = {
          id: `${node.id} ${type === '' ? 'always' : type} ${String(i)}`,
          event: eventInWords(type),
          guard: guardInWords(guard),
        };
        const to = target?.[0];
        if (!to || to === node) stays.push(line);
        else if (to.id.startsWith(`${node.id}.`)) stays.push({ ...line, to: to.id.slice(node.id.length + 1) });
        else {
          const key = `${node.id}→${to.id}`;
          const edge = edges.get(key) ?? { from: node.id, to: to.id, lines: [] };
          edge.lines.push(line);
          edges.set(key, edge);
        }
      }
    const first = node.initial?.target[0];
    return {
      id: node.id,
      name: node.key,
      kind: node.type === 'compound' || node.type === 'parallel' || node.type === 'final' ? node.type : 'simple',
      isInitial,
      asks: node.invoke.map(({ id }) => id),
      stays,
      states: Object.values(node.states).map((child) => stateOf(child as AnyStateNode, child === first)),
    };
  }
}
