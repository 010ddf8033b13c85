/** Marked personal data through every route of the site, under every kind of database error: none of it is in the log. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { err, ok } from '#core/domain/values/result';
import { FakeSupplier } from '#testing/bookings/fakeSupplier';
import { World } from '#testing/bookings/bookingWorld';
import { askAll, requestsBy } from '#testing/site/markedRequests';
import { beginTrip, MARK, PERSONAL, senderTo } from '#testing/site/markedTrip';
import type { Trip } from '#testing/site/markedTrip';
import { inRelease } from '#testing/testSize';
import { loadAirports } from '../airports/airportTable';
import { buildApp } from './app';
import { readConfig } from '../platform/config/config';
import { createDatabaseOrders } from '../flights/suppliers/sandbox/orders/databaseOrders';
import { createCspReports } from '../http/replies/cspReports';
import { UNLIMITED } from '../http/limits/rateLimits';
import { pack } from '../content/pages/pageBody';
import { openGateway } from '../payments';
import { createBotCheck } from '../visitors/tracking/botCheck.service';
import type { BotCheck } from '../visitors/tracking/botCheck.service';

/** Keeps its orders in the database, as the sandbox does. */
class Supplier extends FakeSupplier {
  override search = async () => err({ code: 'supplier_unavailable' } as const);
  override async book(...[offer, travelers, ourReference, now]: Parameters<FakeSupplier['book']>): ReturnType<FakeSupplier['book']> {
    const made = await super.book(offer, travelers, ourReference, now);
    const booked = made.ok ? ok({ ...made.value, tickets: [{ traveler: 0, number: MARK }] }) : made;
    const { flightId, price } = offer;
    const kept = {
      ourReference,
      flightId,
      totalCents: price.total,
      paidCents: null,
      bookedAt: null,
      refundCents: 0,
      flights: null,
      newsAt: null,
      exchanges: [],
    };
    if (booked.ok) await createDatabaseOrders(() => world.database.db).add({ ...booked.value, ...kept });
    return booked;
  }
}

let world: World;
let app: FastifyInstance;
/** The app's own by the secret in the database, at next to no work a challenge. */
let botCheck: BotCheck;
const routes = new Set<string>();
const log: string[] = [];

/** A page of the build: the log is not about pages. */
const page = pack('page');

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
    files: { serve: async () => false },
    pages: { paths: ['/'], render: () => ({ status: 200, html: page }), fill: () => null, record: () => null },
    pictures: { versionOf: () => '1', stored: async () => null, render: async () => err('busy') },
    manifest: { entries: { 'sandbox-fields': { scripts: [], styles: [] } }, chunks: {}, fonts: [] },
    phase: () => 'serving',
    logStream: { write: (line) => void log.push(line) },
  });
  unsubscribe('fastify.initialization', watch);
  await app.ready();
  botCheck = createBotCheck({ db: world.database.db, clock, effort: { cost: 1, guesses: [3, 9] } });
});
afterAll(async () => {
  await app.close();
  await world.database.close();
});

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
  'saved_travelers',
  'stage_updates',
  'subscriptions',
];

/** What travelers type is in these: `npm test` is content with them. */
const MOST_PERSONAL = ['attempts', 'drafts', 'recordings'];

const begin = (): Promise<Trip> => beginTrip(senderTo(app), botCheck);
const ask = (trip: Trip): Promise<Readonly<Record<string, number>>> => askAll(senderTo(app), trip);

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
  expect(Object.keys(requestsBy(senderTo(app))).sort()).toEqual([...routes].sort());
  const refused = Object.entries(await ask(await begin())).filter(([, status]) => status >= 400);
  // nothing is on sale, no booking stands yet, nobody has the token, nobody commented, and the picture has no such name
  expect(Object.fromEntries(refused)).toEqual({
    'GET /flight/getflights': 503,
    'GET /api/booking': 404,
    'GET /api/booking/calendar': 404,
    'GET /api/booking/calendar/:token': 404,
    'GET /api/booking/apple-pass': 404,
    'GET /api/booking/google-pass': 404,
    'POST /api/booking/accept-change': 404,
    'GET /api/booking/receipt': 404,
    'POST /api/farealert': 503,
    'POST /api/commentreply': 404,
    'POST /api/subscription/confirm': 404,
    'POST /api/subscription/end': 404,
    'POST /api/booking/cancel': 404,
    'POST /api/booking/cancel-quote': 404,
    'POST /api/booking/exchange-offers': 404,
    'POST /api/booking/exchange': 404,
    'GET /api/booking/exchange-status': 404,
    'POST /api/booking/exchange-verify': 404,
    'POST /api/booking/mail': 404,
    'POST /api/booking/open': 404,
    'POST /api/booking/lookup': 404,
    'POST /api/booking/passport': 404,
    'POST /api/booking/traveler': 404,
    'POST /api/trips/open': 404,
    'POST /api/trips/show': 404,
    'GET /img/:name': 404,
  });
});

describe.each<[string, Fault, number, RegExp]>([
  ['no error', (work) => work(), 201, /"answered"/],
  ['cancelled query', (work) => whileLocked(work, 'pg_cancel_backend'), 503, /57014/],
  ['lost connection', (work) => whileLocked(work, 'pg_terminate_backend'), 503, /57P01/],
  ['unknown table', whileRenamed, 500, /42P01/],
  ['unique violation', raising('23505'), 409, /23505/],
  ['check violation', raising('23514'), 500, /23514.*canary/],
  ['value of a wrong form', raising('22P02'), 500, /22P02/],
  ['full disk', raising('53100'), 503, /53100/],
  ['lost conflict', raising('40001'), 503, /40001/],
  // every call waits as long as a lock may
  ...inRelease<[string, Fault, number, RegExp]>([['lock time-out', (work) => whileLocked(work, null), 503, /55P03/]]),
  ...[...MOST_PERSONAL, ...inRelease(TABLES.filter((table) => !MOST_PERSONAL.includes(table)))].map(
    (table): [string, Fault, number, RegExp] => [`error of ${table}`, raising('XX000', [table]), 0, /XX000/],
  ),
])('%s', (_, fault, ofBooking, code) => {
  it('quotes nobody', async () => {
    const trip = await begin();
    log.length = 0;
    const statuses = await fault(() => ask(trip));
    if (ofBooking !== 0) expect(statuses['POST /api/booking']).toBe(ofBooking);
    const written = log.join('');
    expect(written).toMatch(code);
    expect(written.match(PERSONAL)).toBeNull();
  });
});
