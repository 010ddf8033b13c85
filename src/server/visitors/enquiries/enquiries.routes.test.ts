/** @jest-environment node */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { fastify } from 'fastify';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import type { ProblemCode } from '#core/domain/booking/failures';
import { DEFAULT_BRAND } from '#core/content/brand';
import { contactEnquiries } from './enquiries.tables';
import { outbox } from '../../mail/outbox.tables';
import { registerErrorHandler } from '../../http/replies/errors';
import { countInMemory } from '../../http/limits/countedInMemory';
import { UNLIMITED } from '../../http/limits/rateLimits';
import { registerCookies } from '../../http/requests/tripCookie';
import { createEnquiryLetters } from './enquiryLetters.service';
import { registerEnquiryRoutes } from './enquiries.routes';
import { createEnquiryDesk, createEnquiryService } from './enquiries.service';
import { createFormEntry } from './formEntry.service';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const GOOD = { name: 'Ana Ruiz', email: 'ana@example.com', phone: '', subject: 'Refund', message: 'One\nTwo', locale: 'es' };
const CANCEL = {
  reference: 'k7m-px2',
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: '+1 212 555 0118',
  reason: 'illness',
  wish: 'refund',
  message: '',
  locale: 'es',
};
const VACATION = {
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: '',
  from: 'Boston',
  to: 'Lisbon & Porto',
  dates: 'two weeks in May',
  travelers: '2 adults',
  budget: '1000-2500',
  message: '<b>Sea view</b>',
  locale: 'en',
};
/** The browser that booked K7MPX2. */
const TRAVELER = 'w'.repeat(43);
const canCancelNow = jest.fn(
  async (reference: string, secretHash: string) =>
    reference === 'K7MPX2' && secretHash === createHash('sha256').update(TRAVELER).digest('hex'),
);
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(outbox);
  await database.db.delete(contactEnquiries);
});

interface Options {
  readonly isLimited?: boolean;
  readonly guarded?: ProblemCode | null;
  readonly onMail?: () => void;
}

function build(
  references: readonly string[],
  { isLimited = false, guarded = null, onMail = () => undefined }: Options = {},
): FastifyInstance {
  const left = [...references];
  const app = fastify({ ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true, strict: false } } });
  registerErrorHandler(app);
  void registerCookies(app);
  const enquiries = createEnquiryService({
    entry: createFormEntry({ db: database.db, guard: async () => guarded, onMail }),
    clock: () => NOW,
    canCancelNow,
    makeReference: () => left.shift() ?? 'Q-LAST',
  });
  registerEnquiryRoutes(app, { enquiries, limits: isLimited ? countInMemory() : UNLIMITED });
  return app;
}

const post = (app: FastifyInstance, payload: object, call = 'contactus', key?: string) =>
  app.inject({ method: 'POST', url: `/api/${call}`, payload, headers: key === undefined ? {} : { 'idempotency-key': key } });

it('stores an enquiry and answers with its reference', async () => {
  const answer = await post(build(['Q-AAAAAAA']), GOOD);
  expect([answer.statusCode, answer.json()]).toEqual([201, { reference: 'Q-AAAAAAA' }]);
  const rows = await database.db.select().from(contactEnquiries);
  expect(rows).toMatchObject([{ ...GOOD, reference: 'Q-AAAAAAA', receivedAt: NOW }]);
});

it('takes another reference where one is taken', async () => {
  const app = build(['Q-AAAAAAA', 'Q-AAAAAAA', 'Q-BBBBBBB']);
  await post(app, GOOD);
  expect((await post(app, GOOD)).json()).toEqual({ reference: 'Q-BBBBBBB' });
});

it.each<[string, object, string]>([
  ['line break in the email', { ...GOOD, email: 'a@example.com\r\nBcc: b@example.com' }, '/email'],
  ['line break after the email', { ...GOOD, email: 'a@example.com\n' }, '/email'],
  ['NUL in the email', { ...GOOD, email: 'a@example.com\0' }, '/email'],
  ['NUL in the message', { ...GOOD, message: 'a\0b' }, '/message'],
  ['two addresses', { ...GOOD, email: 'a@example.com,b@example.com' }, '/email'],
  ['nothing but spaces', { ...GOOD, subject: '   ' }, '/subject'],
])('refuses %s', async (_, payload, field) => {
  const answer = await post(build([]), payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.json<{ errors: { name: string }[] }>().errors.map((e) => e.name)).toEqual([field]);
  expect(await database.db.select().from(contactEnquiries)).toEqual([]);
});

