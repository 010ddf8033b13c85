/** Whom a browser may fill in again (booking.69): which traveler of which booking; nothing about them is copied. */
import { char, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns';
import { bookings } from '../bookings.tables';

export const savedTravelers = pgTable(
  'saved_travelers',
  {
    id: uuid('id').primaryKey(),
    /** The browser that booked with the box checked, and no other. */
    secretHash: char('secret_hash', { length: 64 }).notNull(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** Place in the travelers of the booking. */
    traveler: integer('traveler').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (t) => [
    index('saved_travelers_by_secret').on(t.secretHash),
    index('saved_travelers_by_booking').on(t.bookingId),
    index('saved_travelers_by_age').on(t.savedAt),
  ],
);
