import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { NO_BOOKS } from '#testing/flights/noBooks';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import type { FlightsAnswerWire } from '#core/contract/flights/flights.schema';
import type { FlightList } from '#core/domain/flights/flights';
import { err, ok } from '#core/domain/values/result';
import { loadAirports } from '../airports/airportTable';
import { countInMemory } from '../http/limits/countedInMemory';
import { RATE_LIMITS } from '../http/limits/rateLimits';
import { registerFlightRoutes } from './flights.routes';
import { createFlightsCache } from './flightsCache';
import type { FlightSupplier } from './supplier';

const airports = loadAirports();
const NOW = new Date('2027-04-10T12:00:00Z');
const GOOD = {
  ori: 'JFK',
  des: 'LAX',
  departdate: '11-May-2027',
  triptype: 'R',
  cabin: 'Economy',
  adt: '1',
  chd: '0',
  inf: '0',
  returndate: '18-May-2027',
};

const NOTHING: FlightList = { flightsFound: 0, flights: [], carriers: {}, airports: {} };
const emptyAnswer: FlightsAnswerWire = {
  search: {
    ori: 'JFK',
    des: 'LAX',
    departdate: '11-May-2027',
    triptype: 'R',
    cabin: 'Economy',
    adt: 1,
    chd: 0,
    inf: 0,
    returndate: '18-May-2027',
  },
  flightsFound: 0,
  error: null,
  airlines: {},
  airports: {},
  equipment: {},
  journeys: [],
  conditions: [],
  fares: [],
  flights: [],
};

/** A supplier that counts its searches and answers on command. */
function countingSupplier() {
  const state = { calls: 0, limit: 0, isDown: false, isPartial: false, hold: Promise.resolve(), holdsMs: 30 * 60_000 };
  const no = async () => err({ code: 'offer_gone' } as const);
  const supplier: FlightSupplier = {
    name: 'counting',
    books: NO_BOOKS,
    isSandbox: true,
    search: async (_query, { limit }) => {
      state.calls++;
      state.limit = limit;
      await state.hold;
      return state.isDown ? err({ code: 'supplier_unavailable' }) : ok(state.isPartial ? { ...NOTHING, isPartial: true } : NOTHING);
    },
    reprice: no,
    book: no,
    cancelQuote: no,
    cancel: no,
    updateTravelers: no,
    lookup: async () => ok(null),
    get pricesHoldMs() {
      return state.holdsMs;
    },
  };
  return { state, supplier, holdFor: (ms: number) => void (state.holdsMs = ms) };
}

let app: FastifyInstance;
let now = NOW;
let isStrained = false;
let supply: ReturnType<typeof countingSupplier>;
beforeEach(() => {
  now = NOW;
  isStrained = false;
  supply = countingSupplier();
  app = fastify();
  registerFlightRoutes(app, {
    airports,
    supplier: supply.supplier,
    flights: createFlightsCache(supply.supplier, airports),
    limits: countInMemory(),
    clock: () => now,
    isStrained: () => isStrained,
  });
});
afterEach(() => app.close());

const get = (change: Record<string, string | undefined> = {}, headers: Record<string, string> = {}) => {
  const params = new URLSearchParams(
    Object.entries<string | undefined>({ ...GOOD, ...change }).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])),
  );
  return app.inject({ method: 'GET', url: `/flight/getflights?${params}`, headers });
};

