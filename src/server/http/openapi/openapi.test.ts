/** @jest-environment node */
import { openTestApp } from '#testing/site/testApp';
import type { TestApp } from '#testing/site/testApp';
import { CALLS } from './calls';
import { callsOf } from './openapi.routes';

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly requestBody?: object; readonly parameters: readonly object[] }>>>
  >;
}

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp({ now: new Date('2026-11-20T12:00:00Z') });
});
afterAll(() => world.close());

it('every registered call is described, and nothing else is', () => {
  expect(Object.keys(CALLS).sort()).toEqual([...callsOf(world.app.routeIndex.all()).keys()].sort());
});

it('publishes every call with what its route validates', async () => {
  const answer = await world.app.inject('/api/openapi.json');
  expect(answer.statusCode).toBe(200);
  const { openapi, paths } = answer.json<Document>();
  expect(openapi).toBe('3.1.0');
  const published = Object.entries(paths).flatMap(([path, calls]) => Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`));
  const inBraces = (text: string): string => text.replace(/:(\w+)/g, '{$1}');
  expect(published.sort()).toEqual(Object.keys(CALLS).map(inBraces).sort());
  for (const [key, { schema, url, method }] of callsOf(world.app.routeIndex.all())) {
    const call = paths[inBraces(url)]?.[String(method).toLowerCase()];
    expect([key, call?.requestBody]).toEqual([
      key,
      schema?.body === undefined
        ? undefined
        : { required: true, content: { 'application/json': { schema: JSON.parse(JSON.stringify(schema.body)) as object } } },
    ]);
    if (schema?.querystring !== undefined) expect([key, call?.parameters.length]).not.toEqual([key, 0]);
  }
});

it('names the parameters of the flight search', async () => {
  const { paths } = (await world.app.inject('/api/openapi.json')).json<Document>();
  expect(paths['/flight/getflights']?.['get']?.parameters).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'ori', in: 'query', required: true })]),
  );
});

it('lists the airlines that have pages', async () => {
  const answer = await world.app.inject('/api/airlines?lang=es');
  expect(answer.json()).toContainEqual({
    code: 'DL',
    name: 'Delta Air Lines',
    url: 'delta-airlines-dl',
    path: '/us-es/airlines/delta-airlines-dl',
    country: 'US',
    countryName: 'Estados Unidos',
    alliance: 'SkyTeam',
    hubs: ['Atlanta', 'Detroit', 'Minneapolis', 'Salt Lake City'],
    words: 'delta air lines dl us united states estados unidos skyteam',
  });
  for (const query of ['x=1', 'lang=fr']) expect((await world.app.inject(`/api/airlines?${query}`)).statusCode).toBe(400);
});
