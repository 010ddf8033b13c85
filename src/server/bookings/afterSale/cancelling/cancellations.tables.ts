/** Cancellations; how they go on is in `cancelSaga.ts`. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AirlineCredit, CancelBasis } from '#core/domain/booking/cancelRules';
import { attempts, bookings } from '../../bookings.tables';
import type { CancellationState } from '../../states';
import { sagaColumns } from '../../retrying/sagaColumns.tables';

/** A cancellation that was agreed to, with the quote that it was agreed to for (money.20). */
export const cancellations = pgTable(
  'cancellations',
  {
    /** Also names the refund at the gateway. */
    id: uuid('id').primaryKey(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id),
    state: text('state').$type<CancellationState>().notNull(),
    basis: text('basis').$type<CancelBasis>().notNull(),
    paid: integer('paid').notNull(),
    airlineKeeps: integer('airline_keeps').notNull(),
    feeKept: integer('fee_kept').notNull(),
    refund: integer('refund').notNull(),
    /** What the airline gives instead of money; its amount is null where it is not known in dollars. */
    creditKind: text('credit_kind').$type<AirlineCredit['kind']>(),
    creditAmount: integer('credit_amount'),
    /** The supplier's quote that it is confirmed with, and what it gives back, cents; null where it does not say. */
    supplierQuoteId: text('supplier_quote_id'),
    supplierRefund: integer('supplier_refund'),
    /** Who requested it. */
    by: text('by').$type<'traveler' | 'agency'>().notNull(),
    ...sagaColumns(),
  },
  (t) => [
    uniqueIndex('cancellations_one_per_booking')
      .on(t.bookingId)
      .where(sql`${t.state} <> 'failed'`),
    index('cancellations_unsettled')
      .on(t.state)
      .where(sql`${t.state} not in ('done', 'failed')`),
    index('cancellations_by_booking').on(t.bookingId),
    index('cancellations_by_time').on(t.stateSince),
    check('cancellations_state_known', sql`${t.state} in ('asked', 'released', 'done', 'failed')`),
    check(
      'cancellations_add_up',
      sql`${t.refund} >= 0 and ${t.airlineKeeps} >= 0 and ${t.feeKept} >= 0 and ${t.refund} + ${t.airlineKeeps} + ${t.feeKept} = ${t.paid}`,
    ),
  ],
);
