/** The wire of booking and payment, cookies and frames included; a canary looks for personal data in the log. */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { fastify } from 'fastify';
import { SEARCH } from '#testing/bookings/fakeSupplier';
import { World } from '#testing/bookings/bookingWorld';
import { buildHeaderSets } from '../../http/replies/headers';
import { registerErrorHandler } from '../../http/replies/errors';
import { loggerOptions, registerRequestLog } from '../../http/replies/logging';
import { countInMemory } from '../../http/limits/countedInMemory';
import { RATE_LIMITS, UNLIMITED } from '../../http/limits/rateLimits';
import { registerCookies } from '../../http/requests/tripCookie';
import { registerRequestGuards } from '../../http/requests/requestGuards';
import { registerSandboxRoutes } from '../../payments/sandbox/sandbox.routes';
import { registerStageRoutes } from '../../visitors/tracking/stages.routes';
import { registerBookingRoutes } from './booking.routes';

let world: World;
let app: FastifyInstance;
const log: string[] = [];

beforeAll(async () => {
  world = await World.open();
  const room = world.start();
  const limits = UNLIMITED;
  const headerSets = buildHeaderSets({
    mainApiBase: '',
    dataApiBase: '/data',
    publicOrigin: null,
    botCheck: null,
    inspect: false,
    hasBrowserWallets: false,
  });
  app = fastify({
    logger: loggerOptions('trace', { write: (line) => void log.push(line) }) ?? false,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: true, strict: false } },
  });
  registerErrorHandler(app);
  await registerCookies(app);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headerSets.page));
  registerRequestGuards(app);
  registerRequestLog(app);
  const manifest = {
    entries: {
      'sandbox-fields': {
        scripts: [{ src: '/assets/fields.js', integrity: null }],
        styles: [{ src: '/assets/fields.css', integrity: null }],
      },
    },
    fonts: [],
    chunks: {},
  };
  registerBookingRoutes(app, { ...room, limits });
  registerStageRoutes(app, { ...room, limits });
  registerSandboxRoutes(app, { sandbox: room.gateway, manifest, headerSets, limits, events: room.events });
});
afterAll(async () => {
  await app.close();
  await world.database.close();
});

/** One browser: keeps its cookie. */
class Browser {
  cookie = '';
  constructor(readonly host = 'localhost:3000') {}
  async send(method: 'GET' | 'POST', url: string, payload?: object, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    const options: InjectOptions = {
      method,
      url,
      headers: { host: this.host, ...(this.cookie ? { cookie: this.cookie } : {}), ...headers },
    };
    const answer = await app.inject(payload ? { ...options, payload } : options);
    const set = answer.headers['set-cookie'];
    if (typeof set === 'string') this.cookie = set.split(';')[0] ?? '';
    return answer;
  }
  get = (url: string) => this.send('GET', url);
  post = (url: string, payload: object, headers?: Record<string, string>) => this.send('POST', url, payload, headers);
}

const CARD = { number: '4242424242424242', expiration: '12 / 29', securityCode: '737' };

async function begin(browser: Browser, number = CARD.number) {
  const draft = await browser.post('/api/drafts', { search: SEARCH, flightId: 'BA178', seenTotal: 50_000 });
  const { draftId } = draft.json<{ draftId: string }>();
  const token = await app.inject({ method: 'POST', url: '/gateway/tokens', payload: { ...CARD, number } });
  const body = await world.body(world.start(), draftId);
  return { draft, draftId, body: { ...body, paymentToken: token.json<{ token?: string }>().token ?? body.paymentToken } };
}

let n = 0;
const key = () => ({ 'idempotency-key': `route-key-${(n += 1)}` });

