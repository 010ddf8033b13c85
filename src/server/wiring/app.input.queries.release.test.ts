/**
 * Whatever a query of any route holds, the answer is 2xx or 4xx and tells nothing of the inside. Routes and schemas come from the app itself.
 * `INPUT_CASES` sets how many cases a route gets; a failure prints fast-check's seed and path.
 */
import fc from 'fast-check';
import { CASES, check, encode, InputWorld, querySchema } from '#testing/site/inputWorld';
import { fieldCases, withField } from '#testing/contracts/schemaCases';

let world: InputWorld;
beforeAll(async () => {
  world = await InputWorld.open();
});
afterAll(() => world.close());

it('answers any value in any parameter of any query, and any bytes', async () => {
  const bytes = fc.oneof(
    fc.constantFrom('%', '%f', '%ff', '%00', '%ed%a0%80', '%c0%80', '%f5%80%80%80', '?', '&&', '=', 'a=1&a=1', '[]=1', '__proto__=1'),
    fc.uint8Array({ maxLength: 20 }).map((list) => [...list].map((b) => `%${b.toString(16).padStart(2, '0')}`).join('')),
  );
  for (const route of world.routes().filter((r) => r.method === 'GET')) {
    const schema = querySchema(route);
    const property = fc.asyncProperty(fieldCases(schema ?? {}), fc.option(bytes), async (change, raw) => {
      const query = withField(world.goodQuery(route), change);
      const whole = `${encode(typeof query === 'object' && query !== null ? query : {})}${raw ?? ''}`;
      check(route, await world.call('GET', `${world.pathTo(route)}?${whole}`, undefined, world.headers()));
    });
    await fc.assert(property, { numRuns: CASES });
  }
});
