/** `GET /flight/getflights`, the flight search (api.3), and `GET /api/lowest-prices`, its days around, and what is shown next to them (results.8, results.9, results.23, results.24). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { LowestPricesAnswerWire } from '#core/contract/flights/lowestPrices.schema';
import { isRoundTrip, tripTypeOf } from '#core/domain/search/trip';
import { ok } from '#core/domain/values/result';
import type { AirportTable } from '../airports/airportTable';
import { clientGone } from '../http/limits/clientGone';
import { sendPrepared } from '../http/replies/preparedBody';
import { sendProblem } from '../http/replies/problems';
import { refuseQuery } from '../http/requests/query';
import type { RateLimiter } from '../http/limits/rateLimits';
import { takeOrRefuse } from '../http/limits/rateLimits';
import type { SharedStore } from '../platform/shared/sharedStore';
import { alternativesTo } from './alternatives';
import type { FlightsAnswer, FlightsCache } from './flightsCache';
import { readFlightsQuery, readPricesQuery } from './flightsQuery';
import type { FlightsRequest, PricesRequest } from './flightsQuery';
import { nearbyFaresOf } from './nearbyFares';
import { readFlexibleQuery } from './prices/flexibleQuery';
import { flexibleTripsOf } from './prices/flexibleTrips';
import { priceGridOf } from './prices/priceGrid';
import { createPriceRecords } from './prices/priceRecords';
import { createPricesCache } from './prices/pricesCache';
import type { FlightSupplier, SearchFault } from './supplier';

export interface FlightRouteDeps {
  readonly airports: AirportTable;
  readonly supplier: FlightSupplier;
  /** Where answers to searches are kept. */
  readonly flights: FlightsCache;
  readonly limits: RateLimiter;
  /** What other processes found; left out where there are none. */
  readonly shared?: SharedStore | null;
  readonly clock: () => Date;
  /** True while the server has too much to do: only what is kept or under way is answered. */
  readonly isStrained: () => boolean;
}

/** Prices are the traveler's own business and move; the browser's twelve hours are kept by its own cache. */
export const CACHE_CONTROL = 'private, max-age=60';

/** Whoever asks again may get new prices. */
const AGED_CACHE_CONTROL = 'no-store';

const cacheControlOf = ({ age, isPartial }: FlightsAnswer): string => (age === null && !isPartial ? CACHE_CONTROL : AGED_CACHE_CONTROL);

const KNOWN_QUESTIONS = 2000;
/** Which days can be searched changes with the date somewhere on Earth; clocks differ by quarters of an hour. */
const QUARTER_MS = 15 * 60_000;

export const TOO_BUSY: SearchFault = { code: 'overloaded', retryAfter: 5 };

