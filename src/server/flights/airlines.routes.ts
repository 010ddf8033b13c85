/** `GET /api/airlines` and `airlineclasses`: the carriers with a page, their codes, hubs and cabins. They change only with a build. */
import type { FastifyInstance } from 'fastify';
import { airlineClassesWires, airlineWires } from '#core/content/pages/airlineBlocks';
import { LOCALES } from '#core/domain/site/routes';
import { readQuery, refuseQuery } from '../http/requests/query';
import { prepareBody, sendPrepared } from '../http/replies/preparedBody';

const CACHE_CONTROL = 'public, max-age=86400';
const QUALITY = 9;

export function registerAirlineRoutes(app: FastifyInstance): void {
  const classes = prepareBody(JSON.stringify(airlineClassesWires()), QUALITY);
  const airlines = new Map<string, ReturnType<typeof prepareBody>>(
    LOCALES.map((locale) => [locale, prepareBody(JSON.stringify(airlineWires(locale)), QUALITY)]),
  );
  app.get('/api/airlines', async (request, reply) => {
    const query = readQuery(request.url, ['lang']);
    if (!query.ok) return refuseQuery(reply, query.error);
    const body = airlines.get(query.value.lang ?? 'en');
    if (!body) return refuseQuery(reply, [{ name: 'lang', detail: `must be ${LOCALES.join(' or ')}` }]);
    return sendPrepared(request, reply, await body, CACHE_CONTROL);
  });
  app.get('/api/airlineclasses', async (request, reply) => {
    const query = readQuery(request.url, []);
    return query.ok ? sendPrepared(request, reply, await classes, CACHE_CONTROL) : refuseQuery(reply, query.error);
  });
}
