/** @jest-environment node */
/** Fares that were really seen: gathered by one process at a time, listed out of memory (api.4, content.51). */
import { fastify } from 'fastify';
import type { DealsAnswerWire } from '#core/contract/flights/deals.schema';
import { addDays } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { err, ok } from '#core/domain/values/result';
import { movedTo } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import { FakeSupplier } from '#testing/bookings/fakeSupplier';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import { NO_BOOKS } from '#testing/flights/noBooks';
import { itInCi } from '#testing/jest/smallerRuns';
import { loadAirports } from '../airports/airportTable';
import { fareObservations } from '../flights/prices/flights.tables';
import { latestFares } from '../flights/prices/latestFares.service';
import type { FlightSupplier } from '../flights/supplier';
import { countInMemory } from '../http/limits/countedInMemory';
import type { Job } from '../platform/jobs/job';
import { jobs } from '../platform/jobs/jobs.tables';
import { dealPlan } from './dealPlan';
import type { DealQuestion } from './dealPlan';
import { createDealRepository } from './deals.repository';
import { createDealLists } from './dealLists';
import { registerDealRoutes } from './deals.routes';
import { dealQuestions, deals as dealsTable } from './deals.tables';
import { createDealJob, createDealWorker, SHOWN_MS } from './deals.worker';
import { createDealsBoard } from './dealsBoard';

const HOUR_MS = 3_600_000;
const START = new Date('2026-11-10T12:00:00.000Z');
const TODAY = '2026-11-10' as IsoDate;
const FROM_LAX = new Set(['PAR', 'LAS']);
/** A tenth of it: two origins, and cabins in front from one. */
const planOf = (today: IsoDate): readonly DealQuestion[] =>
  dealPlan(today).filter(({ origin, destination, cabin }) =>
    origin === 'NYC' ? cabin === 'Economy' || destination === 'PAR' : origin === 'LAX' && cabin === 'Economy' && FROM_LAX.has(destination),
  );

const PLAN = planOf(TODAY);

let database: TestDatabase;
let now = START;
let searched: SearchQuery[] = [];
let isAway = false;
/** How many questions until the server has too much to do. */
let room = Infinity;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  now = START;
  searched = [];
  isAway = false;
  room = Infinity;
  for (const table of [dealsTable, dealQuestions, jobs, fareObservations]) await database.db.delete(table);
});

/** A fare by route, day and airline, so that each can be foretold. */
const fareOf = ({ slices: [{ origin, destination, date }] }: SearchQuery, airline: string): number =>
  10_000 + (origin.charCodeAt(0) + destination.charCodeAt(0)) * 10 + Number(date.slice(8)) + (airline === 'DL' ? 0 : 500);

function supplierOf(change: Partial<FlightSupplier> = {}): FlightSupplier {
  const fake = new FakeSupplier();
  return {
    name: 'test',
    books: NO_BOOKS,
    isSandbox: true,
    search: async (query) => {
      searched.push(query);
      if (isAway) return err({ code: 'supplier_unavailable' });
      // all that is read of a flight
      const flights = ['AA', 'DL', 'DL'].map((carrier, i) => ({
        carrier,
        perAdult: fareOf(query, carrier) + i,
        // up to the next cent: a fifth is what it is below it at least
        airlinePrice: Math.ceil((fareOf(query, carrier) + i) * 1.25),
      })) as never;
      return ok({ flightsFound: 3, flights, carriers: { AA: { code: 'AA', name: 'American' } }, airports: {} });
    },
    lowestPrices: async (query, dates) =>
      isAway
        ? err({ code: 'supplier_unavailable' })
        : ok(new Map(dates.map((date) => [date, query.slices[0].destination === 'ATH' ? null : fareOf(movedTo(query, date), 'DL')]))),
    updateTravelers: (ours, travelers) => fake.updateTravelers(ours, travelers),
    reprice: () => fake.reprice(),
    book: (offer, travelers, ours) => fake.book(offer, travelers, ours),
    lookup: (ours) => fake.lookup(ours),
    cancelQuote: (ours) => fake.cancelQuote(ours),
    cancel: (ours, quote) => fake.cancel(ours, quote),
    ...change,
  };
}

