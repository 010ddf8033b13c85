import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { registerErrorHandler } from '../replies/errors';
import { bodyFault, registerRequestGuards } from './requestGuards';
import { indexRoutes } from '../routeIndex';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify({
    bodyLimit: 1024,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true, strict: false } },
  });
  app.removeContentTypeParser('text/plain');
  registerErrorHandler(app);
  registerRequestGuards(app);
  const body = Type.Object({ name: Type.String(), n: Type.Optional(Type.Integer()) }, { additionalProperties: false });
  app.post('/api/echo', { schema: { body } }, async (request) => request.body);
  app.post('/api/hook', { config: { fromOutside: true } }, async () => 'ok');
  app.get('/api/search', async () => 'ok');
  app.get('/api/broken', async () => {
    throw new Error('secret: /home/x select * from bookings');
  });
  app.get('/api/full', async () => {
    throw Object.assign(new Error('Failed query'), { cause: Object.assign(new Error('no space left'), { code: '53100' }) });
  });
  await app.ready();
});
afterAll(() => app.close());

const post = (payload: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/echo', payload, headers: { 'content-type': 'application/json', ...headers } });

it.each([
  ['a good body', '{"name":"Ann"}', {}, 200, undefined],
  ['an unknown member', '{"name":"Ann","x":1}', {}, 400, ['/x']],
  ['a missing member', '{}', {}, 400, ['/name']],
  ['a number as text', '{"name":"Ann","n":"1"}', {}, 400, ['/n']],
  ['two faults', '{"n":1.5}', {}, 400, ['/name', '/n']],
  ['broken JSON', '{"name":', {}, 400, undefined],
  ['no JSON', '', {}, 400, undefined],
  ['NUL', '{"name":"a\\u0000"}', {}, 400, undefined],
  ['half a surrogate pair', '{"name":"a\\ud83d"}', {}, 400, undefined],
  ['half a surrogate pair as a name', '{"name":"Ann","\\udc00":1}', {}, 400, undefined],
  ['a whole surrogate pair', '{"name":"\\ud83d\\udeeb"}', {}, 200, undefined],
  ['a prototype', '{"name":"a","__proto__":{}}', {}, 400, undefined],
  ['too much', `{"name":"${'x'.repeat(2000)}"}`, {}, 413, undefined],
  ['plain text', 'name=Ann', { 'content-type': 'text/plain' }, 415, undefined],
  ['a form', 'name=Ann', { 'content-type': 'application/x-www-form-urlencoded' }, 415, undefined],
  ['another site', '{"name":"Ann"}', { 'sec-fetch-site': 'cross-site' }, 403, undefined],
  ['a sister site', '{"name":"Ann"}', { 'sec-fetch-site': 'same-site' }, 403, undefined],
  ['a foreign origin', '{"name":"Ann"}', { origin: 'https://evil.example' }, 403, undefined],
  ['no origin', '{"name":"Ann"}', { origin: 'null' }, 403, undefined],
  ['our own page', '{"name":"Ann"}', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }, 200, undefined],
])('%s', async (_name, payload, headers, status, names) => {
  const answer = await post(payload, headers as Record<string, string>);
  expect(answer.statusCode).toBe(status);
  if (status !== 200) expect(answer.headers['content-type']).toContain('application/problem+json');
  if (names)
    expect(
      answer
        .json()
        .errors.map((e: { name: string }) => e.name)
        .sort(),
    ).toEqual([...names].sort());
});

it('lets signed calls of others through', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/hook',
    payload: '{}',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
  });
  expect(answer.statusCode).toBe(200);
});

it.each([
  ['/api/search?a=1&b=2', 200],
  ['/api/search?a=1&a=2', 400],
  ['/api/search?a=%00', 400],
  ['/api/search?a=%ED%A0%80', 400],
  ['/api/search?a=50%off', 400],
  ['/api/search?a=%F0%9F%9B%AB+x', 200],
  [`/api/search?a=${'x'.repeat(2049)}`, 414],
])('%#: %s', async (url, status) => {
  expect((await app.inject(url)).statusCode).toBe(status);
});

it('hides what broke, and calls a full disk temporary', async () => {
  const broken = await app.inject('/api/broken');
  expect([broken.statusCode, broken.json().code]).toEqual([500, 'internal']);
  expect(broken.body).not.toMatch(/secret|select|home|stack/);
  const full = await app.inject('/api/full');
  expect([full.statusCode, full.headers['retry-after']]).toEqual([503, '5']);
});

it('bounds nesting without recursion', () => {
  const nest = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
  expect(bodyFault(nest(16))).toBeNull();
  expect(bodyFault(nest(17))).toContain('nested');
  expect(bodyFault(nest(3000))).toContain('nested');
  expect(bodyFault({ a: [{ 'b\0': 1 }] })).toContain('NUL');
});

it('knows the methods of parametric and encapsulated routes', async () => {
  const other = fastify();
  const routes = indexRoutes(other);
  other.get('/api/things/:id', async () => 'ok');
  await other.register(async (scope) => {
    scope.post('/api/things/:id', async () => 'ok');
  });
  await other.ready();
  expect([...routes.methodsOf('/api/things/7')].sort()).toEqual(['GET', 'HEAD', 'POST']);
  expect(routes.methodsOf('/api/things/7/8')).toEqual([]);
  expect(routes.methodsOf('/api/things')).toEqual([]);
});
