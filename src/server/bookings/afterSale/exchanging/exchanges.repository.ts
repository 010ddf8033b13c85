/** Exchanges as rows: which there are, who works on one, and what becomes of it. */
import { and, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { wantPerson } from '../../../attention/attention.service';
import type { ExchangeOffer } from '../../../flights/supplierExchanges';
import { DECLINE_CODES } from '../../../payments/gateway';
import { bookings } from '../../bookings.tables';
import { isUnleased, newLease, NO_LEASE } from '../../retrying/leases';
import { isWaitOver, oneMoreTry } from '../../retrying/retries';
import type { Waiting } from '../../saga/attemptWrites';
import type { Booking } from '../../saga/work';
import type { ExchangeState } from '../../states';
import { insertExchange, moveExchange, offerColumns } from './exchangeMoves';
import type { ExchangeRowDeps, NewExchange } from './exchangeMoves';
import { exchanges } from './exchanges.tables';
import type { Exchange, ExchangeChanges, ExchangeWork } from './exchangeWork';
import { isUnsettled } from './liveExchanges';

export type ExchangeRepository = ReturnType<typeof createExchangeRepository>;

/** Which exchanges the reconciler asks for. */
export interface DueExchanges {
  readonly limit: number;
  readonly challengesBegunBefore: Date;
  readonly challengesAnsweredBefore: Date;
}

export function createExchangeRepository(deps: ExchangeRowDeps) {
  const { db, clock } = deps;

  async function withBooking(exchange: Exchange | undefined): Promise<ExchangeWork | null> {
    const [booking] = exchange ? await db.select().from(bookings).where(eq(bookings.id, exchange.bookingId)) : [];
    return exchange && booking ? { exchange, booking } : null;
  }

  return {
    byId: async (id: string): Promise<ExchangeWork | null> =>
      withBooking((await db.select().from(exchanges).where(eq(exchanges.id, id)))[0]),
    byKey: async (key: string): Promise<ExchangeWork | null> =>
      withBooking((await db.select().from(exchanges).where(eq(exchanges.idempotencyKey, key)))[0]),

    /** The newest of a booking that came to something, or still may. */
    async ofBooking(bookingId: string): Promise<Exchange | null> {
      const [row] = await db
        .select()
        .from(exchanges)
        .where(and(eq(exchanges.bookingId, bookingId), ne(exchanges.state, 'failed'), ne(exchanges.state, 'undoing')))
        .orderBy(desc(exchanges.createdAt))
        .limit(1);
      return row ?? null;
    },

    /** Those of a booking that were charged for. */
    paidOf: (bookingId: string): Promise<readonly Exchange[]> =>
      db
        .select()
        .from(exchanges)
        .where(and(eq(exchanges.bookingId, bookingId), eq(exchanges.state, 'done'), gt(exchanges.capturedAmount, 0))),

    /** Cards that were declined for exchanges of a booking since an instant. */
    declinesOf: (bookingId: string, since: Date): Promise<number> =>
      db.$count(
        exchanges,
        and(eq(exchanges.bookingId, bookingId), inArray(exchanges.failure, [...DECLINE_CODES]), gte(exchanges.createdAt, since)),
      ),

    insert: (exchange: NewExchange, seen: Booking, offer: ExchangeOffer) => insertExchange(deps, exchange, seen, offer),
    move: (work: ExchangeWork, to: ExchangeState, changes: ExchangeChanges = {}) => moveExchange(deps, work, to, changes),

    /** Takes an unsettled exchange nobody works on, in one of these states where they are given. */
    async claim(id: string, states?: readonly ExchangeState[]): Promise<ExchangeWork | null> {
      const [row] = await db
        .update(exchanges)
        .set(newLease(deps))
        .where(
          and(
            eq(exchanges.id, id),
            isUnsettled,
            states === undefined ? undefined : inArray(exchanges.state, [...states]),
            isUnleased(exchanges, deps),
          ),
        )
        .returning();
      return withBooking(row);
    },

    /** Goes on at the same terms with another offer of the supplier's; null when the lease was lost. */
    async renew({ exchange, booking }: ExchangeWork, offer: ExchangeOffer): Promise<ExchangeWork | null> {
      const { id, leaseOwner } = exchange;
      if (leaseOwner === null) return null;
      const [row] = await db
        .update(exchanges)
        .set(offerColumns(offer))
        .where(and(eq(exchanges.id, id), eq(exchanges.state, 'changing'), eq(exchanges.leaseOwner, leaseOwner)))
        .returning();
      return row ? { exchange: row, booking } : null;
    },

    /** Returns one unfinished; after a failed try at the gateway it rests, for longer each time. */
    async release({ exchange }: ExchangeWork, { isFailedTry = false, lastMoment = null, notices = [] }: Waiting = {}): Promise<void> {
      const { id, leaseOwner } = exchange;
      if (leaseOwner === null) return;
      const now = clock();
      await db.transaction(async (tx) => {
        const [row] = await tx
          .update(exchanges)
          .set({ ...NO_LEASE, ...(isFailedTry ? oneMoreTry(exchange, now, lastMoment) : {}) })
          .where(and(eq(exchanges.id, id), eq(exchanges.leaseOwner, leaseOwner)))
          .returning({ id: exchanges.id });
        if (row) for (const noticed of notices) await wantPerson(tx, now, noticed);
      });
    },

    /** Unsettled ones that nobody works on and that do not rest after a failed try, those at the airline last; challenges once they are answered or too old. */
    due: ({ limit, challengesBegunBefore, challengesAnsweredBefore }: DueExchanges): Promise<readonly Pick<Exchange, 'id' | 'state'>[]> =>
      db
        .select({ id: exchanges.id, state: exchanges.state })
        .from(exchanges)
        .where(
          and(
            isUnsettled,
            or(
              ne(exchanges.state, 'challenge'),
              lt(exchanges.createdAt, challengesBegunBefore),
              lte(exchanges.challengeAnsweredAt, challengesAnsweredBefore),
              // dated by a clock that was ahead: nobody knows how old it is
              gt(exchanges.createdAt, new Date(clock().getTime() + MISDATED_MS)),
            ),
            isUnleased(exchanges, deps),
            isWaitOver(exchanges.tryAgainAt, clock()),
          ),
        )
        // flights that are changed wait for their money alone; an airline that does not answer must not keep them waiting
        .orderBy(sql`case ${exchanges.state} when 'changing' then 1 else 0 end`, exchanges.stateSince)
        .limit(limit),

    /** Exchanges that failed since then while it was unknown whether anything is held for them: a hold may still come. */
    failedUnanswered: (since: Date): Promise<readonly Exchange[]> =>
      db
        .select()
        .from(exchanges)
        .where(
          and(
            sql`${exchanges.state} = 'failed'`, // as the index has it
            gte(exchanges.stateSince, since),
            isNull(exchanges.paymentId),
            eq(exchanges.failure, 'payment_unavailable'),
          ),
        )
        .orderBy(exchanges.stateSince),

    /** The traveler answered the bank: the exchange is worth a look before its time is up. */
    async challengeAnswered(id: string): Promise<void> {
      await db
        .update(exchanges)
        .set({ challengeAnsweredAt: clock() })
        .where(and(eq(exchanges.id, id), eq(exchanges.state, 'challenge')));
    },
  };
}

const MISDATED_MS = 15 * 60_000;
