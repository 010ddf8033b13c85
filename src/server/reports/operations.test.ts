/** The question that a scrape asks stays cheap however much was ever booked: it reads what is unfinished, by indexes. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import { wantPerson } from '../attention/attention.service';
import { outbox } from '../mail/outbox.tables';
import { findUnderWay, underWayQuery } from './operations.service';

const NOW = new Date('2027-02-20T12:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('finds nothing where nothing was ever done', async () => {
  expect(await findUnderWay(database.db, NOW)).toEqual([]);
});

it('counts mails that are due or were refused, not those for later, and entries that want a person by now', async () => {
  const minutesOn = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
  const letter = { kind: 'attention_agency', state: 'pending', createdAt: NOW } as const;
  await database.db.insert(outbox).values([
    { ...letter, id: randomUUID(), aboutId: 'due', cause: 'due', dueAt: minutesOn(-10) },
    { ...letter, id: randomUUID(), aboutId: 'also due', cause: 'also due', dueAt: minutesOn(-1) },
    { ...letter, id: randomUUID(), aboutId: 'refused', cause: 'refused', dueAt: minutesOn(30), tries: 3 },
    { ...letter, id: randomUUID(), aboutId: 'later', cause: 'later', dueAt: minutesOn(30) },
  ]);
  await wantPerson(database.db, NOW, { kind: 'dispute', subject: 'dp_1' });
  await wantPerson(database.db, NOW, { kind: 'order_not_cancelled', subject: 'a_1', from: minutesOn(60) });
  const found = await findUnderWay(database.db, NOW);
  expect(found).toHaveLength(3);
  expect(found).toEqual(
    expect.arrayContaining([
      { work: 'mail', state: 'due', count: 2, since: minutesOn(-10) },
      { work: 'mail', state: 'retrying', count: 1, since: minutesOn(30) },
      { work: 'attention', state: 'dispute', count: 1, since: NOW },
    ]),
  );
});

it('reads every table by an index that holds what is unfinished', async () => {
  const plan = await database.db.transaction(async (tx) => {
    // tables of a test are too small for the planner to care; without it a scan is left only where no index fits
    await tx.execute(sql`set local enable_seqscan = off`);
    const found = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${underWayQuery(tx, NOW).getSQL()}`);
    return found.rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).not.toMatch(/Seq Scan/);
  for (const index of ['attempts_unsettled', 'cancellations_unsettled', 'outbox_due', 'attention_by_state']) expect(plan).toContain(index);
});