describe('a booking from draft to calendar', () => {
  it('is made, paid, read, looked up and downloaded', async () => {
    const browser = new Browser();
    const { draft, draftId, body } = await begin(browser);
    expect(draft.statusCode).toBe(201);
    expect(draft.headers['set-cookie']).toMatch(/^wf_trip=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await browser.post('/api/reprice', { draftId, seenTotal: 50_000 })).json()).toMatchObject({ draftId, previousTotal: null });
    expect((await browser.post('/api/bkstgupdt', { draftId, stage: 'selected', at: '2026-11-20T12:00:00Z' })).statusCode).toBe(204);
    const booked = await browser.post('/api/booking', body, key());
    expect([booked.statusCode, booked.headers['cache-control']]).toEqual([201, 'no-store']);
    const { reference, attemptId } = booked.json<{ reference: string; attemptId: string }>();
    expect(reference).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    expect((await browser.get(`/api/payment-status?attemptId=${attemptId}`)).json()).toMatchObject({ state: 'done', reference });
    expect((await browser.get(`/api/payment-verify?draftId=${draftId}`)).json()).toMatchObject({ state: 'done', reference });
    const read = await browser.get('/api/booking');
    expect([read.headers['cache-control'], read.json<{ reference: string }>().reference]).toEqual(['no-store', reference]);
    const file = await browser.get(`/api/booking/calendar?draftId=${draftId}`);
    expect([file.headers['content-type'], file.headers['content-disposition']]).toEqual([
      'text/calendar; charset=utf-8',
      `attachment; filename="wingfare-${reference}.ics"`,
    ]);

    const elsewhere = new Browser();
    expect((await elsewhere.get('/api/booking')).statusCode).toBe(404);
    const wrong = await elsewhere.post('/api/booking/lookup', { reference, email: 'x@example.com' });
    const unknown = await elsewhere.post('/api/booking/lookup', { reference: 'ZZZZZZ', email: 'maria@example.com' });
    expect([wrong.statusCode, wrong.body, wrong.headers['set-cookie']]).toEqual([404, unknown.body, undefined]);
    expect((await elsewhere.post('/api/booking/lookup', { reference, email: 'maria@example.com' })).json()).toMatchObject({ reference });
    expect((await elsewhere.get(`/api/booking?draftId=${draftId}`)).json()).toMatchObject({ reference });
  });

  it('answers a declined card with 402 and keeps the draft for the next', async () => {
    const browser = new Browser();
    const { body } = await begin(browser, '4000000000000002');
    const declined = await browser.post('/api/booking', body, key());
    expect([declined.statusCode, declined.headers['content-type'], declined.json()]).toMatchObject([
      402,
      'application/problem+json; charset=utf-8',
      { code: 'card_declined' },
    ]);
    const token = await app.inject({ method: 'POST', url: '/gateway/tokens', payload: CARD });
    expect((await browser.post('/api/booking', { ...body, paymentToken: token.json<{ token: string }>().token }, key())).statusCode).toBe(
      201,
    );
  });

  it("goes through a bank's check in a frame", async () => {
    const browser = new Browser();
    const { draftId, body } = await begin(browser, '4000002500003155');
    const answer = await browser.post('/api/booking', body, key());
    const { challengeUrl, attemptId } = answer.json<{ challengeUrl: string; attemptId: string }>();
    expect(answer.statusCode).toBe(202);
    const busy = await browser.post('/api/booking', body, key());
    expect([busy.statusCode, busy.json()]).toMatchObject([409, { code: 'draft_busy', attempt: { attemptId, challengeUrl } }]);
    const page = await browser.get(`${challengeUrl}?lang=es`);
    expect(page.body).toContain('¿Confirma $500.00 a Wingfare Travel con la tarjeta terminada en 3155?');
    expect((await browser.post(challengeUrl, { answer: 'complete' })).statusCode).toBe(200);
    expect((await browser.post(challengeUrl, { answer: 'complete' })).statusCode).toBe(404);
    expect((await browser.get(challengeUrl)).body).toContain('This check is over');
    expect((await browser.get(`/api/payment-verify?attemptId=${attemptId}`)).json()).toMatchObject({ state: 'challenge' });
    expect((await browser.post('/api/payment-verify', { attemptId })).json()).toMatchObject({ state: 'done' });
    expect((await browser.get(`/api/booking?draftId=${draftId}`)).statusCode).toBe(200);
  });

  it('carries the new price along with price_changed', async () => {
    const browser = new Browser();
    const { body, draftId } = await begin(browser);
    const answer = await browser.post('/api/booking', { ...body, acceptedTotal: 49_000 }, key());
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'price_changed', draft: { draftId, previousTotal: 49_000, quote: { price: { total: 50_000 } } } },
    ]);
  });
});

