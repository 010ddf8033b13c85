/** Calls, events, handover codes and the bot check on the wire and in the database. */
import { solveChallenge } from 'altcha-lib';
import type { Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';
import { fastify } from 'fastify';
import { SEARCH } from '#testing/bookings/fakeSupplier';
import { World } from '#testing/bookings/bookingWorld';
import { registerBookingRoutes } from '../../bookings/routes/booking.routes';
import { registerErrorHandler } from '../../http/replies/errors';
import { UNLIMITED } from '../../http/limits/rateLimits';
import { registerCookies } from '../../http/requests/tripCookie';
import { registerRequestGuards } from '../../http/requests/requestGuards';
import { registerBotCheckRoutes } from './botCheck.routes';
import { CHALLENGE_MINUTES, createBotCheck } from './botCheck.service';
import type { BotCheck } from './botCheck.service';
import { registerHandoverRoutes } from './handover.routes';
import { createHandoverService, HANDOVER_MINUTES } from './handover.service';
import type { HandoverService } from './handover.service';
import { registerStageRoutes } from './stages.routes';
import { registerPrivacyEcho, registerTrackingRoutes } from './tracking.routes';
import { createTrackingService } from './tracking.service';
import type { TrackingService } from './tracking.service';

let world: World;
let app: FastifyInstance;
let tracking: TrackingService;
let handover: HandoverService;
let botCheck: BotCheck;

beforeAll(async () => {
  world = await World.open();
  const { db } = world.database;
  const clock = () => world.now;
  const room = world.start();
  const limits = UNLIMITED;
  app = fastify({
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: true, strict: false } },
  });
  registerErrorHandler(app);
  await registerCookies(app);
  registerRequestGuards(app);
  registerPrivacyEcho(app);
  tracking = createTrackingService({ db, clock });
  handover = createHandoverService({ db, clock });
  botCheck = createBotCheck({ db, clock, effort: { cost: 1, guesses: [3, 9] } });
  registerTrackingRoutes(app, { tracking, limits });
  registerHandoverRoutes(app, { handover, limits });
  registerBotCheckRoutes(app, { botCheck, limits });
  registerBookingRoutes(app, { ...room, limits });
  registerStageRoutes(app, { ...room, limits });
});
afterAll(async () => {
  await app.close();
  await world.database.close();
});

const post = (url: string, payload: object, cookie = '') =>
  app.inject({ method: 'POST', url, payload, headers: { host: 'localhost:3000', ...(cookie ? { cookie } : {}) } });

const CLICK = {
  pageUrl: '/nowhere-404',
  device: 'mobile | Apple iPhone | Mobile Safari',
  tfn: '800555-0111',
  isPaid: true,
  placement: '',
  FingerprintId: 'abc123',
  Referrer: 'No Referrer',
};
const EVENT = {
  name: 'purchase',
  params: { draft_id: 'd', currency: 'USD', value: 512.4 },
  pageUrl: '/flights/payment',
  FingerprintId: 'abc123',
  Referrer: 'https://search.example/',
  campaign: { source: 'news', fftfn: 'GOOGLE1' },
};
const all = () => ({ since: new Date(0), until: null, limit: 100 });

describe('call clicks', () => {
  it('are stored with the code their number belongs to, and counted by page and code', async () => {
    for (const tfn of ['800555-0111', '800555-0111', '800555-0142'])
      expect((await post('/api/callclick', { ...CLICK, tfn })).statusCode).toBe(204);
    expect((await post('/api/callclick', { ...CLICK, pageUrl: '/airlines', placement: 'Airline' })).statusCode).toBe(204);
    const [newest] = await tracking.calls(all());
    expect(newest).toMatchObject({ pageUrl: '/airlines', placement: 'Airline', code: 'GOOGLE1', isPaid: true, receivedAt: world.now });
    expect(await tracking.callsBy('code', all())).toEqual([
      { key: 'GOOGLE1', calls: 3, latest: world.now },
      { key: null, calls: 1, latest: world.now },
    ]);
    expect(await tracking.callsBy('page', all())).toMatchObject([
      { key: '/nowhere-404', calls: 3 },
      { key: '/airlines', calls: 1 },
    ]);
  });

  it('of one id are one row that gains what was missing, in either order, and keeps its time', async () => {
    const early = { ...CLICK, tfn: '800555-0142', fftfn: 'BING1', device: '', FingerprintId: '' };
    const full = { ...early, device: CLICK.device, FingerprintId: 'abc123' };
    const ids = ['6f9619ff-8b86-4d01-b42d-00cf4fc964ff', '7f9619ff-8b86-4d01-b42d-00cf4fc964ff'];
    const at = world.now;
    for (const [i, posts] of [
      [early, full, early],
      [full, early, { ...full, FingerprintId: 'somebody-else' }],
    ].entries()) {
      for (const body of posts) {
        expect((await post('/api/callclick', { ...body, clickId: ids[i] })).statusCode).toBe(204);
        world.now = new Date(world.now.getTime() + 1_000);
      }
      world.now = at;
    }
    const rows = (await tracking.calls(all())).filter((row) => row.code === 'BING1');
    expect(rows.map((row) => row.clickId).sort()).toEqual(ids);
    for (const row of rows) expect(row).toMatchObject({ device: CLICK.device, fingerprintId: 'abc123', receivedAt: at });
  });

  it.each([
    ['a missing field', { ...CLICK, device: undefined }],
    ['a field more', { ...CLICK, email: 'a@example.com' }],
    ['a number with letters', { ...CLICK, tfn: '<b>' }],
    ['a line break', { ...CLICK, Referrer: 'a\r\nb' }],
    ['an address of another site', { ...CLICK, pageUrl: 'https://evil.example/' }],
    ['a query in the path', { ...CLICK, pageUrl: '/a?email=x' }],
    ['text for a flag', { ...CLICK, isPaid: 'true' }],
    ['too long a device', { ...CLICK, device: 'x'.repeat(201) }],
    ['an invalid id', { ...CLICK, clickId: 'x' }],
    ['an invalid code', { ...CLICK, fftfn: 'a b' }],
    ['NUL', { ...CLICK, placement: 'a\u0000' }],
  ])('with %s are refused', async (_what, body) => expect((await post('/api/callclick', body)).statusCode).toBe(400));
});

