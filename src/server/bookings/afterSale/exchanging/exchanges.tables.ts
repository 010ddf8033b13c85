/** Changes of flights that travelers made. What must never happen is refused here: one at a time, and forward only (trigger `exchanges_forward_only`). */
import { sql } from 'drizzle-orm';
import { char, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AirlineCredit } from '#core/domain/booking/cancelRules';
import type { Slice } from '#core/domain/flights/flights';
import type { CardBrand } from '#core/domain/payment/cardRules';
import type { Wallet } from '#core/domain/payment/wallets';
import type { NonEmpty } from '#core/domain/values/nonEmpty';
import { instant } from '../../../platform/db/columns';
import { offerColumn } from '../../../flights/prices/searchColumns.tables';
import { attempts, bookings } from '../../bookings.tables';
import type { ExchangeFailure, ExchangeState } from '../../states';
import { sagaColumns } from '../../retrying/sagaColumns.tables';

/** An exchange that was agreed to, with the offer that it was agreed to for (money.30). */
export const exchanges = pgTable(
  'exchanges',
  {
    /** Also names its payment or refund at the gateway, and the exchange at the supplier. */
    id: uuid('id').primaryKey(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** Of the booking: names the order to the supplier. */
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id),
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: char('body_hash', { length: 64 }).notNull(),
    state: text('state').$type<ExchangeState>().notNull(),
    /** Problem code once it is lost. */
    failure: text('failure').$type<ExchangeFailure>(),
    /** The flights before it. */
    before: jsonb('before').$type<NonEmpty<Slice>>().notNull(),
    /** The supplier's offer: what it is called, the booking as it will be, and until when it holds. */
    offerId: text('offer_id').notNull(),
    trip: offerColumn('trip').notNull(),
    offerUntil: instant('offer_until'),
    /** Cents: new flights less old ones. */
    difference: integer('difference').notNull(),
    penalty: integer('penalty').notNull(),
    due: integer('due').notNull(),
    refund: integer('refund').notNull(),
    /** What the airline gives instead of money; its amount is null where it is not known in dollars. */
    creditKind: text('credit_kind').$type<AirlineCredit['kind']>(),
    creditAmount: integer('credit_amount'),
    /** The gateway's name for the payment of what is due. */
    paymentId: text('payment_id'),
    challengeUrl: text('challenge_url'),
    /** When the traveler answered the bank's challenge, as the gateway reported it. */
    challengeAnsweredAt: instant('challenge_answered_at'),
    capturedAmount: integer('captured_amount'),
    /** What paid for it; not known of exchanges from before these columns. */
    cardBrand: text('card_brand').$type<CardBrand>(),
    cardLast4: char('card_last4', { length: 4 }),
    wallet: text('wallet').$type<Wallet>(),
    /** The supplier may have exchanged the order from this moment on. */
    supplierRequestedAt: instant('supplier_requested_at'),
    ...sagaColumns(),
  },
  (t) => [
    uniqueIndex('exchanges_one_per_key').on(t.idempotencyKey),
    uniqueIndex('exchanges_one_per_payment').on(t.paymentId),
    uniqueIndex('exchanges_one_live_per_booking')
      .on(t.bookingId)
      .where(sql`${t.state} not in ('done', 'failed')`),
    index('exchanges_by_booking').on(t.bookingId, t.createdAt),
    index('exchanges_by_attempt').on(t.attemptId),
    index('exchanges_by_time').on(t.createdAt),
    index('exchanges_unsettled')
      .on(t.state)
      .where(sql`${t.state} not in ('done', 'failed')`),
    index('exchanges_lost')
      .on(t.stateSince)
      .where(sql`${t.state} = 'failed'`),
    check(
      'exchanges_state_known',
      sql`${t.state} in ('started', 'challenge', 'authorised', 'changing', 'changed', 'done', 'undoing', 'failed')`,
    ),
    check('exchanges_one_way', sql`${t.due} >= 0 and ${t.refund} >= 0 and ${t.penalty} >= 0 and (${t.due} = 0 or ${t.refund} = 0)`),
    check('exchanges_never_captures_more', sql`${t.capturedAmount} is null or ${t.capturedAmount} between 0 and ${t.due}`),
    check('exchanges_lost_has_reason', sql`${t.state} not in ('undoing', 'failed') or ${t.failure} is not null`),
  ],
);
