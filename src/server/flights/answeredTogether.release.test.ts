/** Two processes with one store: a search that one has found or is finding is not made again (reliability.24). */
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, dateOfDayNumber } from '#core/domain/values/dates';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor } from '#core/domain/search/trip';
import type { FlightList } from '#core/domain/flights/flights';
import { AIRPORTS, buildFlights, CARRIERS } from '#testing/flights/buildFlights';
import { NO_BOOKS } from '#testing/flights/noBooks';
import { storeInProcess } from '#testing/site/storeInProcess';
import type { StoreInProcess } from '#testing/site/storeInProcess';
import { loadAirports } from '../airports/airportTable';
import { createFlightsCache } from './flightsCache';
import type { FlightsCache } from './flightsCache';
import { createPricesCache } from './prices/pricesCache';
import type { FlightSupplier, SearchFault } from './supplier';

const NOW = new Date('2027-04-10T12:00:00Z');
const DEPARTS = addDays(dateOfDayNumber(Math.floor(NOW.getTime() / 86_400_000)), 30);
const QUERY = searchFor({ origin: 'JFK', destination: 'CDG', departs: DEPARTS, returns: null }, 'Economy', DEFAULT_TRAVELERS);
const REQUEST = { query: QUERY, limit: 2000 };
const airports = loadAirports();
const LIST: FlightList = { flights: buildFlights(20, 3), flightsFound: 20, carriers: CARRIERS, airports: AIRPORTS };
const after = (ms: number): Date => new Date(NOW.getTime() + ms);
const STAYS = new AbortController().signal;

interface Process {
  readonly flights: FlightsCache;
  /** Searches of this process at its supplier. */
  calls: number;
}

let store: StoreInProcess;
/** What a supplier does; takes some time by default. */
let search: (signal: AbortSignal | undefined) => Promise<Result<FlightList, SearchFault>>;
beforeEach(() => {
  store = storeInProcess();
  search = async () => {
    await sleep(60);
    return ok(LIST);
  };
});

function supplierOf(onSearch: () => void): FlightSupplier {
  const no = async () => err({ code: 'offer_gone' } as const);
  return {
    name: 'slow',
    books: NO_BOOKS,
    isSandbox: true,
    search: (_query, { signal }) => {
      onSearch();
      return search(signal);
    },
    reprice: no,
    book: no,
    cancelQuote: no,
    cancel: no,
    updateTravelers: no,
    lookup: async () => ok(null),
  };
}

function startProcess(): Process {
  const process: Process = {
    flights: createFlightsCache(
      supplierOf(() => (process.calls += 1)),
      airports,
      store,
    ),
    calls: 0,
  };
  return process;
}

const answerOf = async ({ flights }: Process, now = NOW, signal = STAYS) => {
  const found = await flights.ask(REQUEST, now, signal);
  return found.ok ? found.value : found.error.code;
};

it('answers a search that another process keeps without making it again, for as long as it holds', async () => {
  const [one, other] = [startProcess(), startProcess()];
  const found = await answerOf(one);
  expect(await other.flights.kept(REQUEST, after(60_000))).toEqual(found);
  expect(other.calls).toBe(0);
  expect(await startProcess().flights.kept(REQUEST, after(31 * 60_000))).toBeUndefined();
});

