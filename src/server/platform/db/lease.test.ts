/** A lease is believed for as long as one is given, whatever a clock said when it was taken. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { openTestDatabase } from '#testing/database/testDatabase';
import { instant } from './columns';
import { isLeaseOver } from './lease';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const LENGTH = 60_000;
const DAY = 86_400_000;
const leases = pgTable('test_leases', { name: text('name').notNull(), until: instant('until') });

it('is over when there is none, when it has run out, and when it reaches further than any', async () => {
  const database = await openTestDatabase();
  await database.pool.query('create table test_leases (name text not null, until timestamptz(3))');
  const at = (ms: number): Date => new Date(NOW.getTime() + ms);
  await database.db.insert(leases).values([
    { name: 'none', until: null },
    { name: 'run out', until: at(0) },
    { name: 'of a clock a day ahead', until: at(DAY + LENGTH) },
    { name: 'of a clock an hour ahead', until: at(DAY / 24 + LENGTH) },
    { name: 'of a clock a day behind', until: at(LENGTH - DAY) },
    { name: 'just taken', until: at(LENGTH) },
    { name: 'nearly over', until: at(1) },
    { name: 'just taken by a clock some seconds ahead', until: at(LENGTH + 5_000) },
  ]);
  const over = await database.db
    .select({ name: leases.name })
    .from(leases)
    .where(isLeaseOver(leases.until, NOW, LENGTH));
  expect(over.map(({ name }) => name)).toEqual([
    'none',
    'run out',
    'of a clock a day ahead',
    'of a clock an hour ahead',
    'of a clock a day behind',
  ]);
  await database.close();
});
