/** A server on two ports of its own: what travelers do is counted, and what is counted names nobody. */
import { randomUUID } from 'node:crypto';
import { searchToBody } from '#core/contract/flights/searchBody';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor } from '#core/domain/search/trip';
import type { IsoDate } from '#core/domain/values/dates';
import { orderOf } from '#testing/bookings/orderOf';
import { openTestApp } from '#testing/site/testApp';
import type { TestApp } from '#testing/site/testApp';
import { wantPerson } from '../attention/attention.service';
import type { CircuitState } from '../flights/suppliers/adapter';
import { outbox } from '../mail/outbox.tables';
import { findUnderWay } from '../reports/operations.service';
import { openMetrics } from './openMetrics';
import type { OpenMetrics } from './openMetrics';
import { ASKED_EVERY_MS } from './watched';
import type { Watched } from './watched';

const TRIP = searchFor(
  { origin: 'JFK', destination: 'LAX', departs: '2027-03-16' as IsoDate, returns: null },
  'Economy',
  DEFAULT_TRAVELERS,
);
const SEARCH = `/flight/getflights?${searchParamsOf(TRIP)}`;
const CARD = { expiration: '12 / 34', securityCode: '123' };
const LOOPBACK = { port: 0, host: '127.0.0.1' };

let world: TestApp;
let metrics: OpenMetrics;
let origin: string;
let steady = 0;
const circuits: Record<string, CircuitState> = { search: 'closed', order: 'closed' };
const state = { hasRoom: true, isDatabaseAway: false };

beforeAll(async () => {
  const watched: Watched = {
    phase: () => 'serving',
    hasRoom: () => state.hasRoom,
    connections: () => world.database.pool,
    circuits: () => ({ provider: 'duffel', states: circuits }),
    leftOut: () => ({ currency: 2, unreadable: 0 }),
    clock: () => world.now,
    underWay: (now) => (state.isDatabaseAway ? Promise.reject(new Error('away')) : findUnderWay(world.database.db, now)),
  };
  // each scrape is later than figures are kept
  metrics = await openMetrics(LOOPBACK, watched, () => (steady += ASKED_EVERY_MS));
  world = await openTestApp({
    now: new Date('2027-02-20T12:00:00Z'),
    env: { RATE_LIMITS: 'on', LIMITS: 'airports=2/60' },
    metrics: metrics.site,
  });
  origin = await world.app.listen(LOOPBACK);
});
afterAll(async () => {
  await world.close();
  await metrics.server.close();
});

const scrape = async (): Promise<string> => (await fetch(`http://127.0.0.1:${String(metrics.server.port)}/metrics`)).text();

/** The value of one series, 0 where there is none. */
async function valueOf(series: string): Promise<number> {
  const line = (await scrape()).split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? 0 : Number(line.slice(series.length + 1));
}

