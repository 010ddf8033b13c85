import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import { settleWithoutPerson, wantPerson } from './attention.service';
import { attentionEntries } from './attention.tables';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const at = (minute: number): Date => new Date(Date.UTC(2027, 0, 31, 12, minute));
const DISPUTE = { kind: 'dispute', subject: 'du_1', amount: 26_000, reason: 'fraudulent', dueAt: at(50) } as const;
const rows = () => database.db.select().from(attentionEntries);

test('one entry a subject, as it was noticed last; once settled it stays closed', async () => {
  const { db } = database;
  expect(await wantPerson(db, at(0), DISPUTE)).toBe(true);
  expect(await wantPerson(db, at(1), { ...DISPUTE, dueAt: at(55) })).toBe(false);
  expect(await wantPerson(db, at(1), { kind: 'refund_failed', subject: 'du_1' })).toBe(true);
  expect(await rows()).toMatchObject([
    { ...DISPUTE, dueAt: at(55), openedAt: at(0), closedAt: null },
    { kind: 'refund_failed', subject: 'du_1', amount: null },
  ]);

  await settleWithoutPerson(db, at(2), 'dispute', 'du_1');
  await settleWithoutPerson(db, at(3), 'dispute', 'du_1');
  expect(await wantPerson(db, at(4), DISPUTE)).toBe(false);
  expect((await rows()).find((row) => row.kind === 'dispute')).toMatchObject({ closedAt: at(2), closedBy: 'settled' });
  expect((await rows()).find((row) => row.kind === 'refund_failed')?.closedAt).toBeNull();
});
