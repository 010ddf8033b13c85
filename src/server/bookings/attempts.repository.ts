/** Attempts and the bookings they carry. Every change of state is a compare-and-set under a lease: two workers never both succeed. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, notInArray, notLike, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { attempts, bookingEvents, bookingReaders, bookings } from './bookings.tables';
import { violatedIndex } from '../db/faults';
import { writeMail } from '../mail/outbox.service';
import type { BookingLetterKind } from '../mail/mailStates';
import type { BookAnswer } from './answers';
import { pricesOfMove, writePrices } from './ledger';
import { makeReference } from './reference';
import type { AttemptState } from './states';
import { DECLINES, isFinal } from './states';

export type Attempt = typeof attempts.$inferSelect;
export type Booking = typeof bookings.$inferSelect;
export type NewAttempt = Pick<Attempt, 'id' | 'draftId' | 'idempotencyKey' | 'bodyHash' | 'amount'>;
export type NewBooking = Pick<Booking, 'offer' | 'travelers' | 'contact' | 'billing' | 'locale' | 'acceptedTotal'>;

/** An attempt with its booking: what the saga works on. */
export interface Work {
  readonly attempt: Attempt;
  readonly booking: Booking;
}

export interface Changes {
  /** Letters that the move brings about. */
  readonly mails?: readonly { readonly kind: BookingLetterKind; readonly dueAt: Date }[];
  readonly attempt?: Partial<Pick<Attempt, 'failure' | 'paymentId' | 'challengeUrl' | 'supplierAskedAt' | 'capturedAmount'>>;
  readonly booking?: Partial<
    Pick<Booking, 'state' | 'offer' | 'travelers' | 'cardBrand' | 'cardLast4' | 'supplierReference' | 'bookedAt' | 'freeCancelUntil'>
  >;
}

/** Which attempts the reconciler asks for. */
export interface DueQuestion {
  readonly limit: number;
  /** Looked at in this round, without an end. */
  readonly except: ReadonlySet<string>;
  readonly challengesBegunBefore: Date;
  readonly challengesAnsweredBefore: Date;
}

export interface AttemptRepositoryDeps {
  readonly db: NodePgDatabase;
  readonly clock: () => Date;
  /** Names this process in leases. */
  readonly instanceId: string;
  /** No other process can be alive on this database (the embedded one): leases of others are left-overs of a killed run. */
  readonly isSoleInstance: boolean;
}

/** Longer than every outside call of one step; each step renews it. */
export const LEASE_MS = 60_000;

export type AttemptRepository = ReturnType<typeof createAttemptRepository>;

