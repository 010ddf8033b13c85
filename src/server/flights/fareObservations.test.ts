import type { IsoDate } from '#core/domain/dates';
import { ok } from '#core/domain/result';
import type { SearchQuery } from '#core/domain/trip';
import { FakeSupplier } from '#testing/bookingWorld';
import { openTestDatabase } from '#testing/testDatabase';
import type { TestDatabase } from '#testing/testDatabase';
import { fareObservations } from './flights.tables';
import { forgetOldFares, withObservedFares } from './fareObservations';
import type { FlightSupplier } from './supplier';

jest.setTimeout(60_000);

const NOW = new Date('2027-04-10T12:00:00Z');
const hours = (n: number): Date => new Date(NOW.getTime() + n * 3_600_000);
const QUERY: SearchQuery = {
  origin: 'JFK',
  destination: 'LAX',
  departDate: '2027-05-11' as IsoDate,
  returnDate: '2027-05-18' as IsoDate,
  tripType: 'R',
  cabin: 'Economy',
  travelers: { adults: 1, children: 0, infants: 0 },
};
const DATES = ['2027-05-10', '2027-05-11', '2027-05-12'].map((date) => date as IsoDate);

let database: TestDatabase;
let searches = 0;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const flight = (carrier: string, perAdult: number) => ({ carrier, perAdult }) as never; // all that is read of one

function charging(): FlightSupplier {
  const fake = new FakeSupplier();
  return {
    name: 'dear',
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
  expect(await lowest({ ...QUERY, returnDate: '2027-05-19' as IsoDate }, NOW)).toEqual([]);
  expect(await lowest({ ...QUERY, returnDate: null, tripType: 'O' }, NOW)).toEqual([]);
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

function fail(error: unknown): never {
  throw error;
}
