/** Our own books of a range: payments for bookings and for changes of their flights, and refunds by the payments that they come from. */
import { eq, inArray, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ledgerFaults } from '#core/domain/payment/priceLedger';
import { within } from '../../platform/db/range';
import type { BooksRange } from '../../payments/gateway';
import { refundsOf } from '../money/bookingRefunds';
import { attempts, bookings } from '../bookings.tables';
import { cancellations } from '../afterSale/cancelling/cancellations.tables';
import { exchanges } from '../afterSale/exchanging/exchanges.tables';
import { readLedger } from '../money/ledger';
import type { OurPayment, OurRefund } from './compareBooks';

type Db = Pick<NodePgDatabase, 'select'>;

/** A condition on ids that may be none. */
export const among = (column: Parameters<typeof inArray>[0], ids: readonly string[]) =>
  ids.length === 0 ? undefined : inArray(column, [...ids]);

interface Wanted {
  /** Begun within it. */
  readonly range?: BooksRange;
  readonly ids?: readonly string[];
  /** By the gateway's names. */
  readonly paymentIds?: readonly string[];
}

/** Every payment that is wanted for one of the reasons, the oldest first; none where nothing is. */
export async function ourPayments(db: Db, wanted: Wanted): Promise<readonly OurPayment[]> {
  const where = (table: typeof attempts | typeof exchanges) => {
    const { range, ids = [], paymentIds = [] } = wanted;
    return or(range && within(table.createdAt, range), among(table.id, ids), among(table.paymentId, paymentIds));
  };
  if (where(attempts) === undefined) return [];
  const booked = await db
    .select({ attempt: attempts, reference: bookings.reference })
    .from(attempts)
    .innerJoin(bookings, eq(bookings.attemptId, attempts.id))
    .where(where(attempts))
    .orderBy(attempts.createdAt);
  const changed = await db
    .select({ exchange: exchanges, reference: bookings.reference })
    .from(exchanges)
    .innerJoin(bookings, eq(bookings.id, exchanges.bookingId))
    .where(where(exchanges))
    .orderBy(exchanges.createdAt);
  const payments: OurPayment[] = [];
  for (const { attempt, reference } of booked) {
    const ledger = await readLedger(db, attempt.draftId);
    payments.push({
      ...{ attempt, reference },
      refunded: await refundedOf(db, attempt.id, attempt.id),
      ledgerFaults: ledgerFaults(ledger),
    });
  }
  for (const { exchange, reference } of changed)
    payments.push({ attempt: exchange, reference, refunded: await refundedOf(db, exchange.attemptId, exchange.id), ledgerFaults: [] });
  return payments;
}

/** Cents that refunds which were made took from one payment. */
async function refundedOf(db: Db, attemptId: string, paymentKey: string): Promise<number> {
  const parts = await refundsOf(db, attemptId);
  return parts.reduce((sum, { key, amount, isDone }) => (key === paymentKey && isDone ? sum + amount : sum), 0);
}

/** Refunds that were made within a range, and those that the gateway names, in parts by payment. */
export async function ourRefunds(db: Db, range: BooksRange, names: readonly string[]): Promise<readonly OurRefund[]> {
  const cancelled = await db
    .select({ id: cancellations.id, attemptId: cancellations.attemptId, reference: bookings.reference })
    .from(cancellations)
    .innerJoin(bookings, eq(bookings.id, cancellations.bookingId))
    .where(or(within(cancellations.stateSince, range), among(cancellations.id, names)))
    .orderBy(cancellations.stateSince);
  const changed = await db
    .select({ id: exchanges.id, attemptId: exchanges.attemptId, reference: bookings.reference })
    .from(exchanges)
    .innerJoin(bookings, eq(bookings.id, exchanges.bookingId))
    .where(or(within(exchanges.stateSince, range), among(exchanges.id, names)))
    .orderBy(exchanges.stateSince);
  const named = new Set(names);
  const refunds: OurRefund[] = [];
  for (const { id, attemptId, reference } of [...cancelled, ...changed])
    for (const { key, amount, refundId, isDone } of await refundsOf(db, attemptId))
      // what is agreed to and not done is no refund yet, unless the gateway has it
      if (refundId === id && (isDone || named.has(id)))
        refunds.push({ id, paymentKey: key, paymentId: await paymentIdOf(db, key), amount, isDone, reference });
  return refunds;
}

/** The gateway's name of one of our payments. */
async function paymentIdOf(db: Db, key: string): Promise<string | null> {
  const [attempt] = await db.select({ paymentId: attempts.paymentId }).from(attempts).where(eq(attempts.id, key));
  const [exchange] = attempt ? [] : await db.select({ paymentId: exchanges.paymentId }).from(exchanges).where(eq(exchanges.id, key));
  return (attempt ?? exchange)?.paymentId ?? null;
}
