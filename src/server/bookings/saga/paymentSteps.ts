/** The steps at the gateway: money is held first, and taken last (money.5). */
import { hasTicketEach } from '#core/domain/booking/tickets';
import { unreachable } from '#core/domain/values/result';
import type { Noticed } from '../../attention/attention.service';
import type { SupplierOrder } from '../../flights/supplier';
import type { Payment } from '../../payments/gateway';
import { freeCancelUntil } from '../afterSale/cancelling/freeCancel';
import { remindersOf } from '../letters/reminder';
import { lastCaptureAt, noticeOfHoldEnd, noticeOfTry } from '../retrying/retries';
import type { AttemptFailure } from '../states';
import type { Changes, Work } from './work';
import { orderNotFound, orderWithoutTicket } from './notices';
import { fail, giveUp, isGivenUp, isGraceOver, isTooOld, move, stuckAt, WAITING } from './steps';
import type { SagaDeps, Step } from './steps';

/** The traveler's own request: the only place where money is requested. */
export async function authorise(deps: SagaDeps, work: Work, token: string): Promise<Step> {
  const { id, draftId, amount } = work.attempt;
  const booking = { reference: work.booking.reference, draftId };
  const payment = await deps.gateway.authorise({ attemptId: id, booking, token, amount, currency: 'USD' });
  if (!payment.ok) return withoutPayment(deps, work, payment.error.code);
  const step = await followPayment(deps, work, payment.value);
  // Taken over while the bank answered, and given up: the hold came too late and is released.
  if (step.kind === 'superseded' && (await isGivenUp(deps, id))) await deps.gateway.release(payment.value.paymentId);
  return step;
}

function withoutPayment(deps: SagaDeps, work: Work, code: 'token_unusable' | 'not_taken' | 'gateway_unavailable'): Promise<Step> | Step {
  switch (code) {
    case 'token_unusable':
      return fail(deps, work, 'invalid_request');
    case 'not_taken':
      return fail(deps, work, 'payment_not_taken');
    case 'gateway_unavailable':
      return WAITING;
    default:
      return unreachable(code);
  }
}

/** `started` or `challenge`, found later: the gateway knows what became of it. */
export async function findPayment(deps: SagaDeps, work: Work): Promise<Step> {
  const found = await deps.gateway.lookup(work.attempt.id);
  const isChallenge = work.attempt.state === 'challenge';
  if (!found.ok) return isTooOld(deps, work) ? giveUp(deps, work, 'payment_unavailable') : WAITING;
  if (found.value) return followPayment(deps, work, found.value);
  return isChallenge || isGraceOver(deps, work) ? fail(deps, work, 'payment_unavailable') : WAITING;
}

/** What the gateway says about a payment decides where the attempt goes. */
export async function followPayment(deps: SagaDeps, work: Work, payment: Payment): Promise<Step> {
  const changes: Changes = {
    attempt: { paymentId: payment.paymentId, challengeUrl: payment.challengeUrl },
    booking: { cardBrand: payment.card.brand, cardLast4: payment.card.last4, wallet: payment.card.wallet },
  };
  const withFailure = (failure: AttemptFailure): Changes => ({ ...changes, attempt: { ...changes.attempt, failure } });
  switch (payment.state) {
    case 'declined':
      return fail(deps, work, payment.declineCode ?? 'card_declined');
    case 'challenge':
      if (work.attempt.state === 'challenge') return isTooOld(deps, work) ? giveUp(deps, work, 'challenge_failed') : WAITING;
      return move(deps, work, 'challenge', changes);
    case 'authorised':
      return isTooOld(deps, work) ? move(deps, work, 'undoing', withFailure('booking_failed')) : move(deps, work, 'authorised', changes);
    case 'captured':
    case 'voided':
    case 'refunded':
      return move(deps, work, 'undoing', withFailure('booking_failed'));
    default:
      return unreachable(payment.state);
  }
}

/**
 * Money is taken once the airline confirmed the order, and never before (money.9). An order is never cancelled for want of a document:
 * one that is not confirmed after all that time is captured, and a person looks (decision 134). `known`: the order as just answered.
 */
