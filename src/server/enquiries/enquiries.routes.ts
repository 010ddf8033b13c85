/** `POST /api/contactus` and `flightcancellation` (api.7, api.15). */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { ContactUsSchema, FlightCancellationSchema } from '#core/contract/enquiries.schema';
import type { RateLimiter } from '../http/rateLimits';
import { RECORDING_BODY_LIMIT } from '../http/bodyLimits';
import { limitBy } from '../http/rateLimits';
import { CANCELLATION_SUBJECT } from './enquiries.service';
import { sendRefusal } from '../http/refusals';
import type { EnquiryService } from './enquiries.service';

export interface EnquiryRouteDeps {
  readonly enquiries: EnquiryService;
  readonly limits: RateLimiter;
}

export function registerEnquiryRoutes(instance: FastifyInstance, deps: EnquiryRouteDeps): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const options = { schema: { body: ContactUsSchema }, bodyLimit: RECORDING_BODY_LIMIT, onRequest: limitBy(deps, 'forms') };
  app.post('/api/contactus', options, async (request, reply) => {
    const receipt = await deps.enquiries.receive(request.body);
    return receipt.ok ? reply.code(201).header('cache-control', 'no-store').send(receipt.value) : sendRefusal(reply, receipt.error);
  });
  app.post(
    '/api/flightcancellation',
    { schema: { body: FlightCancellationSchema }, onRequest: limitBy(deps, 'forms') },
    async (request, reply) => {
      const { reference, ...form } = request.body;
      const receipt = await deps.enquiries.receive({ ...form, subject: `${CANCELLATION_SUBJECT}${reference}` });
      return receipt.ok ? reply.code(201).header('cache-control', 'no-store').send(receipt.value) : sendRefusal(reply, receipt.error);
    },
  );
}
