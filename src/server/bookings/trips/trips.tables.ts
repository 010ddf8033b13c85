/** Who wants to see all trips of an email address, and the links that such mails brought: deleted within a day. */
import { char, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#core/domain/site/routes';
import { instant } from '../../platform/db/columns';

/** Written whether or not anything is booked with the address: asking teaches nothing. */
export const tripRequests = pgTable(
  'trip_requests',
  {
    id: uuid('id').primaryKey(),
    /** In lower case, as bookings are found by it. */
    email: text('email').notNull(),
    locale: char('locale', { length: 2 }).$type<Locale>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('trip_requests_by_age').on(t.createdAt), index('trip_requests_by_email').on(t.email)],
);

/** A mail that is sent once more has another link: the first may have arrived all the same. */
export const tripLinks = pgTable(
  'trip_links',
  {
    /** SHA-256 of what is in the mail. */
    tokenHash: char('token_hash', { length: 64 }).primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => tripRequests.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    /** The browser that used it, which may do so again: its answer may have been lost. */
    usedBy: char('used_by', { length: 64 }),
  },
  (t) => [index('trip_links_by_request').on(t.requestId)],
);
