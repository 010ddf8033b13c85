import type { IsoDate } from '#core/domain/values/dates';
import { err, ok } from '#core/domain/values/result';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import { FakeSupplier } from '#testing/bookings/fakeSupplier';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import { NO_BOOKS } from '#testing/flights/noBooks';
import { fareObservations } from './flights.tables';
import { forgetOldFares, withObservedFares } from './fareObservations';
import { loadAirports } from '../../airports/airportTable';
import { createLowestFare } from './lowestFare.service';
import type { ExploreRequest, FlightSupplier } from '../supplier';

const NOW = new Date('2027-04-10T12:00:00Z');
const hours = (n: number): Date => new Date(NOW.getTime() + n * 3_600_000);
const TRIP = { origin: 'JFK', destination: 'LAX', departs: '2027-05-11' as IsoDate, returns: '2027-05-18' as IsoDate };
const returning = (returns: IsoDate | null) => searchFor({ ...TRIP, returns }, 'Economy', DEFAULT_TRAVELERS);
const QUERY = returning(TRIP.returns);
const DATES = ['2027-05-10', '2027-05-11', '2027-05-12'].map((date) => date as IsoDate);

let database: TestDatabase;
let searches = 0;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

// all that is read of one
const flight = (carrier: string, perAdult: number, stops = 0) =>
  ({ carrier, perAdult, slices: [{ stops, minutes: 300 + stops }] }) as never;

function charging(): FlightSupplier {
  const fake = new FakeSupplier();
  return {
    name: 'dear',
    books: NO_BOOKS,
    isSandbox: false,
    chargesForSearches: true,
    search: async () => {
      searches += 1;
      return ok({
        flightsFound: 3,
        flights: [flight('DL', 20_000), flight('AA', 18_000), flight('DL', 19_000)],
        carriers: {},
        airports: {},
      });
    },
    updateTravelers: (ours, travelers) => fake.updateTravelers(ours, travelers),
    reprice: () => fake.reprice(),
    book: (offer, travelers, ours) => fake.book(offer, travelers, ours),
    lookup: (ours) => fake.lookup(ours),
    cancelQuote: (ours) => fake.cancelQuote(ours),
    cancel: (ours, quote) => fake.cancel(ours, quote),
  };
}
const rows = () => database.db.select().from(fareObservations).orderBy(fareObservations.carrier);
async function remembered(count: number): Promise<void> {
  while ((await rows()).length < count) await new Promise(setImmediate);
}

it('a record has what the last search of a day found, for exactly these dates, and nothing of today', async () => {
  const supplier = withObservedFares(charging(), { db: database.db, onError: fail });
  const pointsOf = async (query: SearchQuery) => {
    const found = await supplier.priceRecord?.(query, { now: NOW });
    return found?.ok === true ? found.value : null;
  };
  expect(await pointsOf(QUERY)).toEqual({ points: [], isObserved: true });
  const seen = { ...TRIP, cabin: 'Economy', carrier: 'AA', stops: 0, minutes: 300, supplier: 'dear' } as const;
  await database.db.insert(fareObservations).values([
    { ...seen, perAdult: 15_000, seenAt: new Date('2027-04-01T08:00:00Z') },
    { ...seen, perAdult: 17_000, seenAt: new Date('2027-04-01T20:00:00Z') },
    { ...seen, perAdult: 16_000, seenAt: new Date('2027-04-05T00:00:00Z') },
    { ...seen, perAdult: 14_000, seenAt: new Date('2027-04-10T01:00:00Z') },
    { ...seen, perAdult: 9_000, seenAt: new Date('2027-04-05T00:00:00Z'), returns: '2027-05-19' as IsoDate },
  ]);
  expect(await pointsOf(QUERY)).toEqual({
    points: [
      { on: '2027-04-01', lowest: 17_000 },
      { on: '2027-04-05', lowest: 16_000 },
    ],
    isObserved: true,
  });
  await database.db.delete(fareObservations);
});