export async function capture(deps: SagaDeps, work: Work, known: SupplierOrder | undefined): Promise<Step> {
  const { attempt, booking } = work;
  const found = known ? { ok: true as const, value: known } : await deps.supplier.lookup(attempt.id);
  const payment = await deps.gateway.lookup(attempt.id);
  const waitOrGiveUp = (): Promise<Step> | Step => (isTooOld(deps, work) ? giveUp(deps, work, 'booking_failed') : WAITING);
  // once there was an order to pay for, nothing is given up because somebody does not answer
  if (!payment.ok || !found.ok) return attempt.failedTries > 0 ? failedCapture(work) : waitOrGiveUp();
  const order = found.value;
  if (order === null) return move(deps, work, 'undoing', { attempt: { failure: 'booking_failed' }, notices: [orderNotFound(work)] });
  if (order.status === 'cancelled') return giveUp(deps, work, 'booking_failed');
  if (payment.value?.state === 'captured') return finish(deps, work, payment.value, order);
  if (payment.value?.state !== 'authorised') return refuseCapture(deps, work, payment.value?.state ?? 'unknown');
  const hold = holdOf(deps, work, payment.value);
  if (order.status === 'ticketing' && !isTooOld(deps, work))
    return hold.isOver ? refuseCapture(deps, work, 'hold_ended') : { kind: 'waiting', notices: hold.notices };
  const captured = await deps.gateway.capture(payment.value.paymentId, booking.offer.price.total);
  if (captured.ok) return finish(deps, work, captured.value, order);
  if (captured.error.code === 'not_capturable') return refuseCapture(deps, work, captured.error.code);
  if (hold.isOver) return refuseCapture(deps, work, 'hold_ended');
  return failedCapture(work, hold);
}

const failedCapture = (
  work: Work,
  { lastMoment, notices }: Pick<Hold, 'lastMoment' | 'notices'> = { lastMoment: null, notices: [] },
): Step => ({
  kind: 'waiting',
  isFailedTry: true,
  lastMoment,
  notices: [...notices, ...noticeOfTry(work.attempt, stuckAt(work, 'capture'))],
});

/** What was held cannot be taken any more: the order goes back, and a person sees to what the airline keeps of it. */
function refuseCapture(deps: SagaDeps, work: Work, reason: string): Promise<Step> {
  const { id: subject, paymentId: providerId } = work.attempt;
  const amount = work.booking.offer.price.total;
  return giveUp(deps, work, 'booking_failed', [{ kind: 'capture_refused', subject, attemptId: subject, providerId, amount, reason }]);
}

/** How long what is held may still be taken, and what a person is notified of before it ends. */
interface Hold {
  readonly lastMoment: Date | null;
  readonly isOver: boolean;
  readonly notices: readonly Noticed[];
}

function holdOf({ clock }: Pick<SagaDeps, 'clock'>, work: Work, { holdEndsAt }: Payment): Hold {
  const now = clock();
  const lastMoment = holdEndsAt && lastCaptureAt(holdEndsAt);
  return {
    lastMoment,
    isOver: lastMoment !== null && lastMoment <= now,
    notices: holdEndsAt === null ? [] : noticeOfHoldEnd(stuckAt(work, 'capture'), holdEndsAt, now),
  };
}

async function finish(deps: SagaDeps, work: Work, payment: Payment, order: SupplierOrder): Promise<Step> {
  const bookedAt = deps.clock();
  const { slices } = work.booking.offer;
  const reminders = remindersOf(slices, deps.timeZoneOf).filter(({ dueAt }) => dueAt > bookedAt);
  const { tickets } = order;
  const isWithoutTicket = !hasTicketEach(tickets, work.booking.travelers.length);
  const step = await move(deps, work, 'done', {
    attempt: { capturedAmount: payment.capturedAmount },
    booking: { state: 'ticketed', tickets, bookedAt, freeCancelUntil: freeCancelUntil(slices, bookedAt, deps.timeZoneOf) },
    mails: [{ kind: 'ticketed', dueAt: bookedAt }, ...reminders.map(({ kind, of, dueAt, details }) => ({ kind, of, dueAt, details }))],
    notices: isWithoutTicket ? [orderWithoutTicket(work, order)] : [],
  });
  if (step.kind === 'moved') deps.onMail?.();
  return step;
}
