/** What was taken and given back for a booking, over the booking itself, its changes of flights and its cancellation (money.31). */
import { and, asc, eq, inArray, lte, ne } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { refundParts } from '#core/domain/payment/refundParts';
import type { GivenRefund, RefundPart, TakenPayment } from '#core/domain/payment/refundParts';
import type { PriceSource } from '#core/domain/payment/priceLedger';
import type { Cents } from '#core/domain/values/money';
import { attempts, bookings, priceEntries } from '../bookings.tables';
import type { Booking } from '../saga/work';
import { writePrices } from './ledger';
import { cancellations } from '../afterSale/cancelling/cancellations.tables';
import { exchanges } from '../afterSale/exchanging/exchanges.tables';

type Db = Pick<NodePgDatabase, 'select'>;

/** So much of a refund of a booking comes from one payment of it; `isDone` once the whole refund was made. */
export interface BookingRefund extends RefundPart {
  readonly isDone: boolean;
}

/** One of our refunds: of a cancellation, or of a change of flights. */
interface OwnRefund extends GivenRefund {
  readonly isDone: boolean;
}

export interface BookingMoney {
  /** In the order in which they were taken. */
  readonly payments: readonly TakenPayment[];
  readonly refunds: readonly OwnRefund[];
}

/** Cents that went back to a traveler without us. */
export interface Elsewhere {
  /** Refunded by somebody at the provider. */
  readonly agency: Cents;
  /** Taken back by the cardholder's bank. */
  readonly bank: Cents;
}

export type BookingRefunds = ReturnType<typeof createBookingRefunds>;

export const createBookingRefunds = ({ db }: { readonly db: Pick<NodePgDatabase, 'select' | 'transaction'> }) => ({
  moneyOf: (attemptId: string): Promise<BookingMoney> => moneyOf(db, attemptId),

  /** What the ledger says went back without us, up to an instant. */
  knownElsewhere: (attemptId: string, until: Date): Promise<Elsewhere> => knownElsewhere(db, attemptId, until),

  /** Writes to the ledger what is new of it. */
  noteElsewhere: ({ attemptId, draftId }: Pick<Booking, 'attemptId' | 'draftId'>, found: Elsewhere, at: Date): Promise<void> =>
    db.transaction(async (tx) => {
      // two tabs may ask at once
      await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.attemptId, attemptId)).for('no key update');
      const known = await knownElsewhere(tx, attemptId, at);
      const lines = (['agency', 'bank'] as const).map((source) => ({
        reason: 'refunded' as const,
        source,
        amount: found[source] - known[source],
      }));
      await writePrices(
        tx,
        { draftId, attemptId, at },
        lines.filter(({ amount }) => amount > 0),
      );
    }),
});

/** All refunds of an attempt's booking, begun or made, by the payments that they come from. */
export async function refundsOf(db: Db, attemptId: string): Promise<readonly BookingRefund[]> {
  const { payments, refunds } = await moneyOf(db, attemptId);
  const done = new Set(refunds.flatMap(({ id, isDone }) => (isDone ? [id] : [])));
  return refundParts(payments, refunds).map((part) => ({ ...part, isDone: done.has(part.refundId) }));
}

async function moneyOf(db: Db, attemptId: string): Promise<BookingMoney> {
  const booked = await db
    .select({ id: attempts.id, capturedAmount: attempts.capturedAmount })
    .from(attempts)
    .where(eq(attempts.id, attemptId));
  const changed = await db
    .select()
    .from(exchanges)
    .where(and(eq(exchanges.attemptId, attemptId), inArray(exchanges.state, ['changed', 'done'])))
    .orderBy(asc(exchanges.createdAt));
  const [cancelled] = await db
    .select({ id: cancellations.id, refund: cancellations.refund, state: cancellations.state })
    .from(cancellations)
    .where(and(eq(cancellations.attemptId, attemptId), ne(cancellations.state, 'failed')));
  return {
    // nothing was taken for what was lost
    payments: [...booked, ...changed].flatMap(({ id, capturedAmount }) =>
      capturedAmount === null ? [] : [{ key: id, amount: capturedAmount }],
    ),
    refunds: [...changed, ...(cancelled ? [cancelled] : [])].map(({ id, refund, state }) => ({
      id,
      amount: refund,
      isDone: state === 'done',
    })),
  };
}

async function knownElsewhere(db: Db, attemptId: string, until: Date): Promise<Elsewhere> {
  const lines = await db
    .select({ source: priceEntries.source, amount: priceEntries.amount })
    .from(priceEntries)
    .innerJoin(attempts, eq(attempts.draftId, priceEntries.draftId))
    .where(and(eq(attempts.id, attemptId), eq(priceEntries.reason, 'refunded'), lte(priceEntries.at, until)));
  const of = (wanted: PriceSource): Cents => lines.reduce((sum, { source, amount }) => (source === wanted ? sum + amount : sum), 0);
  return { agency: of('agency'), bank: of('bank') };
}