const jobOf = (instanceId: string, supplier: Pick<FlightSupplier, 'name' | 'chargesForSearches'> = supplierOf(), isSoleInstance = false) =>
  createDealJob({ db: database.db, clock: () => now, instanceId, isSoleInstance }, supplier);
const repository = (job = jobOf('x'), supplier = 'test') => createDealRepository({ db: database.db, supplier, job });
const worker = (owner = 'one', supplier = supplierOf(), isSoleInstance = false, job = jobOf(owner, supplier, isSoleInstance)) =>
  createDealWorker({
    deals: repository(job, supplier.name),
    job,
    supplier,
    latestFares: (since, from) => latestFares(database.db, supplier.name, since, from),
    clock: () => now,
    isStrained: () => {
      room -= 1;
      return room < 0;
    },
    log: { error: () => undefined },
    plan: planOf,
    rest: async () => undefined,
  });

/** A process that dies over what it does. */
const dieInTurn = (job: Job): Promise<void> => new Promise((resolve) => void job.inTurn(null, () => new Promise(() => resolve())));

describe('gathering', () => {
  itInCi('asks everything once, keeps each airline’s lowest of the cheapest day, and asks again after six hours', async () => {
    expect(await worker().runOnce()).toBe(PLAN.length);
    expect(await worker().runOnce()).toBe(0);
    const rows = (await repository().list(TODAY, START)).filter((d) => d.origin === 'NYC' && d.destination === 'PAR');
    const january = rows.filter((d) => d.departs.startsWith('2027-01') && d.cabin === 'Economy');
    expect(january.map(({ airline, airlineName, departs, returns }) => [airline, airlineName, departs, returns]).sort()).toEqual([
      ['AA', 'American', '2027-01-01', '2027-01-08'],
      ['DL', 'Delta Air Lines', '2027-01-01', '2027-01-08'],
    ]);
    const [query] = searched.filter(({ slices: [out] }) => out.origin === 'NYC' && out.destination === 'PAR' && out.date === '2027-01-01');
    expect(january.map(({ total }) => total).sort()).toEqual(query ? [fareOf(query, 'DL') + 1, fareOf(query, 'AA')].sort() : []);
    expect(searched.some(({ slices: [out] }) => out.destination === 'ATH')).toBe(false);

    now = new Date(START.getTime() + 7 * HOUR_MS);
    expect(await worker().runOnce()).toBe(PLAN.length);
  });

  it('goes on where it stopped, also after a restart', async () => {
    room = 5;
    expect(await worker('killed').runOnce()).toBe(5);
    room = 3;
    expect(await worker('next').runOnce()).toBe(3);
    expect(await database.db.$count(dealQuestions)).toBe(8);
    expect(await jobOf('x').finishedAt()).toBeNull();
  });

  it('is one process’s turn; the lease of a killed one runs out', async () => {
    await dieInTurn(jobOf('killed'));
    room = 4;
    expect(await worker('other').runOnce()).toBe(0);
    now = new Date(now.getTime() + 5 * 60_000);
    expect(await worker('other').runOnce()).toBe(4);
    // a process that lost the turn stores nothing any more
    const [question] = PLAN;
    if (question) await expect(repository(jobOf('killed')).answer(question, [], now)).rejects.toThrow('another process');
  });

  it('takes over what a killed run of the only process left', async () => {
    await dieInTurn(jobOf('killed'));
    room = 2;
    expect(await worker('next', supplierOf(), true).runOnce()).toBe(2);
  });

  it('waits a quarter of an hour for a supplier that does not answer, and keeps what it has', async () => {
    const one = worker();
    room = 3;
    await one.runOnce();
    room = Infinity;
    isAway = true;
    expect(await one.runOnce()).toBe(0);
    isAway = false;
    expect(await one.runOnce()).toBe(0);
    expect(await database.db.$count(dealsTable)).toBeGreaterThan(0);
    [now, room] = [new Date(now.getTime() + 16 * 60_000), 1];
    expect(await one.runOnce()).toBe(1);
  });

  it('forgets what nobody has seen for two days, what has left, and what another supplier sold', async () => {
    room = 3;
    await worker().runOnce();
    now = new Date(START.getTime() + SHOWN_MS + HOUR_MS);
    room = 0;
    await worker().runOnce();
    expect(await database.db.$count(dealsTable)).toBe(0);
    room = 3;
    await worker('one', supplierOf({ name: 'first' })).runOnce();
    room = 0;
    await worker('one', supplierOf({ name: 'second' })).runOnce();
    const turns = (await database.db.select().from(jobs)).map(({ name }) => name);
    expect([await database.db.$count(dealsTable), turns]).toEqual([0, ['deals second']]);
  });
});

