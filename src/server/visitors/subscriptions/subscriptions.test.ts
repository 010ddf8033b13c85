/** @jest-environment node */
/** Mail that is wanted: requested twice, ended once, and fares that fell reported once (content.41, booking.46 to booking.50). */
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import { DEFAULT_BRAND } from '#core/content/brand';
import { searchToBody } from '#core/contract/flights/searchBody';
import type { IsoDate } from '#core/domain/values/dates';
import { err, ok } from '#core/domain/values/result';
import { searchFor } from '#core/domain/search/trip';
import type { Flexibility } from '#core/domain/search/flexible';
import type { SearchQuery } from '#core/domain/search/trip';
import { createFormEntry } from '../enquiries/formEntry.service';
import { registerErrorHandler } from '../../http/replies/errors';
import { countInMemory } from '../../http/limits/countedInMemory';
import { UNLIMITED } from '../../http/limits/rateLimits';
import { registerRequestGuards } from '../../http/requests/requestGuards';
import type { MailJob } from '../../mail/outbox.service';
import { outbox } from '../../mail/outbox.tables';
import { createAlertWorker, PAUSE_MS } from './fareAlerts.worker';
import { createSubscriptionLetters } from './subscriptionLetters.service';
import { registerSubscriptionRoutes } from './subscriptions.routes';
import { createSubscriptionService, UNCONFIRMED_KEPT_MS } from './subscriptions.service';
import { fareAlerts, subscriptions } from './subscriptions.tables';

const DAY_MS = 86_400_000;
const START = new Date('2026-11-20T12:00:00.000Z');
const QUERY = searchFor(
  { origin: 'JFK', destination: 'LHR', departs: '2026-12-13' as IsoDate, returns: '2026-12-20' as IsoDate },
  'Economy',
  { adults: 2, children: 0, infants: 0 },
);
const SEARCH = searchToBody(QUERY);
const ALERT = { email: 'ana@example.com', step: 'usd50', search: SEARCH, locale: 'en' };

let database: TestDatabase;
let now = START;
/** What the supplier asks; null where it sells nothing. */
let fare: number | null | 'away' = 40_000;
let searched: SearchQuery[] = [];
let searchedFlex: (Flexibility | undefined)[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  now = START;
  fare = 40_000;
  searched = [];
  searchedFlex = [];
  await database.db.delete(outbox);
  await database.db.delete(subscriptions);
});

const lowestFare = async (query: SearchQuery, flex?: Flexibility) => {
  searched.push(query);
  searchedFlex.push(flex);
  return fare === 'away' ? err({ code: 'supplier_unavailable' } as const) : ok(fare);
};
const service = () =>
  createSubscriptionService({
    db: database.db,
    clock: () => now,
    entry: createFormEntry({ db: database.db, guard: async () => null, onMail: () => undefined }),
    lowestFare,
  });
const worker = (instanceId = 'one', isSoleInstance = true) =>
  createAlertWorker({
    db: database.db,
    clock: () => now,
    lowestFare,
    onMail: () => undefined,
    log: { error: () => undefined },
    instanceId,
    isSoleInstance,
  });

function build(isLimited = false): FastifyInstance {
  const app = fastify({ ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true, strict: false } } });
  registerErrorHandler(app);
  registerRequestGuards(app);
  registerSubscriptionRoutes(app, { subscriptions: service(), limits: isLimited ? countInMemory() : UNLIMITED });
  return app;
}
const post = (app: FastifyInstance, call: string, payload: object) => app.inject({ method: 'POST', url: `/api/${call}`, payload });

const kinds = async () => (await database.db.select().from(outbox)).map(({ kind }) => kind);
const tokenOf = async (email = 'ana@example.com') => {
  const rows = await database.db.select().from(subscriptions);
  return rows.find((row) => row.email === email)?.token ?? '';
};
async function letters() {
  const cityOf = (code: string): string => ({ JFK: 'New York', LHR: 'London' })[code] ?? code;
  const { letterOf } = createSubscriptionLetters({
    db: database.db,
    brand: DEFAULT_BRAND,
    origin: () => 'https://wf.example',
    isSandbox: true,
    cityOf,
  });
  const jobs = (await database.db.select().from(outbox)) as Extract<MailJob, { kind: 'alert_fell' }>[]; // only such are requested here
  return Promise.all(jobs.map((job) => letterOf(job)));
}

