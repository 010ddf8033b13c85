/** Attempts and the bookings they carry, as rows. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { settleOfAttempt, wantPerson } from '../../attention/attention.service';
import type { Noticed } from '../../attention/attention.service';
import type { BookAnswer } from '../wire/answers';
import { attempts, bookings } from '../bookings.tables';
import { isUnleased, newLease } from '../retrying/leases';
import type { LeaseDeps } from '../retrying/leases';
import type { AttemptState } from '../states';
import { countDeclines, dueAttempts, failedUnanswered, findWork, liveWorkOfDraft } from './attemptQueries';
import type { DueQuestion } from './attemptQueries';
import { orderNotCancelled } from './notices';
import { insertAttempt, moveAttempt, releaseAttempt } from './attemptWrites';
import type { QuotedDraft, Refuses, Waiting } from './attemptWrites';
import type { Changes, NewAttempt, NewBooking, Work } from './work';

export type AttemptRepository = ReturnType<typeof createAttemptRepository>;

export function createAttemptRepository(deps: LeaseDeps & { readonly db: NodePgDatabase }) {
  const { db, clock } = deps;
  return {
    byId: (id: string) => findWork(db, eq(attempts.id, id)),
    byKey: (key: string) => findWork(db, eq(attempts.idempotencyKey, key)),
    newestOfDraft: (draftId: string) => findWork(db, eq(attempts.draftId, draftId)),
    liveOfDraft: (draftId: string) => liveWorkOfDraft(db, draftId),
    declinesOf: (draftId: string, since: Date) => countDeclines(db, draftId, since),
    failedUnanswered: (since: Date) => failedUnanswered(db, since),
    due: (question: DueQuestion) => dueAttempts(deps, question),
    insert: <Reason>(attempt: NewAttempt, booking: NewBooking, draft: QuotedDraft, refuses: Refuses<Reason>) =>
      insertAttempt(deps, attempt, booking, draft, refuses),
    move: (work: Work, to: AttemptState, changes: Changes = {}) => moveAttempt(deps, work, to, changes),
    release: (work: Work, waiting: Waiting = {}) => releaseAttempt(deps, work, waiting),

    /** Takes an attempt nobody works on, in one of these states; null when there is no such. */
    async claim(id: string, states: readonly AttemptState[]): Promise<Work | null> {
      const [attempt] = await db
        .update(attempts)
        .set(newLease(deps))
        .where(and(eq(attempts.id, id), inArray(attempts.state, [...states]), isUnleased(attempts, deps)))
        .returning();
      const [booking] = attempt ? await db.select().from(bookings).where(eq(bookings.attemptId, attempt.id)) : [];
      return attempt && booking ? { attempt, booking } : null;
    },

    /** Ends the wait after failed tries: the next round asks the gateway again. */
    async tryNow(id: string): Promise<void> {
      await db.update(attempts).set({ tryAgainAt: null }).where(eq(attempts.id, id));
    },

    /** Keeps the final answer; the first one stays. */
    async keepAnswer(id: string, answer: BookAnswer): Promise<void> {
      await db
        .update(attempts)
        .set({ answer })
        .where(and(eq(attempts.id, id), isNull(attempts.answer)));
    },

    /** The order of a lost attempt is cancelled: nobody has to look for it any more, and a person is notified. */
    async orderGivenBack(id: string, notices: readonly Noticed[]): Promise<void> {
      const now = clock();
      await db.transaction(async (tx) => {
        await settleOfAttempt(tx, now, ['order_not_found', 'order_not_cancelled'], id);
        for (const noticed of notices) await wantPerson(tx, now, noticed);
      });
    },

    /** The supplier has not cancelled the order of a lost attempt; a person is notified where that goes on. */
    orderNotCancelled: (id: string): Promise<boolean> => wantPerson(db, clock(), orderNotCancelled(id, clock())),

    /** The traveler answered the bank: the attempt is worth a look before its time is up. */
    async challengeAnswered(id: string): Promise<void> {
      await db
        .update(attempts)
        .set({ challengeAnsweredAt: clock() })
        .where(and(eq(attempts.id, id), eq(attempts.state, 'challenge')));
    },
  };
}
