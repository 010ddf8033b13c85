/** The steps of an exchange at the gateway: what is due is held first, and taken last; what comes back goes last as well (money.30). */
import { unreachable } from '#core/domain/values/result';
import type { Payment } from '../../../payments/gateway';
import { giveBack } from '../../money/giveBack';
import { lastCaptureAt, noticeOfHoldEnd, noticeOfRefund, noticeOfTry } from '../../retrying/retries';
import { fail, giveUp, isGraceOver, isTooOld, move, stuckAt, WAITING } from './exchangeSteps';
import type { ExchangeSagaDeps, ExchangeStep } from './exchangeSteps';
import type { ExchangeWork } from './exchangeWork';

/** The traveler's own request: the only place where money is requested. */
export async function authorise(deps: ExchangeSagaDeps, work: ExchangeWork, token: string): Promise<ExchangeStep> {
  const { exchange, booking } = work;
  const { reference, draftId } = booking;
  const payment = await deps.gateway.authorise({
    ...{ attemptId: exchange.id, booking: { reference, draftId } },
    ...{ token, amount: exchange.due, currency: 'USD' as const },
  });
  if (!payment.ok)
    switch (payment.error.code) {
      case 'token_unusable':
        return fail(deps, work, 'invalid_request');
      case 'not_taken':
        return fail(deps, work, 'payment_not_taken');
      case 'gateway_unavailable':
        return WAITING;
      default:
        return unreachable(payment.error);
    }
  const step = await followPayment(deps, work, payment.value);
  // taken over while the bank answered, and given up: the hold came too late and is released
  if (step.kind === 'superseded' && (await isLost(deps, exchange.id))) await deps.gateway.release(payment.value.paymentId);
  return step;
}

async function isLost({ exchanges }: ExchangeSagaDeps, id: string): Promise<boolean> {
  const state = (await exchanges.byId(id))?.exchange.state;
  return state === 'undoing' || state === 'failed';
}

/** `started` or `challenge`, found later: the gateway knows what became of it. */
export async function findPayment(deps: ExchangeSagaDeps, work: ExchangeWork): Promise<ExchangeStep> {
  const found = await deps.gateway.lookup(work.exchange.id);
  if (!found.ok) return isTooOld(deps, work) ? giveUp(deps, work, 'payment_unavailable') : WAITING;
  if (found.value) return followPayment(deps, work, found.value);
  return work.exchange.state === 'challenge' || isGraceOver(deps, work) ? fail(deps, work, 'payment_unavailable') : WAITING;
}

function followPayment(deps: ExchangeSagaDeps, work: ExchangeWork, payment: Payment): Promise<ExchangeStep> | ExchangeStep {
  const { paymentId, challengeUrl, card } = payment;
  const known = { paymentId, challengeUrl, cardBrand: card.brand, cardLast4: card.last4, wallet: card.wallet };
  switch (payment.state) {
    case 'declined':
      return fail(deps, work, payment.declineCode ?? 'card_declined', known);
    case 'challenge':
      if (work.exchange.state === 'challenge') return isTooOld(deps, work) ? giveUp(deps, work, 'challenge_failed') : WAITING;
      return move(deps, work, 'challenge', { exchange: known });
    case 'authorised':
      // what was agreed to so long ago is not bought any more
      if (isTooOld(deps, work)) return move(deps, work, 'undoing', { exchange: { ...known, failure: 'exchange_changed' } });
      return move(deps, work, 'authorised', { exchange: known });
    case 'captured':
    case 'voided':
    case 'refunded':
      return move(deps, work, 'undoing', { exchange: { ...known, failure: 'payment_not_taken' } });
    default:
      return unreachable(payment.state);
  }
}

/** The order has its new flights: the money follows, and nothing leads back from here. */
export function settleMoney(deps: ExchangeSagaDeps, work: ExchangeWork): Promise<ExchangeStep> {
  const { due, refund } = work.exchange;
  if (due > 0) return capture(deps, work);
  return refund > 0 ? refundDifference(deps, work) : finish(deps, work, null);
}

async function capture(deps: ExchangeSagaDeps, work: ExchangeWork): Promise<ExchangeStep> {
  const { id, due } = work.exchange;
  const payment = await deps.gateway.lookup(id);
  if (!payment.ok || !payment.value) return failedTry(work, 'capture');
  const { state, paymentId, holdEndsAt, capturedAmount } = payment.value;
  if (state === 'captured') return finish(deps, work, capturedAmount);
  if (state !== 'authorised') return uncaptured(deps, work, state);
  const captured = await deps.gateway.capture(paymentId, due);
  if (captured.ok) return finish(deps, work, captured.value.capturedAmount);
  if (captured.error.code === 'not_capturable') return uncaptured(deps, work, captured.error.code);
  const lastMoment = holdEndsAt && lastCaptureAt(holdEndsAt);
  const warned = holdEndsAt === null ? [] : noticeOfHoldEnd(stuckAt(work, 'capture'), holdEndsAt, deps.clock());
  return { kind: 'waiting', isFailedTry: true, lastMoment, notices: [...warned, ...noticeOfTry(work.exchange, stuckAt(work, 'capture'))] };
}

/** What was held cannot be taken any more, and the flights are changed: a person sees to the money. */
async function uncaptured(deps: ExchangeSagaDeps, work: ExchangeWork, reason: string): Promise<ExchangeStep> {
  const { id: subject, attemptId, paymentId: providerId, due: amount } = work.exchange;
  const notices = [{ kind: 'capture_refused', subject, attemptId, providerId, amount, reason }] as const;
  return done(deps, await move(deps, work, 'done', { exchange: { capturedAmount: 0 }, notices }));
}

async function refundDifference(deps: ExchangeSagaDeps, work: ExchangeWork): Promise<ExchangeStep> {
  const { id: refundId, attemptId, refund: amount, createdAt: agreedAt } = work.exchange;
  const outcome = await giveBack(deps, { refundId, attemptId, amount, agreedAt });
  if (outcome === 'given') return finish(deps, work, null);
  return { kind: 'waiting', isFailedTry: true, notices: noticeOfRefund(outcome, work.exchange, stuckAt(work, 'refund')) };
}

const failedTry = (work: ExchangeWork, step: 'capture' | 'release'): ExchangeStep => ({
  kind: 'waiting',
  isFailedTry: true,
  notices: noticeOfTry(work.exchange, stuckAt(work, step)),
});

const finish = async (deps: ExchangeSagaDeps, work: ExchangeWork, capturedAmount: number | null): Promise<ExchangeStep> =>
  done(deps, await move(deps, work, 'done', { exchange: { capturedAmount } }));

/** A letter is waiting. */
function done({ onMail }: ExchangeSagaDeps, step: ExchangeStep): ExchangeStep {
  if (step.kind === 'moved') onMail?.();
  return step;
}

/** What is held is given back; the exchange fails once that is certain. */
export async function undo(deps: ExchangeSagaDeps, work: ExchangeWork): Promise<ExchangeStep> {
  const { id, failure } = work.exchange;
  return (await release(deps, id)) ? fail(deps, work, failure ?? 'exchange_changed') : failedTry(work, 'release');
}

/** True once nothing is held for an exchange that was lost: also of a hold that came through late. */
export async function release({ gateway }: Pick<ExchangeSagaDeps, 'gateway'>, id: string): Promise<boolean> {
  const payment = await gateway.lookup(id);
  return payment.ok && (payment.value === null || (await gateway.release(payment.value.paymentId)).ok);
}
