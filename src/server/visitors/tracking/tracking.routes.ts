/** `POST /api/callclick`, `/api/eventlog`: stored and answered with nothing (api.7). */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { NO_REFERRER } from '#core/domain/site/visitor';
import { CallClickSchema, EventLogSchema } from '#core/contract/tracking.schema';
import type { EventLog } from '#core/contract/tracking.schema';
import type { RateLimiter } from '../../http/limits/rateLimits';
import { limitBy } from '../../http/limits/rateLimits';
import { createSiteOrigin } from '../../http/requests/siteOrigin';
import type { TrackingService } from './tracking.service';

export interface TrackingRouteDeps {
  readonly tracking: Pick<TrackingService, 'recordCall' | 'recordEvent'>;
  readonly limits: RateLimiter;
}

export function registerTrackingRoutes(instance: FastifyInstance, deps: TrackingRouteDeps): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const onRequest = limitBy(deps, 'events');
  const originOf = createSiteOrigin(instance.publicOrigin ?? null);
  app.post('/api/callclick', { schema: { body: CallClickSchema }, onRequest }, async (request, reply) => {
    await deps.tracking.recordCall(request.body);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
  app.post('/api/eventlog', { schema: { body: EventLogSchema }, onRequest }, async (request, reply) => {
    await deps.tracking.recordEvent(withoutOurOwn(request.body, originOf(request)));
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

/**
 * A page of this site is not where a visit came from: a second document says so when its link was followed before the first had
 * remembered the visit. A call click keeps its document's referrer as it is (tracking.8).
 */
function withoutOurOwn(body: EventLog, origin: string): EventLog {
  const isOurs = body.Referrer === origin || body.Referrer.startsWith(`${origin}/`);
  return isOurs ? { ...body, Referrer: NO_REFERRER } : body;
}

/**
 * Tells a page that its request carried `Sec-GPC: 1`: scripts see the header's wish even where the browser does not say it to
 * them (tracking.12; read by web/platform/browser/fingerprint).
 */
export function registerPrivacyEcho(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers['sec-gpc'] === '1') reply.header('server-timing', 'gpc');
  });
}