it.each<[string, object]>([
  ['an unknown field', { ...GOOD, admin: true }],
  ['a missing field', { name: 'Ana' }],
  ['a number', { ...GOOD, name: 7 }],
  ['too much', { ...GOOD, message: 'x'.repeat(4001) }],
])('refuses %s by its shape', async (_, payload) => {
  expect((await post(build([]), payload)).statusCode).toBe(400);
});

it('takes five forms in ten minutes', async () => {
  const app = build(['Q-1', 'Q-2', 'Q-3', 'Q-4', 'Q-5'], { isLimited: true });
  const codes: number[] = [];
  for (let i = 0; i < 6; i++) codes.push((await post(app, GOOD)).statusCode);
  expect(codes).toEqual([201, 201, 201, 201, 201, 429]);
});

it('asks the guard before it stores, and asks for no mail', async () => {
  const onMail = jest.fn();
  const answer = await post(build([], { guarded: 'bot_check_failed', onMail }), GOOD);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'bot_check_failed']);
  expect([await database.db.$count(contactEnquiries), await database.db.$count(outbox), onMail.mock.calls]).toEqual([0, 0, []]);
});

it.each<[string, object, object]>([
  ['contactus', GOOD, { kind: 'contact', subject: 'Refund', details: {} }],
  [
    'flightcancellation',
    CANCEL,
    { kind: 'cancellation', subject: 'Cancellation K7MPX2', details: { reference: 'K7MPX2', reason: 'illness', wish: 'refund' } },
  ],
  ['vacenquiry', VACATION, { kind: 'vacation', subject: 'Vacation: Lisbon & Porto' }],
])(
  '%s: sent twice under one key it is stored once, with one mail to each; another text under the key is refused',
  async (call, form, row) => {
    const app = build(['Q-AAAAAAA', 'Q-BBBBBBB', 'Q-CCCCCCC']);
    const both = await Promise.all([post(app, form, call, 'key-12345'), post(app, form, call, 'key-12345')]);
    expect(both.map((answer) => [answer.statusCode, answer.json<{ reference: string }>().reference])).toEqual([
      [201, both[0].json<{ reference: string }>().reference],
      [201, both[0].json<{ reference: string }>().reference],
    ]);
    expect(await database.db.select().from(contactEnquiries)).toMatchObject([row]);
    expect((await database.db.select().from(outbox)).map(({ kind }) => kind).sort()).toEqual(['enquiry_agency', 'enquiry_received']);
    expect((await post(app, { ...form, message: 'Other' }, call, 'key-12345')).statusCode).toBe(409);
    expect((await post(app, form, call, 'a b')).statusCode).toBe(400);
    expect((await post(app, form, call)).statusCode).toBe(201);
    expect(await database.db.$count(contactEnquiries)).toBe(2);
  },
);

it.each<[string, string | null, string, boolean]>([
  ['the browser that booked', TRAVELER, 'K7MPX2', true],
  ['the browser that booked, of another reference', TRAVELER, 'AAAAAA', false],
  ['another browser', 'v'.repeat(43), 'K7MPX2', false],
  ['a browser without bookings', null, 'K7MPX2', false],
  ['a browser without bookings, of a reference that nobody has', null, 'AAAAAA', false],
])('tells %s alone that a booking can be cancelled', async (_, secret, reference, isOffered) => {
  canCancelNow.mockClear();
  const headers = secret === null ? {} : { cookie: `wf_trip=${secret}` };
  const payload = { ...CANCEL, reference };
  const answer = await build(['Q-AAAAAAA']).inject({ method: 'POST', url: '/api/flightcancellation', payload, headers });
  expect([answer.statusCode, answer.json()]).toEqual([201, { reference: 'Q-AAAAAAA', canCancelNow: isOffered }]);
  // no booking is even looked for
  if (secret === null) expect(canCancelNow).not.toHaveBeenCalled();
});

it.each<[string, string, object]>([
  ['a reference of five', 'flightcancellation', { ...CANCEL, reference: 'ABCDE' }],
  ['a reason of no list', 'flightcancellation', { ...CANCEL, reason: 'bored' }],
  ['a line break in a place', 'vacenquiry', { ...VACATION, to: 'Lisbon\r\nBcc: all@example.com' }],
  ['a budget of no list', 'vacenquiry', { ...VACATION, budget: 'none' }],
])('refuses %s', async (_, call, form) => {
  expect((await post(build([]), form, call)).statusCode).toBe(400);
  expect(await database.db.$count(contactEnquiries)).toBe(0);
});

