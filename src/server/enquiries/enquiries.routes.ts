/** `POST /api/contactus` (api.7). */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { ContactUsSchema } from '#core/contract/enquiries.schema';
import type { RateLimiter } from '../http/rateLimits';
import { limitBy } from '../http/rateLimits';
import { sendRefusal } from '../http/refusals';
import type { EnquiryService } from './enquiries.service';

export interface EnquiryRouteDeps {
  readonly enquiries: EnquiryService;
  readonly limits: RateLimiter;
}

export function registerEnquiryRoutes(instance: FastifyInstance, deps: EnquiryRouteDeps): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  app.post('/api/contactus', { schema: { body: ContactUsSchema }, onRequest: limitBy(deps, 'forms') }, async (request, reply) => {
    const receipt = await deps.enquiries.receive(request.body);
    return receipt.ok ? reply.code(201).header('cache-control', 'no-store').send(receipt.value) : sendRefusal(reply, receipt.error);
  });
}
