/** `GET /flight/getflights`, the flight search (spec §7, product §2), and `GET /api/lowest-prices`, its days around, and `GET /api/alternatives` (product §4). */
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { LowestPricesAnswerWire } from '#core/contract/lowestPrices.schema';
import { ok } from '#core/domain/result';
import type { AirportTable } from '../airports/airportTable';
import { sendPrepared } from '../http/preparedBody';
import { sendProblem } from '../http/problems';
import { refuseQuery } from '../http/query';
import type { RateLimiter } from '../http/rateLimits';
import { takeOrRefuse } from '../http/rateLimits';
import { findAlternatives } from './alternatives';
import { createFlightsCache } from './flightsCache';
import { readFlightsQuery, readPricesQuery } from './flightsQuery';
import type { AskedFlights } from './flightsQuery';
import { createPricesCache } from './pricesCache';
import type { FlightSupplier } from './supplier';

export interface FlightRouteDeps {
  readonly airports: AirportTable;
  readonly supplier: FlightSupplier;
  readonly limits: RateLimiter;
  readonly clock: () => Date;
}

/** Prices are the traveler's own business and move; the browser's twelve hours are kept by its own cache. */
const CACHE_CONTROL = 'private, max-age=60';

const KNOWN_QUESTIONS = 2000;
/** Which days can be searched changes with the date somewhere on Earth; clocks differ by quarters of an hour. */
const QUARTER_MS = 15 * 60_000;

/** Adds the search. Bad parameters are a 400 problem naming them; only searches that ask the supplier count towards the limit. */
export function registerFlightRoutes(app: FastifyInstance, deps: FlightRouteDeps): void {
  const cache = createFlightsCache(deps.supplier, deps.airports);
  /** Reading a question takes a third of what its kept answer takes in all: one that was asked before is read no more. */
  const known = new LRUCache<string, AskedFlights>({ max: KNOWN_QUESTIONS });
  const readOnce = (url: string, now: Date): ReturnType<typeof readFlightsQuery> => {
    const key = `${Math.floor(now.getTime() / QUARTER_MS)} ${url}`;
    const before = known.get(key);
    if (before) return ok(before);
    const asked = readFlightsQuery(url, deps.airports, now);
    if (asked.ok) known.set(key, asked.value);
    return asked;
  };
  app.get('/flight/getflights', async (request, reply) => {
    const now = deps.clock();
    const asked = readOnce(request.url, now);
    if (!asked.ok) return refuseQuery(reply, asked.error);
    let answer = cache.peek(asked.value, now);
    if (answer === undefined) {
      if (!takeOrRefuse(deps, 'coldSearch', request, reply)) return reply;
      answer = cache.ask(asked.value, now);
    }
    const found = await answer;
    if (!found.ok) return sendProblem(reply, 'supplier_unavailable', 'Flights cannot be searched right now. Try again in a moment.');
    return sendPrepared(request, reply, found.value, CACHE_CONTROL);
  });

  const prices = createPricesCache(deps.supplier, deps.airports);
  app.get('/api/lowest-prices', async (request, reply) => {
    const now = deps.clock();
    const asked = readPricesQuery(request.url, deps.airports, now);
    if (!asked.ok) return refuseQuery(reply, asked.error);
    if (!prices.knows(asked.value, now) && !takeOrRefuse(deps, 'lowestPrices', request, reply)) return reply;
    const found = await prices.ask(asked.value, now);
    if (!found.ok) return sendProblem(reply, 'supplier_unavailable', 'Prices of other days cannot be asked for right now.');
    const answer: LowestPricesAnswerWire = { prices: Object.fromEntries(found.value) };
    return reply.header('cache-control', CACHE_CONTROL).send(answer);
  });

  app.get('/api/alternatives', async (request, reply) => {
    const now = deps.clock();
    const asked = readFlightsQuery(request.url, deps.airports, now);
    if (!asked.ok) return refuseQuery(reply, asked.error);
    if (!takeOrRefuse(deps, 'lowestPrices', request, reply)) return reply;
    const found = await findAlternatives(asked.value.query, deps.airports, prices, now);
    if (!found.ok) return sendProblem(reply, 'supplier_unavailable', 'Other days and airports cannot be asked for right now.');
    return reply.header('cache-control', CACHE_CONTROL).send(found.value);
  });
}
