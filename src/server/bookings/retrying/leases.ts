/** Leases on rows: a process that works on one holds it for a while, and everybody else leaves it alone. */
import { randomUUID } from 'node:crypto';
import { notLike, or } from 'drizzle-orm';
import type { Column, SQL } from 'drizzle-orm';
import { isLeaseOver } from '../../platform/db/lease';

export interface LeaseDeps {
  readonly clock: () => Date;
  /** Names this process in leases. */
  readonly instanceId: string;
  /** No other process can be alive on this database (the embedded one): leases of others are left-overs of a killed run. */
  readonly isSoleInstance: boolean;
}

/** Longer than every outside call of one step but one; each step renews it. */
export const LEASE_MS = 60_000;
/** Longer than an airline may take to confirm an order. */
export const ORDER_LEASE_MS = 150_000;

export const NO_LEASE = { leaseOwner: null, leaseUntil: null };

/** A lease of its own for each piece of work, even in one process. */
export const newLease = ({ clock, instanceId }: LeaseDeps) => ({
  leaseOwner: `${instanceId}:${randomUUID()}`,
  leaseUntil: leaseEnd(clock()),
});

/** What the next step starts with: the same owner, for so long. */
export const renewedLease = (leaseOwner: string, now: Date, ms = LEASE_MS) => ({ leaseOwner, leaseUntil: leaseEnd(now, ms) });

/** True of rows that nobody works on. */
export const isUnleased = (
  { leaseOwner, leaseUntil }: { readonly leaseOwner: Column; readonly leaseUntil: Column },
  { clock, instanceId, isSoleInstance }: LeaseDeps,
): SQL | undefined =>
  or(isLeaseOver(leaseUntil, clock(), ORDER_LEASE_MS), isSoleInstance ? notLike(leaseOwner, `${instanceId}:%`) : undefined);

const leaseEnd = (now: Date, ms = LEASE_MS): Date => new Date(now.getTime() + ms);
