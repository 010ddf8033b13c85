import { PgDialect, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { isUnleased, LEASE_MS, newLease, ORDER_LEASE_MS, renewedLease } from './leases';
import type { LeaseDeps } from './leases';

const NOW = new Date('2027-01-05T15:00:00Z');
const depsOf = (isSoleInstance: boolean): LeaseDeps => ({ clock: () => NOW, instanceId: 'one', isSoleInstance });
const later = (ms: number): Date => new Date(NOW.getTime() + ms);

it('each piece of work has an owner of its own, named after its process, for a minute', () => {
  const [first, second] = [newLease(depsOf(true)), newLease(depsOf(true))];
  expect([first.leaseOwner.startsWith('one:'), first.leaseUntil]).toEqual([true, later(LEASE_MS)]);
  expect(second.leaseOwner).not.toBe(first.leaseOwner);
});

it('a step renews the lease of its owner, for as long as an airline may take where it orders', () => {
  expect(renewedLease('one:a', NOW)).toEqual({ leaseOwner: 'one:a', leaseUntil: later(LEASE_MS) });
  expect(renewedLease('one:a', NOW, ORDER_LEASE_MS)).toEqual({ leaseOwner: 'one:a', leaseUntil: later(ORDER_LEASE_MS) });
});

describe('rows that nobody works on', () => {
  const rows = pgTable('rows', { leaseOwner: text(), leaseUntil: timestamp({ withTimezone: true }) });
  const conditionOf = (isSoleInstance: boolean) => {
    const condition = isUnleased(rows, depsOf(isSoleInstance));
    if (!condition) throw new Error('every row would do');
    return new PgDialect().sqlToQuery(condition);
  };

  it('have no lease, one that is over, or one beyond the longest that is given twice over', () => {
    const { sql, params } = conditionOf(false);
    expect(sql).toBe('("rows"."leaseUntil" is null or "rows"."leaseUntil" <= $1 or "rows"."leaseUntil" > $2)');
    expect(params).toEqual([NOW.toISOString(), later(2 * ORDER_LEASE_MS).toISOString()]);
  });

  it('are those of every other process too, where no other can be alive', () => {
    const { sql, params } = conditionOf(true);
    expect(sql).toContain(' or "rows"."leaseOwner" not like $3');
    expect(params[2]).toBe('one:%');
  });
});
