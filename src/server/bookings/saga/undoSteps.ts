/** The way back: money and seats are released, whatever it takes. */
import { ok } from '#core/domain/values/result';
import { noticeOfTry } from '../retrying/retries';
import type { Attempt, Work } from './work';
import { refundNotMoney } from './notices';
import { fail, stuckAt, WAITING } from './steps';
import type { SagaDeps, Step } from './steps';

/** Gives money back and seats up; the attempt fails once both are certain. */
export async function undo(deps: SagaDeps, work: Work): Promise<Step> {
  const { gateway, supplier } = deps;
  const { attempt } = work;
  const failedTry = (): Step => ({ kind: 'waiting', isFailedTry: true, notices: noticeOfTry(attempt, stuckAt(work, 'release')) });
  const failure = attempt.failure ?? 'booking_failed';
  const payment = await gateway.lookup(attempt.id);
  if (!payment.ok) return failedTry();
  if (payment.value && !(await gateway.release(payment.value.paymentId)).ok) return failedTry();
  if (attempt.supplierRequestedAt !== null) {
    const order = await supplier.lookup(attempt.id);
    if (!order.ok) return WAITING;
    if (order.value !== null && !(await giveOrderBack(deps, attempt.id))) return WAITING;
  }
  return fail(deps, work, failure);
}

/**
 * Cancels the order of a lost attempt, and lets a person know what the airline gave for it. One that is cancelled is cancelled again: whoever
 * did it may have ended before anybody was notified. False where the supplier has not confirmed it; a person is notified where that goes on.
 */
export async function giveOrderBack(
  { supplier, attempts, clock }: Pick<SagaDeps, 'supplier' | 'attempts' | 'clock'>,
  attemptId: string,
): Promise<boolean> {
  const cancelled = await supplier.cancel(attemptId, null, clock());
  if (!cancelled.ok) {
    await attempts.orderNotCancelled(attemptId);
    return false;
  }
  const { credit, supplierReference } = cancelled.value;
  await attempts.orderGivenBack(attemptId, credit ? [refundNotMoney(attemptId, supplierReference, credit)] : []);
  return true;
}

/**
 * A call that was under way when an attempt was given up may come through afterwards, and whoever sent it may be gone: money and seats
 * of a failed attempt go back (reliability.35). True once both were looked up and nothing is left.
 */
export async function undoDelayedCalls(
  deps: Pick<SagaDeps, 'gateway' | 'supplier' | 'attempts' | 'clock'>,
  { id, supplierRequestedAt }: Attempt,
): Promise<boolean> {
  const { gateway, supplier } = deps;
  const payment = await gateway.lookup(id);
  const order = supplierRequestedAt === null ? ok(null) : await supplier.lookup(id);
  if (!payment.ok || !order.ok) return false;
  const isMoneyBack = payment.value === null || (await gateway.release(payment.value.paymentId)).ok;
  const areSeatsBack = order.value === null || (await giveOrderBack(deps, id));
  return isMoneyBack && areSeatsBack;
}
