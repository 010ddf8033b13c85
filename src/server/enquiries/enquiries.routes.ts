/** `POST /api/contactus`, `flightcancellation` and `vacenquiry` (api.7, api.15, api.18). */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ContactUsSchema, FlightCancellationSchema, VacationEnquirySchema } from '#core/contract/enquiries.schema';
import type { EnquiryReceipt } from '#core/contract/enquiries.schema';
import type { Result } from '#core/domain/result';
import type { RateLimiter } from '../http/rateLimits';
import { RECORDING_BODY_LIMIT } from '../http/bodyLimits';
import { isIdempotencyKey, keyRefusal } from '../http/idempotencyKey';
import { limitBy } from '../http/rateLimits';
import { sendRefusal } from '../http/refusals';
import type { EnquiryService } from './enquiries.service';
import type { EntryRefusal } from './formEntry.service';

export interface EnquiryRouteDeps {
  readonly enquiries: EnquiryService;
  readonly limits: RateLimiter;
}

type Store = (key: string | null) => Promise<Result<EnquiryReceipt, EntryRefusal>>;

/** The key is optional: without one every post is an enquiry of its own. */
async function answer(request: FastifyRequest, reply: FastifyReply, store: Store): Promise<FastifyReply> {
  const key = request.headers['idempotency-key'];
  if (key !== undefined && !isIdempotencyKey(key)) return sendRefusal(reply, keyRefusal);
  const receipt = await store(key ?? null);
  return receipt.ok ? reply.code(201).header('cache-control', 'no-store').send(receipt.value) : sendRefusal(reply, receipt.error);
}

export function registerEnquiryRoutes(instance: FastifyInstance, deps: EnquiryRouteDeps): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { enquiries } = deps;
  const onRequest = limitBy(deps, 'forms');
  app.post('/api/contactus', { schema: { body: ContactUsSchema }, bodyLimit: RECORDING_BODY_LIMIT, onRequest }, async (request, reply) =>
    answer(request, reply, (key) => enquiries.contact(request.body, key)),
  );
  app.post('/api/flightcancellation', { schema: { body: FlightCancellationSchema }, onRequest }, async (request, reply) =>
    answer(request, reply, (key) => enquiries.cancellation(request.body, key)),
  );
  app.post('/api/vacenquiry', { schema: { body: VacationEnquirySchema }, onRequest }, async (request, reply) =>
    answer(request, reply, (key) => enquiries.vacation(request.body, key)),
  );
}
