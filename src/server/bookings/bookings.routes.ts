/** Drafts, prices, bookings and stages on the wire; every answer is private to one browser and never cached. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  AcceptChangeSchema,
  AddPassportSchema,
  CancelBookingSchema,
  CreateBookingSchema,
  CreateDraftSchema,
  LookupBookingSchema,
  OfBookingSchema,
  ReadBookingQuerySchema,
  ReceiptQuerySchema,
  RepriceSchema,
} from '#core/contract/bookings.schema';
import { allowCarried } from '../http/headers';
import { isIdempotencyKey, keyRefusal } from '../http/idempotencyKey';
import type { RateLimiter } from '../http/rateLimits';
import { limitBy, takeForEmailOrRefuse } from '../http/rateLimits';
import { sendRefusal } from '../http/refusals';
import { grantTripSecret, tripSecretHash } from '../http/tripCookie';
import { refuse } from './answers';
import type { Refusal } from './answers';
import type { BookingService } from './bookings.service';
import { RECEIPT_STYLE_SOURCE } from './letters/receiptFile';

export interface BookingRouteDeps {
  readonly bookings: BookingService;
  readonly limits: RateLimiter;
}

function send(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { draft, attempt, quote } = refusal;
  return sendRefusal(reply, refusal, { ...(draft ? { draft } : {}), ...(attempt ? { attempt } : {}), ...(quote ? { quote } : {}) });
}

export function registerBookingRoutes(instance: FastifyInstance, deps: BookingRouteDeps): void {
  const { bookings } = deps;
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();

  app.post('/api/drafts', { schema: { body: CreateDraftSchema }, onRequest: limitBy(deps, 'drafts') }, async (request, reply) => {
    const draft = await bookings.createDraft(request.body, grantTripSecret(request, reply));
    return draft.ok ? reply.code(201).header('cache-control', 'no-store').send(draft.value) : send(reply, draft.error);
  });

  app.post('/api/reprice', { schema: { body: RepriceSchema }, onRequest: limitBy(deps, 'drafts') }, async (request, reply) => {
    const who = tripSecretHash(request);
    if (who === null) return send(reply, refuse('draft_unknown'));
    const draft = await bookings.reprice(request.body, who);
    return draft.ok ? reply.header('cache-control', 'no-store').send(draft.value) : send(reply, draft.error);
  });

  app.post('/api/booking', { schema: { body: CreateBookingSchema }, onRequest: limitBy(deps, 'booking') }, async (request, reply) => {
    const key = request.headers['idempotency-key'];
    if (!isIdempotencyKey(key)) return send(reply, refuse('invalid_request', keyRefusal));
    const who = tripSecretHash(request);
    if (who === null) return send(reply, refuse('draft_unknown'));
    const answer = await bookings.book(request.body, key, who, request.ip);
    if (answer.kind === 'refused') return send(reply, answer);
    const { attempt } = answer;
    return reply
      .code(attempt.state === 'done' ? 201 : 202)
      .header('cache-control', 'no-store')
      .send(attempt);
  });

  app.get(
    '/api/booking',
    { schema: { querystring: ReadBookingQuerySchema }, onRequest: limitBy(deps, 'status') },
    async (request, reply) => {
      const who = tripSecretHash(request);
      if (who === null) return send(reply, refuse('booking_unknown'));
      const booking = await bookings.read(who, request.query.draftId ?? null);
      return booking.ok ? reply.header('cache-control', 'no-store').send(booking.value) : send(reply, booking.error);
    },
  );

  app.get(
    '/api/booking/calendar',
    { schema: { querystring: ReadBookingQuerySchema }, onRequest: limitBy(deps, 'status') },
    async (request, reply) => {
      const who = tripSecretHash(request);
      if (who === null) return send(reply, refuse('booking_unknown'));
      const file = await bookings.calendar(who, request.query.draftId ?? null);
      if (!file.ok) return send(reply, file.error);
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="wingfare-${file.value.reference}.ics"`)
        .type('text/calendar; charset=utf-8')
        .send(file.value.text);
    },
  );

  app.get(
    '/api/booking/itinerary',
    { schema: { querystring: ReadBookingQuerySchema }, onRequest: limitBy(deps, 'status') },
    async (request, reply) => {
      const who = tripSecretHash(request);
      if (who === null) return send(reply, refuse('booking_unknown'));
      const file = await bookings.document('itinerary', who, request.query.draftId ?? null);
      if (!file.ok) return send(reply, file.error);
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="wingfare-${file.value.reference}.html"`)
        .type('text/html; charset=utf-8')
        .send(file.value.text);
    },
  );

  app.get(
    '/api/booking/receipt',
    { schema: { querystring: ReceiptQuerySchema }, onRequest: limitBy(deps, 'status') },
    async (request, reply) => {
      const who = tripSecretHash(request);
      if (who === null) return send(reply, refuse('booking_unknown'));
      const { draftId = null, lang, save } = request.query;
      const file = await bookings.document('receipt', who, draftId, lang);
      if (!file.ok) return send(reply, file.error);
      allowCarried(reply, { scripts: [], styles: [RECEIPT_STYLE_SOURCE] });
      const name = `wingfare-receipt-${file.value.reference}.html`;
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `${save === '1' ? 'attachment' : 'inline'}; filename="${name}"`)
        .type('text/html; charset=utf-8')
        .send(file.value.text);
    },
  );

  app.post(
    '/api/booking/cancel-quote',
    { schema: { body: OfBookingSchema }, onRequest: limitBy(deps, 'status') },
    async (request, reply) => {
      const who = tripSecretHash(request);
      if (who === null) return send(reply, refuse('booking_unknown'));
      const quote = await bookings.cancelQuote(request.body, who);
      return quote.ok ? reply.header('cache-control', 'no-store').send(quote.value) : send(reply, quote.error);
    },
  );

  app.post('/api/booking/cancel', { schema: { body: CancelBookingSchema }, onRequest: limitBy(deps, 'verify') }, async (request, reply) => {
    const who = tripSecretHash(request);
    if (who === null) return send(reply, refuse('booking_unknown'));
    const booking = await bookings.cancel(request.body, who);
    return booking.ok ? reply.header('cache-control', 'no-store').send(booking.value) : send(reply, booking.error);
  });

  app.post(
    '/api/booking/accept-change',
    { schema: { body: AcceptChangeSchema }, onRequest: limitBy(deps, 'verify') },
    async (request, reply) => {
      const who = tripSecretHash(request);
      if (who === null) return send(reply, refuse('booking_unknown'));
      const booking = await bookings.acceptChange(request.body, who);
      return booking.ok ? reply.header('cache-control', 'no-store').send(booking.value) : send(reply, booking.error);
    },
  );

  app.post('/api/booking/mail', { schema: { body: OfBookingSchema }, onRequest: limitBy(deps, 'mailAgain') }, async (request, reply) => {
    const who = tripSecretHash(request);
    if (who === null) return send(reply, refuse('booking_unknown'));
    const refusal = await bookings.mailAgain(request.body, who);
    return refusal === null ? reply.code(204).send() : send(reply, refusal);
  });

  app.post('/api/booking/passport', { schema: { body: AddPassportSchema }, onRequest: limitBy(deps, 'verify') }, async (request, reply) => {
    const who = tripSecretHash(request);
    if (who === null) return send(reply, refuse('booking_unknown'));
    const booking = await bookings.addPassport(request.body, who);
    return booking.ok ? reply.header('cache-control', 'no-store').send(booking.value) : send(reply, booking.error);
  });

  app.post('/api/booking/lookup', { schema: { body: LookupBookingSchema }, onRequest: limitBy(deps, 'lookup') }, async (request, reply) => {
    if (!(await takeForEmailOrRefuse(deps, 'lookupOfEmail', request.body.email, reply))) return reply;
    const booking = await bookings.lookup(request.body, () => grantTripSecret(request, reply));
    return booking.ok ? reply.header('cache-control', 'no-store').send(booking.value) : send(reply, booking.error);
  });
}