describe('newsletter', () => {
  it('is confirmed by the link of a mail and ended by one click; an address that has it gets no second mail', async () => {
    const app = build();
    const first = await post(app, 'newsletter', { email: 'ana@example.com', locale: 'es' });
    expect([first.statusCode, first.json()]).toEqual([201, { reference: expect.stringMatching(/^N-[A-Z2-9]{7}$/) }]);
    const [letter] = await letters();
    const token = await tokenOf();
    expect(letter).toMatchObject({ to: 'ana@example.com', oneClickEnd: `https://wf.example/api/subscription/one-click?token=${token}` });
    expect(letter?.text).toContain(`https://wf.example/us-es/subscription#confirm=${token}`);
    expect(letter?.text).toContain(`https://wf.example/us-es/subscription#end=${token}`);
    expect(await service().confirm(token)).toEqual({ ok: true, value: 'newsletter' });
    // the same answer for who has it
    const again = await post(app, 'newsletter', { email: 'ANA@example.com', locale: 'en' });
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(await kinds()).toEqual(['newsletter_confirm']);
    // confirmed meanwhile: the mail that waits has nothing to say
    expect(await letters()).toEqual([null]);
    const ended = await app.inject({
      method: 'POST',
      url: `/api/subscription/one-click?token=${token}`,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    });
    expect(ended.statusCode).toBe(204);
    expect(await database.db.$count(subscriptions)).toBe(0);
    expect((await post(app, 'subscription/end', { token })).statusCode).toBe(404);
    expect((await post(app, 'subscription/confirm', { token })).statusCode).toBe(404);
  });

  it('an address that nobody confirms is forgotten after a week, one that is confirmed stays', async () => {
    const app = build();
    await post(app, 'newsletter', { email: 'ana@example.com', locale: 'en' });
    await post(app, 'newsletter', { email: 'eve@example.com', locale: 'en' });
    await service().confirm(await tokenOf());
    now = new Date(START.getTime() + UNCONFIRMED_KEPT_MS);
    expect(await service().forgetOld()).toBe(0);
    now = new Date(now.getTime() + 1);
    expect(await service().forgetOld()).toBe(1);
    expect((await database.db.select().from(subscriptions)).map((row) => row.email)).toEqual(['ana@example.com']);
  });
});

