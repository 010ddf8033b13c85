/** Bookings: reading, keeping, changing and cancelling one. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { readEmail } from '#core/domain/typed/email';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  AcceptChangeSchema,
  AddPassportSchema,
  CalendarLinkSchema,
  CancelBookingSchema,
  ChangeTravelerSchema,
  LookupBookingSchema,
  MailAgainSchema,
  OfBookingSchema,
  OpenBookingSchema,
  PassQuerySchema,
  ReadBookingQuerySchema,
  ReceiptQuerySchema,
} from '#core/contract/bookings/bookings.schema';
import { allowCarried } from '../../http/replies/headers';
import type { RateLimiter } from '../../http/limits/rateLimits';
import { limitOwn, limitWrong, tryAboutOrRefuse } from '../../http/limits/proofs';
import { allowedOrRefused, takeAboutOrRefuse } from '../../http/limits/rateLimits';
import { grantTripSecret } from '../../http/requests/tripCookie';
import { RECEIPT_STYLE_SOURCE } from '../letters/receiptFile';
import type { ManageBooking } from '../manage/manage.service';
import { readReference } from '../reference';
import { refuse } from '../wire/answers';
import { answerWith, refuseWith } from './replies';

interface ManageRouteDeps {
  readonly manage: ManageBooking;
  readonly limits: RateLimiter;
}

export function registerManageRoutes(instance: FastifyInstance, deps: ManageRouteDeps): void {
  const { manage } = deps;
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();

  // opens a booking to a browser that has no trip yet
  app.post('/api/booking/lookup', { schema: { body: LookupBookingSchema }, ...limitWrong(deps, 'lookup') }, async (request, reply) => {
    const email = readEmail(request.body.email).toLowerCase();
    if (!(await takeAboutOrRefuse(deps, 'status', email, request, reply))) return reply;
    if (!(await tryAboutOrRefuse(deps, 'lookupOfEmail', email, request, reply))) return reply;
    return answerWith(reply, await manage.lookup(request.body, () => grantTripSecret(request, reply)));
  });

  app.post('/api/booking/open', { schema: { body: OpenBookingSchema }, ...limitWrong(deps, 'lookup') }, async (request, reply) => {
    if (!(await takeAboutOrRefuse(deps, 'status', request.body.token, request, reply))) return reply;
    return answerWith(reply, await manage.openByLink(request.body, grantTripSecret(request, reply)));
  });

  // a calendar has no cookie of the trip, and mails are read elsewhere than they were booked
  app.get(
    '/api/booking/calendar/:token',
    { schema: { params: CalendarLinkSchema }, ...limitWrong(deps, 'status') },
    async (request, reply) => {
      const { token } = request.params;
      if (!(await takeAboutOrRefuse(deps, 'status', token, request, reply))) return reply;
      const file = await manage.calendarByLink(token);
      return file.ok ? sendFile(reply, { ...CALENDAR, name: 'wingfare.ics', text: file.value }) : refuseWith(reply, file.error);
    },
  );

  registerReading(instance, deps);
  registerChanging(instance, deps);
}

function registerReading(instance: FastifyInstance, deps: ManageRouteDeps): void {
  const { manage } = deps;
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const ofDraft = { schema: { querystring: ReadBookingQuerySchema }, ...limitOwn(deps, 'status', 'booking_unknown') };

  app.get('/api/booking', ofDraft, async ({ trip, query }, reply) => answerWith(reply, await manage.read(trip, query.draftId ?? null)));

  app.get('/api/booking/calendar', ofDraft, async ({ trip, query }, reply) => {
    const file = await manage.document('calendar', trip, query.draftId ?? null);
    if (!file.ok) return refuseWith(reply, file.error);
    return sendFile(reply, { ...CALENDAR, name: `wingfare-${file.value.reference}.ics`, text: file.value.text });
  });

  const ofSlice = { schema: { querystring: PassQuerySchema }, ...limitOwn(deps, 'status', 'booking_unknown') };
  app.get('/api/booking/apple-pass', ofSlice, async ({ trip, query: { draftId = null, slice } }, reply) => {
    const pass = await manage.applePass(trip, draftId, Number(slice));
    if (!pass.ok) return refuseWith(reply, pass.error);
    return reply
      .header('content-disposition', 'attachment; filename="wingfare.pkpass"')
      .type('application/vnd.apple.pkpass')
      .send(pass.value);
  });
  app.get('/api/booking/google-pass', ofSlice, async ({ trip, query: { draftId = null, slice } }, reply) => {
    const link = await manage.googlePass(trip, draftId, Number(slice));
    return link.ok ? reply.redirect(link.value, 303) : refuseWith(reply, link.error);
  });

  app.get(
    '/api/booking/receipt',
    { schema: { querystring: ReceiptQuerySchema }, ...limitOwn(deps, 'status', 'booking_unknown') },
    async ({ trip, query: { draftId = null, lang, save } }, reply) => {
      const file = await manage.document('receipt', trip, draftId, lang);
      if (!file.ok) return refuseWith(reply, file.error);
      allowCarried(reply, { scripts: [], styles: [RECEIPT_STYLE_SOURCE] });
      const disposition = save === '1' ? 'attachment' : 'inline';
      return sendFile(reply, {
        type: 'text/html; charset=utf-8',
        disposition,
        name: `wingfare-receipt-${file.value.reference}.html`,
        text: file.value.text,
      });
    },
  );
}

function registerChanging(instance: FastifyInstance, deps: ManageRouteDeps): void {
  const { manage } = deps;
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();

  app.post(
    '/api/booking/cancel-quote',
    { schema: { body: OfBookingSchema }, ...limitOwn(deps, 'status', 'booking_unknown') },
    async ({ trip, body }, reply) => answerWith(reply, await manage.cancelQuote(body, trip)),
  );
  app.post(
    '/api/booking/cancel',
    { schema: { body: CancelBookingSchema }, ...limitOwn(deps, 'verify', 'booking_unknown') },
    async ({ trip, body }, reply) => answerWith(reply, await manage.cancel(body, trip)),
  );
  app.post(
    '/api/booking/accept-change',
    { schema: { body: AcceptChangeSchema }, ...limitOwn(deps, 'verify', 'booking_unknown') },
    async ({ trip, body }, reply) => answerWith(reply, await manage.acceptChange(body, trip)),
  );
  app.post(
    '/api/booking/passport',
    { schema: { body: AddPassportSchema }, ...limitOwn(deps, 'verify', 'booking_unknown') },
    async ({ trip, body }, reply) => answerWith(reply, await manage.addPassport(body, trip)),
  );
  app.post(
    '/api/booking/traveler',
    { schema: { body: ChangeTravelerSchema }, ...limitOwn(deps, 'verify', 'booking_unknown') },
    async ({ trip, body }, reply) => answerWith(reply, await manage.changeTraveler(body, trip)),
  );
  app.post(
    '/api/booking/mail',
    { schema: { body: MailAgainSchema }, ...limitOwn(deps, 'verify', 'booking_unknown') },
    async ({ trip, body }, reply) => {
      const reference = readReference(body.reference) ?? '';
      const isCorrected = body.email !== undefined;
      // strangers use up nothing of a booking
      if (isCorrected && !(await manage.isReadable(reference, trip))) return refuseWith(reply, refuse('booking_unknown'));
      const [limit, who] = isCorrected ? (['mailCorrected', reference] as const) : (['mailAgain', `trip ${trip} ${reference}`] as const);
      if (!allowedOrRefused(await deps.limits.take(limit, who), reply)) return reply;
      const refusal = await manage.resendMail(body, trip);
      if (refusal === null) return reply.code(204).send();
      // nothing was sent
      if (isCorrected) await deps.limits.giveBack(limit, who);
      return refuseWith(reply, refusal);
    },
  );
}

interface SentFile {
  readonly type: string;
  readonly disposition: 'attachment' | 'inline';
  readonly name: string;
  readonly text: string;
}

const CALENDAR = { type: 'text/calendar; charset=utf-8', disposition: 'attachment' } as const;

const sendFile = (reply: FastifyReply, { type, disposition, name, text }: SentFile): FastifyReply =>
  reply.header('content-disposition', `${disposition}; filename="${name}"`).type(type).send(text);
