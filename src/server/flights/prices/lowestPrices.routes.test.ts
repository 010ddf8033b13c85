import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import type { AlternativesAnswerWire } from '#core/contract/flights/alternatives.schema';
import type { FlightsAnswerWire } from '#core/contract/flights/flights.schema';
import type { LowestPricesAnswerWire } from '#core/contract/flights/lowestPrices.schema';
import { addDays, formatQueryDate } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { loadAirports } from '../../airports/airportTable';
import { countInMemory } from '../../http/limits/countedInMemory';
import { registerFlightRoutes } from '../flights.routes';
import { createFlightsCache } from '../flightsCache';
import { createMemoryOrders } from '../suppliers/sandbox/orders/orders';
import { createSandboxSupplier } from '../suppliers/sandbox/sandboxSupplier';
import { timetableInThread } from '../suppliers/sandbox/timetable/threads/timetableService';
import type { FlightSupplier } from '../supplier';

// The timetable is built, and whole searches are requested.
const airports = loadAirports();
const sandbox = createSandboxSupplier(timetableInThread(airports), createMemoryOrders());
const NOW = new Date('2027-04-10T12:00:00Z');
const DAY = '2027-05-11' as IsoDate;
const GOOD = {
  ori: 'NYC',
  des: 'LON',
  departdate: '11-May-2027',
  triptype: 'R',
  cabin: 'Economy',
  adt: '1',
  chd: '0',
  inf: '0',
  returndate: '18-May-2027',
  from: '08-May-2027',
  to: '14-May-2027',
};
type Change = Partial<Record<keyof typeof GOOD | 'month', string | undefined>>;

let app: FastifyInstance;
let now = NOW;
let isStrained = false;
let requestedDays: IsoDate[] = [];
const start = (change: Partial<FlightSupplier> = {}): void => {
  const supplier: FlightSupplier = {
    ...sandbox,
    lowestPrices: (query, dates, asking) => {
      requestedDays.push(...dates);
      return sandbox.lowestPrices(query, dates, asking);
    },
    ...change,
  };
  app = fastify();
  registerFlightRoutes(app, {
    airports,
    supplier,
    flights: createFlightsCache(supplier, airports),
    limits: countInMemory(),
    clock: () => now,
    isStrained: () => isStrained,
  });
};
beforeEach(() => {
  now = NOW;
  isStrained = false;
  requestedDays = [];
});
afterEach(() => app.close());

const paramsOf = (change: Change): URLSearchParams =>
  new URLSearchParams(Object.entries<string | undefined>({ ...GOOD, ...change }).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])));
const get = (change: Change = {}) => app.inject(`/api/lowest-prices?${paramsOf(change)}`);
const pricesOf = async (change: Change = {}): Promise<LowestPricesAnswerWire['prices']> =>
  (await get(change)).json<LowestPricesAnswerWire>().prices;

describe('parameters', () => {
  test.each<[Change, string[]]>([
    [{ from: undefined }, ['from']],
    [{ from: '2027-05-08' }, ['from']],
    [{ to: '31-Jun-2027' }, ['to']],
    [{ to: '07-May-2027' }, ['to']],
    [{ to: '19-Jun-2027' }, ['to']],
    [{ ori: 'ZZZ', to: undefined }, ['to', 'ori']],
    [{ departdate: '08-Apr-2027' }, ['departdate']],
    [{ returndate: '11-May-2027' }, ['returndate']],
    [{ month: '5' }, ['month']],
  ])('%j is a problem that names %j', async (change, names) => {
    start();
    const answer = await get(change);
    expect(answer.statusCode).toBe(400);
    expect(
      answer
        .json<{ errors: { name: string }[] }>()
        .errors.map((e) => e.name)
        .sort(),
    ).toEqual([...names].sort());
    expect(requestedDays).toEqual([]);
  });
});

