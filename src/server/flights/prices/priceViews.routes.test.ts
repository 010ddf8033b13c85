/** `GET /api/price-grid` and `GET /api/price-record` (results.23, results.24), over the sandbox. */
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import type { LowestPricesAnswerWire } from '#core/contract/flights/lowestPrices.schema';
import type { PriceGridAnswerWire } from '#core/contract/flights/priceGrid.schema';
import type { PriceRecordAnswerWire } from '#core/contract/flights/priceRecord.schema';
import type { IsoDate } from '#core/domain/values/dates';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor } from '#core/domain/search/trip';
import { loadAirports } from '../../airports/airportTable';
import { countInMemory } from '../../http/limits/countedInMemory';
import { registerFlightRoutes } from '../flights.routes';
import { createFlightsCache } from '../flightsCache';
import { createMemoryOrders } from '../suppliers/sandbox/orders/orders';
import { priceRecordOf } from '../suppliers/sandbox/fares/priceRecord';
import { createSandboxSupplier } from '../suppliers/sandbox/sandboxSupplier';
import { timetableInThread } from '../suppliers/sandbox/timetable/timetableService';
import type { FlightSupplier } from '../supplier';

// The timetable is built, and dozens of days are asked for.
const airports = loadAirports();
const sandbox = createSandboxSupplier(timetableInThread(airports), createMemoryOrders());
const NOW = new Date('2027-04-10T12:00:00Z');
const TRIP = 'ori=BOS&des=LAX&departdate=11-May-2027&triptype=R&cabin=Economy&adt=1&chd=0&inf=0&returndate=18-May-2027';
const ONE_WAY = 'ori=BOS&des=LAX&departdate=11-May-2027&triptype=O&cabin=Economy&adt=1&chd=0&inf=0';

let app: FastifyInstance;
let isStrained = false;
const start = (supplier: FlightSupplier = sandbox): void => {
  app = fastify();
  registerFlightRoutes(app, {
    airports,
    supplier,
    flights: createFlightsCache(supplier, airports),
    limits: countInMemory(),
    clock: () => NOW,
    isStrained: () => isStrained,
  });
};
beforeEach(() => {
  isStrained = false;
});
afterEach(() => app.close());

describe('the grid', () => {
  it('has 49 trips, priced as strip and month are', async () => {
    start();
    const { prices } = (await app.inject(`/api/price-grid?${TRIP}`)).json<PriceGridAnswerWire>();
    expect(Object.values(prices).flatMap((row) => Object.keys(row))).toHaveLength(49);
    const strip = (await app.inject(`/api/lowest-prices?${TRIP}&from=08-May-2027&to=14-May-2027`)).json<LowestPricesAnswerWire>();
    expect(prices['2027-05-10']?.['2027-05-17']).toBe(strip.prices['2027-05-10']);
    expect(prices['2027-05-14']?.['2027-05-21']).toBe(strip.prices['2027-05-14']);
  });

  it('needs two dates', async () => {
    start();
    const answer = await app.inject(`/api/price-grid?${ONE_WAY}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errors: { name: string }[] }>().errors.map(({ name }) => name)).toEqual(['triptype']);
  });
});

describe('the record', () => {
  it('tells what the trip cost a year earlier, the last days dearer than the weeks before', async () => {
    start();
    const { comparable, curve } = (await app.inject(`/api/price-record?${TRIP}`)).json<PriceRecordAnswerWire>();
    expect(comparable).toHaveLength(5);
    const known = curve.flatMap(({ lowest }) => lowest ?? []);
    expect(known).toHaveLength(curve.length);
    expect(known[known.length - 1]).toBeGreaterThan(Math.min(...known));
    expect(curve.map(({ daysBefore }) => daysBefore)).toEqual([...curve.map(({ daysBefore }) => daysBefore)].sort((a, b) => b - a));
  });

  it('is asked for once a day', async () => {
    let asks = 0;
    start({
      ...sandbox,
      priceRecord: (query, asking) => {
        asks += 1;
        return sandbox.priceRecord(query, asking);
      },
    });
    await app.inject(`/api/price-record?${TRIP}`);
    await app.inject(`/api/price-record?${TRIP.replace('adt=1', 'adt=3')}`);
    expect(asks).toBe(1);
  });

  it('of a supplier that keeps none is empty', async () => {
    const { priceRecord: _, ...without } = sandbox;
    start(without);
    expect((await app.inject(`/api/price-record?${ONE_WAY}`)).json()).toEqual({ comparable: [], curve: [] });
  });
});

it('the record asks for each day as it was then', async () => {
  const asked: [IsoDate, string][] = [];
  const query = searchFor(
    { origin: 'BOS', destination: 'LAX', departs: '2027-05-11' as IsoDate, returns: null },
    'Economy',
    DEFAULT_TRAVELERS,
  );
  await priceRecordOf(query, NOW, async (date, then) => {
    asked.push([date, then.toISOString().slice(0, 10)]);
    return { ok: true, value: 1 };
  });
  expect(asked[2]).toEqual(['2026-05-12', '2026-04-11']); // 31 days before, a year earlier, on the same weekday
  expect(asked[asked.length - 1]).toEqual(['2026-05-12', '2026-05-11']);
});

it.each(['price-grid', 'price-record'])('%s: cold work is refused while the server has too much to do', async (name) => {
  start();
  isStrained = true;
  const answer = await app.inject(`/api/${name}?${TRIP}`);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBeDefined();
});