it('has one process make what several need at once', async () => {
  const processes = [startProcess(), startProcess(), startProcess()];
  const answers = await Promise.all([...processes, ...processes].map((one) => answerOf(one)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(processes.reduce((sum, { calls }) => sum + calls, 0)).toBe(1);
});

it('makes it itself after a moment where the process that was making it is gone', async () => {
  await store.claim(nameOfTheSearch(await namesOf()), 400);
  const process = startProcess();
  expect(await answerOf(process)).toMatchObject({ isPartial: false });
  expect(process.calls).toBe(1);
});

it('gives up waiting for a process that stays busy, and makes it itself', async () => {
  await store.claim(nameOfTheSearch(await namesOf()), 60_000);
  expect(await answerOf(startProcess())).toMatchObject({ isPartial: false });
});

it('makes it itself when those who waited at the other process have left', async () => {
  const begun = new Promise<void>((begin) => {
    search = (signal) =>
      new Promise((resolve) => {
        signal?.addEventListener('abort', () => resolve(err({ code: 'supplier_unavailable' })));
        begin();
      });
  });
  const [one, other] = [startProcess(), startProcess()];
  const leaving = new AbortController();
  const left = answerOf(one, NOW, leaving.signal);
  await begun;
  search = async () => ok(LIST);
  const looks = jest.spyOn(store, 'get');
  const waiting = answerOf(other);
  await until(() => looks.mock.calls.length > 1); // it has waited, and looks again
  leaving.abort();
  expect(await left).toBe('supplier_unavailable');
  expect(await waiting).toMatchObject({ isPartial: false });
  expect([one.calls, other.calls]).toEqual([1, 1]);
});

it('answers by itself while the store is away, and keeps its own', async () => {
  store.isAway = true;
  const process = startProcess();
  const found = await answerOf(process);
  expect(await process.flights.kept(REQUEST, after(60_000))).toEqual(found);
  expect(process.calls).toBe(1);
  store.isAway = false;
  expect(await startProcess().flights.kept(REQUEST, NOW)).toBeUndefined();
});

it('shares no failure', async () => {
  search = async () => err({ code: 'supplier_unavailable' });
  const [one, other] = [startProcess(), startProcess()];
  expect(await answerOf(one)).toBe('supplier_unavailable');
  search = async () => ok(LIST);
  expect(await answerOf(other)).toMatchObject({ isPartial: false });
});

it('takes nothing that it cannot read', async () => {
  const name = nameOfTheSearch(await namesOf());
  for (const bytes of [Buffer.alloc(0), Buffer.from('not a packed answer, but long enough'), Buffer.from([0, 0, 0, 2, 1, 2, 3])]) {
    store.put(name, bytes, 60_000);
    expect(await startProcess().flights.kept(REQUEST, NOW)).toBeUndefined();
  }
});

it('tells the others what slow airlines answer later, so that nobody asks them again', async () => {
  let rounds = 0;
  search = async () => {
    rounds += 1;
    return ok(rounds < 3 ? { ...LIST, isPartial: true } : LIST);
  };
  const [one, other] = [startProcess(), startProcess()];
  expect(await answerOf(one)).toMatchObject({ isPartial: true });
  // a second later the browser asks again, and reaches the other process
  expect(await other.flights.kept(REQUEST, after(1_500))).toBeUndefined();
  const later = await answerOf(other, after(1_500));
  expect(later).not.toBe('supplier_unavailable');
  expect(other.calls).toBe(0);
  await until(async () => (await other.flights.kept(REQUEST, after(5_000)))?.isPartial === false);
  expect(other.calls).toBe(0);
});

it('has one process ask for prices of other days', async () => {
  let calls = 0;
  const supplier: FlightSupplier = {
    ...supplierOf(() => undefined),
    lowestPrices: async (_query, dates) => {
      calls += 1;
      await sleep(60);
      return ok(new Map(dates.map((date) => [date, 12_300])));
    },
  };
  const [one, other] = [createPricesCache(supplier, airports, store), createPricesCache(supplier, airports, store)];
  const question = { query: QUERY, dates: [DEPARTS, addDays(DEPARTS, 1)] };
  const [first, second] = await Promise.all([one.ask(question, NOW, STAYS), other.ask(question, NOW, STAYS)]);
  expect(second).toEqual(first);
  expect(calls).toBe(1);
  expect(other.cost(question, NOW)).toBe(0);
});

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(5);
}

/** What a search puts into a store of its own. */
async function namesOf(): Promise<readonly string[]> {
  const own = storeInProcess();
  await createFlightsCache(
    supplierOf(() => undefined),
    airports,
    own,
  ).ask(REQUEST, NOW, STAYS);
  return own.names();
}

function nameOfTheSearch(names: readonly string[]): string {
  const [name] = names;
  if (name === undefined) throw new Error('nothing was kept');
  return name;
}
