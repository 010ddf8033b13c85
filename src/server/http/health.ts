/** `/healthz`: the process lives. `/readyz`: it should be given traffic. */
import type { FastifyInstance } from 'fastify';
import { sendProblem } from './replies/problems';

/** Starting: pages are served while the supplier gets ready. Draining: from the stop signal on. */
export type ServerPhase = 'starting' | 'serving' | 'draining';

export interface Readiness {
  readonly phase: () => ServerPhase;
  /** Resolves when the database answers. */
  readonly checkDatabase: () => Promise<boolean>;
}

export function registerHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const phase = readiness.phase();
    if (phase !== 'serving') return sendProblem(reply, 'overloaded', `The server is ${phase === 'starting' ? 'starting' : 'stopping'}.`);
    if (!(await readiness.checkDatabase())) return sendProblem(reply, 'overloaded', 'The database does not answer.');
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
