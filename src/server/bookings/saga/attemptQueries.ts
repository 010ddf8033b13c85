/** Which attempts there are: of a key, of a draft, and those that are not finished. */
import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { DECLINE_CODES } from '../../payments/gateway';
import { attempts, bookings } from '../bookings.tables';
import { isUnleased } from '../retrying/leases';
import type { LeaseDeps } from '../retrying/leases';
import { isWaitOver } from '../retrying/retries';
import type { Attempt, Work } from './work';

type Db = Pick<NodePgDatabase, 'select' | '$count'>;

/** Which attempts the reconciler asks for. */
export interface DueQuestion {
  readonly limit: number;
  /** Looked at in this round, without an end. */
  readonly except: ReadonlySet<string>;
  readonly challengesBegunBefore: Date;
  readonly challengesAnsweredBefore: Date;
  /** What is dated later than this was dated by a clock that was ahead: nobody knows how old it is. */
  readonly noneAfter: Date;
}

export async function findWork(db: Db, where: SQL | undefined): Promise<Work | null> {
  const [row] = await db
    .select({ attempt: attempts, booking: bookings })
    .from(attempts)
    .innerJoin(bookings, eq(bookings.attemptId, attempts.id))
    .where(where)
    // one that is live or done is the newest, whatever the clock said when another was begun
    .orderBy(sql`${attempts.state} in ('undoing', 'failed')`, desc(attempts.createdAt))
    .limit(1);
  return row ?? null;
}

/** The attempt that stands in the way of another: live or done. */
export const liveWorkOfDraft = (db: Db, draftId: string): Promise<Work | null> =>
  findWork(db, and(eq(attempts.draftId, draftId), notInArray(attempts.state, ['undoing', 'failed'])));

/** Cards that were declined for a draft since an instant. */
export const countDeclines = (db: Db, draftId: string, since: Date): Promise<number> =>
  db.$count(attempts, and(eq(attempts.draftId, draftId), inArray(attempts.failure, [...DECLINE_CODES]), gte(attempts.createdAt, since)));

/**
 * Attempts that failed since then while the outcome of a payment or an order was unknown: either may still come through. Declined
 * payments and released ones are settled; such an attempt is found only where an order had been requested.
 */
export const failedUnanswered = (db: Db, since: Date): Promise<readonly Attempt[]> =>
  db
    .select()
    .from(attempts)
    .where(
      and(
        sql`${attempts.state} = 'failed'`, // as the index has it
        gte(attempts.stateSince, since),
        or(and(isNull(attempts.paymentId), eq(attempts.failure, 'payment_unavailable')), isNotNull(attempts.supplierRequestedAt)),
      ),
    )
    .orderBy(attempts.stateSince);

/**
 * Attempts that are not settled, that nobody works on and that do not rest after a failed try: first those that hold money or seats,
 * then those that may, last the challenges that were left alone or answered; in each group the longest waiting first.
 */
export async function dueAttempts(
  { db, ...leases }: LeaseDeps & { readonly db: Db },
  { limit, except, challengesBegunBefore, challengesAnsweredBefore, noneAfter }: DueQuestion,
): Promise<readonly Pick<Attempt, 'id' | 'state'>[]> {
  const isDue = or(
    ne(attempts.state, 'challenge'),
    lt(attempts.createdAt, challengesBegunBefore),
    lte(attempts.challengeAnsweredAt, challengesAnsweredBefore),
    gt(attempts.createdAt, noneAfter),
    gt(attempts.challengeAnsweredAt, noneAfter),
  );
  return (
    db
      .select({ id: attempts.id, state: attempts.state })
      .from(attempts)
      // As the index `attempts_unsettled` has it.
      .where(
        and(
          sql`${attempts.state} not in ('done', 'failed')`,
          sql`${attempts.id} <> all(${sql.param([...except])}::uuid[])`,
          isDue,
          isUnleased(attempts, leases),
          isWaitOver(attempts.tryAgainAt, leases.clock()),
        ),
      )
      .orderBy(sql`case ${attempts.state} when 'challenge' then 2 when 'started' then 1 else 0 end`, attempts.stateSince)
      .limit(limit)
  );
}
