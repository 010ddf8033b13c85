/** What an orchestrator and a load balancer see in each phase of the server. */
import fastify from 'fastify';
import { registerHealth } from './health';
import type { ServerPhase } from './health';

const rows: readonly (readonly [ServerPhase, boolean, number, string])[] = [
  ['starting', true, 503, 'The server is starting.'],
  ['serving', true, 200, 'ready'],
  ['serving', false, 503, 'The database does not answer.'],
  ['draining', true, 503, 'The server is stopping.'],
];

test.each(rows)('%s, database there: %s', async (phase, isThere, status, says) => {
  const app = fastify();
  registerHealth(app, { phase: () => phase, checkDatabase: () => Promise.resolve(isThere) });
  const ready = await app.inject('/readyz');
  expect(ready.statusCode).toBe(status);
  expect(ready.body).toContain(says);
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  await app.close();
});
