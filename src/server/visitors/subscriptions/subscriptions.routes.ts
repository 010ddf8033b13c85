/** `POST /api/newsletter`, `farealert` and what the links of their mails do (api.19). */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FareAlertSchema, NewsletterSchema, OneClickQuerySchema, SubscriptionTokenSchema } from '#core/contract/subscriptions.schema';
import type { Result } from '#core/domain/values/result';
import type { EntryRefusal } from '../enquiries/formEntry.service';
import type { RateLimiter } from '../../http/limits/rateLimits';
import { countAsWrong, limitWrong } from '../../http/limits/proofs';
import { limitBy, takeAboutOrRefuse } from '../../http/limits/rateLimits';
import { sendRefusal } from '../../http/limits/refusals';
import type { SubscriptionService } from './subscriptions.service';
import type { SubscriptionKind } from './subscriptions.tables';

export interface SubscriptionRouteDeps {
  readonly subscriptions: SubscriptionService;
  readonly limits: RateLimiter;
}

export function registerSubscriptionRoutes(instance: FastifyInstance, deps: SubscriptionRouteDeps): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { subscriptions } = deps;
  const form = limitBy(deps, 'forms');
  const link = limitWrong(deps, 'subscriptions');
  const mayFollow = (token: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean> =>
    takeAboutOrRefuse(deps, 'subscriptions', token, request, reply);
  const send = (reply: FastifyReply, kind: Result<SubscriptionKind, EntryRefusal>): FastifyReply =>
    kind.ok ? reply.header('cache-control', 'no-store').send({ kind: kind.value }) : sendRefusal(reply, kind.error);

  app.post('/api/newsletter', { schema: { body: NewsletterSchema }, onRequest: form }, async (request, reply) => {
    const subscribed = await subscriptions.newsletter(request.body);
    return subscribed.ok
      ? reply.code(201).header('cache-control', 'no-store').send(subscribed.value)
      : sendRefusal(reply, subscribed.error);
  });

  app.post('/api/farealert', { schema: { body: FareAlertSchema }, onRequest: form }, async (request, reply) => {
    const subscribed = await subscriptions.fareAlert(request.body);
    return subscribed.ok
      ? reply.code(202).header('cache-control', 'no-store').send(subscribed.value)
      : sendRefusal(reply, subscribed.error);
  });

  app.post('/api/subscription/confirm', { schema: { body: SubscriptionTokenSchema }, ...link }, async (request, reply) => {
    if (!(await mayFollow(request.body.token, request, reply))) return reply;
    return send(reply, await subscriptions.confirm(request.body.token));
  });

  app.post('/api/subscription/end', { schema: { body: SubscriptionTokenSchema }, ...link }, async (request, reply) => {
    if (!(await mayFollow(request.body.token, request, reply))) return reply;
    return send(reply, await subscriptions.end(request.body.token));
  });

  // a mail program posts a form, from nowhere, for all its readers from a few addresses, and may do so again: what is ended is ended
  void app.register(async (outside) => {
    outside.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      payload.once('end', () => done(null, undefined));
    });
    outside
      .withTypeProvider<TypeBoxTypeProvider>()
      .post(
        '/api/subscription/one-click',
        { schema: { querystring: OneClickQuerySchema }, ...link, config: { fromOutside: true } },
        async (request, reply) => {
          const ended = await subscriptions.end(request.query.token);
          if (!ended.ok) countAsWrong(request);
          return reply.code(204).header('cache-control', 'no-store').send();
        },
      );
  });
}