describe('parameters', () => {
  test.each([
    [{ ori: 'ZZZ' }, ['ori']],
    [{ ori: 'JF' }, ['ori']],
    [{ des: '' }, ['des']],
    [{ des: 'JFK' }, ['des']],
    [{ des: 'NYC' }, ['des']],
    [{ ori: 'NYC', des: 'LGA' }, ['des']],
    [{ ori: 'NYC', des: 'nyc' }, ['des']],
    [{ ori: 'QQQ', des: 'ZZZ' }, ['ori', 'des']],
    [{ departdate: undefined }, ['departdate']],
    [{ departdate: '2027-05-11' }, ['departdate']],
    [{ departdate: '31-Jun-2027' }, ['departdate']],
    [{ departdate: '08-Apr-2027' }, ['departdate']],
    [{ departdate: '07-Mar-2028', returndate: '08-Mar-2028' }, ['departdate', 'returndate']],
    [{ returndate: '10-May-2027' }, ['returndate']],
    [{ returndate: '11-May-2027' }, ['returndate']],
    [{ returndate: undefined }, ['returndate']],
    [{ returndate: '01-Jun-2028' }, ['returndate']],
    [{ triptype: 'X' }, ['triptype']],
    [{ cabin: 'Hold' }, ['cabin']],
    [{ adt: '10' }, ['adt']],
    [{ adt: '0' }, ['adt']],
    [{ adt: '5', chd: '5' }, ['adt']],
    [{ adt: '1', inf: '2' }, ['inf']],
    [{ adt: '-1' }, ['adt']],
    [{ chd: '1.5' }, ['chd']],
    [{ limit: '0' }, ['limit']],
    [{ limit: '2001' }, ['limit']],
    [{ limit: 'many' }, ['limit']],
    [{ fftfn: 'ABC' }, ['fftfn']],
    [{ utm_source: 'x', gclid: 'y' }, ['utm_source', 'gclid']],
    [{ ori: 'J\u0000K' }, ['ori']],
  ])('%j is a problem that names %j', async (change, names) => {
    const answer = await get(change);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ code: 'invalid_request', status: 400 });
    expect(answer.json().errors.map((e: { name: string }) => e.name)).toEqual(names);
    expect(supply.state.calls).toBe(0);
  });

  it('refuses a repeated one', async () => {
    const answer = await app.inject(`/flight/getflights?${new URLSearchParams(GOOD)}&ori=BOS`);
    expect([answer.statusCode, answer.json().errors[0].name]).toEqual([400, 'ori']);
  });

  test.each([
    [{ departdate: '09-Apr-2027' }], // still the 9th at UTC−12 until noon UTC of the 10th
    [{ departdate: '06-Mar-2028', triptype: 'O', returndate: undefined }],
    [{ ori: 'jfk', des: 'lon', cabin: 'economy', triptype: 'r', departdate: '11-MAY-2027' }],
    [{ ori: 'NYC', des: 'LON', adt: '4', chd: '1', inf: '4' }],
    [{ limit: '2000' }],
  ])('%j is accepted', async (change) => {
    now = new Date('2027-04-10T11:59:00Z');
    expect((await get(change)).statusCode).toBe(200);
  });
});