describe('funnel events', () => {
  it('are stored', async () => {
    expect((await post('/api/eventlog', EVENT)).statusCode).toBe(204);
    expect(await tracking.events(all())).toMatchObject([{ name: 'purchase', params: EVENT.params, campaign: EVENT.campaign }]);
  });

  it.each([
    ['a value without currency', { ...EVENT, params: { value: 5 } }],
    ['a currency without value', { ...EVENT, params: { currency: 'USD' } }],
    ['another currency', { ...EVENT, params: { currency: 'EUR', value: 5 } }],
    ['a name that is not of the funnel', { ...EVENT, name: 'page_view' }],
    ['a parameter more', { ...EVENT, params: { email: 'a@example.com' } }],
    ['a code of wrong form', { ...EVENT, campaign: { fftfn: "x' or 1=1" } }],
  ])('with %s are refused', async (_what, body) => expect((await post('/api/eventlog', body)).statusCode).toBe(400));

  it('and calls are forgotten after 90 days, not before', async () => {
    const began = world.now;
    world.now = new Date(began.getTime() + 90 * 86_400_000);
    await tracking.forgetOld();
    expect([(await tracking.calls(all())).length, (await tracking.events(all())).length]).toEqual([6, 1]);
    world.now = new Date(world.now.getTime() + 1);
    await tracking.forgetOld();
    expect([(await tracking.calls(all())).length, (await tracking.events(all())).length]).toEqual([0, 0]);
    world.now = began;
  });
});

it('tells a page that its request asked for privacy', async () => {
  const answer = (gpc: string) => app.inject({ url: '/api/bot-challenge?action=contact', headers: { 'sec-gpc': gpc } });
  expect((await answer('1')).headers['server-timing']).toBe('gpc');
  expect((await answer('0')).headers['server-timing']).toBeUndefined();
});

describe('a handover code', () => {
  async function browserWithDraft() {
    const draft = await post('/api/drafts', { search: SEARCH, flightId: 'BA178', seenTotal: 50_000 });
    return { cookie: String(draft.headers['set-cookie']).split(';')[0] ?? '', draftId: draft.json<{ draftId: string }>().draftId };
  }
  const codeFor = async ({ cookie, draftId }: { cookie: string; draftId: string }) =>
    (await post('/api/handover', { draftId }, cookie)).json<{ code: string; expiresAt: string }>();

  it('shows an agent search, flight and price, however it is written down, until it expires', async () => {
    const began = world.now;
    const browser = await browserWithDraft();
    const { code, expiresAt } = await codeFor(browser);
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{3}-[2-9A-HJ-NP-Z]{3}$/);
    const seen = await handover.read(` ${code.toLowerCase().replace('-', ' ')} `);
    expect(seen).toMatchObject({
      offer: { flightId: 'BA178', query: { slices: [{ origin: 'JFK', destination: 'LHR' }] } },
      acceptedTotal: world.supplier.total,
    });
    world.now = new Date(expiresAt);
    expect(world.now.getTime() - began.getTime()).toBe(HANDOVER_MINUTES * 60_000);
    expect(await handover.read(code)).toBeNull();
    world.now = began;
  });

  it('is one a draft: the newest', async () => {
    const browser = await browserWithDraft();
    const first = await codeFor(browser);
    const second = await codeFor(browser);
    expect([await handover.read(first.code), (await handover.read(second.code)) !== null]).toEqual([null, true]);
  });

  it('carries no price that the traveler has not agreed to', async () => {
    const browser = await browserWithDraft();
    const { code } = await codeFor(browser);
    const stage = (name: string) =>
      post('/api/bkstgupdt', { draftId: browser.draftId, stage: name, at: world.now.toISOString() }, browser.cookie);
    await stage('price_change_shown');
    expect((await handover.read(code))?.acceptedTotal).toBeNull();
    await stage('price_change_accepted');
    expect((await handover.read(code))?.acceptedTotal).toBe(world.supplier.total);
  });

  it('is for the browser that owns the draft alone', async () => {
    const { draftId } = await browserWithDraft();
    const other = await browserWithDraft();
    const answers = [await post('/api/handover', { draftId }), await post('/api/handover', { draftId }, other.cookie)];
    expect(answers.map((a) => [a.statusCode, a.json<{ code: string }>().code])).toEqual([
      [404, 'draft_unknown'],
      [404, 'draft_unknown'],
    ]);
  });
});

