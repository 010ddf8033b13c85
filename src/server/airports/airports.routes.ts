/** The data API: airports, countries, states (api.8). Answers change only with a build, so they are cacheable. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AirportWire, NearAirportWire, RegionWire } from '#core/contract/flights/airports.schema';
import { labelOf } from '#core/domain/places/airportLabel';
import { foldName } from '#core/domain/values/foldText';
import { REGION_COUNTRIES } from '#core/domain/places/suggest';
import type { PreparedBody } from '../http/replies/preparedBody';
import { prepareBody, sendPrepared } from '../http/replies/preparedBody';
import { readQuery, refuseQuery } from '../http/requests/query';
import { milesOf, nearby } from '../geography/nearby';
import type { AirportTable } from './airportTable';
import { statesOf } from './states';
import type { SuggestedAirport } from './nearestServed';
import { createPlaceSuggest } from './suggestPlaces';

export interface AirportRouteDeps {
  readonly airports: AirportTable;
  /** Codes of all airports that flights are sold from; null where nobody can say, or not now. */
  readonly servedAirports: () => Promise<ReadonlySet<string> | null>;
}

/** A code as our tables write it. */
const inCapitals = (code = ''): string => code.toUpperCase();

const MAX_KEY_LENGTH = 80;
const MAX_SUGGESTIONS = 10;
/** As far as people drive to fly (results.26). */
const NEARBY_KM = 160;
const MOST_NEARBY = 4;
/** A day: the table changes only when the site is rebuilt. */
const CACHE_CONTROL = 'public, max-age=86400';
const QUALITY = 5;
/** Different keys kept ready; each is about 1 KB. */
const KEPT_ANSWERS = 4000;

function wireOf({ airport: a, near, isUnserved }: SuggestedAirport): AirportWire {
  const region = REGION_COUNTRIES.has(a.country) && a.regionName !== '' ? { R: a.regionName, RE: a.regionEs } : {};
  return {
    D: labelOf(a),
    A: a.code,
    C: a.city,
    CE: a.cityEs,
    P: a.metro,
    N: a.country,
    ...region,
    ...(near && { near }),
    ...(isUnserved && { unserved: true }),
  };
}

/** Adds `/data/airports`, `/data/nearby`, `/data/countries` and `/data/state`. Bad parameters are a 400 problem naming them. */
export function registerAirportRoutes(app: FastifyInstance, { airports, servedAirports }: AirportRouteDeps): void {
  let served: ReadonlySet<string> | null = null;
  let pending: Promise<void> | null = null;
  /** Those who type before the first answer share one request; one that returned nothing is sent again. */
  const learnServed = async (): Promise<void> => {
    pending ??= servedAirports()
      // a supplier may still sell under a code of former days
      .then((codes) => void (served = codes && new Set([...codes].map((code) => airports.get(code)?.code ?? code))))
      .finally(() => void (pending = null));
    await pending;
  };
  const suggest = createPlaceSuggest(airports, ({ code }) => served?.has(code) ?? true);
  const answers = new LRUCache<string, PreparedBody>({ max: KEPT_ANSWERS });
  const known = new Set(airports.countries.map((c) => c.code));

  const send = async (request: FastifyRequest, reply: FastifyReply, key: string, make: () => unknown): Promise<FastifyReply> => {
    let body = answers.get(key);
    if (body === undefined) {
      body = await prepareBody(JSON.stringify(make()), QUALITY);
      answers.set(key, body);
    }
    return sendPrepared(request, reply, body, CACHE_CONTROL);
  };

  app.get('/data/airports', async (request, reply) => {
    const query = readQuery(request.url, ['key']);
    if (!query.ok) return refuseQuery(reply, query.error);
    const { key } = query.value;
    if (key === undefined) return refuseQuery(reply, [{ name: 'key', detail: 'is missing' }]);
    if (key.length > MAX_KEY_LENGTH) return refuseQuery(reply, [{ name: 'key', detail: `must have at most ${MAX_KEY_LENGTH} characters` }]);
    const typed = key.trim();
    const cacheKey = airports.get(typed) ? typed : foldName(typed); // a code in capitals is more than the same letters
    if (served === null) await learnServed();
    return send(request, reply, `airports ${served === null ? 'all' : 'served'} ${cacheKey}`, () =>
      suggest(typed, MAX_SUGGESTIONS).map(wireOf),
    );
  });

  app.get('/data/nearby', async (request, reply) => {
    const query = readQuery(request.url, ['code']);
    if (!query.ok) return refuseQuery(reply, query.error);
    const code = inCapitals(query.value.code);
    const own = airports.resolve(code);
    if (own.length === 0) return refuseQuery(reply, [{ name: 'code', detail: 'is not an airport or city we know' }]);
    const list = (): NearAirportWire[] =>
      nearby(airports.airports, own, new Set(own), NEARBY_KM)
        .slice(0, MOST_NEARBY)
        .map(({ place: { code: near, city, cityEs, metro }, km }) => ({ code: near, city, cityEs, metro, miles: milesOf(km) }));
    return send(request, reply, `nearby ${code}`, list);
  });

  app.get('/data/countries', async (request, reply) => {
    const query = readQuery(request.url, []);
    if (!query.ok) return refuseQuery(reply, query.error);
    const list = (): RegionWire[] =>
      airports.countries.map((c) => ({ id: c.code, name: c.name })).sort((a, b) => a.name.localeCompare(b.name, 'en'));
    return send(request, reply, 'countries', list);
  });

  app.get('/data/state', async (request, reply) => {
    const query = readQuery(request.url, ['id']);
    if (!query.ok) return refuseQuery(reply, query.error);
    const id = inCapitals(query.value.id);
    if (!known.has(id)) return refuseQuery(reply, [{ name: 'id', detail: 'must be an ISO 3166 country code' }]);
    return send(request, reply, `state ${id}`, () => statesOf(id));
  });
}
