/** `GET /api/airlines`: the carriers with a page, their codes and hubs. Changes only with a build. */
import type { FastifyInstance } from 'fastify';
import { hubsOf } from '#core/content/airlines/airlineHubs';
import { AIRLINES } from '#core/content/airlines/airlines';
import { AIRLINE_CODES } from '#core/content/airlines/airlineSlugs';
import type { AirlineWire } from '#core/contract/airlines.schema';
import { readQuery, refuseQuery } from '../http/query';
import { prepareBody, sendPrepared } from '../http/preparedBody';

const CACHE_CONTROL = 'public, max-age=86400';
const QUALITY = 9;

export function registerAirlineRoutes(app: FastifyInstance): void {
  const airlines = AIRLINE_CODES.map((code): AirlineWire => {
    const { name, slug } = AIRLINES[code];
    return { code, name, url: slug, hubs: [...hubsOf(code, 'en')] };
  });
  const body = prepareBody(JSON.stringify(airlines), QUALITY);
  app.get('/api/airlines', async (request, reply) => {
    const query = readQuery(request.url, []);
    return query.ok ? sendPrepared(request, reply, await body, CACHE_CONTROL) : refuseQuery(reply, query.error);
  });
}