let cookie = '';
async function call(method: 'GET' | 'POST', path: string, body?: object): Promise<{ status: number; json: Record<string, unknown> }> {
  const answer = await fetch(origin + path, {
    method,
    headers: { cookie, 'idempotency-key': randomUUID(), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  const text = await answer.text();
  // every JSON answer of the site is an object
  const json = /json/.test(answer.headers.get('content-type') ?? '') ? (JSON.parse(text) as Record<string, unknown>) : {};
  return { status: answer.status, json };
}

it('begins every limit and answer at zero, with the figures of the process', async () => {
  const text = await scrape();
  expect(text).toContain('wingfare_limit_hits_total{limit="coldSearch"} 0\n');
  expect(text).toContain('wingfare_limit_hits_total{limit="load_gate"} 0\n');
  expect(text).toContain('wingfare_searches_total{answer="cold"} 0\n');
  expect(text).toContain('wingfare_bookings_unfinished{saga="payment",state="booking"} 0\n');
  expect(text).toContain('wingfare_attention_open{kind="dispute"} 0\n');
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(await valueOf('wingfare_ready')).toBe(1);
});

/** Chooses the cheapest flight and pays for it with a card; the state of the payment. */
async function buyWith(number: string): Promise<unknown> {
  const found = await call('GET', SEARCH);
  const [flight] = found.json['flights'] as readonly { readonly id: string; readonly NF: number }[];
  const draft = await call('POST', '/api/drafts', { search: searchToBody(TRIP), flightId: flight?.id, seenTotal: flight?.NF });
  const token = await call('POST', '/gateway/tokens', { ...CARD, number });
  const order = orderOf({
    draftId: String(draft.json['draftId']),
    acceptedTotal: flight?.NF ?? 0,
    paymentToken: String(token.json['token']),
  });
  const travelers = order.travelers.map((traveler) => ({ ...traveler, passport: null }));
  return (await call('POST', '/api/booking', { ...order, travelers })).json['state'];
}

it('counts a search that asks the supplier, and one that is answered from the cache', async () => {
  await call('GET', SEARCH);
  await call('GET', SEARCH);
  expect(await valueOf('wingfare_searches_total{answer="cold"}')).toBe(1);
  expect(await valueOf('wingfare_searches_total{answer="kept"}')).toBe(1);
  expect(await valueOf('wingfare_http_requests_total{route="/flight/getflights",status="2xx"}')).toBe(2);
  expect(await valueOf('wingfare_http_request_duration_seconds_count{route="/flight/getflights"}')).toBe(2);
  // the list of deals searches too
  expect(
    await valueOf('wingfare_provider_call_duration_seconds_count{port="supplier",provider="sandbox",call="search"}'),
  ).toBeGreaterThanOrEqual(1);
});

it('counts a booking from the hold to the ticket', async () => {
  expect(await buyWith('4242424242424242')).toBe('done');
  for (const reached of ['started', 'authorised', 'booking', 'booked', 'done'])
    expect([reached, await valueOf(`wingfare_booking_moves_total{saga="payment",state="${reached}"}`)]).toEqual([reached, 1]);
  for (const name of ['authorise', 'capture'])
    expect(await valueOf(`wingfare_provider_call_duration_seconds_count{port="gateway",provider="sandbox",call="${name}"}`)).toBe(1);
  expect(await valueOf('wingfare_oldest_unfinished_seconds{work="payment"}')).toBe(0);
});

it('tells of a payment whose traveler does not answer the bank, and for how long', async () => {
  expect(await buyWith('4000002500003155')).toBe('challenge');
  world.now = new Date(world.now.getTime() + 240_000);
  expect(await valueOf('wingfare_bookings_unfinished{saga="payment",state="challenge"}')).toBe(1);
  expect(await valueOf('wingfare_oldest_unfinished_seconds{work="payment"}')).toBe(240);
});

it('counts calls that a limit refuses, by the limit', async () => {
  const statuses = [];
  for (let i = 0; i < 4; i += 1) statuses.push((await call('GET', '/data/airports?key=par')).status);
  expect(statuses).toEqual([200, 200, 429, 429]);
  expect(await valueOf('wingfare_limit_hits_total{limit="airports"}')).toBe(2);
  expect(await valueOf('wingfare_http_requests_total{route="/data/airports",status="4xx"}')).toBe(2);
});

it('knows routes by their patterns alone, however many addresses are requested', async () => {
  const before = (await scrape()).split('\n').length;
  for (let i = 0; i < 30; i += 1) {
    await call('GET', `/nowhere-${String(i)}/maria@example.com?name=Quinones-${String(i)}`);
    await call('GET', `/api/booking/calendar/SECRET${String(i)}`);
    await call('POST', `/api/comments/article-${String(i)}`, {});
  }
  const text = await scrape();
  expect(text).not.toMatch(/nowhere|maria|Quinones|SECRET|article-/i);
  expect(await valueOf('wingfare_http_requests_total{route="page",status="4xx"}')).toBeGreaterThanOrEqual(30);
  const patterns = world.app.routeIndex.all().map(({ url }) => url);
  const routes = new Set([...text.matchAll(/route="([^"]+)"/g)].map(([, route = '']) => route));
  expect([...routes].filter((route) => route !== 'page' && !patterns.includes(route))).toEqual([]);
  // a few routes were requested for the first time: each brings its buckets and classes once
  expect(text.split('\n').length - before).toBeLessThan(60);
});

it('tells of mails that wait, and of what waits for a person', async () => {
  const { db } = world.database;
  const minutesOn = (minutes: number): Date => new Date(world.now.getTime() + minutes * 60_000);
  // another process is sending them
  const letter = {
    kind: 'attention_agency',
    state: 'pending',
    leaseOwner: 'another',
    leaseUntil: minutesOn(60),
    createdAt: world.now,
  } as const;
  await db.insert(outbox).values([
    { ...letter, id: randomUUID(), aboutId: 'due', cause: 'due', dueAt: minutesOn(-10) },
    { ...letter, id: randomUUID(), aboutId: 'refused', cause: 'refused', dueAt: minutesOn(30), tries: 3 },
    { ...letter, id: randomUUID(), aboutId: 'later', cause: 'later', dueAt: minutesOn(30) },
  ]);
  await wantPerson(db, world.now, { kind: 'dispute', subject: 'dp_1' });
  await wantPerson(db, world.now, { kind: 'order_not_cancelled', subject: 'a_1', from: minutesOn(60) });
  expect(await valueOf('wingfare_oldest_unfinished_seconds{work="mail"}')).toBe(600);
  expect(await valueOf('wingfare_mails_unsent{state="due"}')).toBeGreaterThanOrEqual(1);
  expect(await valueOf('wingfare_mails_unsent{state="retrying"}')).toBe(1);
  expect(await valueOf('wingfare_attention_open{kind="dispute"}')).toBe(1);
  expect(await valueOf('wingfare_attention_open{kind="order_not_cancelled"}')).toBe(0);
});

it('tells of breakers and of a full disk', async () => {
  circuits['order'] = 'open';
  circuits['search'] = 'half_open';
  expect(await valueOf('wingfare_offers_left_out{provider="duffel",reason="currency"}')).toBe(2);
  state.hasRoom = false;
  expect(await valueOf('wingfare_circuit_open{provider="duffel",kind="order"}')).toBe(1);
  expect(await valueOf('wingfare_circuit_open{provider="duffel",kind="search"}')).toBe(0.5);
  expect(await valueOf('wingfare_disk_has_room')).toBe(0);
});

it('goes on with what it knows itself while the database is away', async () => {
  state.isDatabaseAway = true;
  const text = await scrape();
  expect(text).toContain('wingfare_database_up 0\n');
  expect(text).toContain('wingfare_ready 0\n');
  expect(text).not.toContain('wingfare_attention_open{');
  expect(text).toContain('wingfare_searches_total{answer="cold"} 1\n');
  state.isDatabaseAway = false;
  expect(await valueOf('wingfare_database_up')).toBe(1);
});

it('is no page of the site', async () => {
  const answer = await fetch(`${origin}/metrics`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('wingfare_');
});
