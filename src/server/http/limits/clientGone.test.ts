import { getMaxListeners } from 'node:events';
import fastify from 'fastify';
import { clientGone } from './clientGone';

it('fires when the connection is over; any number of searches may wait for it without a warning of Node', async () => {
  const app = fastify();
  let gone: AbortSignal | null = null;
  app.get('/', async (_request, reply) => {
    gone = clientGone(reply);
    return { isGone: gone.aborted, isLimited: Number.isFinite(getMaxListeners(gone)) };
  });
  const answer = await app.inject('/');
  expect(answer.json()).toEqual({ isGone: false, isLimited: false });
  await new Promise(setImmediate);
  expect(gone).toMatchObject({ aborted: true });
  await app.close();
});