describe('the bot check', () => {
  const challenge = async (action: string) => (await app.inject({ url: `/api/bot-challenge?action=${action}` })).json<Challenge>();
  const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64url');
  async function solved(action: string) {
    const found = await challenge(action);
    return { challenge: found, solution: await solveChallenge({ challenge: found, deriveKey }) };
  }

  it('takes a solution once, for its action', async () => {
    const token = encode(await solved('contact'));
    expect(await botCheck.verify(token, 'newsletter')).toBe(false);
    expect(await Promise.all([botCheck.verify(token, 'contact'), botCheck.verify(token, 'contact')])).toContain(false);
    expect(await botCheck.verify(token, 'contact')).toBe(false);
    expect(await botCheck.verify(encode(await solved('contact')), 'contact')).toBe(true);
  });

  it('is shared by all processes on one database', async () => {
    const token = encode(await solved('comment'));
    const other = createBotCheck({ db: world.database.db, clock: () => world.now });
    expect(await other.verify(token, 'comment')).toBe(true);
  });

  it('takes no expired solution', async () => {
    const began = world.now;
    const token = encode(await solved('contact'));
    world.now = new Date(began.getTime() + CHALLENGE_MINUTES * 60_000);
    expect(await botCheck.verify(token, 'contact')).toBe(false);
    world.now = began;
  });

  it.each([
    ['no token', async () => ''],
    ['no JSON', async () => 'xxxx'],
    ['JSON of another kind', async () => encode([1])],
    ['an unsolved challenge', async () => encode({ ...(await solved('contact')), solution: { counter: 0, derivedKey: '00' } })],
    [
      'an easier challenge than was given',
      async () => {
        const { challenge: given, solution } = await solved('contact');
        return encode({ challenge: { ...given, parameters: { ...given.parameters, keyPrefix: '0' } }, solution });
      },
    ],
    [
      'a challenge of its own making',
      async () => {
        const { challenge: given, solution } = await solved('newsletter');
        return encode({
          challenge: { ...given, parameters: { ...given.parameters, data: { ...given.parameters.data, action: 'contact' } } },
          solution,
        });
      },
    ],
    [
      'odd parts',
      async () =>
        encode({
          challenge: { parameters: { nonce: 'zz', data: { action: 'contact', until: 9e99 } }, signature: 'x' },
          solution: { counter: -1, derivedKey: '' },
        }),
    ],
  ])('refuses %s', async (_what, token) => expect(await botCheck.verify(await token(), 'contact')).toBe(false));

  it('gives challenges for known actions only', async () => {
    expect((await app.inject({ url: '/api/bot-challenge?action=everything' })).statusCode).toBe(400);
    expect((await app.inject({ url: '/api/bot-challenge' })).statusCode).toBe(400);
  });
});

it.each([
  ['http://localhost:3000/', 'No Referrer'],
  ['http://localhost:3000', 'No Referrer'],
  ['http://localhost:3000/airlines?a=b', 'No Referrer'],
  ['http://localhost:30001/', 'http://localhost:30001/'],
  ['https://search.example/?next=http://localhost:3000/', 'https://search.example/?next=http://localhost:3000/'],
])('a visit that came from %s is stored as from %s, a call click as its document says', async (Referrer, referrer) => {
  await post('/api/callclick', { ...CLICK, Referrer });
  await post('/api/eventlog', { ...EVENT, Referrer });
  expect((await tracking.calls(all()))[0]).toMatchObject({ referrer: Referrer });
  expect((await tracking.events(all()))[0]).toMatchObject({ referrer });
});
