/** Everything of this room put together for one running server. */
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/config';
import type { Database } from '../../platform/db/connection';
import { forgetEvery } from '../../platform/jobs/forgetting';
import type { RateLimiter } from '../../http/limits/rateLimits';
import { registerBotCheckRoutes } from './botCheck.routes';
import { createBotCheck } from './botCheck.service';
import { createBotGuard } from './botGuard';
import type { BotGuard } from './botGuard';
import { registerHandoverRoutes } from './handover.routes';
import { createHandoverService } from './handover.service';
import { createOutsideJudge } from './outsideBotCheck';
import { registerTrackingRoutes } from './tracking.routes';
import { createTrackingService } from './tracking.service';

const FORGET_EVERY_MS = 3_600_000;

interface Deps {
  readonly database: Pick<Database, 'db'>;
  readonly clock: () => Date;
  readonly limits: RateLimiter;
  readonly config: Pick<Config, 'botCheck' | 'publicOrigin' | 'numbers'>;
}

/** Registers the room's calls, forgets what is old at start and every hour; hands out who may pass, for forms and payments. */
export function openTracking(app: FastifyInstance, { database, clock, limits, config }: Deps): { readonly botGuard: BotGuard } {
  const shared = { db: database.db, clock };
  const tracking = createTrackingService({ ...shared, numbers: config.numbers });
  registerTrackingRoutes(app, { tracking, limits });
  registerHandoverRoutes(app, { handover: createHandoverService(shared), limits });

  forgetEvery(app, FORGET_EVERY_MS, 'old call clicks and events', tracking.forgetOld);
  return { botGuard: openBotCheck(app, { database, clock, limits, config }) };
}

/** The outside bot check where one is configured, else our own proof of work with its call. */
function openBotCheck(app: FastifyInstance, { database, clock, limits, config }: Deps): BotGuard {
  const { botCheck: provider, publicOrigin } = config;
  if (provider !== null) {
    const onTrouble = (why: string): void => app.log.error({ why }, 'the outside bot check gives no verdict');
    return createBotGuard(createOutsideJudge({ provider, publicOrigin, onTrouble }));
  }
  const work = createBotCheck({ db: database.db, clock });
  registerBotCheckRoutes(app, { botCheck: work, limits });
  return createBotGuard(async (token, action) => ((await work.verify(token, action)) ? 'passed' : 'failed'));
}
