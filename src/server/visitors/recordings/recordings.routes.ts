/** `POST /api/payment-recording`: what the page went through before a payment failed, by the browser that paid (code.22). */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { SendRecordingSchema } from '#core/contract/bookings/recordings.schema';
import { forbiddenIn } from '#core/domain/recorded/allowed';
import type { Checkout } from '../../bookings/checkout/checkout.service';
import { RECORDING_BODY_LIMIT } from '../../http/limits/bodyLimits';
import type { RateLimiter } from '../../http/limits/rateLimits';
import { limitBy } from '../../http/limits/rateLimits';
import { sendProblem } from '../../http/replies/problems';
import { sendRefusal } from '../../http/limits/refusals';
import { requireTrip } from '../../http/requests/tripCookie';
import type { RecordingService } from './recordings.service';

export interface RecordingRouteDeps {
  readonly checkout: Pick<Checkout, 'status'>;
  readonly recordings: Pick<RecordingService, 'keepForAttempt'>;
  readonly limits: RateLimiter;
}

export function registerRecordingRoutes(instance: FastifyInstance, deps: RecordingRouteDeps): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const options = {
    schema: { body: SendRecordingSchema },
    bodyLimit: RECORDING_BODY_LIMIT,
    onRequest: limitBy(deps, 'forms'),
    preHandler: requireTrip('draft_unknown'),
  };
  app.post('/api/payment-recording', options, async (request, reply) => {
    const { draftId, recording } = request.body;
    const place = forbiddenIn(recording);
    if (place !== null)
      return sendProblem(reply, 'invalid_request', 'The recording holds what the page never records.', {
        errors: [{ name: `recording/${place}`, detail: 'is not on the allow-list' }],
      });
    const attempt = await deps.checkout.status({ draftId }, request.trip);
    if (!attempt.ok) return sendRefusal(reply, attempt.error);
    const reference = await deps.recordings.keepForAttempt(attempt.value.attemptId, recording);
    return reply.code(201).header('cache-control', 'no-store').send({ reference });
  });
}
