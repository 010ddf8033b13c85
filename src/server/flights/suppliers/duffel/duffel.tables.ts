/** What the site keeps of its orders at Duffel. */
import { sql } from 'drizzle-orm';
import type { AirlineCredit } from '#core/domain/booking/cancelRules';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns';

/** One row for a reference of this site, written before an order is requested from Duffel: Duffel knows no keys that make a call once. */
export const duffelOrders = pgTable(
  'duffel_orders',
  {
    ourReference: text('our_reference').primaryKey(),
    /** Null until Duffel has given it. */
    orderId: text('order_id'),
    requestedAt: instant('asked_at').notNull(),
    /** The offer that was ordered: by it Duffel names an order that it could not make. */
    offerId: text('offer_id'),
    /** Duffel's names of the travelers, in the order of the booking: tickets are issued to them. Null for orders of before. */
    passengerIds: jsonb('passenger_ids').$type<readonly string[]>(),
    /** When Duffel reported that the order could not be made: none will come. */
    failedAt: instant('failed_at'),
    /** The quote of a cancellation that Duffel made last, with what it gives back (cents, null where unknown) and its end. */
    cancelQuoteId: text('cancel_quote_id'),
    cancelRefund: integer('cancel_refund'),
    cancelUntil: instant('cancel_until'),
    /** Set where it gives credit instead of money; the amount is null where it is not known in dollars. */
    cancelCreditKind: text('cancel_credit_kind').$type<AirlineCredit['kind']>(),
    cancelCreditAmount: integer('cancel_credit_amount'),
  },
  (t) => [uniqueIndex('duffel_orders_one_per_order').on(t.orderId), index('duffel_orders_by_age').on(t.requestedAt)],
);

/** One row for an exchange, written before its change at Duffel is confirmed: Duffel knows no keys that make a call once. */
export const duffelExchanges = pgTable(
  'duffel_exchanges',
  {
    /** The caller's. */
    exchangeId: text('exchange_id').primaryKey(),
    ourReference: text('our_reference')
      .notNull()
      .references(() => duffelOrders.ourReference, { onDelete: 'cascade' }),
    /** Duffel's change of the order, which is paid for when it is confirmed; null where none was noted when it was requested, nor will be. */
    changeId: text('change_id'),
    requestedAt: instant('requested_at').notNull(),
  },
  (t) => [index('duffel_exchanges_by_order').on(t.ourReference), uniqueIndex('duffel_exchanges_one_per_change').on(t.changeId)],
);

/** Events that Duffel sent, once each. One about an order is news of it until the order was read again. */
export const duffelEvents = pgTable(
  'duffel_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** Duffel's name of the order, of ours or not; null for a ping. */
    orderId: text('order_id'),
    receivedAt: instant('received_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    index('duffel_events_by_age').on(t.receivedAt),
    index('duffel_events_unread')
      .on(t.orderId)
      .where(sql`${t.readAt} is null`),
  ],
);
