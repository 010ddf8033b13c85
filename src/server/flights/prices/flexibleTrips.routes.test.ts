import type { FastifyInstance } from 'fastify';
import { itInCi } from '#testing/jest/smallerRuns';
import fastify from 'fastify';
import type { FlexibleTripsWire } from '#core/contract/flights/flexibleTrips.schema';
import type { FlightsAnswerWire } from '#core/contract/flights/flights.schema';
import { daysBetween, formatQueryDate } from '#core/domain/values/dates';
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
const NOW = new Date('2027-01-10T12:00:00Z');
const GOOD = { ori: 'JFK', des: 'LAX', triptype: 'R', cabin: 'Economy', adt: '1', chd: '0', inf: '0', when: '2027-03:weekend' };
type Change = { readonly [name in keyof typeof GOOD | 'departdate']?: string | undefined };

let app: FastifyInstance;
const start = (change: Partial<FlightSupplier> = {}): void => {
  const supplier: FlightSupplier = { ...sandbox, ...change };
  app = fastify();
  const flights = createFlightsCache(supplier, airports);
  registerFlightRoutes(app, { airports, supplier, flights, limits: countInMemory(), clock: () => NOW, isStrained: () => false });
};
beforeEach(() => {
  start();
});
afterEach(async () => app.close());

const urlOf = (change: Change): string => {
  const params = new URLSearchParams();
  const values: Change = { ...GOOD, ...change };
  for (const [name, value] of Object.entries<string | undefined>(values)) if (value !== undefined) params.set(name, value);
  return `/api/flexible-trips?${params.toString()}`;
};
const ask = (change: Change = {}) => app.inject({ url: urlOf(change) });
const tripsOf = async (change: Change = {}) => (await ask(change)).json<FlexibleTripsWire>().trips;

itInCi('offers each weekend of a month at the price that a search of its days finds', async () => {
  const trips = await tripsOf();
  expect(trips.map(({ departs }) => departs.slice(0, 7))).toEqual(Array.from({ length: 4 }, () => '2027-03'));
  const [{ departs = '', returns = '', price } = {}] = trips;
  const dates = `departdate=${formatQueryDate(departs as IsoDate)}&returndate=${formatQueryDate(returns as IsoDate)}`;
  const { when: _, ...search } = GOOD;
  const found = await app.inject({ url: `/flight/getflights?${new URLSearchParams(search).toString()}&${dates}` });
  const { flights } = found.json<FlightsAnswerWire>();
  expect(Math.min(...flights.map((f) => (f.NF < f.GF ? f.ANPP : f.AGPP)))).toBe(price);
});

it('offers each week of a season, each length of a month, and one way each week', async () => {
  const nights = (trips: FlexibleTripsWire['trips']) =>
    trips.map(({ departs, returns }) => returns && daysBetween(departs as IsoDate, returns as IsoDate));
  const weeks = await tripsOf({ when: '2027-03..05:week' });
  expect(new Set(nights(weeks))).toEqual(new Set([7]));
  expect(weeks).toHaveLength(14);
  expect(nights(await tripsOf({ when: '2027-03:month' }))).toEqual([3, 5, 7, 10, 14]);
  expect(new Set(nights(await tripsOf({ when: '2027-03:month', triptype: 'O' })))).toEqual(new Set([null]));
});

it('says nothing of prices that a supplier does not know', async () => {
  start({ lowestPrices: async () => ({ ok: true, value: new Map() }) });
  const [first] = await tripsOf();
  expect(first).toEqual({ departs: '2027-03-05', returns: '2027-03-07' });
});

it.each<[Change, readonly string[]]>([
  [{ when: undefined }, ['when']],
  [{ when: '2027-03:year' }, ['when']],
  [{ when: '2026-03:weekend' }, ['when']],
  [{ when: '2029-03:weekend' }, ['when']],
  [{ triptype: 'M' }, ['triptype']],
  [{ ori: 'JF', when: 'soon' }, ['ori', 'when']],
  [{ des: 'NYC' }, ['des']],
  [{ departdate: '05-Mar-2027' }, ['departdate']],
  [{ adt: '0' }, ['adt']],
])('refuses %j', async (change, names) => {
  const answer = await ask(change);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ errors: { name: string }[] }>().errors.map(({ name }) => name)).toEqual(names);
});

it('takes its days from the limit of lowest prices', async () => {
  for (const month of ['02', '03', '04', '05']) expect((await ask({ when: `2027-${month}:month` })).statusCode).toBe(200);
  expect((await ask({ when: '2027-06:month' })).statusCode).toBe(429);
  expect((await ask({ when: '2027-04:month' })).statusCode).toBe(200);
});

it('passes on that the supplier does not answer', async () => {
  start({ lowestPrices: async () => ({ ok: false, error: { code: 'supplier_unavailable' } }) });
  expect((await ask()).statusCode).toBe(503);
});
