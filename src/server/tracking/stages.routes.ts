/** `POST /api/bkstgupdt`: how far a traveler came with one draft (booking.11). */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { StageUpdateSchema } from '#core/contract/bookings.schema';
import type { BookingService } from '../bookings/bookings.service';
import type { RateLimiter } from '../http/rateLimits';
import { limitBy } from '../http/rateLimits';
import { sendRefusal } from '../http/refusals';
import { tripSecretHash } from '../http/tripCookie';

export interface StageRouteDeps {
  readonly bookings: Pick<BookingService, 'recordStage'>;
  readonly limits: RateLimiter;
}

export function registerStageRoutes(instance: FastifyInstance, deps: StageRouteDeps): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  app.post('/api/bkstgupdt', { schema: { body: StageUpdateSchema }, onRequest: limitBy(deps, 'events') }, async (request, reply) => {
    const who = tripSecretHash(request);
    const refusal = who === null ? { code: 'draft_unknown' as const } : await deps.bookings.recordStage(request.body, who);
    return refusal === null ? reply.code(204).header('cache-control', 'no-store').send() : sendRefusal(reply, refusal);
  });
}
