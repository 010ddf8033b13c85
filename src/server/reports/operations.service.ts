/** What is under way and what waits, as counts and ages, for whoever watches the site: one query, each part by an index. */
import { and, count, isNull, lt, lte, min, notInArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { unionAll } from 'drizzle-orm/pg-core';
import { isOpenAt } from '../attention/attention.service';
import { ATTENTION_KINDS, attentionEntries } from '../attention/attention.tables';
import { attempts } from '../bookings/bookings.tables';
import { cancellations } from '../bookings/afterSale/cancelling/cancellations.tables';
import { exchanges } from '../bookings/afterSale/exchanging/exchanges.tables';
import { ATTEMPT_STATES, CANCELLATION_STATES, EXCHANGE_STATES, FINAL_STATES, isFinal } from '../bookings/states';
import { outbox } from '../mail/outbox.tables';

/** Every kind of work, and the states in which it is under way. */
export const UNDER_WAY = {
  payment: ATTEMPT_STATES.filter((state) => !isFinal(state)),
  cancellation: CANCELLATION_STATES.filter((state) => !isFinal(state)),
  exchange: EXCHANGE_STATES.filter((state) => !isFinal(state)),
  /** To be sent now; refused before, and tried again later. */
  mail: ['due', 'retrying'],
  /** The kind of the entry. */
  attention: ATTENTION_KINDS,
} as const;

/** One kind of work in one state; work of which there is none has no row. */
export interface UnderWay {
  readonly work: keyof typeof UNDER_WAY;
  readonly state: string;
  readonly count: number;
  /** Since when the oldest is in this state, or due. */
  readonly since: Date;
}

/** Longest pause between two tries of a mail. */
const RETRIED_WITHIN_MS = 24 * 3_600_000;

/** The query behind {@link findUnderWay}. */
export function underWayQuery(db: NodePgDatabase, now: Date) {
  const named = (work: UnderWay['work']): SQL<UnderWay['work']> => sql<UnderWay['work']>`${sql.raw(`'${work}'`)}::text`;
  const wordOf = (word: SQL | typeof attempts.state | typeof cancellations.state | typeof exchanges.state | typeof attentionEntries.kind) =>
    sql<string>`${word}`;
  const mailState = sql`case when ${outbox.tries} > 0 then 'retrying' else 'due' end`;
  return unionAll(
    db
      .select({ work: named('payment'), state: wordOf(attempts.state), count: count(), since: min(attempts.stateSince) })
      .from(attempts)
      .where(notInArray(attempts.state, [...FINAL_STATES]))
      .groupBy(attempts.state),
    db
      .select({ work: named('cancellation'), state: wordOf(cancellations.state), count: count(), since: min(cancellations.stateSince) })
      .from(cancellations)
      .where(notInArray(cancellations.state, [...FINAL_STATES]))
      .groupBy(cancellations.state),
    db
      .select({ work: named('exchange'), state: wordOf(exchanges.state), count: count(), since: min(exchanges.stateSince) })
      .from(exchanges)
      .where(notInArray(exchanges.state, [...FINAL_STATES]))
      .groupBy(exchanges.state),
    db
      .select({ work: named('mail'), state: wordOf(mailState), count: count(), since: min(outbox.dueAt) })
      .from(outbox)
      .where(
        and(
          sql`${outbox.state} = 'pending'`,
          lt(outbox.dueAt, new Date(now.getTime() + RETRIED_WITHIN_MS)),
          // mails that were never tried and are to be sent later do not wait
          sql`(${outbox.tries} > 0 or ${lte(outbox.dueAt, now)})`,
        ),
      )
      .groupBy(sql`2`),
    db
      .select({ work: named('attention'), state: wordOf(attentionEntries.kind), count: count(), since: min(attentionEntries.openedAt) })
      .from(attentionEntries)
      .where(and(isNull(attentionEntries.closedAt), isOpenAt(now)))
      .groupBy(attentionEntries.kind),
  );
}

/** Everything under way at a moment. */
export async function findUnderWay(db: NodePgDatabase, now: Date): Promise<readonly UnderWay[]> {
  const rows = await underWayQuery(db, now);
  return rows.flatMap(({ since, ...row }) => (since === null ? [] : [{ ...row, since }]));
}
