/** Refusals as RFC 9457 problem+json; nothing of the inside of the server ever is in one. */
import type { FastifyReply } from 'fastify';
import type { Problem, ProblemField } from '#core/contract/problem';
import type { ProblemCode } from '#core/domain/booking/failures';
import { isNavigation } from '../requests/navigation';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the trace that the request is part of, where requests are traced. */
    traceId?: string;
  }
}

const STATUS: Readonly<Record<ProblemCode, { readonly status: number; readonly title: string }>> = {
  invalid_request: { status: 400, title: 'Invalid request' },
  not_found: { status: 404, title: 'Not found' },
  method_not_allowed: { status: 405, title: 'Method not allowed' },
  unsupported_media_type: { status: 415, title: 'Unsupported media type' },
  payload_too_large: { status: 413, title: 'Payload too large' },
  rate_limited: { status: 429, title: 'Too many requests' },
  cross_site: { status: 403, title: 'Cross-site request refused' },
  overloaded: { status: 503, title: 'Temporarily overloaded' },
  supplier_unavailable: { status: 503, title: 'Flight supplier unavailable' },
  offer_gone: { status: 410, title: 'Flight no longer available' },
  price_changed: { status: 409, title: 'Price changed' },
  draft_unknown: { status: 404, title: 'Unknown draft' },
  draft_busy: { status: 409, title: 'Payment in progress' },
  already_booked: { status: 409, title: 'Already booked' },
  idempotency_conflict: { status: 409, title: 'Idempotency key used for another request' },
  card_declined: { status: 402, title: 'Card declined' },
  insufficient_funds: { status: 402, title: 'Insufficient funds' },
  card_expired: { status: 402, title: 'Card expired' },
  incorrect_cvc: { status: 402, title: 'Security code does not match' },
  processing_error: { status: 402, title: 'Card could not be processed' },
  authentication_required: { status: 402, title: 'Bank asks for verification' },
  challenge_failed: { status: 402, title: 'Card verification failed' },
  payment_unavailable: { status: 503, title: 'Payment unavailable' },
  payment_not_taken: { status: 503, title: 'Payment not taken' },
  booking_failed: { status: 502, title: 'Booking failed' },
  call_us: { status: 503, title: 'Sold by phone only' },
  duplicate_booking: { status: 409, title: 'Booked before' },
  traveler_refused: { status: 422, title: 'Traveler refused' },
  self_transfer_open: { status: 409, title: 'Self-transfer not confirmed' },
  extra_gone: { status: 409, title: 'Seat or bag no longer available' },
  booking_unknown: { status: 404, title: 'Booking not found' },
  cancel_closed: { status: 409, title: 'Cannot be cancelled here' },
  cancel_changed: { status: 409, title: 'The refund has changed' },
  schedule_changed: { status: 409, title: 'The flights have changed again' },
  exchange_closed: { status: 409, title: 'Flights cannot be changed here' },
  exchange_changed: { status: 409, title: 'The price of the change has moved' },
  exchange_ages: { status: 409, title: 'Travelers of other ages on these dates' },
  exchange_unknown: { status: 404, title: 'Unknown change of flights' },
  alerts_full: { status: 409, title: 'Too many alerts for this address' },
  subscription_unknown: { status: 404, title: 'Unknown subscription' },
  passport_closed: { status: 409, title: 'Passports can no longer be added' },
  traveler_closed: { status: 409, title: 'The traveler can no longer be changed' },
  booked_before: { status: 409, title: 'On these flights already' },
  email_closed: { status: 409, title: 'The address cannot be changed here' },
  bot_check_needed: { status: 403, title: 'Bot check needed' },
  bot_check_failed: { status: 403, title: 'Bot check failed' },
  bot_check_unavailable: { status: 503, title: 'Bot check unavailable' },
  internal: { status: 500, title: 'Internal error' },
};

/** Refusals of an address that leads nowhere, or is no longer what it was. */
const UNKNOWN: ReadonlySet<ProblemCode> = new Set(['not_found', 'booking_unknown', 'invalid_request']);

export interface ProblemOptions {
  /** Other status than the code's own, e.g. 414 for `invalid_request`. */
  readonly status?: number;
  readonly errors?: readonly ProblemField[];
  /** Seconds for `Retry-After`; 503 gets 5 by default. */
  readonly retryAfter?: number;
  /** Further members of the body, e.g. `draft` along with `price_changed`. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

export function problemOf(code: ProblemCode, detail: string, options: ProblemOptions = {}): Problem {
  const { status, title } = STATUS[code];
  const errors = options.errors === undefined ? {} : { errors: options.errors };
  return { type: `/problems/${code}`, title, status: options.status ?? status, detail, code, ...errors, ...options.extra };
}

/** Answers with a problem, or with a document where a person opened the address. Use as `return sendProblem(reply, 'offer_gone', 'This flight is no longer sold.')`. */
export function sendProblem(reply: FastifyReply, code: ProblemCode, detail: string, options: ProblemOptions = {}): FastifyReply {
  const { traceId } = reply.request;
  const problem: Problem = { ...problemOf(code, detail, options), ...(traceId === undefined ? {} : { traceId }) };
  const retryAfter = options.retryAfter ?? (problem.status === 503 ? 5 : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))));
  reply.code(problem.status).header('cache-control', 'no-store');
  const { raw, server } = reply.request;
  if (server.refusedPage && isNavigation(raw))
    return reply.type('text/html; charset=utf-8').send(server.refusedPage(raw, UNKNOWN.has(code)));
  return reply
    .header('content-type', 'application/problem+json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problem);
}