it('writes to the traveler in their language and to the agency in English, whose answer goes to the traveler', async () => {
  const app = build(['Q-AAAAAAA', 'Q-BBBBBBB']);
  await post(app, CANCEL, 'flightcancellation');
  await post(app, VACATION, 'vacenquiry');
  const { letterOf } = createEnquiryLetters({ db: database.db, brand: DEFAULT_BRAND });
  const receipt = await letterOf({ kind: 'enquiry_received', aboutId: 'Q-AAAAAAA' });
  expect(receipt).toMatchObject({ to: 'ana@example.com', subject: 'Recibimos su solicitud de cancelación: Q-AAAAAAA' });
  for (const part of ['Todavía no se canceló nada', 'Q-AAAAAAA', '(844) 555-0173']) expect(receipt?.text).toContain(part);
  const toAgency = await letterOf({ kind: 'enquiry_agency', aboutId: 'Q-BBBBBBB' });
  expect(toAgency).toMatchObject({
    to: DEFAULT_BRAND.email,
    replyTo: 'ana@example.com',
    subject: 'Vacation: Lisbon & Porto (Q-BBBBBBB)',
  });
  for (const part of ['two weeks in May', '$1,000 to $2,500', '&lt;b&gt;Sea view']) expect(toAgency?.html).toContain(part);
  expect(await letterOf({ kind: 'enquiry_received', aboutId: 'Q-GONE' })).toBeNull();
});

it.each<[string, object]>([
  ['contactus', { ...GOOD, subject: 'Win https://evil.example', message: 'Click https://evil.example' }],
  ['flightcancellation', { ...CANCEL, message: 'Click https://evil.example' }],
  ['vacenquiry', { ...VACATION, to: 'https://evil.example', message: 'Click https://evil.example' }],
])('the receipt of %s says nothing that was typed', async (call, form) => {
  await post(build(['Q-AAAAAAA']), { ...form, name: 'Eve of https://evil.example' }, call);
  const { letterOf } = createEnquiryLetters({ db: database.db, brand: DEFAULT_BRAND });
  const receipt = await letterOf({ kind: 'enquiry_received', aboutId: 'Q-AAAAAAA' });
  expect(receipt?.subject).toContain('Q-AAAAAAA');
  expect(JSON.stringify(receipt)).not.toMatch(/evil|Eve|Lisbon|K7MPX2|two weeks/);
  expect((await letterOf({ kind: 'enquiry_agency', aboutId: 'Q-AAAAAAA' }))?.text).toContain('Click https://evil.example');
});

it('the agency reads a subject that turns no text around and hides no other', async () => {
  const subject = 'Re: \u202egnp.exe =?utf-8?B?UGF5IG5vdw==?=';
  await post(build(['Q-AAAAAAA']), { ...GOOD, subject });
  const letter = await createEnquiryLetters({ db: database.db, brand: DEFAULT_BRAND }).letterOf({
    kind: 'enquiry_agency',
    aboutId: 'Q-AAAAAAA',
  });
  expect(letter?.subject).toBe('Re: gnp.exe utf-8?B?UGF5IG5vdw= = (Q-AAAAAAA)');
});

it('the desk lists by kind, day and what is open, and marks as done once', async () => {
  const app = build(['Q-AAAAAAA', 'Q-BBBBBBB']);
  await post(app, CANCEL, 'flightcancellation');
  await post(app, GOOD);
  const desk = createEnquiryDesk({ db: database.db, clock: () => NOW });
  const day = { since: new Date('2026-11-20T00:00:00Z'), until: new Date('2026-11-21T00:00:00Z'), limit: 10, isOpenOnly: false };
  const listed = async (range: Partial<typeof day>) => (await desk.list(['cancellation'], { ...day, ...range })).map((e) => e.reference);
  expect(await listed({})).toEqual(['Q-AAAAAAA']);
  expect(await listed({ since: new Date('2026-11-20T12:00:00.001Z') })).toEqual([]);
  expect(await listed({ until: NOW })).toEqual([]);
  expect(await desk.finish('Q-BBBBBBB', ['cancellation'])).toBe(false);
  expect([await desk.finish('Q-AAAAAAA', ['cancellation']), await desk.finish('Q-AAAAAAA', ['cancellation'])]).toEqual([true, false]);
  expect([await listed({ isOpenOnly: true }), await listed({})]).toEqual([[], ['Q-AAAAAAA']]);
});
