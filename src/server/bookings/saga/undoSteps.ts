/** The way back: money and seats are released, whatever it takes. */
import { ok } from '#core/domain/values/result';
import { noticeOfTry } from '../retries';
import type { Attempt, Work } from './work';
import { refundNotMoney } from './notices';
import { fail, stuckAt, WAITING } from './steps';
import type { SagaDeps, Step } from './steps';

/** Gives money back and seats up; the attempt fails once both are certain. */
export async function undo(deps: SagaDeps, work: Work): Promise<Step> {
  const { gateway, supplier, clock } = deps;
  const { attempt } = work;
  const failedTry = (): Step => ({ kind: 'waiting', isFailedTry: true, notices: noticeOfTry(attempt, stuckAt(work, 'release')) });
  const failure = attempt.failure ?? 'booking_failed';
  const payment = await gateway.lookup(attempt.id);
  if (!payment.ok) return failedTry();
  if (payment.value && !(await gateway.release(payment.value.paymentId)).ok) return failedTry();
  if (attempt.supplierRequestedAt !== null) {
    const order = await supplier.lookup(attempt.id);
    if (!order.ok) return WAITING;
    const cancelled = order.value && order.value.status !== 'cancelled' ? await supplier.cancel(attempt.id, null, clock()) : null;
    if (cancelled && !cancelled.ok) return WAITING;
    const credit = cancelled?.value.credit;
    if (credit) return fail(deps, work, failure, [refundNotMoney(attempt.id, cancelled.value.supplierReference, credit)]);
  }
  return fail(deps, work, failure);
}

/**
 * A call that was under way when an attempt was given up may come through afterwards, and whoever sent it may be gone: money and seats
 * of a failed attempt go back (decision 103). True once both were looked up and nothing is left.
 */
export async function undoDelayedCalls(
  { gateway, supplier, clock }: Pick<SagaDeps, 'gateway' | 'supplier' | 'clock'>,
  { id, supplierRequestedAt }: Attempt,
): Promise<boolean> {
  const payment = await gateway.lookup(id);
  const order = supplierRequestedAt === null ? ok(null) : await supplier.lookup(id);
  if (!payment.ok || !order.ok) return false;
  const isMoneyBack = payment.value === null || (await gateway.release(payment.value.paymentId)).ok;
  const areSeatsBack = order.value === null || order.value.status === 'cancelled' || (await supplier.cancel(id, null, clock())).ok;
  return isMoneyBack && areSeatsBack;
}
