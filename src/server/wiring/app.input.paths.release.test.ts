/**
 * Whatever a path holds, the answer is 2xx or 4xx and tells nothing of the inside; and every route is known to the tests of odd input,
 * which begin with calls that reach its far end. Routes and schemas come from the app itself.
 * `INPUT_CASES` sets how many cases a route gets; a failure prints fast-check's seed and path.
 */
import fc from 'fast-check';
import { bodySchema, CASES, check, encode, InputWorld, querySchema } from '#testing/site/inputWorld';

let world: InputWorld;
beforeAll(async () => {
  world = await InputWorld.open();
});
afterAll(() => world.close());

it('knows the parameters of every route', () => {
  const unknown = world.routes().filter((route) => (route.method === 'GET' ? !querySchema(route) : !bodySchema(route)));
  expect(unknown.map((route) => `${String(route.method)} ${route.url}`)).toEqual([]);
});

/** Made where certificates or a key are configured alone (booking.61). */
const isUnconfigured = (url: string): boolean => /-pass$/.test(url);

it('reaches the far end of every call before a field is changed', async () => {
  for (const route of world.routes()) {
    const { method, url } = route;
    const answer =
      method === 'GET'
        ? await world.call('GET', `${world.pathTo(route)}?${encode(world.goodQuery(route))}`, undefined, world.headers())
        : await world.call('POST', world.postTo(route), world.goodBody(route), world.headers());
    const isReached = isUnconfigured(url) ? answer.statusCode === 404 : answer.statusCode < 300;
    expect([method, url, isReached ? 'reached' : answer.body]).toEqual([method, url, 'reached']);
    if (method === 'POST') await world.visitAnew();
  }
});

it('answers any bytes in any part of a path', async () => {
  const part = fc.oneof(
    fc.constantFrom('%', '%ff', '%00', '%ed%a0%80', '..', '%2e%2e%2f', '%2F', '//', '\\', ';', 'x'.repeat(300), '%F0%9F%9B%AB'),
    fc.webPath({ size: 'small' }),
    fc.uint8Array({ maxLength: 40 }).map((list) => [...list].map((b) => `%${b.toString(16).padStart(2, '0')}`).join('')),
  );
  for (const route of world.routes().filter((r) => r.url.includes(':'))) {
    const property = fc.asyncProperty(part, async (piece) => {
      const url = route.url.replace(/:\w+/, () => piece);
      fc.pre(URL.canParse(url, 'http://localhost'));
      check(
        route,
        route.method === 'GET' ? await world.call('GET', url) : await world.call('POST', url, world.goodBody(route), world.headers()),
      );
    });
    await fc.assert(property, { numRuns: CASES });
  }
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('GET', 'POST'), part, part, async (method, a, b) => {
      fc.pre(URL.canParse(`/${a}/${b}`, 'http://localhost'));
      const answer = await world.call(method === 'GET' ? 'GET' : 'POST', `/${a}/${b}`, method === 'POST' ? {} : undefined);
      check({ method, url: 'anywhere' }, answer);
    }),
    { numRuns: CASES },
  );
});
