/**
 * `GET /api/airlines` and `airlineclasses`: the carriers with a page, their codes, hubs and cabins. Change only with a build.
 * Pages have the same records in their documents.
 */
import type { FastifyInstance } from 'fastify';
import { hubsOf } from '#core/content/airlines/airlineHubs';
import { AIRLINES } from '#core/content/airlines/airlines';
import { NETWORKS } from '#core/content/airlines/networks.generated';
import { AIRLINE_CODES } from '#core/content/airlines/airlineSlugs';
import type { AirlineClassesWire, AirlineWire } from '#core/contract/flights/airlines.schema';
import { CABINS } from '#core/domain/search/trip';
import { readQuery, refuseQuery } from '../http/requests/query';
import { prepareBody, sendPrepared } from '../http/replies/preparedBody';

const CACHE_CONTROL = 'public, max-age=86400';
const QUALITY = 9;

export function registerAirlineRoutes(app: FastifyInstance): void {
  const airlines = AIRLINE_CODES.map((code): AirlineWire => {
    const { name, slug } = AIRLINES[code];
    const { country, alliance } = NETWORKS[code];
    return { code, name, url: slug, country, alliance, hubs: [...hubsOf(code, 'en')] };
  });
  const classes = AIRLINE_CODES.map((code): AirlineClassesWire => {
    const { name, slug } = AIRLINES[code];
    const sold = new Set(NETWORKS[code].cabins.flat());
    return { code, name, url: slug, cabins: CABINS.filter((cabin) => sold.has(cabin)) };
  });
  for (const [path, list] of [
    ['/api/airlines', airlines],
    ['/api/airlineclasses', classes],
  ] as const) {
    const body = prepareBody(JSON.stringify(list), QUALITY);
    app.get(path, async (request, reply) => {
      const query = readQuery(request.url, []);
      return query.ok ? sendPrepared(request, reply, await body, CACHE_CONTROL) : refuseQuery(reply, query.error);
    });
  }
}
