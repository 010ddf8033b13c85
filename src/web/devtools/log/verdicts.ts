/** Why an event went the way it went: each transition that was tried, and what its guards returned (code.25). */
import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { guardInWords } from '../chart/definition';
import { idOf } from '#web/recording/taken';
import type { MachineEntry } from './entries';

export interface Verdict {
  /** As recording/taken.ts calls the transition. */
  readonly transition: string;
  readonly from: string;
  readonly to: string | null;
  readonly guards: readonly { readonly words: string; readonly said: boolean }[];
  readonly isTaken: boolean;
}

/** The transitions that the event tried, from the innermost state outward, as the machine tries them; empty where no state knows it. */
export function verdictsOf({ before, event, taken }: MachineEntry): readonly Verdict[] {
  if (before === null) return [];
  return candidatesFor(before, event.type).map((transition) => ({
    transition: idOf(transition),
    from: transition.source.id,
    to: transition.target?.[0]?.id ?? null,
    guards: leavesOf(transition.guard).map((guard) => ({
      words: guardInWords(saidGuard(guard, before, event)) ?? 'guard',
      said: evaluateGuard(guard as never, before.context, event, before),
    })),
    isTaken: taken.includes(transition),
  }));
}

/** `isDone travelers said no`; null for what was not refused. */
export function refusalOf(entry: MachineEntry): string {
  const verdicts = verdictsOf(entry);
  if (verdicts.length === 0) return 'not known in this state';
  const no = [...new Set(verdicts.flatMap(({ guards }) => guards.filter(({ said }) => !said).map(({ words }) => words)))];
  return no.length === 0 ? 'not taken' : `refused by ${no.join(', ')}`;
}

function candidatesFor(before: AnyMachineSnapshot, type: string): readonly AnyTransitionDefinition[] {
  const found = new Set<AnyTransitionDefinition>();
  for (const leaf of before._nodes as readonly AnyStateNode[]) {
    if (Object.keys(leaf.states).length > 0) continue;
    for (let node: AnyStateNode | undefined = leaf; node; node = node.parent)
      for (const transition of node.transitions.get(type) ?? []) found.add(transition);
  }
  return [...found];
}

interface Joined {
  readonly guards?: readonly unknown[];
  readonly check?: { readonly name?: string };
  readonly type?: unknown;
  readonly params?: unknown;
}

/** The parts of what and() joins; anything else is one guard. */
function leavesOf(guard: unknown): readonly unknown[] {
  if (guard === undefined || guard === null) return [];
  const { guards, check } = guard as Joined;
  const isAll = Array.isArray(guards) && /and/i.test(check?.name ?? '');
  return isAll ? guards.flatMap(leavesOf) : [guard];
}

/** With their parameters, where they are computed from the event. */
function saidGuard(guard: unknown, { context }: AnyMachineSnapshot, event: MachineEntry['event']): unknown {
  if (typeof guard !== 'object' || guard === null) return guard;
  const { params } = guard as Joined;
  return typeof params === 'function' ? { ...guard, params: (params as (args: object) => unknown)({ context, event }) } : guard;
}
