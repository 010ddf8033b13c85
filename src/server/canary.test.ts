/** Marked personal data through every route of the site, under every kind of database error: none of it is in the log. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { solveChallenge } from 'altcha-lib';
import type { Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { BotAction } from '#core/contract/tracking.schema';
import { err } from '#core/domain/result';
import { FakeSupplier, QUERY, World } from '#testing/bookingWorld';
import { loadAirports } from './airports/airportTable';
import { buildApp } from './app';
import { readConfig } from './config';
import { createDatabaseOrders } from './flights/suppliers/sandbox/databaseOrders';
import { createCspReports } from './http/cspReports';
import { UNLIMITED } from './http/rateLimits';
import { openGateway } from './payments';

jest.setTimeout(120_000);

const MARK = 'Zanary';
/** Opens whatever it belongs to: no log line may have it. */
const TOKEN = MARK.padEnd(32, 'x');
const CARD = { number: '4242424242424242', expiration: '11 / 33', securityCode: '739' };
const CHALLENGE_CARD = { ...CARD, number: '4000002500003155' };
/** Everything below that belongs to a person. */
const PERSONAL = /zanary|1961-07-08|16175550163|4242424242424242|4000002500003155|"739"|tok_|__Host-wf_trip=/i;

/** Keeps its orders in the database, as the sandbox does. */
class Supplier extends FakeSupplier {
  override search = async () => err({ code: 'supplier_unavailable' } as const);
  override async book(...[offer, travelers, ourReference]: Parameters<FakeSupplier['book']>): ReturnType<FakeSupplier['book']> {
    const booked = await super.book(offer, travelers, ourReference);
    const { flightId, price } = offer;
    const kept = { ourReference, flightId, totalCents: price.total, refundCents: 0, flights: null, newsAt: null };
    if (booked.ok) await createDatabaseOrders(() => world.database.db).add({ ...booked.value, ...kept });
    return booked;
  }
}

let world: World;
let app: FastifyInstance;
const routes = new Set<string>();
const log: string[] = [];

/** A page of the build: the log is not about pages. */
const page = { raw: Buffer.from('page'), br: Buffer.from(''), gzip: Buffer.from(''), etag: 'W/"1"', carried: { scripts: [], styles: [] } };

beforeAll(async () => {
  world = await World.open();
  const clock = (): Date => world.now;
  const config = readConfig({ LOG_LEVEL: 'trace', RATE_LIMITS: 'off' });
  if (!config.ok) throw new Error('bad configuration');
  // fastify tells of the instance before any route is on it
  const watch = (message: unknown): void => {
    const { fastify } = message as { readonly fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const m of [method].flat()) if (m !== 'HEAD') routes.add(`${m} ${url}`);
    });
  };
  subscribe('fastify.initialization', watch);
  app = await buildApp({
    config: config.value,
    clock,
    database: world.database,
    airports: loadAirports(),
    supplier: new Supplier(),
    payments: openGateway({ config: config.value, db: world.database.db, clock }),
    limits: UNLIMITED,
    cspReports: createCspReports(),
    files: { serve: async () => null },
    pages: { paths: ['/'], render: () => ({ status: 200, html: page }), record: () => null },
    pictures: { versionOf: () => '1', stored: async () => null, render: async () => err('busy') },
    manifest: { entries: { 'sandbox-fields': { scripts: [], styles: [] } }, chunks: {}, fonts: [] },
    isDraining: () => false,
    logStream: { write: (line) => void log.push(line) },
  });
  unsubscribe('fastify.initialization', watch);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await world.database.close();
});

type FormAction = Exclude<BotAction, 'payment'>;

/** What one traveler has at hand, made while all is well. */
interface Trip {
  readonly cookie: string;
  readonly draftId: string;
  readonly paymentToken: string;
  /** A booking of another draft that waits for the bank. */
  readonly waiting: { readonly draftId: string; readonly attemptId: string; readonly challengeUrl: string };
  /** Each is good for one form. */
  readonly botTokens: Readonly<Record<FormAction | 'reply', string>>;
}

const send = (options: InjectOptions, cookie = ''): Promise<LightMyRequestResponse> =>
  app.inject({ ...options, headers: { host: 'localhost:3000', 'user-agent': MARK, ...(cookie ? { cookie } : {}), ...options.headers } });
const post = (url: string, payload: object, cookie?: string, headers: Readonly<Record<string, string>> = {}) =>
  send({ method: 'POST', url, payload, headers }, cookie);
