/** Columns that tables of several rooms have. */
import { text, timestamp } from 'drizzle-orm/pg-core';

/** A moment, to the millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** The process that works on a row just now; nobody else may until the lease is over (`lease.ts`). */
export const leaseColumns = () => ({ leaseOwner: text('lease_owner'), leaseUntil: instant('lease_until') });
