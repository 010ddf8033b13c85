/**
 * Putting a machine of the page back to an earlier snapshot, in development (code.17). A state that asks somebody or waits for a clock
 * cannot be entered from the side: nobody would answer, or the answer would be requested twice.
 */
import type { AnyActorRef, AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { JUMPED } from './entries';

/** Why it cannot be; null where it can. */
export function jumpRefusal(ref: AnyActorRef, to: AnyMachineSnapshot): string | null {
  const now = ref.getSnapshot() as AnyMachineSnapshot;
  if (now.status !== 'active') return 'The machine has ended.';
  if (to.status !== 'active') return 'The machine had ended then.';
  if (Object.keys(now.children).length > 0) return 'The machine is waiting for an answer now.';
  const asks = (to._nodes as readonly AnyStateNode[]).find(({ invoke, after }) => invoke.length > 0 || after.length > 0);
  return asks ? `${asks.key} asks somebody or waits for a clock: it cannot be entered from the side.` : null;
}

/** The one door into an actor that has no event for this; its observers, the page among them, are notified. */
interface Door {
  update: (snapshot: AnyMachineSnapshot, event: { readonly type: string }) => void;
}

/** Ask {@link jumpRefusal} first. */
export function jumpTo(ref: AnyActorRef, to: AnyMachineSnapshot): void {
  // private in XState's types, and what its own start from a snapshot amounts to
  (ref as unknown as Door).update(to, { type: JUMPED });
}
