/** No address gets more letters than a few because somebody types it into forms, through however many servers (reliability.27). */
import { randomUUID } from 'node:crypto';
import { fastify } from 'fastify';
import { DEFAULT_BRAND } from '#core/content/brand';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import { itInCi } from '#testing/jest/smallerRuns';
import { createCommentLetters } from '../visitors/comments/commentLetters.service';
import { registerCommentRoutes } from '../visitors/comments/comments.routes';
import { createCommentService } from '../visitors/comments/comments.service';
import { comments } from '../visitors/comments/comments.tables';
import type { Database } from '../platform/db/connection';
import { createEnquiryLetters } from '../visitors/enquiries/enquiryLetters.service';
import { registerEnquiryRoutes } from '../visitors/enquiries/enquiries.routes';
import { createEnquiryDesk, createEnquiryService } from '../visitors/enquiries/enquiries.service';
import { contactEnquiries } from '../visitors/enquiries/enquiries.tables';
import { createFormEntry } from '../visitors/enquiries/formEntry.service';
import { UNLIMITED } from '../http/limits/rateLimits';
import { registerSubscriptionRoutes } from '../visitors/subscriptions/subscriptions.routes';
import { createSubscriptionLetters } from '../visitors/subscriptions/subscriptionLetters.service';
import { createSubscriptionService } from '../visitors/subscriptions/subscriptions.service';
import { subscriptions } from '../visitors/subscriptions/subscriptions.tables';
import { createRetentionService } from '../visitors/privacy/retention.service';
import type { LetterKind } from './mailStates';
import { createMailWorker } from './outbox.service';
import type { MailJob } from './outbox.service';
import { outbox } from './outbox.tables';
import { createRecipientLimit } from './recipientLimit.service';
import { countedLetters } from './recipients.tables';
import type { Letter } from './transport';

const START = new Date('2026-11-20T12:00:00.000Z');
const HOUR = 3_600_000;
const VICTIM = 'victim@example.com';
const PERSON = { name: 'Ana Ruiz', email: VICTIM, locale: 'en' };
const CONTACT = { ...PERSON, phone: '', subject: 'Refund', message: 'Hello' };
const FORMS: readonly (readonly [call: string, body: object])[] = [
  ['contactus', CONTACT],
  ['contactus', { ...CONTACT, email: 'Victim+1@EXAMPLE.com' }],
  ['vacenquiry', { ...PERSON, phone: '', from: 'Boston', to: 'Lisbon', dates: 'May', travelers: '2', budget: '1000-2500', message: '' }],
  ['submitcomment', { ...PERSON, blogurl: '24-hour-rule', message: 'Good', wantsReplies: true }],
  ['newsletter', { email: VICTIM, locale: 'en' }],
];

let database: TestDatabase;
let second: Database;
let now: Date;
let sent: Letter[];

beforeAll(async () => {
  database = await openTestDatabase();
  second = database.again();
});
afterAll(async () => {
  await second.close();
  await database.close();
});
beforeEach(async () => {
  now = START;
  sent = [];
  for (const table of [outbox, countedLetters, contactEnquiries, comments, subscriptions]) await database.db.delete(table);
});

const clock = (): Date => now;

/** The forms of one server. */
function forms({ db }: Pick<Database, 'db'>) {
  const app = fastify({ ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true, strict: false } } });
  const entry = createFormEntry({ db, guard: async () => null, onMail: () => undefined });
  const limits = UNLIMITED;
  registerEnquiryRoutes(app, { enquiries: createEnquiryService({ entry, clock }), limits });
  registerCommentRoutes(app, { comments: createCommentService({ db, clock, entry }), limits });
  const lowestFare = async () => ({ ok: true, value: null }) as const;
  registerSubscriptionRoutes(app, { subscriptions: createSubscriptionService({ db, clock, entry, lowestFare }), limits });
  return app;
}

/** One server's round of sending. */
function sendAll({ db }: Pick<Database, 'db'>, instanceId: string): Promise<number> {
  const site = { db, brand: DEFAULT_BRAND, origin: () => 'https://wf.example', isSandbox: true, cityOf: (code: string) => code };
  const [enquiries, remarks, wanted] = [createEnquiryLetters(site), createCommentLetters(site), createSubscriptionLetters(site)];
  const letterOf = async (job: MailJob): Promise<Letter | null> => {
    if (job.kind === 'enquiry_received' || job.kind === 'enquiry_agency') return enquiries.letterOf(job);
    if (job.kind === 'comment_received' || job.kind === 'comment_agency') return remarks.letterOf(job);
    return job.kind === 'newsletter_confirm' ? wanted.letterOf(job) : null;
  };
  const transport = {
    said: 'mail sent',
    send: async (letter: Letter) => {
      sent.push(letter);
      return { ok: true, value: null } as const;
    },
    close: async () => undefined,
  };
  const log = { info: () => undefined, error: (_: object, message: string) => expect(message).toBe('') };
  const mayReach = createRecipientLimit({ db, clock });
  return createMailWorker({
    db,
    clock,
    transport,
    letterOf,
    mayReach,
    onGivenUp: async () => undefined,
    log,
    instanceId,
    isSoleInstance: false,
  }).runOnce();
}

/** Both servers, until nothing is due. */
async function sendEverything(): Promise<void> {
  while ((await Promise.all([sendAll(database, 'one'), sendAll(second, 'two')])).some((count) => count > 0));
}
const toVictim = (): number => sent.filter(({ to }) => to.toLowerCase().startsWith('victim')).length;

