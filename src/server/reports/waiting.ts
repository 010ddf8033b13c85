/** What should have gone on by itself and did not, and what nobody has seen to: counts, and the bookings they are about. */
import { and, eq, isNull, lt, notInArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { isOpenAt } from '../attention/attention.service';
import { attentionEntries } from '../attention/attention.tables';
import { attempts, bookings } from '../bookings/bookings.tables';
import { cancellations } from '../bookings/afterSale/cancelling/cancellations.tables';
import { exchanges } from '../bookings/afterSale/exchanging/exchanges.tables';
import { FINAL_STATES } from '../bookings/states';
import { contactEnquiries } from '../visitors/enquiries/enquiries.tables';
import { outbox } from '../mail/outbox.tables';

/** What wants a person, at a moment. */
export interface Attention {
  /** Entries of the list "Wants a person". */
  readonly entries: number;
  readonly openEnquiries: number;
  readonly stuckPayments: number;
  readonly stuckCancellations: number;
  readonly stuckExchanges: number;
  readonly overdueMails: number;
}

/** Something of a booking that should have gone on by itself. */
export interface Stuck {
  readonly what: 'payment' | 'cancellation' | 'exchange' | 'mail';
  readonly reference: string;
  readonly since: Date;
}

/** The reconciler has looked many times by then (docs/operations.md, "Payments left unfinished"). */
const STUCK_MS = 15 * 60_000;
/** With more of them something larger is broken. */
const MOST_STUCK = 50;

/** What should have gone on long before a moment, by what it is. */
function stuckAt(now: Date) {
  const long = new Date(now.getTime() - STUCK_MS);
  return {
    payment: and(notInArray(attempts.state, [...FINAL_STATES]), lt(attempts.stateSince, long)),
    cancellation: and(notInArray(cancellations.state, [...FINAL_STATES]), lt(cancellations.stateSince, long)),
    exchange: and(notInArray(exchanges.state, [...FINAL_STATES]), lt(exchanges.stateSince, long)),
    mail: and(eq(outbox.state, 'pending'), lt(outbox.dueAt, long)),
  };
}

export function waitingReports(db: NodePgDatabase) {
  return {
    /** The bookings of what is counted as stuck or late, the longest waiting first. */
    async stuck(now: Date): Promise<readonly Stuck[]> {
      const stuck = stuckAt(now);
      const { reference } = bookings;
      const [payments, cancels, changes, mails] = await Promise.all([
        db
          .select({ reference, since: attempts.stateSince })
          .from(attempts)
          .innerJoin(bookings, eq(bookings.attemptId, attempts.id))
          .where(stuck.payment)
          .orderBy(attempts.stateSince)
          .limit(MOST_STUCK),
        db
          .select({ reference, since: cancellations.stateSince })
          .from(cancellations)
          .innerJoin(bookings, eq(bookings.id, cancellations.bookingId))
          .where(stuck.cancellation)
          .orderBy(cancellations.stateSince)
          .limit(MOST_STUCK),
        db
          .select({ reference, since: exchanges.stateSince })
          .from(exchanges)
          .innerJoin(bookings, eq(bookings.id, exchanges.bookingId))
          .where(stuck.exchange)
          .orderBy(exchanges.stateSince)
          .limit(MOST_STUCK),
        db
          .select({ reference, since: outbox.dueAt })
          .from(outbox)
          .innerJoin(bookings, eq(bookings.id, outbox.bookingId))
          .where(stuck.mail)
          .orderBy(outbox.dueAt)
          .limit(MOST_STUCK),
      ]);
      return [
        ...payments.map((row) => ({ what: 'payment' as const, ...row })),
        ...cancels.map((row) => ({ what: 'cancellation' as const, ...row })),
        ...changes.map((row) => ({ what: 'exchange' as const, ...row })),
        ...mails.map((row) => ({ what: 'mail' as const, ...row })),
      ];
    },

    /** What should have gone on by itself and did not, and what nobody has seen to. */
    async attention(now: Date): Promise<Attention> {
      const stuck = stuckAt(now);
      const [entries, openEnquiries, stuckPayments, stuckCancellations, stuckExchanges, overdueMails] = await Promise.all([
        db.$count(attentionEntries, isOpenAt(now)),
        db.$count(contactEnquiries, isNull(contactEnquiries.doneAt)),
        db.$count(attempts, stuck.payment),
        db.$count(cancellations, stuck.cancellation),
        db.$count(exchanges, stuck.exchange),
        db.$count(outbox, stuck.mail),
      ]);
      return { entries, openEnquiries, stuckPayments, stuckCancellations, stuckExchanges, overdueMails };
    },
  };
}
