/**
 * Bookings at the desk: looked up, shown, and acted on. Nothing is done by an address that is opened: each action asks, and its answer is
 * a form of this site's own page (`requestGuards`, and the session's cookie is sent by no other site).
 */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#core/domain/site/routes';
import { formatCents } from '#core/domain/values/money';
import type { Cents } from '#core/domain/values/money';
import type { AttentionDesk } from '../../../attention/attentionDesk.service';
import type { BookingDesk } from '../../../bookings/desk/bookingDesk.service';
import type { RateLimiter } from '../../../http/limits/rateLimits';
import type { DeskActions } from '../../actions.service';
import type { DeskCalls } from '../../calls/calls.service';
import { fieldOf, FORM, UUID } from '../forms';
import { BOOKING_WORDS } from '../language';
import type { Frame } from '../parts/frame';
import { bookingPath, DESK_PATH, inLanguage } from '../paths';
import { bookingDocument } from './bookingDocument';
import { requestedNames } from './bookingTexts';
import { confirmDocument } from './confirmDocument';
import type { Question } from './confirmDocument';
import { foundDocument, unknownDocument } from './foundDocument';
import type { SignedIn } from '../sessions/session.service';

const REFERENCE = /^[A-Z0-9]{6}$/;
const MOST_TYPED = 200;

export interface BookingRouteDeps {
  readonly bookings: Pick<BookingDesk, 'find' | 'mostFound' | 'show' | 'quote'>;
  readonly attention: Pick<AttentionDesk, 'ofAttempt' | 'find'>;
  readonly actions: DeskActions;
  readonly calls: Pick<DeskCalls, 'ofBooking'>;
  readonly frameOf: (request: FastifyRequest) => Frame;
  /** Who is signed in; null without a session. */
  readonly sessionOf: (request: FastifyRequest) => Promise<SignedIn | null>;
  readonly limits: RateLimiter;
  /** Cents that an agent refunds alone. */
  readonly refundLimit: Cents;
  readonly sendHtml: (reply: FastifyReply, html: string, status?: number) => FastifyReply;
}

/** What is to be confirmed about a booking, or why it cannot be done: a sentence, with the status of the answer. */
type Confirmation = Question | { readonly says: string; readonly status: number };

