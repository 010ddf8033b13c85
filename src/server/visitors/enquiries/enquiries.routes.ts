/** `POST /api/contactus`, `flightcancellation` and `vacenquiry` (api.7, api.15, api.18). */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { ContactUsSchema, FlightCancellationSchema, VacationEnquirySchema } from '#core/contract/enquiries.schema';
import { answerKeyed } from '../../http/requests/answerKeyed';
import { RECORDING_BODY_LIMIT } from '../../http/limits/bodyLimits';
import type { RateLimiter } from '../../http/limits/rateLimits';
import { limitBy } from '../../http/limits/rateLimits';
import { tripSecretHash } from '../../http/requests/tripCookie';
import type { EnquiryService } from './enquiries.service';

export interface EnquiryRouteDeps {
  readonly enquiries: EnquiryService;
  readonly limits: RateLimiter;
}

export function registerEnquiryRoutes(instance: FastifyInstance, deps: EnquiryRouteDeps): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { enquiries } = deps;
  const onRequest = limitBy(deps, 'forms');
  app.post('/api/contactus', { schema: { body: ContactUsSchema }, bodyLimit: RECORDING_BODY_LIMIT, onRequest }, async (request, reply) =>
    answerKeyed(request, reply, (key) => enquiries.contact(request.body, key)),
  );
  app.post('/api/flightcancellation', { schema: { body: FlightCancellationSchema }, onRequest }, async (request, reply) =>
    answerKeyed(request, reply, (key) => enquiries.cancellation(request.body, key, tripSecretHash(request))),
  );
  app.post('/api/vacenquiry', { schema: { body: VacationEnquirySchema }, onRequest }, async (request, reply) =>
    answerKeyed(request, reply, (key) => enquiries.vacation(request.body, key)),
  );
}
