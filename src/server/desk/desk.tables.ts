/** Who has the desk's page open: one row a browser, until it signs out or its day is over. */
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns';

export const deskSessions = pgTable(
  'desk_sessions',
  {
    /** HMAC of the cookie's secret by the token, so that neither the table nor another token opens anything. */
    hash: text('hash').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('desk_sessions_by_end').on(t.expiresAt)],
);
