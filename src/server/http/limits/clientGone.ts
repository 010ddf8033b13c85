/** Whether anybody still waits for an answer. */
import { setMaxListeners } from 'node:events';
import type { FastifyReply } from 'fastify';

/** Fires when the client hangs up; also after the answer was sent, when nobody listens any more. */
export function clientGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // one request may wait for many searches; Node would call that a leak
  setMaxListeners(Infinity, controller.signal);
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}
