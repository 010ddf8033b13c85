/** Letters to be sent: which and because of what, never to whom or what they say (decision 089). */
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/db/columns';
import type { LetterKind, MailState } from './mailStates';

export const outbox = pgTable(
  'outbox',
  {
    /** Also the Message-ID, so that a receiver knows a letter that arrives twice. */
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<LetterKind>().notNull(),
    /** What the letter is about: a booking, or else what `aboutId` names. */
    bookingId: uuid('booking_id'),
    /** Reference of an enquiry or a comment, or id of a subscription: these rows may be gone before their letters. */
    aboutId: text('about_id'),
    /** One letter a cause: `ticketed ATTEMPT`. */
    cause: text('cause').notNull(),
    /** What the booking does not tell: the times before a schedule change. */
    details: jsonb('details').$type<unknown>(),
    state: text('state').$type<MailState>().notNull(),
    tries: integer('tries').notNull().default(0),
    /** Not before this. */
    dueAt: instant('due_at').notNull(),
    /** Code of the last failure, never its words: a mail server may repeat the address. */
    fault: text('fault'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (t) => [
    uniqueIndex('outbox_one_per_cause').on(t.cause),
    index('outbox_due')
      .on(t.dueAt)
      .where(sql`${t.state} = 'pending'`),
    index('outbox_by_time').on(t.createdAt),
    index('outbox_settled').on(t.settledAt),
    index('outbox_by_booking').on(t.bookingId),
    index('outbox_by_subject').on(t.aboutId),
    check('outbox_one_subject', sql`num_nonnulls(${t.bookingId}, ${t.aboutId}) = 1`),
    check('outbox_state_known', sql`${t.state} in ('pending', 'sent', 'dropped', 'failed')`),
  ],
);
