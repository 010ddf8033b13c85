/** `GET /api/airlines` and `airlineclasses`: the carriers with a page, their codes, hubs and cabins. They change only with a build. */
import type { FastifyInstance } from 'fastify';
import { airlineClassesWires, airlineWires } from '#core/content/pages/airlineBlocks';
import type { Locale } from '#core/domain/site/routes';
import { readLocalizedQuery, readQuery, refuseQuery } from '../http/requests/query';
import { prepareBody, sendPrepared } from '../http/replies/preparedBody';

const CACHE_CONTROL = 'public, max-age=86400';
const QUALITY = 9;

export function registerAirlineRoutes(app: FastifyInstance): void {
  const classes = prepareBody(JSON.stringify(airlineClassesWires()), QUALITY);
  const prepare = (locale: Locale) => prepareBody(JSON.stringify(airlineWires(locale)), QUALITY);
  const airlines = { en: prepare('en'), es: prepare('es') };
  app.get('/api/airlines', async (request, reply) => {
    const query = readLocalizedQuery(request.url, []);
    return query.ok ? sendPrepared(request, reply, await airlines[query.value.locale], CACHE_CONTROL) : refuseQuery(reply, query.error);
  });
  app.get('/api/airlineclasses', async (request, reply) => {
    const query = readQuery(request.url, []);
    return query.ok ? sendPrepared(request, reply, await classes, CACHE_CONTROL) : refuseQuery(reply, query.error);
  });
}
