/** What should have gone on by itself and did not, and what nobody has seen to: counts, and the bookings they are about. */
import { and, eq, isNull, lt, lte, notInArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { attentionEntries } from '../attention/attention.tables';
import { attempts, bookings, cancellations } from '../bookings/bookings.tables';
import { contactEnquiries } from '../enquiries/enquiries.tables';
import { outbox } from '../mail/outbox.tables';

/** What wants a person, at a moment. */
export interface Attention {
  /** Entries of the list "Wants a person". */
  readonly entries: number;
  readonly openEnquiries: number;
  readonly stuckPayments: number;
  readonly stuckCancellations: number;
  readonly lateMails: number;
}

/** Something of a booking that should have gone on by itself. */
export interface Stuck {
  readonly what: 'payment' | 'cancellation' | 'mail';
  readonly reference: string;
  readonly since: Date;
}

/** The reconciler has looked many times by then (docs/operations.md, "Payments left unfinished"). */
const STUCK_MS = 15 * 60_000;
/** With more of them something larger is broken. */
const MOST_STUCK = 50;

export function waitingReports(db: NodePgDatabase) {
  return {
    /** The bookings of what is counted as stuck or late, the longest waiting first. */
    async stuck(now: Date): Promise<readonly Stuck[]> {
      const long = new Date(now.getTime() - STUCK_MS);
      const { reference } = bookings;
      const [payments, cancels, mails] = await Promise.all([
        db
          .select({ reference, since: attempts.stateSince })
          .from(attempts)
          .innerJoin(bookings, eq(bookings.attemptId, attempts.id))
          .where(and(notInArray(attempts.state, ['done', 'failed']), lt(attempts.stateSince, long)))
          .orderBy(attempts.stateSince)
          .limit(MOST_STUCK),
        db
          .select({ reference, since: cancellations.stateSince })
          .from(cancellations)
          .innerJoin(bookings, eq(bookings.id, cancellations.bookingId))
          .where(and(notInArray(cancellations.state, ['done', 'failed']), lt(cancellations.stateSince, long)))
          .orderBy(cancellations.stateSince)
          .limit(MOST_STUCK),
        db
          .select({ reference, since: outbox.dueAt })
          .from(outbox)
          .innerJoin(bookings, eq(bookings.id, outbox.bookingId))
          .where(and(eq(outbox.state, 'pending'), lt(outbox.dueAt, long)))
          .orderBy(outbox.dueAt)
          .limit(MOST_STUCK),
      ]);
      return [
        ...payments.map((row) => ({ what: 'payment' as const, ...row })),
        ...cancels.map((row) => ({ what: 'cancellation' as const, ...row })),
        ...mails.map((row) => ({ what: 'mail' as const, ...row })),
      ];
    },

    /** What should have gone on by itself and did not, and what nobody has seen to. */
    async attention(now: Date): Promise<Attention> {
      const long = new Date(now.getTime() - STUCK_MS);
      const [entries, openEnquiries, stuckPayments, stuckCancellations, lateMails] = await Promise.all([
        db.$count(attentionEntries, and(isNull(attentionEntries.closedAt), lte(attentionEntries.openedAt, now))),
        db.$count(contactEnquiries, isNull(contactEnquiries.doneAt)),
        db.$count(attempts, and(notInArray(attempts.state, ['done', 'failed']), lt(attempts.stateSince, long))),
        db.$count(cancellations, and(notInArray(cancellations.state, ['done', 'failed']), lt(cancellations.stateSince, long))),
        db.$count(outbox, and(eq(outbox.state, 'pending'), lt(outbox.dueAt, long))),
      ]);
      return { entries, openEnquiries, stuckPayments, stuckCancellations, lateMails };
    },
  };
}
