/** What the Stripe gateway serves itself: two framed documents that hold Stripe's script, and the door for Stripe's webhooks. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { HOSTED_FIELDS_PATH } from '#core/contract/bookings/hostedFields';
import type { Locale } from '#core/domain/site/routes';
import type { OutsideSources } from '../../http/replies/headers';
import { allowFramingByOurselves } from '../../http/replies/headers';
import { registerWebhook } from '../../http/requests/webhook';
import type { StripeSettings } from '../../platform/config/stripeConfig';
import type { GatewaySite } from '../adapter';
import type { Challenge, ScriptSettings } from './documents';
import { stripeDocument } from './documents';
import { isEvent } from './eventShape';
import { CHALLENGE_PATH, WEBHOOK_PATH } from './paths';
import { takeEvent } from './stripeEvents';
import type { StripeGateway } from './stripeGateway';

export interface StripeRouteDeps extends GatewaySite {
  readonly gateway: StripeGateway;
  readonly settings: StripeSettings;
  /** Name of the API's release, which Stripe's script has too. */
  readonly release: string;
  readonly db: NodePgDatabase;
  readonly clock: () => Date;
}

const ChallengeParams = Type.Object({ challengeId: Type.String({ pattern: '^[A-Za-z0-9_-]{32}$' }) });

export function registerStripeRoutes(instance: FastifyInstance, deps: StripeRouteDeps): void {
  const { gateway, settings, manifest } = deps;
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const script: ScriptSettings = {
    publishableKey: settings.publishableKey,
    scriptUrl: settings.scriptUrl ?? `https://js.stripe.com/${deps.release}/stripe.js`,
  };
  const outside = outsideSources(settings);
  const send = (request: FastifyRequest, reply: FastifyReply, challenge: Challenge | null): FastifyReply => {
    allowFramingByOurselves(reply, deps.headerSets, outside);
    const html = stripeDocument(langOf(request), manifest, script, challenge);
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  };

  app.get(HOSTED_FIELDS_PATH, async (request, reply) => send(request, reply, null));

  app.get(`${CHALLENGE_PATH}/:challengeId`, { schema: { params: ChallengeParams } }, async (request, reply) => {
    const id = request.params.challengeId;
    const open = await gateway.openChallenge(id);
    return send(request, reply, { id, clientSecret: open?.clientSecret ?? null });
  });

  registerWebhook(instance, {
    path: WEBHOOK_PATH,
    sender: 'Stripe',
    header: 'stripe-signature',
    schemes: ['v1'],
    secret: settings.webhookSecret,
    clock: deps.clock,
    async take(sent) {
      if (!isEvent(sent)) return false;
      const taken = await takeEvent(deps.db, deps.clock(), sent);
      // noted at the attempt: the next round of the reconciler wakes the booking (saga/gatewayEvents.ts)
      if (taken.answered !== null) await deps.events.challengeAnswered(taken.answered);
      return true;
    },
  });
}

/** As Stripe's guide to content security policies has it; all from one place where tests set another. */
function outsideSources({ scriptUrl, apiBase }: StripeSettings): OutsideSources {
  if (scriptUrl !== null) {
    const { origin } = new URL(scriptUrl);
    return {
      scripts: [origin],
      frames: [origin],
      payments: [origin],
      connections: [...new Set([origin, ...(apiBase === null ? [] : [new URL(apiBase).origin])])],
    };
  }
  const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];
  return { scripts, frames: [...scripts, 'https://hooks.stripe.com'], payments: scripts, connections: ['https://api.stripe.com'] };
}

function langOf(request: FastifyRequest): Locale {
  return new URL(request.url, 'http://localhost').searchParams.get('lang') === 'es' ? 'es' : 'en';
}
