/** While the disk is nearly full, calls that would store something new are refused before they begin; reads go on. */
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../replies/problems';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A POST that stores nothing, or ends what has begun: money is held for it. */
    readonly allowedOnFullDisk?: boolean;
  }
}

const RETRY_S = 30;

export function registerStorageGuard(app: FastifyInstance, hasRoom: () => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST' || hasRoom() || request.routeOptions.config.allowedOnFullDisk === true) return;
    return sendProblem(reply, 'overloaded', 'The site cannot store anything just now. Nothing was charged. Try again in a moment.', {
      retryAfter: RETRY_S,
    });
  });
}
