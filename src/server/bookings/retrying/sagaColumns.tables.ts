/** What every row of a saga has: attempts, exchanges of flights, cancellations. */
import { integer } from 'drizzle-orm/pg-core';
import { instant, leaseColumns } from '../../platform/db/columns';

export const sagaColumns = () => ({
  /** How often the gateway has failed in this state, and before when it is not called again (`retries.ts`). */
  failedTries: integer('failed_tries').notNull().default(0),
  tryAgainAt: instant('try_again_at'),
  ...leaseColumns(),
  stateSince: instant('state_since').notNull(),
  createdAt: instant('created_at').notNull(),
});