/** Adds the search. Bad parameters are a 400 problem naming them; only searches that ask the supplier count towards the limit. */
export function registerFlightRoutes(app: FastifyInstance, deps: FlightRouteDeps): void {
  const cache = deps.flights;
  /** Parsing a query takes a third of what its kept answer takes in all: one that was parsed before is not parsed again. */
  const known = new LRUCache<string, FlightsRequest>({ max: KNOWN_QUESTIONS });
  const readOnce = (url: string, now: Date): ReturnType<typeof readFlightsQuery> => {
    const key = `${Math.floor(now.getTime() / QUARTER_MS)} ${url}`;
    const before = known.get(key);
    if (before) return ok(before);
    const parsed = readFlightsQuery(url, deps.airports, now);
    if (parsed.ok) known.set(key, parsed.value);
    return parsed;
  };
  app.get('/flight/getflights', async (request, reply) => {
    const now = deps.clock();
    const parsed = readOnce(request.url, now);
    if (!parsed.ok) return refuseQuery(reply, parsed.error);
    const kept = await cache.kept(parsed.value, now);
    if (kept) {
      if (!(await takeOrRefuse(deps, 'cachedAnswers', request, reply))) return reply;
      return sendPrepared(request, reply, kept.body, cacheControlOf(kept));
    }
    const isUnderWay = cache.isUnderWay(parsed.value, now);
    if (!isUnderWay && deps.isStrained()) {
      const before = await cache.aged(parsed.value, now);
      if (before === undefined) return refuseSearch(reply, TOO_BUSY);
      if (!(await takeOrRefuse(deps, 'cachedAnswers', request, reply))) return reply;
      return sendPrepared(request, reply, before.body, AGED_CACHE_CONTROL);
    }
    const limit = isUnderWay ? 'cachedAnswers' : 'coldSearch';
    if (!(await takeOrRefuse(deps, limit, request, reply))) return reply;
    const found = await cache.ask(parsed.value, now, clientGone(reply));
    if (!found.ok) return refuseSearch(reply, found.error);
    return sendPrepared(request, reply, found.value.body, cacheControlOf(found.value));
  });

  const prices = createPricesCache(deps.supplier, deps.airports, deps.shared);
  const daysOf = (questions: readonly PricesRequest[], now: Date): number =>
    questions.reduce((sum, parsed) => sum + prices.cost(parsed, now), 0);
  /** Takes the days that the supplier would be queried for, or a kept answer, from the limits of this client. */
  const takeDays = async (days: number, request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    if (days === 0) return takeOrRefuse(deps, 'cachedAnswers', request, reply);
    if (!deps.isStrained()) return takeOrRefuse(deps, 'lowestPrices', request, reply, days);
    refuseSearch(reply, TOO_BUSY);
    return false;
  };

  app.get('/api/lowest-prices', async (request, reply) => {
    const now = deps.clock();
    const parsed = readPricesQuery(request.url, deps.airports, now);
    if (!parsed.ok) return refuseQuery(reply, parsed.error);
    if (!(await takeDays(daysOf([parsed.value], now), request, reply))) return reply;
    const found = await prices.ask(parsed.value, now, clientGone(reply));
    if (!found.ok) return refuseSearch(reply, found.error);
    const answer: LowestPricesAnswerWire = { prices: Object.fromEntries(found.value) };
    return reply.header('cache-control', CACHE_CONTROL).send(answer);
  });

  app.get('/api/price-grid', async (request, reply) => {
    const now = deps.clock();
    const parsed = readFlightsQuery(request.url, deps.airports, now);
    if (!parsed.ok) return refuseQuery(reply, parsed.error);
    const { query } = parsed.value;
    if (!isRoundTrip(query)) return refuseQuery(reply, [{ name: 'triptype', detail: 'must be R: a grid has two dates' }]);
    const grid = priceGridOf(query);
    if (!(await takeDays(daysOf(grid.questions, now), request, reply))) return reply;
    const found = await grid.find(prices, now, clientGone(reply));
    if (!found.ok) return refuseSearch(reply, found.error);
    return reply.header('cache-control', CACHE_CONTROL).send(found.value);
  });

  app.get('/api/flexible-trips', async (request, reply) => {
    const now = deps.clock();
    const parsed = readFlexibleQuery(request.url, deps.airports, now);
    if (!parsed.ok) return refuseQuery(reply, parsed.error);
    const trips = flexibleTripsOf(parsed.value);
    if (!(await takeDays(daysOf(trips.questions, now), request, reply))) return reply;
    const found = await trips.find(prices, now, clientGone(reply));
    if (!found.ok) return refuseSearch(reply, found.error);
    return reply.header('cache-control', CACHE_CONTROL).send(found.value);
  });

  app.get('/api/nearby-fares', async (request, reply) => {
    const now = deps.clock();
    const parsed = readFlightsQuery(request.url, deps.airports, now);
    if (!parsed.ok) return refuseQuery(reply, parsed.error);
    const { query } = parsed.value;
    if (tripTypeOf(query) === 'M') return refuseQuery(reply, [{ name: 'triptype', detail: 'must be R or O' }]);
    const nearby = nearbyFaresOf(query, deps.airports);
    if (!(await takeDays(daysOf(nearby.questions, now), request, reply))) return reply;
    const found = await nearby.find(prices, now, clientGone(reply));
    if (!found.ok) return refuseSearch(reply, found.error);
    return reply.header('cache-control', CACHE_CONTROL).send(found.value);
  });

  const records = createPriceRecords(deps.supplier, deps.airports);
  app.get('/api/price-record', async (request, reply) => {
    const now = deps.clock();
    const parsed = readFlightsQuery(request.url, deps.airports, now);
    if (!parsed.ok) return refuseQuery(reply, parsed.error);
    const { query } = parsed.value;
    if (!(await takeDays(records.cost(query, now), request, reply))) return reply;
    const found = await records.ask(query, now, clientGone(reply));
    if (!found.ok) return refuseSearch(reply, found.error);
    return reply.header('cache-control', CACHE_CONTROL).send(found.value);
  });

  app.get('/api/alternatives', async (request, reply) => {
    const now = deps.clock();
    const parsed = readFlightsQuery(request.url, deps.airports, now);
    if (!parsed.ok) return refuseQuery(reply, parsed.error);
    const alternatives = alternativesTo(parsed.value.query, deps.airports);
    if (!(await takeDays(daysOf(alternatives.questions, now), request, reply))) return reply;
    const found = await alternatives.find(prices, now, clientGone(reply));
    if (!found.ok) return refuseSearch(reply, found.error);
    return reply.header('cache-control', CACHE_CONTROL).send(found.value);
  });
}

/** Answers what the supplier could not: 503, with a time to come back where there is one. */
export function refuseSearch(reply: FastifyReply, fault: SearchFault): FastifyReply {
  if (fault.code === 'overloaded')
    return sendProblem(reply, 'overloaded', 'Too many searches are under way. Try again in a moment.', { retryAfter: fault.retryAfter });
  if (fault.code === 'call_us') return sendProblem(reply, 'call_us', 'Flights are sold by phone for now.');
  return sendProblem(reply, 'supplier_unavailable', 'Flights and prices cannot be requested right now. Try again in a moment.');
}