itInCi(
  'three receipts an hour and ten a day reach an address, of all forms together and through two servers; all that was sent is kept',
  async () => {
    const servers = [forms(database), forms(second)];
    const flood = async (): Promise<void> => {
      const answers = await Promise.all(
        servers.flatMap((app) => FORMS.map(([call, payload]) => app.inject({ method: 'POST', url: `/api/${call}`, payload }))),
      );
      // nobody is notified that the letter stays
      expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]));
      await sendEverything();
    };
    await flood();
    // three receipts, and one that asks whether the newsletter is wanted
    expect(toVictim()).toBe(4);
    const desk = createEnquiryDesk({ db: database.db, clock });
    expect(
      await desk.list(['contact', 'vacation'], { since: START, until: new Date(START.getTime() + 1), limit: 99, isOpenOnly: true }),
    ).toHaveLength(6);
    expect(await database.db.$count(comments)).toBe(2);
    expect(sent.filter(({ to }) => to === DEFAULT_BRAND.email)).toHaveLength(8);
    const dropped = (await database.db.select().from(outbox)).filter((mail) => mail.state === 'dropped');
    expect(new Set(dropped.map((mail) => mail.fault))).toEqual(new Set(['too_many']));

    const reached: number[] = [];
    for (let hour = 1; hour <= 4; hour += 1) {
      now = new Date(START.getTime() + hour * HOUR);
      await flood();
      reached.push(toVictim());
    }
    expect(reached).toEqual([8, 12, 13, 13]);
    await Promise.all(servers.map((app) => app.close()));
  },
);

it('another address gets its own', async () => {
  const app = forms(database);
  for (let i = 0; i < 5; i += 1)
    for (const email of [VICTIM, 'ana@example.com'])
      await app.inject({ method: 'POST', url: '/api/contactus', payload: { ...CONTACT, email } });
  await sendEverything();
  expect([toVictim(), sent.filter(({ to }) => to === 'ana@example.com').length]).toEqual([3, 3]);
  await app.close();
});

describe('the count', () => {
  const ask = (kind: LetterKind, { id = randomUUID() as string, cause = kind as string, db = database.db, email = VICTIM } = {}) =>
    createRecipientLimit({ db, clock })({ id, kind, cause }, email);

  const RECEIPTS = ['enquiry_received', 'comment_received', 'comment_published', 'comment_answered'] as const;
  const OTHERS = ['newsletter_confirm', 'alert_confirm', 'payment_failed', 'trips_link'] as const;

  it.each(OTHERS)('of %s is not used up by all others together', async (kind) => {
    for (const other of [...RECEIPTS, ...OTHERS].filter((each) => each !== kind)) for (let i = 0; i < 12; i += 1) await ask(other);
    expect(await ask(kind)).toBe(true);
  });

  it.each(RECEIPTS)('of receipts is one, for %s too', async (kind) => {
    for (const other of RECEIPTS.slice(0, 3)) expect(await ask(other)).toBe(true);
    expect(await ask(kind)).toBe(false);
  });

  it('lets the mailbox have a link that is good at any time, while a stranger asks all day', async () => {
    for (let minute = 0; minute < 26 * 60; minute += 15) {
      now = new Date(START.getTime() + minute * 60_000);
      // what was sent before is good no longer
      expect([await ask('trips_link'), await ask('trips_link'), await ask('trips_link')]).toEqual([true, true, false]);
    }
  });

  it('is of the mailbox, however its address is written', async () => {
    const written = ['ana.ruiz@gmail.com', 'Ana.Ruiz+1@gmail.com', 'a.n.a.ruiz@googlemail.com', 'anaruiz@gmail.com'];
    const passed = [];
    for (const email of written) passed.push(await ask('enquiry_received', { email }));
    expect(passed).toEqual([true, true, true, false]);
  });

  it('holds where servers ask at once', async () => {
    const verdicts = Array.from({ length: 20 }, (_, i) => ask('enquiry_received', { db: i % 2 ? database.db : second.db }));
    expect((await Promise.all(verdicts)).filter(Boolean)).toHaveLength(3);
  });

  it('takes a letter that is tried again once', async () => {
    const id = randomUUID();
    for (let i = 0; i < 5; i += 1) expect(await ask('enquiry_received', { id })).toBe(true);
    expect(await database.db.$count(countedLetters)).toBe(1);
  });

  it('lets letters of a booking, of a confirmed address and those an agent asks for pass', async () => {
    for (let i = 0; i < 5; i += 1)
      for (const kind of ['ticketed', 'cancelled', 'reminder', 'alert_fell'] as const) expect(await ask(kind)).toBe(true);
    for (let i = 0; i < 5; i += 1) expect(await ask('payment_failed', { cause: `again ${String(i)}` })).toBe(true);
    expect(await database.db.$count(countedLetters)).toBe(0);
  });

  it('takes three failed payments a day', async () => {
    const passed: boolean[] = [];
    for (let hour = 0; hour < 5; hour += 1) {
      now = new Date(START.getTime() + hour * HOUR);
      passed.push(await ask('payment_failed'));
    }
    expect(passed).toEqual([true, true, true, false, false]);
    expect(await ask('enquiry_received')).toBe(true);
    now = new Date(START.getTime() + 24 * HOUR);
    expect(await ask('payment_failed')).toBe(true);
  });

  it('knows no address, and is forgotten after a day', async () => {
    await ask('enquiry_received');
    expect(JSON.stringify(await database.db.select().from(countedLetters))).not.toMatch(/victim|example/i);
    const { forgetOld } = createRetentionService({ db: database.db, clock });
    now = new Date(START.getTime() + 24 * HOUR);
    expect(await forgetOld()).toMatchObject({ countedLetters: 0 });
    now = new Date(now.getTime() + 1);
    expect(await forgetOld()).toMatchObject({ countedLetters: 1 });
  });
});
