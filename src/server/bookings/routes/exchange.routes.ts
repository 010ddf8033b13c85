/** Changing the flights of a booking: what there is, the exchange with its payment, and the return from a bank's page. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import {
  AskExchangeSchema,
  ExchangeStatusQuerySchema,
  MakeExchangeSchema,
  VerifyExchangeSchema,
} from '#core/contract/bookings/exchange.schema';
import { keyOf, requireKey } from '../../http/requests/idempotencyKey';
import type { RateLimiter } from '../../http/limits/rateLimits';
import { limitOwn } from '../../http/limits/proofs';
import { limitBy } from '../../http/limits/rateLimits';
import { requireTrip } from '../../http/requests/tripCookie';
import type { ExchangeService } from '../afterSale/exchanging/exchange.service';
import { answerWith, refuseWith } from './replies';

interface ExchangeRouteDeps {
  readonly exchanging: ExchangeService;
  readonly limits: RateLimiter;
}

export function registerExchangeRoutes(instance: FastifyInstance, deps: ExchangeRouteDeps): void {
  const { exchanging } = deps;
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();

  app.post(
    '/api/booking/exchange-offers',
    { schema: { body: AskExchangeSchema }, onRequest: limitBy(deps, 'drafts'), preHandler: requireTrip('booking_unknown') },
    async ({ body, trip }, reply) => answerWith(reply, await exchanging.offers(body, trip)),
  );

  const paid = limitOwn(deps, 'booking', 'booking_unknown');
  app.post(
    '/api/booking/exchange',
    {
      schema: { body: MakeExchangeSchema },
      ...paid,
      // a request that is wrong in itself is refused before it matters whose it is
      preHandler: [requireKey, ...paid.preHandler],
    },
    async (request, reply) => {
      const answer = await exchanging.make(request.body, keyOf(request), request.trip, request.ip);
      if (answer.kind === 'refused') return refuseWith(reply, answer);
      return reply.code(answer.exchange.state === 'done' ? 201 : 202).send(answer.exchange);
    },
  );

  app.get(
    '/api/booking/exchange-status',
    { schema: { querystring: ExchangeStatusQuerySchema }, ...limitOwn(deps, 'status', 'exchange_unknown') },
    async ({ query, trip }, reply) => answerWith(reply, await exchanging.status(query.exchangeId, trip)),
  );

  app.post(
    '/api/booking/exchange-verify',
    {
      schema: { body: VerifyExchangeSchema },
      config: { allowedOnFullDisk: true },
      ...limitOwn(deps, 'verify', 'exchange_unknown'),
    },
    async ({ body, trip }, reply) => answerWith(reply, await exchanging.verify(body, trip)),
  );
}
