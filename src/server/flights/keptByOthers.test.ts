/** What lies in the shared store is not believed: a value of another shape or size is as good as none (reliability.24). */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { err, ok } from '#core/domain/values/result';
import type { ExploreQuestion } from '#core/domain/places/explore';
import type { FlightList } from '#core/domain/flights/flights';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor } from '#core/domain/search/trip';
import type { IsoDate } from '#core/domain/values/dates';
import { AIRPORTS, buildFlights, CARRIERS } from '#testing/flights/buildFlights';
import { NO_BOOKS } from '#testing/flights/noBooks';
import { storeInProcess } from '#testing/site/storeInProcess';
import type { StoreInProcess } from '#testing/site/storeInProcess';
import { loadAirports } from '../airports/airportTable';
import { createExploreService } from './explore/explore.service';
import { createFlightsCache } from './flightsCache';
import { createPricesCache } from './prices/pricesCache';
import type { FlightSupplier } from './supplier';

const NOW = new Date('2027-04-10T12:00:00Z');
const DAY = '2027-05-10' as IsoDate;
const query = searchFor({ origin: 'JFK', destination: 'CDG', departs: DAY, returns: null }, 'Economy', DEFAULT_TRAVELERS);
const LIST: FlightList = { flights: buildFlights(20, 3), flightsFound: 20, carriers: CARRIERS, airports: AIRPORTS };
const QUESTION: ExploreQuestion = {
  origin: 'JFK',
  when: { kind: 'dates', departs: DAY, returns: '2027-05-17' as IsoDate },
  stay: 'week',
  cabin: 'Economy',
  isNonstopOnly: false,
};
const STAYS = new AbortController().signal;
const airports = loadAirports();

const no = async () => err({ code: 'offer_gone' } as const);
function supplierOf(count: () => void): FlightSupplier {
  const counted =
    <T>(value: T) =>
    async () => {
      count();
      return ok(value);
    };
  return {
    name: 'counted',
    books: NO_BOOKS,
    isSandbox: true,
    search: counted(LIST),
    lowestPrices: counted(new Map([[DAY, 41_000]])),
    explore: counted([]),
    reprice: no,
    book: no,
    cancelQuote: no,
    cancel: no,
    updateTravelers: no,
    lookup: async () => ok(null),
  } as unknown as FlightSupplier; // of what is asked here
}

/** One process; `asked` counts what its supplier was asked. */
function processOn(store: StoreInProcess) {
  const self = { asked: 0, search, prices, explore };
  const supplier = supplierOf(() => (self.asked += 1));
  const caches = {
    flights: createFlightsCache(supplier, airports, store),
    prices: createPricesCache(supplier, airports, store),
    explore: createExploreService(supplier, airports, store),
  };
  async function search(): Promise<boolean> {
    return (await caches.flights.ask({ query, limit: 2000, chosen: undefined }, NOW, STAYS)).ok;
  }
  async function prices(): Promise<boolean> {
    return (await caches.prices.ask({ query, dates: [DAY], chosen: undefined } as never, NOW, STAYS)).ok;
  }
  async function explore(): Promise<boolean> {
    return (await caches.explore.ask(QUESTION, NOW, STAYS)).ok;
  }
  return self;
}

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
interface Entry {
  readonly known: unknown;
  readonly body: Buffer;
}
function read(bytes: Buffer): Entry {
  const end = 4 + bytes.readUInt32BE();
  return { known: JSON.parse(brotliDecompressSync(bytes.subarray(4, end)).toString()), body: bytes.subarray(end) };
}
function write(head: string, body: Buffer): Buffer {
  const packed = brotliCompressSync(head, fast);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(packed.length);
  return Buffer.concat([length, packed, body]);
}
const SPACES = ' '.repeat(32 * 1024 * 1024);

type Asked = 'search' | 'prices' | 'explore';
const CHANGES: readonly (readonly [what: string, of: readonly Asked[], change: (entry: Entry) => Buffer])[] = [
  ['nothing', ['search', 'prices', 'explore'], () => Buffer.alloc(0)],
  ['a length of four gigabytes', ['search', 'prices', 'explore'], () => Buffer.from([255, 255, 255, 255])],
  ['what was never compressed', ['search', 'prices', 'explore'], () => Buffer.from([0, 0, 0, 4, 1, 2, 3, 4])],
  ...['null', '[]', '7', '"text"', '{}', '{"until":"tomorrow"}', '{"days":7}', '{"days":[7]}', '{"days":[["2027-05-10",null]]}'].map(
    (head) => [head, ['search', 'prices', 'explore'] as const, ({ body }: Entry) => write(head, body)] as const,
  ),
  ['a head that grows to 32 MB', ['search', 'prices', 'explore'], ({ known, body }) => write(JSON.stringify(known) + SPACES, body)],
  [
    'a body that grows to 32 MB',
    ['search', 'explore'],
    ({ known, body }) => write(JSON.stringify(known), brotliCompressSync(brotliDecompressSync(body).toString() + SPACES, fast)),
  ],
  ['another first', ['search'], ({ known, body }) => write(JSON.stringify({ ...Object(known), first: { answer: [] } }), body)],
  ...['null', '[]', '{"flights":[]}', '<!doctype html>'].map(
    (answer) =>
      [
        `${answer} as the answer`,
        ['search', 'explore'] as const,
        ({ known }: Entry) => write(JSON.stringify(known), brotliCompressSync(answer, fast)),
      ] as const,
  ),
];

describe.each(CHANGES)('%s', (_what, of, change) => {
  it.each(of)('of %s is not taken', async (asked) => {
    const store = storeInProcess();
    expect(await processOn(store)[asked]()).toBe(true);
    const [name = ''] = store.names();
    const before = await store.get(name);
    store.put(name, change(read(before ?? Buffer.alloc(4))), 60_000);
    const other = processOn(store);
    expect([await other[asked](), other.asked]).toEqual([true, 1]);
  });
});

it.each(['search', 'prices', 'explore'] as const)('%s is taken as another process has put it', async (asked) => {
  const store = storeInProcess();
  await processOn(store)[asked]();
  const other = processOn(store);
  expect([await other[asked](), other.asked]).toEqual([true, 0]);
});

it('an answer that says it holds for ever is asked for again after half an hour', async () => {
  const store = storeInProcess();
  await processOn(store).search();
  const [name = ''] = store.names();
  const { known, body } = read((await store.get(name)) ?? Buffer.alloc(4));
  store.put(name, write(JSON.stringify({ ...Object(known), since: 1e15, until: 1e18 }), body), 60_000);
  let asked = 0;
  const flights = createFlightsCache(
    supplierOf(() => (asked += 1)),
    airports,
    store,
  );
  const request = { query, limit: 2000, chosen: undefined };
  expect(await flights.kept(request, NOW)).toBeDefined();
  store.isAway = true;
  expect(await flights.kept(request, new Date(NOW.getTime() + 30 * 60_000))).toBeUndefined();
  expect(asked).toBe(0);
});
