/** What people wrote by the contact form; read and answered at the agency desk. */
import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { Locale } from '#core/domain/routes';
import { instant } from '../db/columns';

export const contactEnquiries = pgTable(
  'contact_enquiries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Told to the person, `Q-7KM2PXA`. */
    reference: text('reference').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Empty where none was given. */
    phone: text('phone').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** Language to answer in. */
    locale: text('locale').$type<Locale>().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [index('contact_enquiries_by_time').on(t.receivedAt)],
);
