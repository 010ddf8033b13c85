/** Who may pass, by our own proof of work and by an outside provider on a loopback port; through the real contact route. */
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { solveChallenge } from 'altcha-lib';
import type { Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import { readConfig } from '../../platform/config/config';
import { contactEnquiries } from '../enquiries/enquiries.tables';
import { registerEnquiryRoutes } from '../enquiries/enquiries.routes';
import { createEnquiryService } from '../enquiries/enquiries.service';
import { createFormEntry } from '../enquiries/formEntry.service';
import { UNLIMITED } from '../../http/limits/rateLimits';
import { openTracking } from './openTracking';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const FORM = { name: 'Ana Ruiz', email: 'ana@example.com', phone: '', subject: 'Refund', message: 'Hello', locale: 'es' };

let database: TestDatabase;
let provider: Server;
let said: { readonly status?: number; readonly body?: unknown; readonly silent?: boolean };
let received: Record<string, string>[];

const read = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

beforeAll(async () => {
  database = await openTestDatabase();
  provider = createServer((request, response) => {
    void read(request).then((text) => {
      received.push(Object.fromEntries(new URLSearchParams(text)));
      if (said.silent) return request.socket.destroy();
      response.writeHead(said.status ?? 200, { 'content-type': 'application/json' });
      return response.end(typeof said.body === 'string' ? said.body : JSON.stringify(said.body));
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => provider.close(resolve));
  await database.close();
});
beforeEach(async () => {
  said = {};
  received = [];
  await database.db.delete(contactEnquiries);
});

function build(env: Readonly<Record<string, string>> = {}): FastifyInstance {
  const config = readConfig(env);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const app = fastify({ ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true, strict: false } } });
  const shared = { database, clock: () => NOW, limits: UNLIMITED, config: config.value };
  const { botGuard } = openTracking(app, shared);
  const entry = createFormEntry({ db: database.db, guard: botGuard, onMail: () => undefined });
  const enquiries = createEnquiryService({ entry, clock: () => NOW });
  registerEnquiryRoutes(app, { enquiries, limits: UNLIMITED });
  return app;
}

const outside = (more: Readonly<Record<string, string>> = {}): FastifyInstance => {
  const { port } = provider.address() as AddressInfo;
  return build({
    BOT_CHECK_SITE_KEY: 'site',
    BOT_CHECK_SECRET: 'hush',
    BOT_CHECK_SCRIPT_URL: `http://127.0.0.1:${String(port)}/api.js`,
    BOT_CHECK_VERIFY_URL: `http://127.0.0.1:${String(port)}/siteverify`,
    PUBLIC_ORIGIN: 'https://www.example.com',
    ...more,
  });
};

const send = async (app: FastifyInstance, botToken?: string): Promise<readonly [number, string | undefined, number]> => {
  const payload = { ...FORM, ...(botToken === undefined ? {} : { botToken }) };
  const answer = await app.inject({ method: 'POST', url: '/api/contactus', payload });
  const stored = await database.db.$count(contactEnquiries);
  return [answer.statusCode, answer.json<{ code?: string }>().code, stored];
};

describe('our own proof of work', () => {
  const solved = async (app: FastifyInstance, action: string): Promise<string> => {
    const challenge = (await app.inject(`/api/bot-challenge?action=${action}`)).json<Challenge>();
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url');
  };

  it('lets a solved challenge of this form pass, once', async () => {
    const app = build();
    const token = await solved(app, 'contact');
    expect(await send(app, token)).toEqual([201, undefined, 1]);
    expect(await send(app, token)).toEqual([403, 'bot_check_failed', 1]);
  });

  it('refuses nothing, nonsense and the token of another form, and stores none of it', async () => {
    const app = build();
    expect(await send(app)).toEqual([403, 'bot_check_needed', 0]);
    expect(await send(app, 'nonsense')).toEqual([403, 'bot_check_failed', 0]);
    expect(await send(app, await solved(app, 'newsletter'))).toEqual([403, 'bot_check_failed', 0]);
  });
});

describe('an outside provider', () => {
  const V3 = { success: true, action: 'contact', score: 0.9, hostname: 'www.example.com' };
  it.each<[string, unknown, number]>([
    ['reCAPTCHA v3', V3, 201],
    ['hCaptcha', { success: true, hostname: 'www.example.com', challenge_ts: '2026-11-20T12:00:00Z' }, 201],
    ['Turnstile', { success: true, action: 'contact', hostname: 'www.example.com', 'error-codes': [] }, 201],
    ['a low score', { ...V3, score: 0.4 }, 403],
    ['an invalid score', { ...V3, score: '0.9' }, 403],
    ['another action', { ...V3, action: 'payment' }, 403],
    ['no action where the provider has actions', { ...V3, action: '' }, 403],
    ['another host', { ...V3, hostname: 'evil.example' }, 403],
    ['a no', { ...V3, success: false, 'error-codes': ['timeout-or-duplicate'] }, 403],
    ['an invalid success flag', { ...V3, success: 'true' }, 403],
    ['a wrong secret', { success: false, 'error-codes': ['invalid-input-secret'] }, 503],
    ['not JSON', '<html>', 503],
    ['null', 'null', 503],
    ['a flood', `"${'x'.repeat(20_000)}"`, 503],
  ])('%s', async (_what, body, status) => {
    said = { body };
    const code = { 201: undefined, 403: 'bot_check_failed', 503: 'bot_check_unavailable' }[status];
    expect(await send(outside(), 'token')).toEqual([status, code, status === 201 ? 1 : 0]);
    expect(received).toEqual([{ secret: 'hush', response: 'token' }]);
  });

  it.each([
    ['is broken', { status: 500, body: V3 }],
    ['sends elsewhere', { status: 302, body: V3 }],
    ['hangs up', { silent: true }],
  ])('lets nobody pass while it %s', async (_what, answer) => {
    said = answer;
    expect(await send(outside(), 'token')).toEqual([503, 'bot_check_unavailable', 0]);
  });

  it('is not called where there is no token, and hands out no work', async () => {
    const app = outside();
    expect(await send(app)).toEqual([403, 'bot_check_needed', 0]);
    expect((await app.inject('/api/bot-challenge?action=contact')).statusCode).toBe(404);
    expect(received).toEqual([]);
  });

  it('compares no host while the site does not know its own, and takes the configured score', async () => {
    said = { body: { ...V3, hostname: 'localhost', score: 0.4 } };
    expect(await send(outside({ PUBLIC_ORIGIN: '', BOT_CHECK_MIN_SCORE: '0.3' }), 'token')).toEqual([201, undefined, 1]);
  });
});
