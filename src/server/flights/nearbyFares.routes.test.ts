import type { FastifyInstance } from 'fastify';
import { itInCi } from '#testing/jest/smallerRuns';
import fastify from 'fastify';
import type { NearbyFaresWire } from '#core/contract/flights/alternatives.schema';
import type { FlightsAnswerWire } from '#core/contract/flights/flights.schema';
import { loadAirports } from '../airports/airportTable';
import { countInMemory } from '../http/limits/countedInMemory';
import { registerFlightRoutes } from './flights.routes';
import { createFlightsCache } from './flightsCache';
import { createMemoryOrders } from './suppliers/sandbox/orders/orders';
import { createSandboxSupplier } from './suppliers/sandbox/sandboxSupplier';
import { timetableInThread } from './suppliers/sandbox/timetable/threads/timetableService';
import type { FlightSupplier } from './supplier';

// The timetable is built, and whole searches are requested.
const airports = loadAirports();
const sandbox = createSandboxSupplier(timetableInThread(airports), createMemoryOrders());
const NOW = new Date('2027-01-10T12:00:00Z');
const SEARCH = 'ori=JFK&des=LAX&departdate=10-Mar-2027&triptype=R&cabin=Economy&adt=1&chd=0&inf=0&returndate=17-Mar-2027';

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
const ask = (search = SEARCH) => app.inject(`/api/nearby-fares?${search}`);

itInCi('says what a search costs, and the same one from and to airports nearby (results.26)', async () => {
  const { price, airports: near } = (await ask()).json<NearbyFaresWire>();
  expect(near.map(({ end, code }) => `${end} ${code}`)).toEqual(expect.arrayContaining(['origin EWR', 'origin LGA', 'destination SNA']));
  const lowestOf = async (search: string): Promise<number> => {
    const { flights } = (await app.inject(`/flight/getflights?${search}`)).json<FlightsAnswerWire>();
    return Math.min(...flights.map((f) => (f.NF < f.GF ? f.ANPP : f.AGPP)));
  };
  expect(price).toBe(await lowestOf(SEARCH));
  expect(near.find(({ code }) => code === 'EWR')?.price).toBe(await lowestOf(SEARCH.replace('JFK', 'EWR')));
});

it('refuses what is no trip with one destination, and what cannot be read', async () => {
  expect((await ask(SEARCH.replace('=R', '=M').replace(/&returndate.*/, '&s2=LAX-SEA-14-Mar-2027'))).statusCode).toBe(400);
  expect((await ask(SEARCH.replace('JFK', 'J'))).statusCode).toBe(400);
});

it('names the airports whose prices are not known, and passes on that nobody answers', async () => {
  start({ lowestPrices: async () => ({ ok: true, value: new Map() }) });
  const answer = (await ask()).json<NearbyFaresWire>();
  expect(answer).not.toHaveProperty('price');
  expect(answer.airports.every((airport) => !('price' in airport))).toBe(true);
  start({ lowestPrices: async () => ({ ok: false, error: { code: 'supplier_unavailable' } }) });
  expect((await ask()).statusCode).toBe(503);
});
