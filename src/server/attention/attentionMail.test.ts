/** Each entry is mailed once, all new ones in one mail, whatever several processes do and wherever one is cut off. */
import { DEFAULT_BRAND } from '#core/content/brand';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import { outbox } from '../mail/outbox.tables';
import { wantPerson } from './attention.service';
import type { Noticed } from './attention.service';
import { attentionEntries } from './attention.tables';
import { createAttentionDesk } from './attentionDesk.service';
import { createAttentionLetters, mailNewEntries, QUIET_MS } from './attentionMail.service';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(attentionEntries);
  await database.db.delete(outbox);
});
afterAll(() => database.close());

const START = new Date('2027-01-31T17:00:00Z');
const after = (ms: number): Date => new Date(START.getTime() + ms);
const notice = (subject: string, more: Partial<Noticed> = {}, at = START) =>
  wantPerson(database.db, at, { kind: 'refund_failed', subject, ...more });
const mails = () => database.db.select().from(outbox);

function letters(now = START) {
  const desk = createAttentionDesk({
    db: database.db,
    clock: () => now,
    accounts: { stripe: { isTestMode: false }, duffel: null },
    bookingsOf: async (ids) => new Map(ids.map((id) => [id, { reference: 'K7MPX2', paymentId: 'pi_1', orderId: null }])),
  });
  const deps = { desk, brand: DEFAULT_BRAND, timeZone: 'America/New_York' };
  return { desk, ...createAttentionLetters({ ...deps, bookingUrl: (reference) => `https://example.com/desk/bookings/${reference}` }) };
}

it('asks for one mail about all that are new, over many processes at once, and never again', async () => {
  await Promise.all(['re_1', 're_2', 're_3'].map((subject) => notice(subject)));
  const others = [database.again(), database.again()];
  const counts = await Promise.all([database, ...others].map(({ db }) => mailNewEntries(db, START)));
  for (const one of others) await one.close();
  expect(counts.sort()).toEqual([0, 0, 3]);
  expect(await mailNewEntries(database.db, after(2 * QUIET_MS))).toBe(0);
  expect(await mails()).toMatchObject([{ kind: 'attention_agency', state: 'pending', details: { entries: { length: 3 } } }]);
});

it('a process that is cut off leaves mark and mail undone, and the next one does both', async () => {
  await notice('re_1');
  const cut = database.db.transaction(async (tx) => {
    await mailNewEntries(tx as unknown as typeof database.db, START);
    throw new Error('cut off');
  });
  await expect(cut).rejects.toThrow('cut off');
  expect(await mails()).toEqual([]);
  expect(await mailNewEntries(database.db, START)).toBe(1);
});

it('gathers what arrives soon after a mail for the next one, and mails neither what is closed nor what may still end by itself', async () => {
  await notice('re_1');
  expect(await mailNewEntries(database.db, START)).toBe(1);
  await notice('re_2');
  await notice('re_3');
  await notice('later', { from: after(3 * QUIET_MS) });
  expect(await mailNewEntries(database.db, after(QUIET_MS - 1))).toBe(0);
  const { desk } = letters(after(QUIET_MS));
  const closed = (await desk.open('en')).at(-1);
  await desk.close(closed?.id ?? '', 'Ana');
  expect(await mailNewEntries(database.db, after(QUIET_MS))).toBe(1);
  expect(await mailNewEntries(database.db, after(3 * QUIET_MS))).toBe(1);
  expect(await mails()).toHaveLength(3);
});

it('says to the agency what to do, with booking, amount and links; and nothing once all of it is closed', async () => {
  const attemptId = '00000000-0000-4000-8000-000000000001';
  await notice('re_1', { attemptId, providerId: 're_1', amount: 26_000, reason: 'expired_or_canceled_card', dueAt: after(3_600_000) });
  await mailNewEntries(database.db, START);
  const [mail] = await mails();
  const { letterOf, desk } = letters();
  const letter = await letterOf({ details: mail?.details });
  expect(letter).toMatchObject({ to: DEFAULT_BRAND.email, subject: 'One thing wants a person' });
  for (const part of [
    'A refund did not reach the card',
    'Booking: K7MPX2',
    'Amount: $260.00',
    'Jan 31, 2027, 1:00 PM',
    'https://example.com/desk/bookings/K7MPX2',
    'https://dashboard.stripe.com/payments/pi_1',
    'npm run desk -- attention close ',
  ])
    expect(letter?.text.replace(/\u202f/g, ' ')).toContain(part);
  for (const { id } of await desk.open('en')) await desk.close(id, 'Ana');
  expect(await letterOf({ details: mail?.details })).toBeNull();
});