const draftOf = { search: QUERY, flightId: 'BA178', seenTotal: 50_000 };

const order = (draftId: string, paymentToken: string): object => ({
  draftId,
  acceptedTotal: 50_000,
  travelers: [
    {
      kind: 'adult',
      firstName: MARK,
      middleName: MARK,
      lastName: MARK,
      dateOfBirth: '1961-07-08',
      sex: 'F',
      knownTravelerNumber: 'ZANARY123',
      passport: { number: 'ZANARY7', expires: '2030-06-30', country: 'US' },
    },
  ],
  contact: { email: `${MARK}@example.com`, phone: '+16175550163' },
  billing: { nameOnCard: MARK, country: 'US', state: 'NY', address: `12 ${MARK} St`, city: MARK, zip: '10001' },
  paymentToken,
  locale: 'en',
});

async function beginTrip(): Promise<Trip> {
  const chosen = await post('/api/drafts', draftOf);
  const cookie = String(chosen.headers['set-cookie']).split(';')[0] ?? '';
  const token = async (card: object): Promise<string> => (await post('/gateway/tokens', card)).json<{ token: string }>().token;
  const other = (await post('/api/drafts', draftOf, cookie)).json<{ draftId: string }>().draftId;
  const body = order(other, await token(CHALLENGE_CARD));
  const booked = await post('/api/booking', body, cookie, { 'idempotency-key': randomUUID() });
  const { attemptId, challengeUrl } = booked.json<{ attemptId: string; challengeUrl: string }>();
  const solved = async (action: FormAction): Promise<string> => {
    const challenge = (await send({ url: `/api/bot-challenge?action=${action}` })).json<Challenge>();
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  };
  return {
    cookie,
    draftId: chosen.json<{ draftId: string }>().draftId,
    paymentToken: await token(CARD),
    waiting: { draftId: other, attemptId, challengeUrl },
    botTokens: {
      contact: await solved('contact'),
      flightcancellation: await solved('flightcancellation'),
      vacenquiry: await solved('vacenquiry'),
      newsletter: await solved('newsletter'),
      comment: await solved('comment'),
      reply: await solved('comment'),
      farealert: await solved('farealert'),
    },
  };
}

const SEARCH = 'ori=JFK&des=LHR&departdate=13-Mar-2027&triptype=O&cabin=Economy&adt=1&chd=0&inf=0';
const ROUND_TRIP = `${SEARCH.replace('triptype=O', 'triptype=R')}&returndate=20-Mar-2027`;
const SIGHTING = { pageUrl: `/${MARK}`, FingerprintId: MARK, Referrer: `https://example.com/${MARK}` };

const comment = {
  ...{ blogurl: 'how-to-read-a-fare', name: MARK, email: `${MARK}@example.com`, message: MARK },
  ...{ wantsReplies: true, locale: 'en' },
};

