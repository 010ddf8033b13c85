/** Drafts, prices, the payment, and the return from a bank's page (money.15). */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CreateBookingSchema, PaymentStatusQuerySchema, VerifyPaymentSchema } from '#core/contract/bookings/payments.schema';
import { ChooseExtrasSchema, ReadExtrasQuerySchema } from '#core/contract/bookings/extras.schema';
import { CreateDraftSchema, RepriceSchema } from '#core/contract/bookings/drafts.schema';
import type { PaymentStatusQuery } from '#core/contract/bookings/payments.schema';
import { keyOf, requireKey } from '../../http/requests/idempotencyKey';
import type { RateLimiter } from '../../http/limits/rateLimits';
import { countAsWrong, limitOwn } from '../../http/limits/proofs';
import { limitBy } from '../../http/limits/rateLimits';
import { sendRefusal } from '../../http/limits/refusals';
import { grantTripSecret, requireTrip } from '../../http/requests/tripCookie';
import type { Checkout } from '../checkout/checkout.service';
import { answerWith, refuseWith } from './replies';

interface CheckoutRouteDeps {
  readonly checkout: Checkout;
  readonly limits: RateLimiter;
}

export function registerCheckoutRoutes(instance: FastifyInstance, deps: CheckoutRouteDeps): void {
  const { checkout } = deps;
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();

  app.post('/api/drafts', { schema: { body: CreateDraftSchema }, onRequest: limitBy(deps, 'drafts') }, async (request, reply) => {
    const draft = await checkout.createDraft(request.body, grantTripSecret(request, reply));
    return draft.ok ? reply.code(201).send(draft.value) : refuseWith(reply, draft.error);
  });

  app.post(
    '/api/reprice',
    { schema: { body: RepriceSchema }, onRequest: limitBy(deps, 'drafts'), preHandler: requireTrip('draft_unknown') },
    async (request, reply) => answerWith(reply, await checkout.reprice(request.body, request.trip)),
  );

  app.get(
    '/api/extras',
    { schema: { querystring: ReadExtrasQuerySchema }, onRequest: limitBy(deps, 'drafts'), preHandler: requireTrip('draft_unknown') },
    async (request, reply) => answerWith(reply, await checkout.extras(request.query.draftId, request.trip)),
  );
  app.post(
    '/api/extras',
    { schema: { body: ChooseExtrasSchema }, onRequest: limitBy(deps, 'drafts'), preHandler: requireTrip('draft_unknown') },
    async (request, reply) => answerWith(reply, await checkout.chooseExtras(request.body, request.trip)),
  );

  const paid = limitOwn(deps, 'booking', 'draft_unknown');
  app.post(
    '/api/booking',
    {
      schema: { body: CreateBookingSchema },
      ...paid,
      // a request that is wrong in itself is refused before it matters whose it is
      preHandler: [requireKey, ...paid.preHandler],
    },
    async (request, reply) => {
      const answer = await checkout.book(request.body, keyOf(request), request.trip, request.ip);
      // of somebody else's booking: whoever tries names could learn who flies (booking.72)
      if (answer.kind === 'refused' && answer.booked?.length === 0) countAsWrong(request);
      if (answer.kind === 'refused') return refuseWith(reply, answer);
      return reply.code(answer.attempt.state === 'done' ? 201 : 202).send(answer.attempt);
    },
  );

  const asked = limitOwn(deps, 'status', 'draft_unknown');
  const readOnly = {
    schema: { querystring: PaymentStatusQuerySchema },
    ...asked,
    preHandler: [requireOneSubject, ...asked.preHandler],
  };
  const answerStatus = async (query: PaymentStatusQuery, { trip }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { attemptId, draftId = '' } = query;
    return answerWith(reply, await checkout.status(attemptId === undefined ? { draftId } : { attemptId }, trip));
  };

  app.get('/api/payment-status', readOnly, (request, reply) => answerStatus(request.query, request, reply));
  // A bank's page may send the browser back by GET; that shows the state and changes nothing.
  app.get('/api/payment-verify', readOnly, (request, reply) => answerStatus(request.query, request, reply));

  app.post(
    '/api/payment-verify',
    {
      schema: { body: VerifyPaymentSchema },
      config: { allowedOnFullDisk: true },
      ...limitOwn(deps, 'verify', 'draft_unknown'),
    },
    async ({ body, trip }, reply) => answerWith(reply, await checkout.verify(body.attemptId, body.abandon === true, trip)),
  );
}

/** The schema cannot say that one of two is given. */
async function requireOneSubject(
  { query }: FastifyRequest<{ Querystring: PaymentStatusQuery }>,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if ((query.attemptId === undefined) !== (query.draftId === undefined)) return undefined;
  return sendRefusal(reply, { code: 'invalid_request', errors: [{ name: 'attemptId', detail: 'give either attemptId or draftId' }] });
}
