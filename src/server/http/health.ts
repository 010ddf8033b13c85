/** `/healthz`: the process lives. `/readyz`: it should be given traffic. */
import type { FastifyInstance } from 'fastify';
import { sendProblem } from './problems';

export interface Readiness {
  /** True from the stop signal on. */
  readonly isDraining: () => boolean;
  /** Resolves when the database answers. */
  readonly checkDatabase: () => Promise<boolean>;
}

export function registerHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    if (readiness.isDraining()) return sendProblem(reply, 'overloaded', 'The server is stopping.');
    if (!(await readiness.checkDatabase())) return sendProblem(reply, 'overloaded', 'The database does not answer.');
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