describe('refused', () => {
  const id = '01234567-89ab-4def-8123-456789abcdef';
  it.each([
    ['POST', '/api/drafts', {}, 400],
    ['POST', '/api/drafts', { search: { ...SEARCH, departDate: '2027-02-30' }, flightId: 'x', seenTotal: 1 }, 400],
    ['POST', '/api/drafts', { search: { ...SEARCH, extra: 1 }, flightId: 'x', seenTotal: 1 }, 400],
    ['POST', '/api/drafts', { search: SEARCH, flightId: 'x', seenTotal: '1' }, 400],
    ['POST', '/api/reprice', { draftId: id, seenTotal: 1 }, 404],
    ['POST', '/api/reprice', { draftId: "' or 1=1 --", seenTotal: 1 }, 400],
    ['POST', '/api/booking', { draftId: id }, 400],
    ['GET', '/api/payment-status', undefined, 400],
    ['GET', `/api/payment-status?attemptId=${id}&draftId=${id}`, undefined, 400],
    ['GET', `/api/payment-status?attemptId=${id}`, undefined, 404],
    ['GET', `/api/payment-status?attemptId=${id}&x=1`, undefined, 400],
    ['POST', '/api/payment-verify', { attemptId: id }, 404],
    ['GET', '/api/booking?draftId=1', undefined, 400],
    ['GET', '/api/booking', undefined, 404],
    ['GET', '/api/booking/calendar', undefined, 404],
    ['POST', '/api/bkstgupdt', { draftId: id, stage: 'paid', at: '2026-11-20T12:00:00Z' }, 404],
    ['POST', '/api/bkstgupdt', { draftId: id, stage: 'paid', at: 'soon' }, 400],
    ['POST', '/api/bkstgupdt', { draftId: id, stage: 'paid', at: '0000-01-01T00:00:00Z' }, 400],
    ['POST', '/api/bkstgupdt', { draftId: id, stage: 'paid', at: '+275760-01-01T00:00:00Z' }, 400],
    ['POST', '/api/bkstgupdt', { draftId: id, stage: 'paid', at: '2026-11-20T12:00:00' }, 400],
    ['POST', '/gateway/tokens', { ...CARD, number: '4242424242424241' }, 400],
    ['POST', '/gateway/tokens', { ...CARD, number: '4111111111111111' }, 422],
    ['POST', '/gateway/tokens', { ...CARD, cvc: '1' }, 400],
    ['GET', '/gateway/challenge/short', undefined, 400],
  ] as const)('%s %s %j', async (method, url, payload, status) => {
    const browser = new Browser();
    browser.cookie = `wf_trip=${'x'.repeat(43)}`;
    const answer = await browser.send(method, url, payload);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'application/problem+json; charset=utf-8']);
    expect(answer.body).not.toMatch(/select |insert |node_modules|\/src\//i);
  });

  it.each([undefined, 'short', 'x'.repeat(65), 'with space 123'])('a booking under the key %s', async (k) => {
    const browser = new Browser();
    const { body } = await begin(browser);
    const answer = await browser.post('/api/booking', body, k === undefined ? {} : { 'idempotency-key': k });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ name: 'Idempotency-Key' }] }]);
  });

  it('a booking sent from another site or as a form', async () => {
    const browser = new Browser();
    const { body } = await begin(browser);
    expect((await browser.post('/api/booking', body, { ...key(), 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await browser.post('/api/booking', body, { ...key(), 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await browser.post('/api/booking', body, key())).statusCode).toBe(201);
  });
});

describe('the trip cookie', () => {
  it('is kept when the browser has one', async () => {
    const browser = new Browser();
    await begin(browser);
    const first = browser.cookie;
    const { draft } = await begin(browser);
    expect([draft.headers['set-cookie'], browser.cookie]).toEqual([undefined, first]);
  });

  it.each([
    // Safari drops Secure cookies of this machine too; how it is over https: observatory.test.ts, e2e/proxies, e2e/tls
    'localhost:3000',
    '127.0.0.1:3000',
    '192.168.1.20:3000',
  ])('on http://%s has no prefix and is not Secure', async (host) => {
    const browser = new Browser(host);
    const set = String((await begin(browser)).draft.headers['set-cookie']);
    expect([set.split('=')[0], set.includes('; Secure;')]).toEqual(['wf_trip', false]);
  });

  it('that nobody gave out is replaced', async () => {
    const browser = new Browser();
    browser.cookie = 'wf_trip=guess';
    expect((await begin(browser)).draft.headers['set-cookie']).toMatch(/^wf_trip=[\w-]{43};/);
  });
});

it('counts look-ups by network, and by network and address: strangers never lock a traveler out', async () => {
  const limited = fastify();
  // more a minute than as delivered, so that the hour is what refuses
  const limits = countInMemory({ ...RATE_LIMITS, lookup: { calls: 15, seconds: 60 } });
  await registerCookies(limited);
  registerBookingRoutes(limited, { ...world.start(), limits });
  const look = async (remoteAddress: string, email: string): Promise<number> => {
    const payload = { reference: 'ZZZZZZ', email };
    return (await limited.inject({ method: 'POST', url: '/api/booking/lookup', payload, remoteAddress })).statusCode;
  };
  for (let i = 0; i < 40; i += 1) expect(await look(`198.51.100.${i}`, 'maria@example.com')).toBe(404);
  const from = '203.0.113.7';
  const statuses: number[] = [];
  for (let i = 0; i < 11; i += 1) statuses.push(await look(from, i % 2 === 0 ? 'maria@example.com' : ' Maria@Example.com'));
  expect(statuses).toEqual([...Array<number>(10).fill(404), 429]);
  for (let i = 0; i < 5; i += 1) expect(await look(from, `somebody${i}@example.com`)).toBe(404);
  expect(await look(from, 'somebody@example.com')).toBe(429);
  await limited.close();
});

it('behind one address travelers find, read and change their bookings as if alone; wrong guesses alone are counted', async () => {
  const hotel = fastify();
  await registerCookies(hotel);
  const room = world.start();
  registerBookingRoutes(hotel, { ...room, limits: countInMemory() });
  const browser = new Browser();
  const { body } = await begin(browser);
  const { reference } = (await browser.post('/api/booking', body, key())).json<{ reference: string }>();
  const payload = { reference, email: 'maria@example.com' };
  const look = () => hotel.inject({ method: 'POST', url: '/api/booking/lookup', payload });
  const guests: string[] = [];
  for (let i = 0; i < 12; i += 1) {
    const found = await look();
    expect(found.statusCode).toBe(200);
    guests.push(String(found.headers['set-cookie']).split(';')[0] ?? '');
  }
  for (const cookie of guests) {
    for (let i = 0; i < 8; i += 1) expect((await hotel.inject({ url: '/api/booking', headers: { cookie } })).statusCode).toBe(200);
    const quote = { method: 'POST', url: '/api/booking/cancel-quote', headers: { cookie }, payload: { reference } } as const;
    expect((await hotel.inject(quote)).statusCode).toBe(200);
    expect((await hotel.inject({ ...quote, url: '/api/booking/mail' })).statusCode).toBe(204);
  }
  const guess = { method: 'POST', url: '/api/booking/lookup', payload: { ...payload, reference: 'ZZZZZZ' } } as const;
  const answers = await Promise.all(Array.from({ length: 20 }, () => hotel.inject(guess)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array<number>(5).fill(404), ...Array<number>(15).fill(429)]);
  // whether somebody flies is guessed by paying for the same seat as another browser each time
  const guessed: number[] = [];
  for (let i = 0; i < 7; i += 1) {
    const stranger = new Browser();
    const { bookAgain: _, ...payload } = (await begin(stranger)).body;
    const call = { method: 'POST', url: '/api/booking', headers: { cookie: stranger.cookie, ...key() }, payload } as const;
    guessed.push((await hotel.inject(call)).statusCode);
  }
  expect(guessed).toEqual([409, 409, 409, 409, 409, 429, 429]);
  await hotel.close();
});

describe('the framed documents', () => {
  it('may be framed by our pages only and hold nothing inline', async () => {
    const page = await app.inject('/gateway/fields?lang=en');
    expect(page.statusCode).toBe(200);
    expect(page.headers['x-frame-options']).toBeUndefined();
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect(page.body).not.toMatch(/<script(?![^>]+\bsrc=)|<style|\sstyle=|\son[a-z]+=/);
    for (const label of ['Card number', 'Expiration', 'Security code'])
      expect(page.body).toMatch(new RegExp(`<label for="\\w+">${label}</label>`));
    for (const kind of ['cc-number', 'cc-exp', 'cc-csc']) expect(page.body).toMatch(new RegExp(`autocomplete="${kind}"`, 'i'));
    expect((await app.inject('/gateway/fields?lang=es')).body).toContain('Número de tarjeta');
    expect((await app.inject('/gateway/fields?lang=%3Cscript%3E&lang=x')).body).toContain('lang="en"');
  });
});

it('writes no card, secret or person into the log or the database in clear', async () => {
  expect(log.length).toBeGreaterThan(50);
  expect(log.join('')).not.toMatch(/4242424242424242|4000000000000002|"737"|Maria|example\.com|12125550118|X1234567|tok_|wf_trip=/i);
  const { rows } = await world.database.pool.query(
    `select (select string_agg(t::text, '') from sandbox_tokens t) || (select string_agg(d::text, '') from drafts d) as all`,
  );
  expect(rows[0].all).not.toMatch(/4242424242|[,("]737[,)"]|tok_/);
});
