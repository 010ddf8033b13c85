/** `GET /api/openapi.json`: the API as OpenAPI 3.1, made of the registered routes and their schemas. */
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { TSchema } from 'typebox';
import type { PreparedBody } from '../replies/preparedBody';
import { prepareBody, sendPrepared } from '../replies/preparedBody';
import { readQuery, refuseQuery } from '../requests/query';
import { CALLS } from './calls';
import type { DescribedCall } from './calls';

const CACHE_CONTROL = 'public, max-age=300';
const QUALITY = 9;
/** Calls; what else the server answers are pages, files and what the gateway serves. */
const API = /^\/(?:api|data|flight)\//;

/** The registered calls by `METHOD pattern`. */
export function callsOf(routes: readonly RouteOptions[]): ReadonlyMap<string, RouteOptions> {
  const found = routes
    .filter(({ url }) => API.test(url) && !url.includes('*'))
    .flatMap((route) => [route.method].flat().flatMap((method) => (method === 'HEAD' ? [] : [[`${method} ${route.url}`, route] as const])));
  return new Map(found);
}

/** The document; JSON Schema of TypeBox is what OpenAPI 3.1 speaks. */
export function openApiOf(routes: readonly RouteOptions[], brandName: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [key, { url, method, schema }] of callsOf(routes)) {
    const call = CALLS[key];
    if (!call) continue;
    const path = url.replace(/:(\w+)/g, '{$1}');
    const query = (schema?.querystring ?? call.query) as JsonObject | undefined;
    paths[path] = {
      ...paths[path],
      [String(method).toLowerCase()]: {
        summary: call.summary,
        parameters: [...parametersOf(schema?.params as JsonObject | undefined, 'path'), ...parametersOf(query, 'query')],
        ...(schema?.body === undefined
          ? {}
          : { requestBody: { required: true, content: { 'application/json': { schema: schema.body } } } }),
        responses: { ...answersOf(call), default: PROBLEM },
      },
    };
  }
  return { openapi: '3.1.0', info: { title: `${brandName} API`, version: '1' }, paths };
}

interface JsonObject {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly JsonObject[];
}

function parametersOf(schema: JsonObject | undefined, place: 'path' | 'query'): readonly object[] {
  if (schema === undefined) return [];
  const own = Object.entries(schema.properties ?? {}).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || (schema.required ?? []).includes(name),
    schema: of,
  }));
  return [...own, ...(schema.allOf ?? []).flatMap((part) => parametersOf(part, place))];
}

function answersOf({ answers }: DescribedCall): Record<string, object> {
  return Object.fromEntries(
    Object.entries(answers).map(([status, schema]) => [
      status,
      schema === null ? { description: 'Accepted' } : { description: 'Success', content: { 'application/json': { schema } } },
    ]),
  );
}

const PROBLEM = {
  description: 'Refused: problem details (RFC 9457)',
  content: {
    'application/problem+json': {
      schema: {
        type: 'object',
        required: ['type', 'title', 'status', 'detail', 'code'],
        properties: {
          type: { type: 'string' },
          title: { type: 'string' },
          status: { type: 'integer' },
          detail: { type: 'string' },
          code: { type: 'string' },
          errors: {
            type: 'array',
            items: { type: 'object', properties: { name: { type: 'string' }, detail: { type: 'string' } }, required: ['name', 'detail'] },
          },
        },
      },
    },
  },
} as const;

/** Made on the first request, once every route is registered. */
export function registerOpenApi(app: FastifyInstance, brandName: string): void {
  let body: Promise<PreparedBody> | undefined;
  app.get('/api/openapi.json', async (request, reply) => {
    const query = readQuery(request.url, []);
    if (!query.ok) return refuseQuery(reply, query.error);
    body ??= prepareBody(JSON.stringify(openApiOf(app.routeIndex.all(), brandName)), QUALITY);
    return sendPrepared(request, reply, await body, CACHE_CONTROL);
  });
}
