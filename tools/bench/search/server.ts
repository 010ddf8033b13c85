/** Child process of the search benchmark: the search route alone on a port, the figures that only its own process can know. */
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import fastify from 'fastify';
import type { IsoDate } from '#core/domain/values/dates';
import { addDays, dayNumber } from '#core/domain/values/dates';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { searchFor } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import { loadAirports } from '#server/airports/airportTable';
import { daysOfMonth, dealPlan, STAY_NIGHTS } from '#server/deals/dealPlan';
import { createDealLists } from '#server/deals/dealLists';
import { registerDealRoutes } from '#server/deals/deals.routes';
import type { DealsBoard } from '#server/deals/dealsBoard';
import { createFlightsCache } from '#server/flights/flightsCache';
import { registerFlightRoutes } from '#server/flights/flights.routes';
import { distanceKm } from '#server/geography/distance';
import { isServed } from '#server/flights/suppliers/sandbox/itineraries/slices';
import { interlineSlices } from '#server/flights/suppliers/sandbox/itineraries/interlineSlices';
import { buildNetwork } from '#server/flights/suppliers/sandbox/timetable/network';
import { createMemoryOrders } from '#server/flights/suppliers/sandbox/orders/orders';
import { createSandboxSupplier } from '#server/flights/suppliers/sandbox/sandboxSupplier';
import { openTimetablePool } from '#server/flights/suppliers/sandbox/timetable/threads/timetablePool';
import { countInMemory } from '#server/http/limits/countedInMemory';
import { RATE_LIMITS } from '#server/http/limits/rateLimits';
import { serveLocally } from '../localServer';
import { median } from '../quantiles';
import { multiCitySearches, searches } from './queries';

/** What the child tells its parent. */
export interface SearchFigures {
  readonly warmUpMs: number;
  readonly coldMs: readonly number[];
  /** The same of multi-city trips of four slices. */
  readonly multiCityMs: readonly number[];
  readonly lowestMs: number;
  readonly pairs: { readonly searched: number; readonly lastResort: number; readonly unserved: readonly string[] };
  readonly ports: { readonly app: number; readonly bare: number; readonly bareDeals: number };
  readonly path: string;
  readonly dealsPath: string;
}

/** The built one: threads run plain JavaScript. */
const WORKER = path.resolve(__dirname, '../../../dist/server/timetable.worker.js');
const SEARCHES = 1000;
const MULTI_CITY_SEARCHES = 200;
const NOW = new Date('2027-04-10T12:00:00Z');
const DAY = '2027-05-11' as IsoDate;
const MONTHS = 7;
const LARGEST = 300;
/** Closer airports are one city: nobody flies between them. */
const NEAR_KM = 90;

const airports = loadAirports();
const byWeight = [...airports.airports].sort((a, b) => b.weight - a.weight);

function countPairs(): SearchFigures['pairs'] {
  const net = buildNetwork(airports);
  const great = byWeight.slice(0, LARGEST);
  const unserved: string[] = [];
  let searched = 0;
  let lastResort = 0;
  for (const from of great) {
    for (const to of great) {
      if (from === to || distanceKm(from, to) < NEAR_KM) continue;
      searched++;
      const wish = { from, to, day: dayNumber(DAY), notBefore: 0 };
      if (isServed(net, wish)) continue;
      lastResort++;
      if (interlineSlices(net, wish).length === 0) unserved.push(`${from.code}-${to.code}`);
    }
  }
  return { searched, lastResort, unserved };
}

/** The same bytes by a server that does nothing else. */
const serveBare = (body: Buffer) =>
  serveLocally((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'br', 'content-length': body.length });
    reply.end(body);
  });

const DEALS = '/api/getfilteredfares?cabin=Economy&maxprice=900';
/** As many deals as a site has of one airline on every route that it asks for; what they cost is no matter here. */
const BOARD: DealsBoard = {
  isGathering: false,
  deals: dealPlan(DAY).map(({ month, ...route }, i) => {
    const departs = daysOfMonth(month, DAY)[i % 3] ?? DAY;
    const total = 10_000 + ((i * 7_919) % 70_000);
    const returns = addDays(departs, STAY_NIGHTS);
    return { ...route, departs, returns, airline: 'DL', airlineName: 'Delta Air Lines', total, airlinePrice: null, seenAt: NOW };
  }),
};

async function main(): Promise<void> {
  const started = performance.now();
  const timetable = openTimetablePool(WORKER, (error) => console.error(error));
  const supplier = createSandboxSupplier(timetable, createMemoryOrders());
  const app = fastify();
  /** Counted as on a site, and never reached. */
  const plenty = { calls: 1e9, seconds: 3600 };
  const limits = countInMemory({ ...RATE_LIMITS, coldSearch: plenty, cachedAnswers: plenty });
  const flights = createFlightsCache(supplier, airports);
  registerFlightRoutes(app, { airports, supplier, flights, limits, clock: () => NOW, isStrained: () => false });
  registerDealRoutes(app, { airports, limits, lists: createDealLists(airports), board: () => BOARD });
  await timetable.ready(NOW);
  const warmUpMs = performance.now() - started;

  /** Milliseconds of the first answer to each. */
  const coldTimes = async (queries: Iterable<SearchQuery>, count: number): Promise<number[]> => {
    const times: number[] = [];
    for (const query of queries) {
      const target = `/flight/getflights?${searchParamsOf(query)}`;
      const start = performance.now();
      const answer = await app.inject({ url: target, headers: { 'accept-encoding': 'br' } });
      times.push(performance.now() - start);
      if (answer.statusCode !== 200) throw new Error(`${target}: ${answer.body}`);
      if (times.length === count) break;
    }
    return times;
  };
  const coldMs = await coldTimes(searches(airports, DAY), SEARCHES);
  const multiCityMs = await coldTimes(multiCitySearches(airports, DAY), MULTI_CITY_SEARCHES);

  // Months that nobody requested before; the median, because a neighbor on the machine may take half of one.
  const monthMs: number[] = [];
  for (let month = 0; month < MONTHS; month++) {
    const first = addDays(DAY, 30 * month);
    const dates = Array.from({ length: 30 }, (_, i) => addDays(first, i));
    const trip = { origin: 'NYC', destination: 'LAX', departs: first, returns: addDays(first, 7) };
    const query = searchFor(trip, 'Economy', { adults: 1, children: 0, infants: 0 });
    const start = performance.now();
    await supplier.lowestPrices(query, dates, { now: NOW });
    monthMs.push((performance.now() - start) / dates.length);
  }
  const lowestMs = median(monthMs);

  const busy =
    '/flight/getflights?ori=JFK&des=LAX&departdate=11-May-2027&triptype=R&cabin=Economy&adt=1&chd=0&inf=0&returndate=18-May-2027';
  const body = (await app.inject({ url: busy, headers: { 'accept-encoding': 'br' } })).rawPayload;
  const bare = await serveBare(body);
  const deals = (await app.inject({ url: DEALS, headers: { 'accept-encoding': 'br' } })).rawPayload;
  const bareDeals = await serveBare(deals);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const figures: SearchFigures = {
    warmUpMs,
    coldMs,
    multiCityMs,
    lowestMs,
    pairs: countPairs(),
    ports: { app: Number(new URL(origin).port), bare: bare.port, bareDeals: bareDeals.port },
    path: busy,
    dealsPath: DEALS,
  };
  process.send?.(figures);
}

void main();
