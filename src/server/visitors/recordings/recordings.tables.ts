/** What pages went through before somebody wrote or a payment failed; sent with consent, nothing personal in it (code.22). */
import { sql } from 'drizzle-orm';
import { bigserial, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Recording } from '#core/contract/bookings/recordings.schema';
import { attempts } from '../../bookings/bookings.tables';
import { instant } from '../../platform/db/columns';
import { contactEnquiries } from '../enquiries/enquiries.tables';

export const recordings = pgTable(
  'recordings',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** To be said on the phone: `R-7KM2PXA`. */
    reference: text('reference').notNull().unique(),
    /** The enquiry or the attempt it came with; one recording each. */
    enquiry: text('enquiry')
      .unique()
      .references(() => contactEnquiries.reference, { onDelete: 'cascade' }),
    attemptId: uuid('attempt_id')
      .unique()
      .references(() => attempts.id),
    recording: jsonb('recording').$type<Recording>().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [
    index('recordings_by_time').on(t.receivedAt),
    check('recordings_belong_to_one', sql`num_nonnulls(${t.enquiry}, ${t.attemptId}) = 1`),
  ],
);
