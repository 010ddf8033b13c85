/** `POST /api/payment-recording`: what the page went through before a payment failed, by the browser that paid (code.22). */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { SendRecordingSchema } from '#core/contract/recordings.schema';
import type { BookingService } from '../bookings/bookings.service';
import { RECORDING_BODY_LIMIT } from '../http/bodyLimits';
import type { RateLimiter } from '../http/rateLimits';
import { limitBy } from '../http/rateLimits';
import { sendRefusal } from '../http/refusals';
import { tripSecretHash } from '../http/tripCookie';
import type { RecordingService } from './recordings.service';

export interface RecordingRouteDeps {
  readonly bookings: Pick<BookingService, 'status'>;
  readonly recordings: Pick<RecordingService, 'keepForAttempt'>;
  readonly limits: RateLimiter;
}

export function registerRecordingRoutes(instance: FastifyInstance, deps: RecordingRouteDeps): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const options = { schema: { body: SendRecordingSchema }, bodyLimit: RECORDING_BODY_LIMIT, onRequest: limitBy(deps, 'forms') };
  app.post('/api/payment-recording', options, async (request, reply) => {
    const who = tripSecretHash(request);
    if (who === null) return sendRefusal(reply, { code: 'draft_unknown' });
    const { draftId, recording } = request.body;
    const attempt = await deps.bookings.status({ draftId }, who);
    if (!attempt.ok) return sendRefusal(reply, attempt.error);
    const reference = await deps.recordings.keepForAttempt(attempt.value.attemptId, recording);
    return reply.code(201).header('cache-control', 'no-store').send({ reference });
  });
}
