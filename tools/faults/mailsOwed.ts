/** Which mails an attempt brings about, by how it ended: the words of decision 089, said without the saga. */
import type { AttemptFacts } from './history';

/** These are told on the page alone. */
const TOLD_THERE = ['price_changed', 'invalid_request'];

/** Causes in order. Every trip of these runs leaves weeks after it was booked, so that each ticket has its reminder. */
export function mailsOwed({ id, state, failure, visited, cancellations }: AttemptFacts): readonly string[] {
  const received = visited.includes('booking') ? [`received ${id}`] : [];
  const ticketed = state === 'done' ? [`ticketed ${id}`, `reminder ${id}`] : [];
  const failed = state === 'failed' && !TOLD_THERE.includes(failure ?? '') ? [`payment_failed ${id}`] : [];
  const cancelled = cancellations.filter((c) => c.state === 'done').map((c) => `cancelled ${c.id}`);
  return [...received, ...ticketed, ...failed, ...cancelled].sort();
}
