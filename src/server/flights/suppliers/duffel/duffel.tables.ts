/** What the site keeps of its orders at Duffel. */
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../../db/columns';

/** One row for a reference of ours, written before Duffel is asked for an order: Duffel knows no keys that make a call once. */
export const duffelOrders = pgTable(
  'duffel_orders',
  {
    ourReference: text('our_reference').primaryKey(),
    /** Null until Duffel has told it. */
    orderId: text('order_id'),
    askedAt: instant('asked_at').notNull(),
  },
  (t) => [uniqueIndex('duffel_orders_one_per_order').on(t.orderId), index('duffel_orders_by_age').on(t.askedAt)],
);
