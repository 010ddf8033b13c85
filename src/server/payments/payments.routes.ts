/** Where a payment stands, and the return from a bank's page (money.15). */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PaymentStatusQuerySchema, VerifyPaymentSchema } from '#core/contract/bookings.schema';
import type { PaymentStatusQuery } from '#core/contract/bookings.schema';
import type { BookingService } from '../bookings/bookings.service';
import type { RateLimiter } from '../http/rateLimits';
import { limitBy } from '../http/rateLimits';
import { sendRefusal } from '../http/refusals';
import { tripSecretHash } from '../http/tripCookie';

export interface PaymentRouteDeps {
  readonly bookings: Pick<BookingService, 'status' | 'verify'>;
  readonly limits: RateLimiter;
}

export function registerPaymentRoutes(instance: FastifyInstance, deps: PaymentRouteDeps): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();

  const answerStatus = async (query: PaymentStatusQuery, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { attemptId, draftId } = query;
    if ((attemptId === undefined) === (draftId === undefined))
      return sendRefusal(reply, { code: 'invalid_request', errors: [{ name: 'attemptId', detail: 'give either attemptId or draftId' }] });
    const who = tripSecretHash(request);
    if (who === null) return sendRefusal(reply, { code: 'draft_unknown' });
    const attempt = await deps.bookings.status(attemptId === undefined ? { draftId: draftId ?? '' } : { attemptId }, who);
    return attempt.ok ? reply.header('cache-control', 'no-store').send(attempt.value) : sendRefusal(reply, attempt.error);
  };
  const readOnly = { schema: { querystring: PaymentStatusQuerySchema }, onRequest: limitBy(deps, 'status') };

  app.get('/api/payment-status', readOnly, (request, reply) => answerStatus(request.query, request, reply));
  // A bank's page may send the browser back by GET; that shows the state and changes nothing.
  app.get('/api/payment-verify', readOnly, (request, reply) => answerStatus(request.query, request, reply));

  app.post(
    '/api/payment-verify',
    { schema: { body: VerifyPaymentSchema }, config: { allowedOnFullDisk: true }, onRequest: limitBy(deps, 'verify') },
    async (request, reply) => {
      const who = tripSecretHash(request);
      if (who === null) return sendRefusal(reply, { code: 'draft_unknown' });
      const { attemptId, abandon } = request.body;
      const attempt = await deps.bookings.verify(attemptId, abandon === true, who);
      return attempt.ok ? reply.header('cache-control', 'no-store').send(attempt.value) : sendRefusal(reply, attempt.error);
    },
  );
}
