/** Work that is done once over all processes: who does it, how far it came, and when it was done. */
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, leaseColumns } from '../db/columns';

export const jobs = pgTable('jobs', {
  name: text('name').primaryKey(),
  /** Where it goes on; null at its beginning. The job alone knows what it means. */
  place: jsonb('place').$type<unknown>(),
  ...leaseColumns(),
  startedAt: instant('started_at').notNull(),
  /** When all of it was done last; null until it was once. */
  finishedAt: instant('finished_at'),
});
