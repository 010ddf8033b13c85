/** Jobs that delete what is old, for as long as an app listens. */
import type { FastifyInstance } from 'fastify';
import { createRounds, whileListening } from './rounds';

/** Runs `forget` when the app listens and every so often after; a run that fails is logged as `what` staying for now. */
export function forgetEvery(app: FastifyInstance, everyMs: number, what: string, forget: () => Promise<unknown>): void {
  const onFault = (error: unknown): void => app.log.error({ err: error }, `${what} stay for now`);
  whileListening(app, createRounds({ everyMs, round: forget, onFault }));
}
