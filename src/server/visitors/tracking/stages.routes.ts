/** `POST /api/bkstgupdt`: how far a traveler came with one draft (booking.11). */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { StageUpdateSchema } from '#core/contract/bookings/drafts.schema';
import type { Checkout } from '../../bookings/checkout/checkout.service';
import type { RateLimiter } from '../../http/limits/rateLimits';
import { limitBy } from '../../http/limits/rateLimits';
import { sendRefusal } from '../../http/limits/refusals';
import { requireTrip } from '../../http/requests/tripCookie';

export interface StageRouteDeps {
  readonly checkout: Pick<Checkout, 'recordStage'>;
  readonly limits: RateLimiter;
}

export function registerStageRoutes(instance: FastifyInstance, deps: StageRouteDeps): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  app.post(
    '/api/bkstgupdt',
    { schema: { body: StageUpdateSchema }, onRequest: limitBy(deps, 'events'), preHandler: requireTrip('draft_unknown') },
    async ({ trip, body }, reply) => {
      const refusal = await deps.checkout.recordStage(body, trip);
      return refusal === null ? reply.code(204).header('cache-control', 'no-store').send() : sendRefusal(reply, refusal);
    },
  );
}