export function createAttemptRepository({ db, clock, instanceId, isSoleInstance }: AttemptRepositoryDeps) {
  const leaseEnd = (): Date => new Date(clock().getTime() + LEASE_MS);
  const newOwner = (): string => `${instanceId}:${randomUUID()}`;
  const isFree = () =>
    or(
      isNull(attempts.leaseOwner),
      lte(attempts.leaseUntil, clock()),
      isSoleInstance ? notLike(attempts.leaseOwner, `${instanceId}:%`) : undefined,
    );

  const find = async (where: ReturnType<typeof eq>): Promise<Work | null> => {
    const [row] = await db
      .select({ attempt: attempts, booking: bookings })
      .from(attempts)
      .innerJoin(bookings, eq(bookings.attemptId, attempts.id))
      .where(where)
      .orderBy(desc(attempts.createdAt))
      .limit(1);
    return row ?? null;
  };

  return {
    byId: (id: string) => find(eq(attempts.id, id)),
    byKey: (key: string) => find(eq(attempts.idempotencyKey, key)),
    newestOfDraft: (draftId: string) => find(eq(attempts.draftId, draftId)),
    /** The attempt that stands in the way of another: live or done. */
    async liveOfDraft(draftId: string): Promise<Work | null> {
      const [row] = await db
        .select({ attempt: attempts, booking: bookings })
        .from(attempts)
        .innerJoin(bookings, eq(bookings.attemptId, attempts.id))
        .where(and(eq(attempts.draftId, draftId), notInArray(attempts.state, ['undoing', 'failed'])));
      return row ?? null;
    },

    /** Cards that were declined for a draft since an instant. */
    declinesOf: (draftId: string, since: Date): Promise<number> =>
      db.$count(attempts, and(eq(attempts.draftId, draftId), inArray(attempts.failure, [...DECLINES]), gte(attempts.createdAt, since))),

    /** Writes attempt and booking at once, leased to the caller; null when key or draft are taken. */
    async insert(attempt: NewAttempt, booking: NewBooking, secretHash: string): Promise<Work | null> {
      const now = clock();
      for (;;) {
        const bookingId = randomUUID();
        try {
          return await db.transaction(async (tx) => {
            const [a] = await tx
              .insert(attempts)
              .values({
                ...attempt,
                currency: 'USD',
                state: 'started',
                leaseOwner: newOwner(),
                leaseUntil: leaseEnd(),
                stateSince: now,
                createdAt: now,
              })
              .returning();
            const [b] = await tx
              .insert(bookings)
              .values({
                ...booking,
                id: bookingId,
                reference: makeReference(),
                draftId: attempt.draftId,
                attemptId: attempt.id,
                state: 'received',
                createdAt: now,
                updatedAt: now,
              })
              .returning();
            if (!a || !b) throw new Error('an insert returns its row');
            await tx.insert(bookingReaders).values({ bookingId, secretHash, addedAt: now });
            await tx.insert(bookingEvents).values({ attemptId: attempt.id, toState: 'started', at: now });
            await writePrices(tx, { draftId: attempt.draftId, attemptId: attempt.id, at: now }, [
              { reason: 'agreed', source: 'traveler', amount: booking.acceptedTotal },
            ]);
            return { attempt: a, booking: b };
          });
        } catch (error) {
          const index = violatedIndex(error);
          if (index === null) throw error;
          if (index !== 'bookings_reference') return null;
        }
      }
    },

    /** Takes an attempt nobody works on, in one of these states; null when there is no such. */
    async claim(id: string, states: readonly AttemptState[]): Promise<Work | null> {
      const [attempt] = await db
        .update(attempts)
        .set({ leaseOwner: newOwner(), leaseUntil: leaseEnd() })
        .where(and(eq(attempts.id, id), inArray(attempts.state, [...states]), isFree()))
        .returning();
      const [booking] = attempt ? await db.select().from(bookings).where(eq(bookings.attemptId, attempt.id)) : [];
      return attempt && booking ? { attempt, booking } : null;
    },

    /** Hands an attempt back unfinished. */
    async release({ attempt }: Work): Promise<void> {
      if (attempt.leaseOwner === null) return;
      await db
        .update(attempts)
        .set({ leaseOwner: null, leaseUntil: null })
        .where(and(eq(attempts.id, attempt.id), eq(attempts.leaseOwner, attempt.leaseOwner)));
    },

    /** Moves on to the next state; null when the lease was lost and somebody else moved it. */
    async move(work: Work, to: AttemptState, changes: Changes = {}): Promise<Work | null> {
      const { attempt } = work;
      if (attempt.leaseOwner === null) return null;
      const owner = attempt.leaseOwner;
      const now = clock();
      const isResting = isFinal(to) || to === 'challenge';
      return db.transaction(async (tx) => {
        const [a] = await tx
          .update(attempts)
          .set({
            ...changes.attempt,
            state: to,
            stateSince: now,
            leaseOwner: isResting ? null : owner,
            leaseUntil: isResting ? null : leaseEnd(),
          })
          .where(and(eq(attempts.id, attempt.id), eq(attempts.state, attempt.state), eq(attempts.leaseOwner, owner)))
          .returning();
        if (!a) return null;
        const [b] = await tx
          .update(bookings)
          .set({ ...changes.booking, updatedAt: now })
          .where(eq(bookings.attemptId, attempt.id))
          .returning();
        if (!b) throw new Error('an attempt has a booking');
        await tx.insert(bookingEvents).values({ attemptId: a.id, fromState: attempt.state, toState: to, failure: a.failure, at: now });
        await writePrices(tx, { draftId: a.draftId, attemptId: a.id, at: now }, pricesOfMove(work, to, changes));
        for (const mail of changes.mails ?? []) await writeMail(tx, { ...mail, bookingId: b.id, cause: `${mail.kind} ${a.id}` }, now);
        return { attempt: a, booking: b };
      });
    },

    /** Keeps the final answer; the first one stays. */
    async keepAnswer(id: string, answer: BookAnswer): Promise<void> {
      await db
        .update(attempts)
        .set({ answer })
        .where(and(eq(attempts.id, id), isNull(attempts.answer)));
    },

    /** The traveler answered the bank: the attempt is worth a look before its time is up. */
    async challengeAnswered(id: string): Promise<void> {
      await db
        .update(attempts)
        .set({ challengeAnsweredAt: clock() })
        .where(and(eq(attempts.id, id), eq(attempts.state, 'challenge')));
    },

    /**
     * Attempts that failed since then without word of a payment or of an order that had been asked for: an answer to either may still
     * come through. Those that were declined, or whose payment is known to be released, are none of them unless the supplier was asked.
     */
    unheard: (since: Date): Promise<readonly Attempt[]> =>
      db
        .select()
        .from(attempts)
        .where(
          and(
            eq(attempts.state, 'failed'),
            gte(attempts.stateSince, since),
            or(and(isNull(attempts.paymentId), eq(attempts.failure, 'payment_unavailable')), isNotNull(attempts.supplierAskedAt)),
          ),
        )
        .orderBy(attempts.stateSince),

    /**
     * Attempts that are not settled and that nobody works on: first those that hold money or seats, then those that may, last the
     * challenges that were left alone or answered; in each group the longest waiting first.
     */
    async due({
      limit,
      except,
      challengesBegunBefore,
      challengesAnsweredBefore,
    }: DueQuestion): Promise<readonly Pick<Attempt, 'id' | 'state'>[]> {
      const isDue = or(
        ne(attempts.state, 'challenge'),
        lt(attempts.createdAt, challengesBegunBefore),
        lte(attempts.challengeAnsweredAt, challengesAnsweredBefore),
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
              isFree(),
            ),
          )
          .orderBy(sql`case ${attempts.state} when 'challenge' then 2 when 'started' then 1 else 0 end`, attempts.stateSince)
          .limit(limit)
      );
    },
  };
}
