/** Everything of this room put together for one running server. */
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connection';
import type { RateLimiter } from '../http/rateLimits';
import { registerBotCheckRoutes } from './botCheck.routes';
import { createBotCheck } from './botCheck.service';
import type { BotCheck } from './botCheck.service';
import { registerHandoverRoutes } from './handover.routes';
import { createHandoverService } from './handover.service';
import { registerTrackingRoutes } from './tracking.routes';
import { createTrackingService } from './tracking.service';

const FORGET_EVERY_MS = 3_600_000;

interface Deps {
  readonly database: Pick<Database, 'db'>;
  readonly clock: () => Date;
  readonly limits: RateLimiter;
}

/** Registers the room's calls, forgets what is old at start and every hour; hands out the bot check for forms and payments. */
export function openTracking(app: FastifyInstance, { database, clock, limits }: Deps): { readonly botCheck: BotCheck } {
  const shared = { db: database.db, clock };
  const tracking = createTrackingService(shared);
  const botCheck = createBotCheck(shared);
  registerTrackingRoutes(app, { tracking, limits });
  registerHandoverRoutes(app, { handover: createHandoverService(shared), limits });
  registerBotCheckRoutes(app, { botCheck, limits });

  let timer: NodeJS.Timeout | undefined;
  const forget = (): void => {
    tracking.forgetOld().catch((error: unknown) => app.log.error({ err: error }, 'old call clicks and events stay for now'));
  };
  app.addHook('onListen', async () => {
    forget();
    timer = setInterval(forget, FORGET_EVERY_MS);
    timer.unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
  return { botCheck };
}