/** A request that fits each route, as full of marked data as it may be. */
const REQUESTS: Readonly<Record<string, (trip: Trip) => Promise<LightMyRequestResponse>>> = {
  'GET /healthz': () => send({ url: '/healthz' }),
  'GET /readyz': () => send({ url: '/readyz' }),
  'GET /data/airports': () => send({ url: `/data/airports?key=${MARK}` }),
  'GET /data/nearby': () => send({ url: '/data/nearby?code=JFK' }),
  'GET /data/countries': () => send({ url: '/data/countries' }),
  'GET /data/state': () => send({ url: '/data/state?id=US' }),
  'GET /flight/getflights': () => send({ url: `/flight/getflights?${SEARCH}` }),
  'GET /api/lowest-prices': () => send({ url: `/api/lowest-prices?${SEARCH}&from=10-Mar-2027&to=16-Mar-2027` }),
  'GET /api/price-grid': () => send({ url: `/api/price-grid?${ROUND_TRIP}` }),
  'GET /api/price-record': () => send({ url: `/api/price-record?${SEARCH}` }),
  'GET /api/alternatives': () => send({ url: `/api/alternatives?${SEARCH}` }),
  'GET /api/bot-challenge': () => send({ url: '/api/bot-challenge?action=contact' }),
  'GET /img/:name': () => send({ url: `/img/${MARK}?w=640` }),
  'GET /sitemap.xml': () => send({ url: '/sitemap.xml' }),
  'GET /blog/feed.xml': () => send({ url: '/blog/feed.xml' }),
  'GET /us-es/blog/feed.xml': () => send({ url: '/us-es/blog/feed.xml' }),
  'GET /api/blogs': () => send({ url: '/api/blogs' }),
  'GET /api/author': () => send({ url: '/api/author?authorurl=nora-whitfield' }),
  'GET /api/loadcmnts': () => send({ url: '/api/loadcmnts?blogurl=how-to-read-a-fare' }),
  'GET /api/airlines': () => send({ url: '/api/airlines' }),
  'GET /api/airlineclasses': () => send({ url: '/api/airlineclasses' }),
  'GET /api/bestdeals': () => send({ url: '/api/bestdeals' }),
  'GET /api/deals': () => send({ url: '/api/deals' }),
  'GET /api/dealsforcity/:city': () => send({ url: '/api/dealsforcity/paris' }),
  'GET /api/flight-under-200': () => send({ url: '/api/flight-under-200' }),
  'GET /api/flight-under-99': () => send({ url: '/api/flight-under-99' }),
  'GET /api/getfilteredfares': () => send({ url: '/api/getfilteredfares?origin=JFK' }),
  'GET /api/banner': () => send({ url: '/api/banner' }),
  'GET /api/links': () => send({ url: '/api/links' }),
  'GET /api/explore': () => send({ url: '/api/explore?ori=JFK' }),
  'GET /api/openapi.json': () => send({ url: '/api/openapi.json' }),
  'GET /robots.txt': () => send({ url: '/robots.txt' }),
  'GET /gateway/fields': () => send({ url: `/gateway/fields?lang=${MARK}` }),
  'GET /gateway/challenge/:challengeId': ({ waiting }) => send({ url: waiting.challengeUrl }),
  'POST /gateway/challenge/:challengeId': ({ waiting }) => post(waiting.challengeUrl, { answer: 'fail' }),
  'POST /gateway/tokens': () => post('/gateway/tokens', CARD),
  'POST /api/csp-report': () =>
    post('/api/csp-report', { 'csp-report': { 'document-uri': `http://localhost/?q=${MARK}`, 'script-sample': MARK, referrer: MARK } }),
  'POST /api/callclick': () => post('/api/callclick', { ...SIGHTING, device: MARK, tfn: '800555-0111', isPaid: true, placement: MARK }),
  'POST /api/eventlog': () =>
    post('/api/eventlog', { ...SIGHTING, name: 'search', params: { search_term: MARK }, campaign: { source: MARK, gclid: MARK } }),
  'POST /api/contactus': ({ botTokens }) =>
    post('/api/contactus', {
      name: MARK,
      email: `${MARK}@example.com`,
      phone: '+16175550163',
      subject: MARK,
      message: `${MARK}\n    at ${MARK} (/srv/${MARK}.js:1:1)`,
      locale: 'en',
      botToken: botTokens.contact,
    }),
  'POST /api/flightcancellation': ({ botTokens }) =>
    post('/api/flightcancellation', {
      reference: 'ZANARY',
      name: MARK,
      email: `${MARK}@example.com`,
      phone: '+16175550163',
      reason: 'other',
      wish: 'refund',
      message: MARK,
      locale: 'en',
      botToken: botTokens.flightcancellation,
    }),
  'POST /api/vacenquiry': ({ botTokens }) =>
    post('/api/vacenquiry', {
      name: MARK,
      email: `${MARK}@example.com`,
      phone: '+16175550163',
      from: MARK,
      to: MARK,
      dates: MARK,
      travelers: MARK,
      budget: '',
      message: MARK,
      locale: 'en',
      botToken: botTokens.vacenquiry,
    }),
  'POST /api/submitcomment': ({ botTokens }) => post('/api/submitcomment', { ...comment, botToken: botTokens.comment }),
  'POST /api/commentreply': ({ botTokens }) => post('/api/commentreply', { ...comment, commentid: 1, botToken: botTokens.reply }),
  'POST /api/newsletter': ({ botTokens }) =>
    post('/api/newsletter', { email: `${MARK}@example.com`, locale: 'en', botToken: botTokens.newsletter }),
  'POST /api/farealert': ({ botTokens }) =>
    post('/api/farealert', { email: `${MARK}@example.com`, step: 'usd20', search: QUERY, locale: 'en', botToken: botTokens.farealert }),
  'POST /api/subscription/confirm': () => post('/api/subscription/confirm', { token: TOKEN }),
  'POST /api/subscription/end': () => post('/api/subscription/end', { token: TOKEN }),
  'POST /api/subscription/one-click': () => post(`/api/subscription/one-click?token=${TOKEN}`, {}),
  'POST /api/drafts': ({ cookie }) => post('/api/drafts', draftOf, cookie),
  'POST /api/reprice': ({ draftId, cookie }) => post('/api/reprice', { draftId, seenTotal: 50_000 }, cookie),
  'POST /api/payment-recording': ({ waiting, cookie }) =>
    post(
      '/api/payment-recording',
      { draftId: waiting.draftId, recording: { format: 2, build: MARK, viewport: null, runs: [], actions: [] } },
      cookie,
    ),
  'POST /api/handover': ({ draftId, cookie }) => post('/api/handover', { draftId }, cookie),
  'POST /api/bkstgupdt': ({ draftId, cookie }) =>
    post('/api/bkstgupdt', { draftId, stage: 'selected', at: '2026-11-20T12:00:00Z' }, cookie),
  'POST /api/booking': ({ draftId, paymentToken, cookie }) =>
    post('/api/booking', order(draftId, paymentToken), cookie, { 'idempotency-key': randomUUID() }),
  'POST /api/booking/lookup': () => post('/api/booking/lookup', { reference: 'ZANARY', email: `${MARK}@example.com` }),
  'POST /api/booking/passport': ({ cookie }) =>
    post(
      '/api/booking/passport',
      { reference: 'ZANARY', traveler: 0, passport: { number: 'ZANARY7', expires: '2030-06-30', country: 'US' } },
      cookie,
    ),
  'GET /api/booking': ({ cookie }) => send({ url: '/api/booking' }, cookie),
  'GET /api/booking/receipt': ({ cookie }) => send({ url: '/api/booking/receipt' }, cookie),
  'GET /api/booking/itinerary': ({ cookie }) => send({ url: '/api/booking/itinerary' }, cookie),
  'POST /api/booking/cancel-quote': ({ cookie }) => post('/api/booking/cancel-quote', { reference: 'ZANARY' }, cookie),
  'POST /api/booking/cancel': ({ cookie }) => post('/api/booking/cancel', { reference: 'ZANARY', refund: 50_000 }, cookie),
  'POST /api/booking/accept-change': ({ cookie }) =>
    post('/api/booking/accept-change', { reference: 'ZANARY', change: '00000000-0000-4000-8000-000000000000' }, cookie),
  'POST /api/booking/mail': ({ cookie }) => post('/api/booking/mail', { reference: 'ZANARY' }, cookie),
  'GET /api/booking/calendar': ({ cookie }) => send({ url: '/api/booking/calendar' }, cookie),
  'GET /api/payment-status': ({ waiting, cookie }) => send({ url: `/api/payment-status?attemptId=${waiting.attemptId}` }, cookie),
  'GET /api/payment-verify': ({ waiting, cookie }) => send({ url: `/api/payment-verify?draftId=${waiting.draftId}` }, cookie),
  'POST /api/payment-verify': ({ waiting, cookie }) => post('/api/payment-verify', { attemptId: waiting.attemptId, abandon: true }, cookie),
};