it('lowest prices are what searches found within a day, for the same stay, and no search is made for them', async () => {
  const supplier = withObservedFares(charging(), { db: database.db, onError: fail });
  const lowest = async (query: SearchQuery, now: Date) => {
    const found = await supplier.lowestPrices?.(query, DATES, { now });
    return found?.ok === true ? [...found.value] : null;
  };
  expect(await lowest(QUERY, NOW)).toEqual([]);
  await supplier.search(QUERY, { now: NOW, limit: 10 });
  await remembered(2);
  expect((await rows()).map(({ carrier, perAdult }) => [carrier, perAdult])).toEqual([
    ['AA', 18_000],
    ['DL', 19_000],
  ]);
  expect(await lowest(QUERY, hours(23))).toEqual([['2027-05-11', 18_000]]);
  expect(await lowest(QUERY, hours(25))).toEqual([]);
  expect(await lowest(returning('2027-05-19' as IsoDate), NOW)).toEqual([]);
  expect(await lowest(returning(null), NOW)).toEqual([]);
  expect(await lowest({ ...QUERY, cabin: 'Business' }, NOW)).toEqual([]);
  expect(searches).toBe(1);

  await forgetOldFares(database.db, hours(89 * 24));
  expect(await rows()).toHaveLength(2);
  await forgetOldFares(database.db, hours(91 * 24));
  expect(await rows()).toEqual([]);
});

it('a supplier whose searches are free is left as it is', () => {
  const free: FlightSupplier = new FakeSupplier();
  expect(withObservedFares(free, { db: database.db, onError: fail })).toBe(free);
});

it('where to fly for what is made of the fares that were seen, nonstop ones by themselves (explore.5)', async () => {
  await database.db.delete(fareObservations);
  const supplier = withObservedFares(
    {
      ...charging(),
      search: async () =>
        ok({ flightsFound: 3, flights: [flight('DL', 20_000), flight('DL', 15_000, 1), flight('AA', 18_000)], carriers: {}, airports: {} }),
    },
    { db: database.db, onError: fail },
  );
  await supplier.search(QUERY, { now: NOW, limit: 10 });
  await remembered(3);
  const trips = [{ departs: TRIP.departs, nights: [6, 7] }];
  const request = { origin: 'JFK', destinations: ['LAX', 'PAR'], trips, cabin: 'Economy', isNonstopOnly: false } as const;
  const explored = async (change: Partial<ExploreRequest> = {}, then = NOW) => {
    const found = await supplier.explore?.({ ...request, ...change }, { now: then });
    return found?.ok === true ? found.value : null;
  };
  const trip = { destination: 'LAX', departs: TRIP.departs, returns: TRIP.returns };
  expect(await explored()).toEqual([{ ...trip, perAdult: 15_000, airline: 'DL', stops: 1, minutes: 301 }]);
  expect(await explored({ isNonstopOnly: true })).toEqual([{ ...trip, perAdult: 18_000, airline: 'AA', stops: 0, minutes: 300 }]);
  for (const other of [
    { origin: 'EWR' },
    { destinations: ['PAR'] },
    { cabin: 'Business' },
    { trips: [] },
    { trips: [{ departs: TRIP.departs, nights: [3] }] },
    { trips: [{ departs: '2027-05-12' as IsoDate, nights: [7] }] },
  ] as const)
    expect(await explored(other)).toEqual([]);
  expect(await explored({}, hours(25))).toEqual([]);
});

function fail(error: unknown): never {
  throw error;
}

it('the lowest fare of a trip is what a search of the same day (UTC) found; else, and where searches are free, the supplier is queried', async () => {
  await database.db.delete(fareObservations);
  const dear = withObservedFares(charging(), { db: database.db, onError: fail });
  const lowest = (supplier: FlightSupplier, query: SearchQuery, now: Date) =>
    createLowestFare({ db: database.db, clock: () => now, supplier, airports: loadAirports() })(query);
  searches = 0;
  expect(await lowest(dear, QUERY, NOW)).toEqual({ ok: true, value: 18_000 });
  await remembered(2);
  expect(await lowest(dear, QUERY, hours(11.9))).toEqual({ ok: true, value: 18_000 });
  expect(searches).toBe(1);
  await lowest(dear, returning('2027-05-19' as IsoDate), NOW);
  await lowest(dear, QUERY, hours(12));
  expect(searches).toBe(3);
  await remembered(6);
  const { chargesForSearches: _charges, ...free } = charging();
  await lowest(free, QUERY, NOW);
  expect(searches).toBe(4);
  expect(
    await lowest({ ...free, search: async () => ok({ flightsFound: 0, flights: [], carriers: {}, airports: {} }) }, QUERY, NOW),
  ).toEqual(ok(null));
  expect(await lowest({ ...free, search: async () => err({ code: 'overloaded', retryAfter: 1 }) }, QUERY, NOW)).toEqual(
    err({ code: 'supplier_unavailable' }),
  );
});
