/** What the sandbox gateway keeps. Indexes let one payment in for each attempt and each token; a trigger bounds the changes of state. */
import { sql } from 'drizzle-orm';
import { bigserial, char, check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CardBrand } from '#core/domain/payment/cardRules';
import type { Wallet } from '#core/domain/payment/wallets';
import { instant } from '../../platform/db/columns';
import type { DeclineCode, PaymentState } from '../gateway';
import type { CardBehaviour } from './testCards';

/** What is left of a card once it was typed. Never a number, never a security code. */
export const sandboxTokens = pgTable('sandbox_tokens', {
  /** SHA-256 of the token. */
  hash: char('hash', { length: 64 }).primaryKey(),
  brand: text('brand').$type<CardBrand>().notNull(),
  last4: char('last4', { length: 4 }).notNull(),
  expMonth: smallint('exp_month').notNull(),
  expYear: smallint('exp_year').notNull(),
  behaviour: text('behaviour').$type<CardBehaviour>().notNull(),
  /** Null where the card was typed. */
  wallet: text('wallet').$type<Wallet>(),
  expiresAt: instant('expires_at').notNull(),
});

/** Payments, one per merchant reference and one per token. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: text('id').primaryKey(),
    /** The merchant's reference (our attempt id). */
    reference: uuid('reference').notNull(),
    tokenHash: char('token_hash', { length: 64 })
      .notNull()
      .references(() => sandboxTokens.hash),
    state: text('state').$type<PaymentState>().notNull(),
    amount: integer('amount').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    capturedAmount: integer('captured_amount').notNull().default(0),
    refundedAmount: integer('refunded_amount').notNull().default(0),
    declineCode: text('decline_code').$type<DeclineCode>(),
    challengeId: text('challenge_id'),
    /** Before this moment the gateway answers nobody about the payment: the time-out card. */
    silentUntil: instant('silent_until'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('sandbox_payments_one_per_reference').on(t.reference),
    uniqueIndex('sandbox_payments_one_per_token').on(t.tokenHash),
    uniqueIndex('sandbox_payments_challenge').on(t.challengeId),
    check('sandbox_payments_state_known', sql`${t.state} in ('challenge', 'authorised', 'captured', 'voided', 'refunded', 'declined')`),
    check(
      'sandbox_payments_bounds',
      sql`${t.amount} > 0 and ${t.capturedAmount} between 0 and ${t.amount} and ${t.refundedAmount} between 0 and ${t.capturedAmount}`,
    ),
  ],
);

/** Every movement, append only; what the tests of the invariants count. */
export const sandboxLedger = pgTable(
  'sandbox_ledger',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => sandboxPayments.id),
    movement: text('movement').$type<PaymentState>().notNull(),
    amount: integer('amount').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('sandbox_ledger_by_payment').on(t.paymentId)],
);

/** What was given back in parts, once for each reference of the merchant. */
export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    paymentId: text('payment_id')
      .notNull()
      .references(() => sandboxPayments.id),
    refundId: text('refund_id').notNull(),
    amount: integer('amount').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.paymentId, t.refundId] }), check('sandbox_refunds_amount', sql`${t.amount} > 0`)],
);
