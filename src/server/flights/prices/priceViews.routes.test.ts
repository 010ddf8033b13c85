/** `GET /api/price-grid` and `GET /api/price-record` (results.23, results.24), over the sandbox. */
import type { FastifyInstance } from 'fastify';
import { itInCi } from '#testing/jest/smallerRuns';
import fastify from 'fastify';
import type { LowestPricesAnswerWire } from '#core/contract/flights/lowestPrices.schema';
import type { PriceGridAnswerWire } from '#core/contract/flights/priceGrid.schema';
import type { PriceRecordAnswerWire } from '#core/contract/flights/priceRecord.schema';
import { addDays, utcDateOf } from '#core/domain/values/dates';
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
import { timetableInThread } from '../suppliers/sandbox/timetable/threads/timetableService';
import type { FlightSupplier } from '../supplier';

// The timetable is built, and dozens of days are requested.
const airports = loadAirports();
const sandbox = createSandboxSupplier(timetableInThread(airports), createMemoryOrders());
const NOW = new Date('2027-04-10T12:00:00Z');
const MAY_11 = '2027-05-11' as IsoDate;
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
  itInCi('has 49 trips, priced as strip and month are', async () => {
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
  it('tells what these dates cost on earlier days, of the same series as list, strip and grid', async () => {
    start();
    const { points, isObserved } = (await app.inject(`/api/price-record?${TRIP}`)).json<PriceRecordAnswerWire>();
    expect(isObserved).toBe(false);
    expect(points.map(({ on }) => on)).toEqual([56, 49, 42, 35, 28, 21, 14, 7].map((days) => addDays(utcDateOf(NOW), -days)));
    const then = new Date('2027-04-03T12:00:00Z');
    const trip = searchFor(
      { origin: 'BOS', destination: 'LAX', departs: MAY_11, returns: addDays(MAY_11, 7) },
      'Economy',
      DEFAULT_TRAVELERS,
    );
    const searched = await sandbox.search(trip, { now: then, limit: 2000 });
    if (!searched.ok) throw new Error(searched.error.code);
    expect(points[points.length - 1]?.lowest).toBe(Math.min(...searched.value.flights.map(({ perAdult }) => perAdult)));
  });

  it('begins with the sale of its dates', async () => {
    start();
    const far = TRIP.replace('11-May-2027', '01-Mar-2028').replace('18-May-2027', '04-Mar-2028');
    const { points } = (await app.inject(`/api/price-record?${far}`)).json<PriceRecordAnswerWire>();
    expect(points).toEqual([]);
  });

  it('is requested once a day', async () => {
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
    expect((await app.inject(`/api/price-record?${ONE_WAY}`)).json()).toEqual({ points: [], isObserved: false });
  });
});

it('the record asks for the same dates as on each day then, and leaves out days without flights', async () => {
  const requested: [IsoDate, string][] = [];
  const query = searchFor({ origin: 'BOS', destination: 'LAX', departs: MAY_11, returns: null }, 'Economy', DEFAULT_TRAVELERS);
  const record = await priceRecordOf(query, NOW, async (date, then) => {
    requested.push([date, utcDateOf(then)]);
    return { ok: true, value: requested.length === 1 ? null : 1 };
  });
  expect(requested[0]).toEqual([MAY_11, '2027-02-13']);
  expect(requested[requested.length - 1]).toEqual([MAY_11, '2027-04-03']);
  expect(record.ok && record.value.points).toHaveLength(requested.length - 1);
});

it.each(['price-grid', 'price-record'])('%s: cold work is refused while the server has too much to do', async (name) => {
  start();
  isStrained = true;
  const answer = await app.inject(`/api/${name}?${TRIP}`);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBeDefined();
});