describe('a supplier that charges', () => {
  const seen = (change: Partial<typeof fareObservations.$inferInsert>) => ({
    origin: 'JFK',
    destination: 'LHR',
    departs: addDays(TODAY, 30),
    returns: addDays(TODAY, 37),
    cabin: 'Economy' as const,
    carrier: 'BA',
    perAdult: 50_000,
    supplier: 'dear',
    seenAt: START,
    ...change,
  });
  const hoursAgo = (n: number): Date => new Date(START.getTime() - n * HOUR_MS);

  it('is never queried: its deals are what the newest searches found', async () => {
    await database.db.insert(fareObservations).values([
      seen({}),
      seen({ carrier: 'AA', perAdult: 52_000 }),
      // an older search of the same trip: lower, and no longer sold
      seen({ perAdult: 30_000, seenAt: hoursAgo(3) }),
      seen({ carrier: 'VS', perAdult: 31_000, seenAt: hoursAgo(3) }),
      // another day of the month, dearer; one way; too long ago; another supplier; has left
      seen({ departs: addDays(TODAY, 32), returns: addDays(TODAY, 39), perAdult: 60_000, seenAt: hoursAgo(30) }),
      seen({ returns: null, perAdult: 28_000, seenAt: hoursAgo(2) }),
      seen({ destination: 'CDG', seenAt: hoursAgo(60) }),
      seen({ destination: 'FCO', supplier: 'other' }),
      seen({ destination: 'MAD', departs: addDays(TODAY, -1) }),
    ]);
    await worker('one', supplierOf({ name: 'dear', chargesForSearches: true })).runOnce();
    expect(searched).toEqual([]);
    const listed = await repository(jobOf('x'), 'dear').list(TODAY, hoursAgo(48));
    expect(listed.map((d) => [d.airline, d.airlineName, d.returns === null, d.total, d.seenAt]).sort()).toEqual([
      ['AA', 'American Airlines', false, 52_000, START],
      ['BA', 'British Airways', false, 50_000, START],
      ['BA', 'British Airways', true, 28_000, hoursAgo(2)],
    ]);
  });
});

