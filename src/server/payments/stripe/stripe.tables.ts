/** What the site keeps of its payments at Stripe, and what Stripe reported of them by itself. */
import { char, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns';

/** One row an attempt, written before any call to Stripe. */
export const stripePayments = pgTable(
  'stripe_payments',
  {
    attemptId: uuid('attempt_id').primaryKey(),
    /** Null until Stripe has given it; before that nothing can have been held. */
    intentId: text('intent_id'),
    amount: integer('amount').notNull(),
    /** SHA-256 of the token that is being or was sent with the confirmation: one token, one payment. */
    tokenHash: char('token_hash', { length: 64 }),
    /** Names the page where the bank asks; not to be guessed. */
    challengeId: text('challenge_id').notNull(),
    /** When Stripe first reported that the payment left its challenge. */
    answeredAt: instant('answered_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('stripe_payments_one_per_intent').on(t.intentId),
    uniqueIndex('stripe_payments_one_per_token').on(t.tokenHash),
    uniqueIndex('stripe_payments_challenge').on(t.challengeId),
  ],
);

/** Idempotency keys that answered with an error of Stripe's own: which one is used next (decision 132). None: the first. */
export const stripeKeys = pgTable('stripe_keys', {
  /** What the key is for: a capture, a cancellation or a refund of one payment. */
  name: text('name').primaryKey(),
  generation: integer('generation').notNull(),
  spentAt: instant('spent_at').notNull(),
});

/** Events that had their effect. */
export const stripeEvents = pgTable(
  'stripe_events',
  { id: text('id').primaryKey(), type: text('type').notNull(), receivedAt: instant('received_at').notNull() },
  (t) => [index('stripe_events_by_age').on(t.receivedAt)],
);

/** Payments disputed by their cardholders, as Stripe reported last. */
export const stripeDisputes = pgTable('stripe_disputes', {
  id: text('id').primaryKey(),
  intentId: text('intent_id').notNull(),
  attemptId: uuid('attempt_id').notNull(),
  amount: integer('amount').notNull(),
  reason: text('reason').notNull(),
  status: text('status').notNull(),
  /** Until when an answer with evidence counts; null when none is requested. */
  answerBy: instant('answer_by'),
  openedAt: instant('opened_at').notNull(),
  /** Of the event that reported this, for those that arrive in another order: its second, and how far its status is. */
  reportedAt: instant('told_at').notNull(),
  rank: integer('rank').notNull(),
});
