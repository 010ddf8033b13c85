/** `GET /api/bot-challenge?action=`: the work to be done before a form of that name is sent. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { BotChallengeQuerySchema } from '#core/contract/tracking.schema';
import type { RateLimiter } from '../../http/limits/rateLimits';
import { limitBy } from '../../http/limits/rateLimits';
import type { BotCheck } from './botCheck.service';

export interface BotCheckRouteDeps {
  readonly botCheck: Pick<BotCheck, 'challenge'>;
  readonly limits: RateLimiter;
}

export function registerBotCheckRoutes(instance: FastifyInstance, deps: BotCheckRouteDeps): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const options = { schema: { querystring: BotChallengeQuerySchema }, onRequest: limitBy(deps, 'botChecks') };
  app.get('/api/bot-challenge', options, async (request, reply) =>
    reply.header('cache-control', 'no-store').send(await deps.botCheck.challenge(request.query.action)),
  );
}