describe('answers', () => {
  it('asks the supplier once for equal searches, in flight and after', async () => {
    let release = (): void => undefined;
    supply.state.hold = new Promise<void>((resolve) => (release = resolve));
    const many = Promise.all([get(), get(), get({ cabin: 'economy' })]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    release();
    expect((await many).map((a) => a.statusCode)).toEqual([200, 200, 200]);
    await get();
    expect(supply.state.calls).toBe(1);
    expect(supply.state.limit).toBe(2000);
    await get({ limit: '50' });
    expect([supply.state.calls, supply.state.limit]).toEqual([2, 50]);
  });

  it('refuses a search of a day once that day has passed everywhere, though it was valid before', async () => {
    now = new Date('2027-05-12T11:59:00Z');
    expect((await get()).statusCode).toBe(200);
    now = new Date('2027-05-12T12:00:00Z'); // midnight at UTC-12
    const refused = await get();
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ errors: [{ name: 'departdate', detail: 'is in the past' }] });
  });

  it('asks again when the date at the origin changes, and sooner for flights of today', async () => {
    await get();
    now = new Date('2027-04-10T12:20:00Z');
    await get();
    expect(supply.state.calls).toBe(1);
    now = new Date('2027-04-11T04:30:00Z'); // the 11th in New York
    await get();
    expect(supply.state.calls).toBe(2);
    const today = { departdate: '11-Apr-2027' };
    await get(today);
    now = new Date(now.getTime() + 61_000);
    await get(today);
    expect(supply.state.calls).toBe(4);
  });

  it('have a tag, are private, and are sent as the client can read them', async () => {
    const br = await get({}, { 'accept-encoding': 'br' });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(br.headers['cache-control']).toMatch(/^private, max-age=\d+$/);
    expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual(emptyAnswer);
    for (let i = 0; i < 2; i++) {
      const zipped = await get({}, { 'accept-encoding': 'gzip' });
      expect([zipped.headers['content-encoding'], zipped.headers.etag]).toEqual(['gzip', br.headers.etag]);
      expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toEqual(emptyAnswer);
      expect((await get()).json()).toEqual(emptyAnswer);
    }
    const again = await get({}, { 'if-none-match': String(br.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('in part are requested again in a moment, are kept by nobody, and are one search', async () => {
    supply.state.isPartial = true;
    const first = await get();
    expect([first.json().partial, first.headers['cache-control']]).toEqual([true, 'no-store']);
    expect((await get()).json().partial).toBe(true);
    expect(supply.state.calls).toBe(1);
    for (let i = 0; i <= RATE_LIMITS.coldSearch.calls; i += 1) {
      now = new Date(now.getTime() + 1_100);
      expect((await get()).statusCode).toBe(200);
    }
    now = new Date(now.getTime() + 2_000);
    supply.state.isPartial = false;
    const whole = await get();
    expect([whole.json().partial, whole.headers['cache-control']]).toEqual([undefined, 'private, max-age=60']);
    const calls = supply.state.calls;
    now = new Date(now.getTime() + 60_000);
    await get();
    expect(supply.state.calls).toBe(calls);
  });

  it('say that the supplier is down, and do not remember it', async () => {
    supply.state.isDown = true;
    const down = await get();
    expect([down.statusCode, down.json().code]).toEqual([503, 'supplier_unavailable']);
    expect(down.headers['retry-after']).toBeDefined();
    supply.state.isDown = false;
    expect((await get()).statusCode).toBe(200);
  });

  it('of the last half hour are used, with their age, for a supplier that does not answer; nothing older does (reliability.32)', async () => {
    supply.holdFor(10 * 60_000);
    const read = async () => {
      const answer = await get({}, { 'accept-encoding': 'br' });
      if (answer.statusCode !== 200) return answer.statusCode;
      const wire = JSON.parse(brotliDecompressSync(answer.rawPayload).toString('utf8')) as FlightsAnswerWire;
      return [wire.age, answer.headers['cache-control'], wire.flightsFound];
    };
    const minutes = (n: number) => {
      now = new Date(NOW.getTime() + n * 60_000);
    };
    expect(await read()).toEqual([undefined, 'private, max-age=60', 0]);
    supply.state.isDown = true;
    minutes(9);
    expect(await read()).toEqual([undefined, 'private, max-age=60', 0]);
    expect(supply.state.calls).toBe(1);
    minutes(12);
    expect(await read()).toEqual([12, 'no-store', 0]);
    expect(supply.state.calls).toBe(2);
    isStrained = true;
    expect(await read()).toEqual([12, 'no-store', 0]);
    expect(supply.state.calls).toBe(2);
    isStrained = false;
    minutes(31);
    expect(await read()).toBe(503);
    supply.state.isDown = false;
    expect(await read()).toEqual([undefined, 'private, max-age=60', 0]);
  });

  it('give a slow supplier eight seconds', async () => {
    jest.useFakeTimers();
    try {
      supply.state.hold = new Promise<void>(() => undefined);
      const answer = get();
      await jest.advanceTimersByTimeAsync(8_100);
      expect((await answer).statusCode).toBe(503);
    } finally {
      jest.useRealTimers();
    }
  });

  it('count towards the limit only when the supplier is queried', async () => {
    for (let i = 0; i < 60; i++) expect((await get()).statusCode).toBe(200);
    const codes = ['BOS', 'SEA', 'DEN', 'SFO', 'MIA', 'ATL', 'ORD', 'DFW', 'IAH', 'PHX'].flatMap((des) =>
      ['1', '2', '3', '4'].map((adt) => ({ des, adt })),
    );
    const statuses: number[] = [];
    for (const change of codes) statuses.push((await get(change)).statusCode);
    expect(statuses.filter((s) => s === 200)).toHaveLength(29);
    expect(statuses.filter((s) => s === 429)).toHaveLength(11);
    expect((await get()).statusCode).toBe(200);
  });

  it('are only those that are kept while the server has too much to do', async () => {
    await get();
    isStrained = true;
    expect((await get()).statusCode).toBe(200);
    const refused = await get({ des: 'BOS' });
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([503, 'overloaded', '5']);
    expect(supply.state.calls).toBe(1);
  });

  it('have a limit of their own when they are kept, a generous one', async () => {
    const statuses: number[] = [];
    for (let i = 0; i <= RATE_LIMITS.cachedAnswers.calls + 1; i++) statuses.push((await get()).statusCode);
    expect(statuses.indexOf(429)).toBe(RATE_LIMITS.cachedAnswers.calls + 1); // the first one was not kept
  });
});