describe('fare alerts', () => {
  const confirmed = async (change: object = {}) => {
    const body = { ...ALERT, ...change };
    const answer = await post(build(), 'farealert', body);
    if (answer.statusCode !== 202) throw new Error(answer.body);
    for (const { token } of await database.db.select().from(subscriptions)) await service().confirm(token);
  };
  const days = (count: number): void => {
    now = new Date(START.getTime() + count * DAY_MS);
  };

  it('remembers the fare of the supplier, not of the page, and asks whether it is wanted', async () => {
    const answer = await post(build(), 'farealert', ALERT);
    expect([answer.statusCode, answer.json()]).toEqual([202, { fare: 40_000 }]);
    const [letter] = await letters();
    for (const part of ['New York (JFK) – London (LHR)', '$400.00', '$50', '#confirm=']) expect(letter?.text).toContain(part);
    // nobody looks before it is confirmed
    days(1);
    expect(await worker().runOnce()).toBe(0);
    expect(searched).toHaveLength(1);
  });

  it('names every flight of a multi-city trip', async () => {
    const further = [
      { origin: 'LHR', destination: 'CDG', date: '2026-12-16' },
      { origin: 'ORY', destination: 'JFK', date: '2026-12-20' },
    ];
    await post(build(), 'farealert', { ...ALERT, search: { ...SEARCH, tripType: 'M', returnDate: null, further } });
    expect(searched.map(({ slices }) => slices.length)).toEqual([3]);
    const [letter] = await letters();
    expect(letter?.subject).toBe('Please confirm: fare alert JFK–LHR–CDG, ORY–JFK');
    for (const part of ['Sun, Dec 13', 'New York (JFK) – London (LHR)', 'Wed, Dec 16', '(LHR) – ', 'Sun, Dec 20', '(ORY) – New York (JFK)'])
      expect(letter?.text).toContain(part);
  });

  it.each([
    ['2', ['Sun, Dec 13 to Sun, Dec 20', 'Your dates, ± 2 days'], '2026-12-15'],
    ['2026-12:weekend', ['Weekends in December 2026'], '2026-12-31'],
  ])('of dates that may move (%s) asks for all of them until the last may have begun, and leads to them', async (flex, parts, last) => {
    await post(build(), 'farealert', { ...ALERT, flex });
    const [letter] = await letters();
    for (const part of parts) expect(letter?.text).toContain(part);
    for (const { token } of await database.db.select().from(subscriptions)) await service().confirm(token);
    const [kept] = await database.db.select().from(fareAlerts);
    expect([kept?.flex, kept?.departs]).toEqual([flex, last]);
    await database.db.delete(outbox);
    fare = 30_000;
    days(20); // 10 December
    expect(await worker().runOnce()).toBe(1);
    expect(searchedFlex).toEqual([flex, flex]);
    const [fell] = await letters();
    expect(fell?.text).toContain(flex === '2' ? 'flex=2' : 'when=2026-12:weekend');
    // the same search with exact dates is another alert
    expect((await post(build(), 'farealert', ALERT)).statusCode).toBe(202);
    expect(await database.db.$count(subscriptions)).toBe(2);
  });

  it.each<[string, object, number]>([
    ['dates that move by no known way', { flex: '9' }, 400],
    ['a day that is over', { search: { ...SEARCH, departDate: '2026-11-01' } }, 400],
    ['a day more than 330 days ahead', { search: { ...SEARCH, departDate: '2027-12-01', returnDate: '2027-12-08' } }, 400],
    ['a month that is over', { flex: '2026-10:week' }, 400],
    ['a month more than 330 days ahead', { flex: '2027-11:weekend' }, 400],
    ['a step of no list', { step: 'usd1' }, 400],
    ['two addresses', { email: 'a@example.com,b@example.com' }, 400],
    ['a round trip without return', { search: { ...SEARCH, returnDate: null } }, 400],
  ])('refuses %s', async (_, change, status) => {
    expect((await post(build(), 'farealert', { ...ALERT, ...change })).statusCode).toBe(status);
    expect([await database.db.$count(subscriptions), searched]).toEqual([0, []]);
  });

  it.each([
    ['nothing is sold', null, 410],
    ['the supplier is away', 'away', 503],
  ] as const)('says so where %s', async (_, answer, status) => {
    fare = answer;
    expect((await post(build(), 'farealert', ALERT)).statusCode).toBe(status);
    expect(await database.db.$count(subscriptions)).toBe(0);
  });

  it('writes once the fare fell by the step below the one that was reported last, and not again before it falls as far again', async () => {
    await confirmed();
    await database.db.delete(outbox);
    const run = async (day: number, price: number | null): Promise<number> => {
      days(day);
      fare = price;
      return worker().runOnce();
    };
    expect([
      await run(1, 35_001),
      await run(2, 35_000),
      await run(3, 34_000),
      await run(4, 30_001),
      await run(5, null),
      await run(6, 30_000),
    ]).toEqual([0, 1, 0, 0, 0, 1]);
    const [first, second] = await letters();
    expect(first?.subject).toBe('New York to London fell to $350.00');
    expect(first?.text).toContain('from $400.00 to $350.00 for one adult');
    expect(first?.text).toContain('https://wf.example/flights/search?ori=JFK&des=LHR&departdate=13-Dec-2026');
    expect(first?.text).toContain('Test mode');
    expect(first?.oneClickEnd).toContain('/api/subscription/one-click?token=');
    expect(second?.text).toContain('from $350.00 to $300.00');
  });

  it('asks once a day for each, however many processes there are, and not on the day it was requested', async () => {
    await confirmed();
    await confirmed({ step: 'pct10' });
    searched = [];
    await worker().runOnce();
    expect(searched).toHaveLength(0);
    days(1);
    let most = 0;
    let inside = 0;
    const slow = (name: string) =>
      createAlertWorker({
        db: database.db,
        clock: () => now,
        lowestFare: async (query) => {
          most = Math.max(most, (inside += 1));
          await new Promise((resolve) => setImmediate(resolve));
          inside -= 1;
          return lowestFare(query);
        },
        onMail: () => undefined,
        log: { error: () => undefined },
        instanceId: name,
        isSoleInstance: false,
      });
    await Promise.all(['a', 'b', 'c'].map((name) => slow(name).runOnce()));
    await worker().runOnce();
    expect([searched.length, most]).toEqual([2, 1]);
    days(2);
    await worker().runOnce();
    expect(searched).toHaveLength(4);
  });

  it('an answer that did not come is requested again the same day, after a pause', async () => {
    await confirmed();
    searched = [];
    days(1);
    fare = 'away';
    const own = worker();
    await own.runOnce();
    await own.runOnce();
    expect(searched).toHaveLength(1);
    now = new Date(now.getTime() + PAUSE_MS);
    fare = 30_000;
    expect(await own.runOnce()).toBe(1);
  });

  it('ends by itself once the trip has left', async () => {
    await confirmed();
    searched = [];
    now = new Date('2026-12-13T23:00:00Z');
    expect([await service().forgetOld(), await worker().runOnce(), searched.length]).toEqual([0, 0, 1]);
    now = new Date('2026-12-14T00:00:00Z');
    expect([await worker().runOnce(), searched.length, await service().forgetOld()]).toEqual([0, 1, 1]);
    expect(await database.db.$count(fareAlerts)).toBe(0);
  });

  it('an address has five at a time; asking again for the same asks for no more', async () => {
    for (let day = 13; day < 18; day += 1)
      expect((await post(build(), 'farealert', { ...ALERT, search: { ...SEARCH, departDate: `2026-12-${String(day)}` } })).statusCode).toBe(
        202,
      );
    expect((await post(build(), 'farealert', ALERT)).statusCode).toBe(202);
    const rows = await database.db.select().from(subscriptions);
    expect(rows).toHaveLength(5);
    // unconfirmed ones shut nobody out
    const sixth = { ...ALERT, search: { ...SEARCH, departDate: '2026-12-19' } };
    expect((await post(build(), 'farealert', sixth)).statusCode).toBe(202);
    for (const row of rows) expect((await service().confirm(row.token)).ok).toBe(true);
    const last = (await database.db.select().from(subscriptions)).find((row) => row.confirmedAt === null);
    expect(await service().confirm(last?.token ?? '')).toEqual({ ok: false, error: { code: 'alerts_full' } });
    expect((await post(build(), 'farealert', { ...ALERT, step: 'usd20' })).statusCode).toBe(409);
    expect((await post(build(), 'farealert', { ...ALERT, email: 'eve@example.com' })).statusCode).toBe(202);
  });
});
