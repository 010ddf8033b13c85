/** `GET /api/bestdeals`, `deals`, `flight-under-200`, `flight-under-99`, `dealsforcity/{city}`, `getfilteredfares` (api.4): answers stand ready. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { CITY_SLUGS, isCitySlug } from '#core/content/destinations/cities';
import { DealCitySchema } from '#core/contract/flights/deals.schema';
import type { DealCity, DealListWire } from '#core/contract/flights/deals.schema';
import type { ProblemField } from '#core/contract/problem';
import { DEAL_PARAM_FORMS, DEAL_PARAMS, NO_DEAL_FILTER, readDealFilter } from '#core/domain/fares/deals';
import type { DealFilter } from '#core/domain/fares/deals';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import type { AirportTable } from '../airports/airportTable';
import type { PreparedBody } from '../http/replies/preparedBody';
import { prepareBody, sendPrepared } from '../http/replies/preparedBody';
import { readQuery, refuseQuery } from '../http/requests/query';
import { takeOrRefuse } from '../http/limits/rateLimits';
import type { RateLimiter } from '../http/limits/rateLimits';
import type { DealLists } from './dealLists';
import type { DealsBoard } from './dealsBoard';

export interface DealRouteDeps {
  readonly airports: AirportTable;
  readonly limits: RateLimiter;
  readonly lists: DealLists;
  readonly board: () => DealsBoard;
}

type Answer = (board: DealsBoard) => DealListWire;

/** The same for everybody; as long as fares of a search are taken from a browser's cache. */
const CACHE_CONTROL = 'public, max-age=60';
/** More is on its way. */
const GATHERING_CACHE_CONTROL = 'no-store';
const QUALITY = 5;
/** Different questions kept ready; the longest answer is some 4 KB. */
const KEPT_ANSWERS = 2000;

/** Adds the calls. Bad parameters are a 400 problem naming them. Every answer counts as one that is kept. */
export function registerDealRoutes(app: FastifyInstance, { airports, limits, lists, board }: DealRouteDeps): void {
  const answers = new LRUCache<string, Promise<PreparedBody>>({ max: KEPT_ANSWERS });
  let answered = board();

  /** By address: a query that was parsed before is not parsed again until the deals are others. */
  const send = async (request: FastifyRequest, reply: FastifyReply, read: () => Result<Answer, ProblemField[]>): Promise<FastifyReply> => {
    if (!(await takeOrRefuse({ limits }, 'cachedAnswers', request, reply))) return reply;
    const now = board();
    if (now !== answered) answers.clear();
    answered = now;
    let body = answers.get(request.url);
    if (body === undefined) {
      const answer = read();
      if (!answer.ok) return refuseQuery(reply, answer.error);
      body = prepareBody(JSON.stringify(answer.value(now)), QUALITY);
      answers.set(request.url, body);
    }
    return sendPrepared(request, reply, await body, now.isGathering ? GATHERING_CACHE_CONTROL : CACHE_CONTROL);
  };

  /** A call without parameters. */
  const plain = (path: string, answer: Answer): void => {
    app.get(path, async (request, reply) =>
      send(request, reply, () => {
        const query = readQuery(request.url, []);
        return query.ok ? ok(answer) : query;
      }),
    );
  };
  plain('/api/bestdeals', (now) => lists.best(now));
  plain('/api/deals', (now) => lists.fitting(now, NO_DEAL_FILTER));
  plain('/api/flight-under-200', (now) => lists.under(now, 200));
  plain('/api/flight-under-99', (now) => lists.under(now, 99));

  app.get<{ Params: DealCity }>('/api/dealsforcity/:city', { schema: { params: DealCitySchema } }, async (request, reply) =>
    send(request, reply, () => {
      const query = readQuery(request.url, []);
      if (!query.ok) return query;
      const city = request.params.city.toLowerCase();
      return isCitySlug(city)
        ? ok((now) => lists.city(now, city))
        : err([{ name: 'city', detail: `must be one of ${CITY_SLUGS.join(', ')}` }]);
    }),
  );

  app.get('/api/getfilteredfares', async (request, reply) =>
    send(request, reply, () => {
      const filter = readFilter(request.url, airports);
      return filter.ok ? ok((now) => lists.fitting(now, filter.value)) : filter;
    }),
  );
}

/** Reads and checks the query string of `url`; errors name every parameter that is wrong. */
function readFilter(url: string, airports: AirportTable): Result<DealFilter, ProblemField[]> {
  const read = readQuery(url, Object.values(DEAL_PARAMS));
  if (!read.ok) return read;
  const { filter, faults } = readDealFilter(new URLSearchParams(read.value));
  const errors = faults.map((name) => ({ name, detail: DEAL_PARAM_FORMS[name] }));
  for (const name of ['origin', 'destination'] as const) {
    const code = filter[name];
    if (code !== null && airports.resolve(code).length === 0) errors.push({ name, detail: 'is not an airport or city we know' });
  }
  return errors.length === 0 ? ok(filter) : err(errors);
}