const TABLES = [
  'attempts',
  'booking_events',
  'booking_readers',
  'bookings',
  'call_clicks',
  'comments',
  'contact_enquiries',
  'drafts',
  'funnel_events',
  'handovers',
  'outbox',
  'price_entries',
  'recordings',
  'sandbox_ledger',
  'sandbox_orders',
  'sandbox_payments',
  'sandbox_tokens',
  'stage_updates',
  'subscriptions',
];

/** Asks every route at once, and each again with marks where they do not belong; gives the status of the first by route. */
async function askAll(trip: Trip): Promise<Readonly<Record<string, number>>> {
  const asked = Object.entries(REQUESTS).map(async ([route, request]) => [route, (await request(trip)).statusCode] as const);
  const misplaced = Object.keys(REQUESTS).map((route) => {
    const [method = '', url = ''] = route.split(' ');
    const options = method === 'POST' ? { payload: { [MARK]: MARK, email: `${MARK}@example.com` } } : {};
    return send(
      { method: method === 'POST' ? 'POST' : 'GET', url: `${url.replace(/:\w+/, MARK)}?${MARK}=${MARK}`, ...options },
      `x=${MARK}`,
    );
  });
  await Promise.all([
    ...misplaced,
    send({ url: `/${MARK}/${MARK}?${MARK}` }),
    send({ method: 'POST', url: `/${MARK}`, payload: `{"${MARK}` }),
  ]);
  return Object.fromEntries(await Promise.all(asked));
}

/** The statements one after another, on a connection of the test's own. */
const run = async (...statements: readonly string[]): Promise<void> => {
  for (const sql of statements) await world.database.pool.query(sql);
};

