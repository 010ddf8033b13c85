/** What the software cannot settle: a person of the agency has to do something, by a day. */
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/db/columns';

export const ATTENTION_KINDS = [
  /** A cardholder disputed a charge with the bank; to be answered with evidence by `dueAt`. */
  'dispute',
  /** The issuer says that the card was stolen: refund, or expect a dispute. */
  'early_fraud_warning',
  /** The bank did not take a refund back. */
  'refund_failed',
  /** Somebody refunded a payment at the provider, not here. */
  'refunded_at_provider',
  /** Neither charged nor given back after several tries. */
  'payment_stuck',
  /** A refund that is due waits for a bank to decide on a dispute. */
  'refund_disputed',
  /** The provider refuses to take what it held. */
  'capture_refused',
  /** A held amount that nobody took goes back to the card at `dueAt`. */
  'authorization_ends',
  /** The supplier does not know an order that was paid for. */
  'order_not_found',
  /** An order of a failed booking stands, and the supplier has not cancelled it. */
  'order_not_cancelled',
  /** A traveler cancels, and the supplier refuses: the order stands. */
  'cancellation_refused',
  /** The order stands, and the airline issued no document for it. */
  'order_without_ticket',
  /** A change of flights was sent to the supplier, which does not say whether it happened. */
  'exchange_unanswered',
  /** A cancelled order brought credits or a voucher instead of money. */
  'refund_not_money',
  /** The supplier refuses us: no balance, a revoked token, no right to search. */
  'supplier_refuses_us',
  /** The supplier has offers, and none of a search can be sold: another currency, or answers that cannot be read. */
  'offers_left_out',
  /** The supplier reports a change of an order that cannot be read. */
  'order_unreadable',
  /** An airline moved flights, and the traveler has not answered. */
  'schedule_change_waits',
  /** The traveler accepted a change, and the airline must be notified. */
  'accepted_change_unsent',
  /** A passport came later, and the airline must be notified. */
  'passport_unsent',
  /** Numbers of a traveler were added or changed, and the airline must be notified. */
  'traveler_numbers_unsent',
  /** A traveler requested a correction of the name, which the airline has to make. */
  'name_correction_asked',
  /** Travelers requested assistance, and the airline must be notified. */
  'assistance_unsent',
  /** A letter about a booking was given up: its traveler does not know what it says. */
  'mail_undelivered',
] as const;
export type AttentionKind = (typeof ATTENTION_KINDS)[number];

export const attentionEntries = pgTable(
  'attention_entries',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<AttentionKind>().notNull(),
    /** The one thing it is about, of which there is one entry: a dispute, a refund, an attempt, an order. Nothing personal. */
    subject: text('subject').notNull(),
    /** The payment that it belongs to, which leads to the booking. */
    attemptId: uuid('attempt_id'),
    /** The provider's name for what a person has to look up there. */
    providerId: text('provider_id'),
    /** Cents, where money is at stake. */
    amount: integer('amount'),
    /** The provider's word for why; a code, nothing personal. */
    reason: text('reason'),
    dueAt: instant('due_at'),
    /** Since when a person is wanted; ahead where it may still end by itself. */
    openedAt: instant('opened_at').notNull(),
    /** When the agency was mailed; once. */
    mailedAt: instant('mailed_at'),
    closedAt: instant('closed_at'),
    /** Who closed it: an agent, or `settled` where what it was about ended by itself. */
    closedBy: text('closed_by'),
  },
  (t) => [
    uniqueIndex('attention_one_per_subject').on(t.kind, t.subject),
    index('attention_by_state').on(t.closedAt, t.dueAt),
    index('attention_by_mail').on(t.mailedAt),
  ],
);
