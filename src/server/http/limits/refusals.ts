/** Refusals of services as problem+json. */
import type { FastifyReply } from 'fastify';
import type { ProblemField } from '#core/contract/problem';
import type { ProblemCode } from '#core/domain/booking/failures';
import { sendProblem } from '../replies/problems';

const DETAIL: Partial<Readonly<Record<ProblemCode, string>>> = {
  invalid_request: 'Some fields are missing or not valid.',
  offer_gone: 'This flight is no longer sold. Search again.',
  price_changed: 'The price changed; nothing was charged. The draft holds the new price.',
  supplier_unavailable: 'The flight supplier does not answer. Nothing was charged.',
  draft_unknown: 'There is no such draft for this browser.',
  draft_busy: 'A payment for this draft is under way.',
  already_booked: 'This draft is booked already; nothing was charged again.',
  idempotency_conflict: 'This Idempotency-Key was used for another request.',
  card_declined: 'The bank declined the card. Nothing was charged.',
  insufficient_funds: 'The card has not enough funds. Nothing was charged.',
  card_expired: 'The card has expired. Nothing was charged.',
  incorrect_cvc: 'The security code does not match the card. Nothing was charged.',
  processing_error: 'The bank could not process the card just now. Nothing was charged.',
  authentication_required: 'The bank wants to verify the cardholder and could not ask. Nothing was charged.',
  challenge_failed: 'The bank could not verify the cardholder. Nothing was charged.',
  payment_unavailable: 'The payment gateway did not take the payment. Nothing was charged.',
  payment_not_taken: 'The payment gateway turned the payment away. Nothing was charged; try again in a moment.',
  booking_failed: 'The supplier could not book. Any hold on the card was released.',
  call_us: 'The supplier sells nothing here for now: travelers call. Nothing was charged.',
  duplicate_booking: 'The airline has a booking of one of these travelers on these flights. Nothing was charged.',
  traveler_refused: 'The airline did not take what `attempt.refused` names. Nothing was charged.',
  booking_unknown: 'No booking matches.',
  passport_closed: 'The time to add passports to this booking is over, or it needs none.',
  traveler_closed: 'The time for this change is over, the booking does not stand, or the name was corrected before.',
  booked_before: 'One of these travelers has a booking on these flights. Nothing was charged; send `bookAgain` to book another.',
  email_closed: 'Mail to the address of this booking arrives, or was sent again: it stays.',
  self_transfer_open: 'This trip changes between separate tickets, and the traveler has not confirmed every such airport.',
  extra_gone: 'A seat or bag that was chosen is no longer available; the draft is without it now.',
  cancel_closed: 'This booking does not stand, or its trip has begun: it cannot be cancelled here.',
  schedule_changed: 'The flights changed again, or the booking does not stand any more; nothing was accepted.',
  exchange_closed: 'The airline does not change these flights here, or the booking is being changed, cancelled or flown.',
  exchange_changed:
    'What changing the flights costs or brings is not what was agreed to; nothing was done. The current offer is included, where there is one.',
  exchange_ages: 'On these dates a traveler is of another age than was sold, under 15 without company, or too young to hold an infant.',
  exchange_unknown: 'This browser made no such change of flights.',
  cancel_changed: 'What cancelling brings has changed; nothing was done. The new quote is included.',
  alerts_full: 'This address has as many alerts as it may have. End one of them first.',
  subscription_unknown: 'It was ended before, or the link is too old.',
  not_found: 'There is nothing of this name here, or it takes no replies.',
  bot_check_needed: 'Send a token of the bot check with this call.',
  bot_check_failed: 'The token of the bot check is not good for this call. Nothing was stored or charged.',
  bot_check_unavailable: 'The bot check does not answer. Nothing was stored or charged.',
};

export interface RefusalParts {
  readonly code: ProblemCode;
  readonly errors?: readonly ProblemField[];
}

/** Answers with the problem of a refusal; `extra` members go into the body along with it. */
export function sendRefusal(reply: FastifyReply, refusal: RefusalParts, extra: Readonly<Record<string, unknown>> = {}): FastifyReply {
  const { code, errors } = refusal;
  return sendProblem(reply, code, DETAIL[code] ?? 'The request was refused.', errors ? { errors, extra } : { extra });
}
