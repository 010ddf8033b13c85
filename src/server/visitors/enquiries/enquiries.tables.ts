/** What people wrote by the forms of the site; read and answered at the agency desk. */
import { sql } from 'drizzle-orm';
import { bigserial, char, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Locale } from '#core/domain/site/routes';
import { instant } from '../../platform/db/columns';

export type EnquiryKind = 'contact' | 'cancellation' | 'vacation';

export const contactEnquiries = pgTable(
  'contact_enquiries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').$type<EnquiryKind>().notNull().default('contact'),
    /** Shown to the person, `Q-7KM2PXA`. */
    reference: text('reference').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Empty where none was given. */
    phone: text('phone').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** Fields that only this kind has, by their names in the form. */
    details: jsonb('details').$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** Language to answer in. */
    locale: text('locale').$type<Locale>().notNull(),
    receivedAt: instant('received_at').notNull(),
    /** Names one sending of one form; null where the sender named none. */
    entryKey: text('entry_key'),
    /** SHA-256 of what was sent under the key. */
    bodyHash: char('body_hash', { length: 64 }),
    /** When an agent had seen to it. */
    doneAt: instant('done_at'),
  },
  (t) => [
    index('contact_enquiries_by_time').on(t.receivedAt),
    uniqueIndex('contact_enquiries_one_per_key').on(t.entryKey),
    check('contact_enquiries_kind_known', sql`${t.kind} in ('contact', 'cancellation', 'vacation')`),
  ],
);
