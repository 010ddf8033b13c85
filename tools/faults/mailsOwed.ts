/** Which mails an attempt brings about, by how it ended: the words of decisions 089 and 139, and of the change of flights, said without the saga. */
import type { AttemptFacts, OrderFacts } from './history';

export interface MailsOwed {
  /** Causes, once each. */
  readonly sure: readonly string[];
  /** Those that may be written, once each: it depends on what was known when. */
  readonly possible: readonly string[];
}

/** These are shown on the page alone. */
const TOLD_THERE = ['price_changed', 'extra_gone', 'invalid_request'];

/** Every trip of these runs leaves weeks after it was booked, so that each ticket has its reminders. */
export function mailsOwed(attempt: AttemptFacts, order: OrderFacts | null, hasWrongTimes = false): MailsOwed {
  const { id, state, failure, visited, booking, cancellations, exchanges } = attempt;
  const checkIns = Array.from({ length: booking.slices }, (_, slice) => `check_in ${id} ${String(slice)}`);
  const received = visited.includes('booking') ? [`received ${id}`] : [];
  const ticketed = state === 'done' ? [`ticketed ${id}`, `reminder ${id}`, ...checkIns] : [];
  const failed = state === 'failed' && !TOLD_THERE.includes(failure ?? '') ? [`payment_failed ${id}`] : [];
  const cancelled = cancellations.filter((c) => c.state === 'done').map((c) => `cancelled ${c.id}`);
  const changes = exchanges.filter((e) => e.state === 'done').map((e) => `exchanged ${e.id}`);
  const numbers = numbersSent(attempt, order, hasWrongTimes);
  return {
    sure: [...received, ...ticketed, ...failed, ...cancelled, ...changes, ...(numbers === 'sure' ? [`tickets ${id}`] : [])],
    possible: numbers === 'maybe' ? [`tickets ${id}`] : [],
  };
}

/** Whether the ticket mail was sent again because the ticket numbers came after it (decision 139). */
function numbersSent(
  { state, booking, endedAt, exchanges }: AttemptFacts,
  order: OrderFacts | null,
  hasWrongTimes: boolean,
): 'no' | 'maybe' | 'sure' {
  const cameAt = order?.ticketCameAt ?? null;
  if (state !== 'done' || order === null || cameAt === null) return 'no';
  // before the booking ended the first mail may have had them; after a cancellation, or where nobody said so, nobody may have read them
  // a change of flights brings tickets of its own: those of before may never have been read
  const isKept = booking.state === 'ticketed' && exchanges.every((e) => e.state !== 'done');
  const isRead = order.document === 'there' && isKept && !hasWrongTimes;
  return isRead && endedAt !== null && cameAt > endedAt ? 'sure' : 'maybe';
}
