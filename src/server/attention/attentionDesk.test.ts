/** The list as an agent reads it: words, booking and the provider's page, what is due first on top; closed once, in somebody's name. */
import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import { settleOfAttempt, wantPerson, wantPersonNow } from './attention.service';
import { ATTENTION_KINDS, attentionEntries } from './attention.tables';
import { createAttentionDesk } from './attentionDesk.service';
import { ATTENTION_GUIDE, providerLink } from './attentionGuide';
import type { ProviderPage } from './attentionGuide';

let database: TestDatabase;
let now: Date;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  now = at(0);
  await database.db.delete(attentionEntries);
});
afterAll(() => database.close());

const at = (minute: number): Date => new Date(Date.UTC(2027, 0, 31, 12, minute));
const ATTEMPT = randomUUID();
const ACCOUNTS = { stripe: { isTestMode: false }, duffel: { isTestMode: true, organization: 'example-travel' } };

const desk = () =>
  createAttentionDesk({
    db: database.db,
    clock: () => now,
    accounts: ACCOUNTS,
    bookingsOf: async (ids) => new Map(ids.map((id) => [id, { reference: 'K7MPX2', paymentId: 'pi_1', orderId: 'ord_1' }])),
  });
const names = async () => (await desk().open('en')).map(({ kind }) => kind);

it.each<[ProviderPage | null, string | null, string | null]>([
  ['payment', 'pi_3Abc', 'https://dashboard.stripe.com/payments/pi_3Abc'],
  ['dispute', 'du_1', 'https://dashboard.stripe.com/disputes/du_1'],
  ['dispute', 'dp_1', 'https://dashboard.stripe.com/disputes/dp_1'],
  ['dispute', 'pi_1', null],
  ['order', 'ord_1', 'https://app.duffel.com/example-travel/test/orders/ord_1'],
  ['payment', 'pay_of-the-sandbox', null],
  ['payment', 'pi_1/../../evil', null],
  ['order', null, null],
  [null, 'pi_1', null],
])('the page %s of %s is %s', (page, id, url) => expect(providerLink(page, id, ACCOUNTS)).toBe(url));

it('has other addresses in test mode, and none for a provider that is not used', () => {
  expect(providerLink('payment', 'pi_1', { stripe: { isTestMode: true }, duffel: null })).toBe(
    'https://dashboard.stripe.com/test/payments/pi_1',
  );
  expect(providerLink('order', 'ord_1', { stripe: null, duffel: null })).toBeNull();
  expect(providerLink('order', 'ord_1', { stripe: null, duffel: { isTestMode: false, organization: null } })).toBeNull();
});

it.each(ATTENTION_KINDS)('%s says in both languages what it is and what to do', (kind) => {
  const { en, es } = ATTENTION_GUIDE[kind];
  for (const { name, todo } of [en, es]) {
    expect(name).toMatch(/^\p{Lu}.*[^.]$/u);
    expect(todo).toMatch(/\.$/);
  }
  expect([es.name, es.todo]).not.toEqual([en.name, en.todo]);
});

it('lists what is due first on top, with booking and provider, in the language requested', async () => {
  const { db } = database;
  await wantPerson(db, at(0), { kind: 'supplier_refuses_us', subject: 'balance' });
  await wantPerson(db, at(0), { kind: 'passport_unsent', subject: 'b 0', attemptId: ATTEMPT, dueAt: at(50) });
  await wantPerson(db, at(0), {
    kind: 'dispute',
    subject: 'du_1',
    attemptId: ATTEMPT,
    providerId: 'du_1',
    amount: 26_000,
    reason: 'product_not_received',
    dueAt: at(40),
  });
  expect(await names()).toEqual(['dispute', 'passport_unsent', 'supplier_refuses_us']);
  const [dispute, passport, refusal] = await desk().open('es');
  expect(dispute).toMatchObject({
    ...ATTENTION_GUIDE.dispute.es,
    reference: 'K7MPX2',
    amount: 26_000,
    reason: 'product not received',
    providerUrl: 'https://dashboard.stripe.com/disputes/du_1',
  });
  expect(passport).toMatchObject({ providerId: 'ord_1', providerUrl: 'https://app.duffel.com/example-travel/test/orders/ord_1' });
  expect(refusal).toMatchObject({ reference: null, providerId: null, providerUrl: null });
  expect((await desk().ofAttempt(ATTEMPT, 'en')).map(({ kind }) => kind)).toEqual(['dispute', 'passport_unsent']);
});

it('leaves out what may still end by itself, until its time or until it cannot', async () => {
  const { db } = database;
  const waits = { kind: 'passport_unsent', subject: 'b 0', attemptId: ATTEMPT } as const;
  await wantPerson(db, at(0), { ...waits, from: at(30) });
  expect(await names()).toEqual([]);
  now = at(30);
  expect(await names()).toEqual(['passport_unsent']);
  now = at(10);
  await wantPersonNow(db, at(10), 'passport_unsent', ATTEMPT, 'supplier_takes_none');
  expect(await desk().open('en')).toMatchObject([{ reason: 'The supplier does not pass it on', openedAt: at(10) }]);
  await settleOfAttempt(db, at(11), ['passport_unsent'], ATTEMPT);
  expect(await names()).toEqual([]);
});

it('finds an entry by how its id begins, and closes it once', async () => {
  const { db } = database;
  await wantPerson(db, at(0), { kind: 'refund_failed', subject: 're_1' });
  const [line] = await desk().open('en');
  if (!line) throw new Error('nothing is open');
  expect(await desk().find(line.id.slice(0, 8), 'en')).toEqual(line);
  for (const start of ['', line.id.slice(0, 7), '%', `${line.id.slice(0, 8)}%`, randomUUID()])
    expect(await desk().find(start, 'en')).toBeNull();
  expect([await desk().close(line.id, 'Ana'), await desk().close(line.id, 'Ben')]).toEqual([true, false]);
  expect(await db.select().from(attentionEntries)).toMatchObject([{ closedBy: 'Ana', closedAt: now }]);
  expect(await desk().find(line.id, 'en')).toBeNull();
});
