/** `POST /api/handover`: a code to read out on the phone, for the browser that owns the draft. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { HandoverSchema } from '#core/contract/tracking.schema';
import type { RateLimiter } from '../../http/limits/rateLimits';
import { limitOwn } from '../../http/limits/proofs';
import { sendRefusal } from '../../http/limits/refusals';
import type { HandoverService } from './handover.service';

export interface HandoverRouteDeps {
  readonly handover: Pick<HandoverService, 'create'>;
  readonly limits: RateLimiter;
}

export function registerHandoverRoutes(instance: FastifyInstance, deps: HandoverRouteDeps): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  app.post(
    '/api/handover',
    { schema: { body: HandoverSchema }, ...limitOwn(deps, 'verify', 'draft_unknown') },
    async ({ trip, body }, reply) => {
      const code = await deps.handover.create(body.draftId, trip);
      return code.ok ? reply.code(201).header('cache-control', 'no-store').send(code.value) : sendRefusal(reply, code.error);
    },
  );
}
