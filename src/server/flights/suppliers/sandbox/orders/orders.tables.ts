/** The orders the sandbox supplier has made, by the merchant's reference (our attempt id). */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../../platform/db/columns';
import type { SupplierOrder } from '../../../supplier';
import type { OrderedFlights, StoredOrder } from './orders';

export const sandboxOrders = pgTable(
  'sandbox_orders',
  {
    ourReference: text('our_reference').primaryKey(),
    supplierReference: text('supplier_reference').notNull(),
    /** Numbers made up, and marked so; none for orders of before. */
    tickets: jsonb('tickets').$type<SupplierOrder['tickets']>().notNull().default([]),
    status: text('status').$type<SupplierOrder['status']>().notNull(),
    flightId: text('flight_id').notNull(),
    totalCents: integer('total_cents').notNull(),
    /** What of it the supplier is paid, without our fee; null for orders of before. */
    paidCents: integer('paid_cents'),
    /** What cancelling gives back, by the rules of the fare. */
    refundCents: integer('refund_cents').notNull().default(0),
    /** The flights as they are now; null for orders of before. */
    flights: jsonb('flights').$type<OrderedFlights>(),
    /** Since when the order is another than was read. */
    newsAt: instant('news_at'),
    /** Null for orders of before. */
    bookedAt: instant('booked_at'),
    /** By the traveler, the first one first. */
    exchanges: jsonb('exchanges').$type<StoredOrder['exchanges']>().notNull().default([]),
  },
  (t) => [
    index('sandbox_orders_by_age').on(t.bookedAt),
    index('sandbox_orders_with_news')
      .on(t.newsAt)
      .where(sql`${t.newsAt} is not null`),
  ],
);

/** Seats that standing orders have: of two who want the same one, the primary key lets one in. */
export const sandboxSeats = pgTable(
  'sandbox_seats',
  {
    departure: text('departure').notNull(),
    designator: text('designator').notNull(),
    ourReference: text('our_reference')
      .notNull()
      .references(() => sandboxOrders.ourReference, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.departure, t.designator] }), index('sandbox_seats_by_order').on(t.ourReference)],
);