describe('calls', () => {
  async function serve(questions: number) {
    room = questions;
    await worker().runOnce();
    const keeper = createDealsBoard({ deals: repository(), job: jobOf('x'), clock: () => now, log: { error: () => undefined } });
    await keeper.look();
    const app = fastify();
    const airports = loadAirports();
    registerDealRoutes(app, { airports, limits: countInMemory(), lists: createDealLists(airports), board: keeper.current });
    const get = async (path: string): Promise<DealsAnswerWire> => (await app.inject(`/api/${path}`)).json();
    return { app, get, keeper };
  }

  it('list the lowest, each with the search that finds it', async () => {
    const { app, get } = await serve(Infinity);
    const best = await get('bestdeals');
    expect(best.deals).toHaveLength(6);
    expect(best.found).toBeGreaterThan(6);
    expect(best.gathering).toBe(false);
    expect(new Set(best.deals.map((d) => d.destinationCity)).size).toBe(6);
    const [first] = best.deals;
    expect(first).toMatchObject({ airlineName: 'Delta Air Lines', seenAt: START.toISOString(), cabin: 'Economy' });
    expect(first?.link).toMatch(/^\/flights\/search\?ori=[A-Z]{3}&.*&airlines=DL&deal=\d+$/);
    const all = await get('deals');
    expect(all.found).toBe(new Set(PLAN.filter((q) => q.destination !== 'ATH').map((q) => q.origin + q.destination)).size);
    expect(all.deals).toHaveLength(all.found);
    expect(all.deals.map((d) => d.total)).toEqual(all.deals.map((d) => d.total).sort((a, b) => a - b));
    expect(all.choices.cabins).toEqual(['Economy', 'PremiumEconomy', 'Business', 'First']);
    expect(all.choices.origins).toContainEqual({ code: 'NYC', city: 'New York', cityEs: 'Nueva York' });
    // every fare of the fake is a fifth below its published one
    const { fares, below } = all.belowPublished;
    expect(fares).toBeGreaterThan(all.found);
    expect(below).toEqual({ 30: 0, 20: fares, 10: fares });
    const under = await get('flight-under-200');
    expect(under.deals.every((d) => d.total < 20_000)).toBe(true);
    expect((await get('flight-under-99')).deals).toEqual([]);
    const paris = await get('dealsforcity/Paris');
    expect(paris.deals.map((d) => d.origin).sort()).toEqual(['LAX', 'NYC']);
    expect(paris.deals.every((d) => d.destination === 'PAR' && d.destinationCityEs === 'París')).toBe(true);
    await app.close();
  });

  it('take wishes: between two places in each month, by airport or city', async () => {
    const { app, get } = await serve(Infinity);
    const route = await get('getfilteredfares?origin=JFK&destination=CDG&cabin=Economy&airline=AA');
    expect(route.deals.map((d) => [d.origin, d.destination, d.airline])).toEqual(Array(6).fill(['NYC', 'PAR', 'AA']));
    expect(new Set(route.deals.map((d) => d.departs.slice(0, 7))).size).toBe(6);
    const front = await get('getfilteredfares?cabin=first&month=2026-12&maxprice=120');
    expect(front.found).toBeGreaterThan(0);
    expect((await get('getfilteredfares?cabin=First&month=2026-12&maxprice=110')).found).toBe(0);
    expect(front.deals.every((d) => d.cabin === 'First' && d.departs.startsWith('2026-12') && d.total <= 12_000)).toBe(true);
    await app.close();
  });

  it.each([
    ['deals?x=1', ['x']],
    ['bestdeals?month=2027-01', ['month']],
    ['dealsforcity/atlantis', ['city']],
    ['dealsforcity/constructor', ['city']],
    ['getfilteredfares?origin=ZZZ', ['origin']],
    ['getfilteredfares?origin=N1&month=soon&maxprice=-5&cabin=Coach&airline=Delta', ['airline', 'cabin', 'maxprice', 'month', 'origin']],
    ['getfilteredfares?origin=NYC&origin=LAX', ['origin']],
    ['getfilteredfares?airline=%00', ['airline']],
  ])('%s is a problem that names %j', async (path, names) => {
    const { app } = await serve(0);
    const answer = await app.inject(`/api/${path}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    const { errors } = answer.json<{ errors: { name: string }[] }>();
    expect(errors.map(({ name }) => name).sort()).toEqual(names);
    await app.close();
  });

  it('say that fares are being gathered, and keep no such answer', async () => {
    const { app } = await serve(0);
    const answer = await app.inject('/api/deals');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({ found: 0, gathering: true, deals: [] });
    await app.close();
  });

  it('stand ready until there are others', async () => {
    const { app, keeper } = await serve(Infinity);
    const first = await app.inject('/api/deals');
    expect(first.headers['cache-control']).toBe('public, max-age=60');
    const { etag } = first.headers;
    expect((await app.inject({ url: '/api/deals', headers: { 'if-none-match': String(etag) } })).statusCode).toBe(304);
    const before = keeper.current();
    await keeper.look();
    expect(keeper.current()).toBe(before);
    now = new Date(START.getTime() + 7 * HOUR_MS);
    await worker().runOnce();
    await keeper.look();
    expect((await app.inject('/api/deals')).headers.etag).not.toBe(etag);
    await app.close();
  });
});
