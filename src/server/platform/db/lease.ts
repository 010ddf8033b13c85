/** Leases by the clocks of servers, of which one may be wrong by a day. */
import { gt, isNull, lte, or } from 'drizzle-orm';
import type { Column, SQL } from 'drizzle-orm';

/**
 * True of a lease that holds nobody back: there is none, it has run out, or it reaches further than any that is given. The last was taken
 * by a clock that was ahead, and would stand for as long as that was; clocks that differ by less than the lease's length are believed.
 */
export const isLeaseOver = (until: Column, now: Date, lengthMs: number): SQL | undefined =>
  or(isNull(until), lte(until, now), gt(until, new Date(now.getTime() + 2 * lengthMs)));