/** Runs the work while the tables are locked, doing something every moment to those who wait. */
async function whileLocked<T>(work: () => Promise<T>, toWaiting: string | null): Promise<T> {
  const again = world.database.again();
  const holder = await again.pool.connect();
  let isOver = false;
  const meddle = async (): Promise<void> => {
    while (!isOver && toWaiting !== null) {
      await again.pool.query(
        `select ${toWaiting}(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      await sleep(50);
    }
  };
  const meddling = meddle();
  try {
    await holder.query('begin; set local idle_in_transaction_session_timeout = 0');
    await holder.query(`lock table ${TABLES.join(', ')} in access exclusive mode`);
    return await work();
  } finally {
    isOver = true;
    await meddling;
    await holder.query('rollback');
    holder.release();
    await again.close();
  }
}

/** Every change of these tables is refused with this SQLSTATE and a message that quotes the whole row. */
async function whileRaising<T>(state: string, tables: readonly string[], work: () => Promise<T>): Promise<T> {
  await run(`create function canary_fault() returns trigger language plpgsql as $$ begin
    raise exception using errcode = '${state}', message = to_jsonb(new)::text, detail = to_jsonb(new)::text, constraint = 'canary';
  end $$`);
  await run(...tables.map((t) => `create trigger aa_canary before insert or update on ${t} for each row execute function canary_fault()`));
  try {
    return await work();
  } finally {
    await run('drop function canary_fault cascade');
  }
}

async function whileRenamed<T>(work: () => Promise<T>): Promise<T> {
  await run(...TABLES.map((t) => `alter table ${t} rename to ${t}_gone`));
  try {
    return await work();
  } finally {
    await run(...TABLES.map((t) => `alter table ${t}_gone rename to ${t}`));
  }
}

type Fault = <T>(work: () => Promise<T>) => Promise<T>;
const raising = (state: string, tables: readonly string[] = TABLES): Fault => {
  return (work) => whileRaising(state, tables, work);
};

it('asks every route there is, in a way that it takes', async () => {
  expect(Object.keys(REQUESTS).sort()).toEqual([...routes].sort());
  const refused = Object.entries(await askAll(await beginTrip())).filter(([, status]) => status >= 400);
  // nothing is on sale, no booking stands yet, nobody has the token, nobody commented, and the picture has no such name
  expect(Object.fromEntries(refused)).toEqual({
    'GET /flight/getflights': 503,
    'GET /api/booking': 404,
    'GET /api/booking/calendar': 404,
    'GET /api/booking/itinerary': 404,
    'POST /api/booking/accept-change': 404,
    'GET /api/booking/receipt': 404,
    'POST /api/farealert': 503,
    'POST /api/commentreply': 404,
    'POST /api/subscription/confirm': 404,
    'POST /api/subscription/end': 404,
    'POST /api/booking/cancel': 404,
    'POST /api/booking/cancel-quote': 404,
    'POST /api/booking/mail': 404,
    'POST /api/booking/lookup': 404,
    'POST /api/booking/passport': 404,
    'GET /img/:name': 404,
  });
});

describe.each<[string, Fault, number, RegExp]>([
  ['no error', (work) => work(), 201, /"answered"/],
  ['lock time-out', (work) => whileLocked(work, null), 503, /55P03/],
  ['cancelled query', (work) => whileLocked(work, 'pg_cancel_backend'), 503, /57014/],
  ['lost connection', (work) => whileLocked(work, 'pg_terminate_backend'), 503, /57P01/],
  ['unknown table', whileRenamed, 500, /42P01/],
  ['unique violation', raising('23505'), 409, /23505/],
  ['check violation', raising('23514'), 500, /23514.*canary/],
  ['value of a wrong form', raising('22P02'), 500, /22P02/],
  ['full disk', raising('53100'), 503, /53100/],
  ['lost conflict', raising('40001'), 503, /40001/],
  ...TABLES.map((table): [string, Fault, number, RegExp] => [`error of ${table}`, raising('XX000', [table]), 0, /XX000/]),
])('%s', (_, fault, ofBooking, code) => {
  it('quotes nobody', async () => {
    const trip = await beginTrip();
    log.length = 0;
    const statuses = await fault(() => askAll(trip));
    if (ofBooking !== 0) expect(statuses['POST /api/booking']).toBe(ofBooking);
    const written = log.join('');
    expect(written).toMatch(code);
    expect(written.match(PERSONAL)).toBeNull();
  });
});
