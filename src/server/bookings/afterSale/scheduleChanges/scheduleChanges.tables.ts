/** What airlines changed of flights that were booked. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { Slice } from '#core/domain/flights/flights';
import type { NonEmpty } from '#core/domain/values/nonEmpty';
import { instant } from '../../../platform/db/columns';
import { bookings } from '../../bookings.tables';

/** What an airline changed of a booking's flights (booking.40); the newest counts, and says all that changed since the traveler last agreed. */
export const scheduleChanges = pgTable(
  'schedule_changes',
  {
    id: uuid('id').primaryKey(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** The flights that the traveler booked, or accepted last. */
    before: jsonb('before').$type<NonEmpty<Slice>>().notNull(),
    /** Null where the airline cancelled the order. */
    after: jsonb('after').$type<NonEmpty<Slice>>(),
    isSignificant: boolean('is_significant').notNull(),
    createdAt: instant('created_at').notNull(),
    acceptedAt: instant('accepted_at'),
    /** It was accepted, and the supplier has not confirmed it yet. */
    isSupplierBehind: boolean('is_supplier_behind').notNull().default(false),
  },
  (t) => [
    index('schedule_changes_by_booking').on(t.bookingId, t.createdAt),
    index('schedule_changes_supplier_behind')
      .on(t.createdAt)
      .where(sql`${t.isSupplierBehind}`),
    check('schedule_changes_accepted_flies', sql`${t.acceptedAt} is null or ${t.after} is not null`),
  ],
);
