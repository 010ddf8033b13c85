/** Columns that tables of several rooms have. */
import { timestamp } from 'drizzle-orm/pg-core';

/** A moment, to the millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