export function registerBookingRoutes(app: FastifyInstance, deps: BookingRouteDeps): void {
  const { bookings, attention, actions, calls, frameOf, sessionOf, refundLimit, limits, sendHtml } = deps;

  /** Answers those who are signed in; others get the page to sign in. */
  const forAgents =
    (handle: (request: FastifyRequest, reply: FastifyReply, frame: Frame, by: SignedIn) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const by = await sessionOf(request);
      const frame = frameOf(request);
      return by === null ? reply.redirect(inLanguage(DESK_PATH, frame.lang), 303) : handle(request, reply, frame, by);
    };
  const unknown = (reply: FastifyReply, frame: Frame, says: string, status = 404): FastifyReply =>
    sendHtml(reply, unknownDocument(frame, says), status);

  /** Over all addresses and processes: whoever has an agent's session copies no list of travelers. */
  async function mayLook({ agent }: SignedIn, reply: FastifyReply, cost: number): Promise<boolean> {
    if (cost === 0) return true;
    const permit = await limits.take('deskLooks', agent, cost);
    if (!permit.allowed) reply.header('retry-after', permit.retryAfter);
    return permit.allowed;
  }
  const isAboveLimit = (refund: Cents, { role }: SignedIn): boolean => role === 'agent' && refund > refundLimit;

  async function confirmationOf(
    { reference, action, agreed }: { readonly reference: string; readonly action: string; readonly agreed: Cents | null },
    lang: Locale,
    by: SignedIn,
  ): Promise<Confirmation | null> {
    const words = BOOKING_WORDS[lang];
    const file = REFERENCE.test(reference) ? await bookings.show(reference) : null;
    if (file === null) return { says: words.unknown, status: 404 };
    switch (action) {
      case 'retry':
        return { action, reference };
      case 'mail':
        return { action, reference, email: file.booking.contact.email };
      case 'name_corrected':
      case 'name_refused': {
        const names = requestedNames(file.booking);
        return names === '' ? null : { action, reference, names };
      }
      case 'cancel': {
        const quote = await bookings.quote(reference);
        if (!quote.ok) return { says: quote.error.code === 'supplier_unavailable' ? words.supplierAway : words.cannotCancel, status: 409 };
        const { refund } = quote.value;
        if (isAboveLimit(refund, by)) return { says: words.aboveLimit(formatCents(refund), formatCents(refundLimit)), status: 403 };
        return { action, reference, quote: quote.value, isChanged: agreed !== null && agreed !== quote.value.refund };
      }
      default:
        return null;
    }
  }

  app.post(
    `${DESK_PATH}/find`,
    { config: { accepts: [FORM], allowedOnFullDisk: true } },
    forAgents(async (request, reply, frame, by) => {
      const typed = fieldOf(request.body, 'find').slice(0, MOST_TYPED);
      const found = await bookings.find(typed);
      const [only] = found;
      if (only && found.length === 1) return reply.redirect(inLanguage(bookingPath(only.reference), frame.lang), 303);
      if (!(await mayLook(by, reply, found.length))) return unknown(reply, frame, BOOKING_WORDS[frame.lang].tooManyLooks, 429);
      const references = found.map(({ reference }) => reference);
      await actions.look(by.agent, references, true);
      return sendHtml(reply, foundDocument(frame, typed, found, bookings.mostFound));
    }),
  );

  app.get(
    `${DESK_PATH}/bookings/:reference`,
    forAgents(async (request, reply, frame, by) => {
      const reference = paramOf(request, 'reference');
      if (!(await mayLook(by, reply, 1))) return unknown(reply, frame, BOOKING_WORDS[frame.lang].tooManyLooks, 429);
      const file = REFERENCE.test(reference) ? await bookings.show(reference) : null;
      if (file === null) return unknown(reply, frame, BOOKING_WORDS[frame.lang].unknown);
      await actions.look(by.agent, [reference], false);
      const [open, log, looks, called] = await Promise.all([
        attention.ofAttempt(file.booking.attemptId, frame.lang),
        actions.ofBooking(reference),
        actions.looksOf(reference),
        calls.ofBooking(reference),
      ]);
      const did = new URL(request.raw.url ?? '/', 'http://localhost').searchParams.get('did');
      const done = log.find(({ id }) => id === did) ?? null;
      return sendHtml(reply, bookingDocument({ ...frame, file, attention: open, log, looks, calls: called, done }));
    }),
  );

  app.get(
    `${DESK_PATH}/bookings/:reference/:action`,
    forAgents(async (request, reply, frame, by) => {
      const asked = { reference: paramOf(request, 'reference'), action: paramOf(request, 'action'), agreed: null };
      const confirmation = await confirmationOf(asked, frame.lang, by);
      if (confirmation === null) return unknown(reply, frame, BOOKING_WORDS[frame.lang].unknown);
      if ('says' in confirmation) return unknown(reply, frame, confirmation.says, confirmation.status);
      return sendHtml(reply, confirmDocument(frame, confirmation, randomUUID()));
    }),
  );

  app.post(
    `${DESK_PATH}/bookings/:reference/:action`,
    { config: { accepts: [FORM] } },
    forAgents(async (request, reply, frame, by) => {
      const [reference, action] = [paramOf(request, 'reference'), paramOf(request, 'action')];
      const id = fieldOf(request.body, 'question');
      const agreed = fieldOf(request.body, 'refund');
      const refund = /^\d{1,9}$/.test(agreed) ? Number(agreed) : null;
      const file = REFERENCE.test(reference) ? await bookings.show(reference) : null;
      if (file === null || !UUID.test(id)) return unknown(reply, frame, BOOKING_WORDS[frame.lang].unknown);
      const who = { id, agent: by.agent };
      switch (action) {
        case 'retry':
          await actions.retry(who, reference);
          break;
        case 'mail':
          await actions.resendMail(who, reference);
          break;
        case 'name_corrected':
          await actions.settleNames(who, reference, 'corrected');
          break;
        case 'name_refused':
          await actions.settleNames(who, reference, 'refused');
          break;
        case 'cancel': {
          // an agent may type a form that the page did not offer
          const isAllowed = refund !== null && !isAboveLimit(refund, by);
          const done = isAllowed ? await actions.cancel(who, reference, refund) : null;
          if (done?.ok === false && done.error.code === 'cancel_changed') {
            const confirmation = await confirmationOf({ reference, action, agreed: refund }, frame.lang, by);
            if (confirmation !== null && !('says' in confirmation))
              return sendHtml(reply, confirmDocument(frame, confirmation, randomUUID()), 409);
          }
          break;
        }
        default:
          return unknown(reply, frame, BOOKING_WORDS[frame.lang].unknown);
      }
      return reply.redirect(inLanguage(`${bookingPath(reference)}?did=${id}`, frame.lang), 303);
    }),
  );

  app.get(
    `${DESK_PATH}/attention/:entry/close`,
    forAgents(async (request, reply, frame) => {
      const line = await attention.find(paramOf(request, 'entry'), frame.lang);
      if (line === null) return unknown(reply, frame, BOOKING_WORDS[frame.lang].unknownEntry);
      return sendHtml(reply, confirmDocument(frame, { action: 'close', line }, randomUUID()));
    }),
  );

  app.post(
    `${DESK_PATH}/attention/:entry/close`,
    { config: { accepts: [FORM] } },
    forAgents(async (request, reply, frame, { agent }) => {
      const id = fieldOf(request.body, 'question');
      const line = UUID.test(id) ? await attention.find(paramOf(request, 'entry'), frame.lang) : null;
      if (line !== null) await actions.close({ id, agent }, line);
      const back = line?.reference ? `${bookingPath(line.reference)}?did=${id}` : DESK_PATH;
      return reply.redirect(inLanguage(back, frame.lang), 303);
    }),
  );
}

function paramOf({ params }: FastifyRequest, name: string): string {
  const value: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined;
  return typeof value === 'string' ? value : '';
}
