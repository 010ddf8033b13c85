/** How many letters went where nobody confirmed an address: without the address, and for a day. */
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/db/columns';
import type { LetterKind } from './mailStates';

export const countedLetters = pgTable(
  'counted_letters',
  {
    /** Of the outbox: a letter that is tried again counts once. */
    letterId: uuid('letter_id').primaryKey(),
    /** Hash of the address (recipientHash). */
    recipient: text('recipient').notNull(),
    kind: text('kind').$type<LetterKind>().notNull(),
    countedAt: instant('counted_at').notNull(),
  },
  (t) => [index('counted_letters_by_recipient').on(t.recipient, t.countedAt), index('counted_letters_by_time').on(t.countedAt)],
);
