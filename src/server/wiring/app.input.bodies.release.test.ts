/**
 * Whatever a field of any body holds, the answer is 2xx or 4xx and tells nothing of the inside. Routes and schemas come from the app itself.
 * `INPUT_CASES` sets how many cases a route gets; a failure prints fast-check's seed and path.
 */
import fc from 'fast-check';
import { bodySchema, CASES, check, InputWorld } from '#testing/site/inputWorld';
import { fieldCases, withField } from '#testing/contracts/schemaCases';

let world: InputWorld;
beforeAll(async () => {
  world = await InputWorld.open();
});
afterAll(() => world.close());

it('answers any value in any field of any body', async () => {
  for (const route of world.routes()) {
    const schema = bodySchema(route);
    if (!schema) continue;
    const property = fc.asyncProperty(fieldCases(schema), async (change) => {
      const answer = await world.call('POST', world.postTo(route), withField(world.goodBody(route), change), world.headers());
      check(route, answer);
      if (route.url === '/api/booking' && (answer.statusCode !== 400 || answer.body.includes('paymentToken'))) await world.orderAnew();
    });
    await fc.assert(property, { numRuns: CASES });
  }
});
