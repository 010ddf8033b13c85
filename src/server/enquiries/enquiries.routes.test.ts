import type { FastifyInstance } from 'fastify';
import { fastify } from 'fastify';
import { openTestDatabase } from '#testing/testDatabase';
import type { TestDatabase } from '#testing/testDatabase';
import { contactEnquiries } from './enquiries.tables';
import { registerErrorHandler } from '../http/errors';
import { countInMemory } from '../http/countedInMemory';
import { UNLIMITED } from '../http/rateLimits';
import { createEnquiryRepository } from './enquiries.repository';
import { registerEnquiryRoutes } from './enquiries.routes';
import { createEnquiryService } from './enquiries.service';

jest.setTimeout(60_000);

const NOW = new Date('2026-11-20T12:00:00.000Z');
const GOOD = { name: 'Ana Ruiz', email: 'ana@example.com', phone: '', subject: 'Refund', message: 'One\nTwo', locale: 'es' };
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(contactEnquiries));

function build(references: readonly string[], isLimited = false): FastifyInstance {
  const left = [...references];
  const app = fastify({ ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true, strict: false } } });
  registerErrorHandler(app);
  const enquiries = createEnquiryService({
    enquiries: createEnquiryRepository(database.db),
    clock: () => NOW,
    makeReference: () => left.shift() ?? 'Q-LAST',
  });
  registerEnquiryRoutes(app, { enquiries, limits: isLimited ? countInMemory() : UNLIMITED });
  return app;
}

const post = (app: FastifyInstance, payload: object) => app.inject({ method: 'POST', url: '/api/contactus', payload });

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
  ['line break in the e-mail', { ...GOOD, email: 'a@example.com\r\nBcc: b@example.com' }, '/email'],
  ['line break after the e-mail', { ...GOOD, email: 'a@example.com\n' }, '/email'],
  ['NUL in the e-mail', { ...GOOD, email: 'a@example.com\0' }, '/email'],
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
  const app = build(['Q-1', 'Q-2', 'Q-3', 'Q-4', 'Q-5'], true);
  const codes: number[] = [];
  for (let i = 0; i < 6; i++) codes.push((await post(app, GOOD)).statusCode);
  expect(codes).toEqual([201, 201, 201, 201, 201, 429]);
});

it('asks the guard before it stores', async () => {
  const add = jest.fn();
  const service = createEnquiryService({ enquiries: { add }, clock: () => NOW, guard: async () => ({ code: 'cross_site' }) });
  expect(await service.receive({ ...GOOD, locale: 'es', botToken: 'x' })).toEqual({ ok: false, error: { code: 'cross_site' } });
  expect(add).not.toHaveBeenCalled();
});