describe('prices', () => {
  test.each<[string, Change]>([
    ['round trip between cities', {}],
    ['one way', { triptype: 'O', returndate: undefined, ori: 'BOS', des: 'MCO' }],
    ['a party in business class', { cabin: 'Business', adt: '2', chd: '1', ori: 'JFK', des: 'CDG' }],
  ])('are the fares per adult that the search of that day then shows: %s', async (_, change) => {
    start();
    const prices = await pricesOf(change);
    expect(Object.keys(prices)).toHaveLength(7);
    for (const by of [-3, 0, 2]) {
      const moved = {
        ...change,
        from: undefined,
        to: undefined,
        departdate: formatQueryDate(addDays(DAY, by)),
        returndate: change.triptype === 'O' ? undefined : formatQueryDate(addDays(DAY, by + 7)),
      };
      const { flights } = (await app.inject(`/flight/getflights?${paramsOf(moved)}`)).json<FlightsAnswerWire>();
      expect(prices[addDays(DAY, by)]).toBe(Math.min(...flights.map((f) => (f.NF < f.GF ? f.ANPP : f.AGPP))));
    }
  });

  it('ask the supplier once for a day, whatever the party and the range', async () => {
    start();
    await get();
    await get({ adt: '4' });
    await get({ from: '10-May-2027', to: '16-May-2027' });
    expect(requestedDays).toEqual(Array.from({ length: 9 }, (_, i) => addDays(DAY, i - 3)));
    await get({ returndate: '19-May-2027' });
    expect(requestedDays).toHaveLength(16);
    now = new Date(NOW.getTime() + 31 * 60_000);
    await get();
    expect(requestedDays).toHaveLength(23);
  });

  it('are null outside the window, where the supplier is not queried', async () => {
    start();
    const prices = await pricesOf({ departdate: '12-Apr-2027', returndate: '19-Apr-2027', from: '07-Apr-2027', to: '13-Apr-2027' });
    expect([prices['2027-04-07'], prices['2027-04-08']]).toEqual([null, null]);
    expect(prices['2027-04-12']).toBeGreaterThan(0);
    // the return of a stay of seven nights would leave after the last day
    const far = await pricesOf({ departdate: '20-Feb-2028', returndate: '27-Feb-2028', from: '26-Feb-2028', to: '03-Mar-2028' });
    expect([far['2028-02-26'] === null, far['2028-03-03']]).toEqual([false, null]);
    expect(requestedDays.some((day) => day < '2027-04-09' || day > '2028-02-29')).toBe(false);
  });

  it('are unknown, not none, where the supplier has no such question', async () => {
    start();
    await app.close();
    app = fastify();
    const { lowestPrices: _, ...without } = sandbox;
    registerFlightRoutes(app, {
      airports,
      supplier: without,
      flights: createFlightsCache(without, airports),
      limits: countInMemory(),
      clock: () => now,
      isStrained: () => isStrained,
    });
    expect(await pricesOf()).toEqual({});
  });

  it('say that the supplier is down', async () => {
    start({ lowestPrices: async () => ({ ok: false, error: { code: 'supplier_unavailable' } }) });
    expect((await get()).statusCode).toBe(503);
  });

  it('count towards a limit of their own by the days requested from the supplier', async () => {
    start({ lowestPrices: async (_q, dates) => ({ ok: true, value: new Map(dates.map((d) => [d, 1])) }) });
    for (let i = 0; i < 80; i++) expect((await get()).statusCode).toBe(200);
    const monthly = { from: '01-May-2027', to: '30-May-2027' };
    expect((await get(monthly)).statusCode).toBe(200); // a week of it is kept
    const stays = Array.from({ length: 20 }, (_, i) => formatQueryDate(addDays(DAY, 8 + i)));
    const statuses: number[] = [];
    for (const returndate of stays) statuses.push((await get({ ...monthly, returndate })).statusCode);
    expect(statuses.filter((s) => s === 200)).toHaveLength(19);
    expect((await get()).statusCode).toBe(200);
  });

  it('are refused with the time to wait when too much is to do', async () => {
    start({ lowestPrices: async () => ({ ok: false, error: { code: 'overloaded', retryAfter: 9 } }) });
    const refused = await get();
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([503, 'overloaded', '9']);
  });

  it('are only those that are kept while the server has too much to do', async () => {
    start();
    expect((await get()).statusCode).toBe(200);
    isStrained = true;
    expect((await get()).statusCode).toBe(200);
    expect((await get({ to: '15-May-2027' })).statusCode).toBe(503);
    expect(requestedDays).toHaveLength(7);
  });

  it('are requested once by equal questions at the same time', async () => {
    start();
    expect((await Promise.all([get(), get(), get()])).map((a) => a.statusCode)).toEqual([200, 200, 200]);
    expect(requestedDays).toHaveLength(7);
  });
});

describe('alternatives', () => {
  const DOWN = new Set(['2027-05-10', '2027-05-11', '2027-05-13']);
  const ask = (change: Change = {}) => app.inject(`/api/alternatives?${paramsOf({ ...change, from: undefined, to: undefined })}`);

  it('are the nearest days and the cheapest nearby airports that fly, never the trip requested', async () => {
    start({
      // nothing leaves Newark on the days that are down; other airports cost by their first letter
      lowestPrices: async ({ slices: [out] }, dates) => ({
        ok: true,
        value: new Map(
          dates.map((d) => [
            d,
            out.origin === 'EWR' && out.destination === 'CDG' ? (DOWN.has(d) ? null : 500_00) : out.origin.charCodeAt(0) * 100,
          ]),
        ),
      }),
    });
    const answer = (await ask({ ori: 'EWR', des: 'CDG' })).json<AlternativesAnswerWire>();
    expect(answer.days.map((d) => d.date)).toEqual(['2027-05-12', '2027-05-09', '2027-05-08']);
    expect(answer.airports).toHaveLength(3);
    expect(answer.airports[0]).toMatchObject({ end: 'origin', price: 66_00 });
    for (const a of answer.airports) {
      expect(['EWR', 'CDG']).not.toContain(a.code);
      expect(a.miles).toBeLessThan(156);
    }
    expect(answer.airports.map((a) => a.price)).toEqual([...answer.airports.map((a) => a.price)].sort((x, y) => x - y));
  });

  it('are refused like a search', async () => {
    start();
    expect((await ask({ ori: 'ZZZ' })).statusCode).toBe(400);
  });
});
