/** Jobs that delete what is old, for as long as an app listens. */
import type { FastifyInstance } from 'fastify';

/** Runs `forget` when the app listens and every so often after; a run that fails is logged as `what` staying for now. */
export function forgetEvery(app: FastifyInstance, everyMs: number, what: string, forget: () => Promise<unknown>): void {
  let timer: NodeJS.Timeout | undefined;
  const run = (): void => {
    forget().catch((error: unknown) => app.log.error({ err: error }, `${what} stay for now`));
  };
  app.addHook('onListen', async () => {
    run();
    timer = setInterval(run, everyMs);
    timer.unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
