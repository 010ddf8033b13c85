/** A stretch of time, as lists and reports are narrowed to. */
import { and, gte, lt } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';

export interface TimeRange {
  readonly since: Date;
  /** Up to, not including; null for no end. */
  readonly until: Date | null;
}

/** The rows whose moment lies in the range. */
export const within = (column: AnyColumn, { since, until }: TimeRange): SQL | undefined =>
  and(gte(column, since), until === null ? undefined : lt(column, until));
