/** The log of who did what: written before it is done, and one answer does a thing once. */
import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import { createDeskActions } from './actions.service';
import { deskActions } from './desk.tables';

const NOW = new Date('2027-01-31T12:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => void (await database.db.delete(deskActions)));
afterAll(() => database.close());

const rows = () => database.db.select().from(deskActions);
const actionsWith = (resendMail: () => Promise<boolean>) =>
  createDeskActions({
    db: database.db,
    clock: () => NOW,
    // what these tests do not do is not there
    bookings: { resendMail } as never,
    attention: { close: async () => true },
  });

it('is written before anything is done, and how it ended after it', async () => {
  const seen: unknown[] = [];
  const { resendMail } = actionsWith(async () => (seen.push(...(await rows())), true));
  const who = { id: randomUUID(), agent: 'Ana' };
  expect(await resendMail(who, 'K7MPX2')).toBe(true);
  const row = { ...who, action: 'mail', reference: 'K7MPX2', entryId: null, account: null, at: NOW };
  expect(seen).toEqual([{ ...row, outcome: null }]);
  expect(await rows()).toEqual([{ ...row, outcome: 'mail_asked' }]);
});

it('does once what is answered twice, at the same time or later', async () => {
  let mails = 0;
  const { resendMail } = actionsWith(async () => ((mails += 1), true));
  const who = { id: randomUUID(), agent: 'Ana' };
  const answers = await Promise.all([resendMail(who, 'K7MPX2'), resendMail(who, 'K7MPX2')]);
  expect([...answers, await resendMail(who, 'K7MPX2')].filter((answer) => answer === true)).toHaveLength(1);
  expect([mails, (await rows()).length]).toEqual([1, 1]);
});

it('tells of what an error cut off', async () => {
  const { resendMail } = actionsWith(async () => {
    throw new Error('the database is away');
  });
  await expect(resendMail({ id: randomUUID(), agent: 'Ana' }, 'K7MPX2')).rejects.toThrow('away');
  expect(await rows()).toMatchObject([{ outcome: 'error' }]);
});
