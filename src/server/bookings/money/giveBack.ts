/** Money back to the traveler of a booking, over all its payments at the gateway (money.31), and what others gave back meanwhile. */
import type { Cents } from '#core/domain/values/money';
import type { GivenBack, PaymentGateway } from '../../payments/gateway';
import type { Booking } from '../saga/work';
import type { BookingMoney, BookingRefunds, Elsewhere } from './bookingRefunds';

type Gateway = Pick<PaymentGateway, 'lookup' | 'refund' | 'givenBack'>;

interface Deps {
  readonly refunds: BookingRefunds;
  readonly gateway: Gateway;
}

/** What went back to the traveler without us, in cents, and whether more can. */
export interface ReturnedElsewhere {
  readonly amount: Cents;
  /** A bank decides on a dispute: until it has, nothing can be refunded of its payment. */
  readonly isDisputed: boolean;
}

/**
 * What somebody refunded at the provider, or the bank took back, all payments of a booking together; what is new of it is written to the
 * ledger. Where the gateway does not answer, it is what was known at `now`.
 */
export async function returnedElsewhere({ refunds, gateway }: Deps, booking: Booking, now: Date): Promise<ReturnedElsewhere> {
  const read = await readMoney(gateway, await refunds.moneyOf(booking.attemptId));
  if (read && read.elsewhere.agency + read.elsewhere.bank > 0) await refunds.noteElsewhere(booking, read.elsewhere, now);
  const { agency, bank } = await refunds.knownElsewhere(booking.attemptId, now);
  return { amount: agency + bank, isDisputed: read?.payments.some(({ isDisputed }) => isDisputed) ?? false };
}

/** A payment as it stands at the gateway. */
interface ReadPayment {
  readonly paymentId: string;
  /** Cents that can still be given back of it. */
  readonly left: Cents;
  readonly chargedBack: Cents;
  readonly isDisputed: boolean;
  readonly refunds: GivenBack['refunds'];
}

/** The payments of a booking at the gateway, and what went back without us; null where it does not say. */
async function readMoney(
  gateway: Gateway,
  { payments, refunds }: BookingMoney,
): Promise<{ readonly payments: readonly ReadPayment[]; readonly elsewhere: Elsewhere } | null> {
  const read: ReadPayment[] = [];
  for (const { key, amount } of payments) {
    if (amount === 0) continue;
    const found = await gateway.lookup(key);
    if (!found.ok || found.value === null) return null;
    const { paymentId, capturedAmount, refundedAmount } = found.value;
    const back = await gateway.givenBack(paymentId);
    if (!back.ok) return null;
    // a bank may take back what had been refunded
    const chargedBack = Math.min(back.value.chargedBack, capturedAmount - refundedAmount);
    read.push({ ...back.value, paymentId, chargedBack, left: capturedAmount - refundedAmount - chargedBack });
  }
  const made = read.reduce((sum, payment) => sum + sumOf(payment.refunds), 0);
  const bank = read.reduce((sum, { chargedBack }) => sum + chargedBack, 0);
  // one of ours that is done may have been made by others
  const own = refunds.reduce((sum, { id, amount, isDone }) => sum + (isDone ? amount : madeAs(read, id)), 0);
  return { payments: read, elsewhere: { agency: Math.max(0, made - own), bank } };
}

const sumOf = (refunds: GivenBack['refunds']): Cents => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Cents that were refunded under a name. */
const madeAs = (payments: readonly ReadPayment[], id: string): Cents =>
  payments.reduce((sum, { refunds }) => sum + sumOf(refunds.filter(({ name }) => name === id)), 0);

/** For another try. `disputed`: what is left is refused until a bank has decided. */
export type FailedRefund = 'failed' | 'disputed';

/**
 * Makes a refund of a booking, in full, from its payments in the order in which they were taken. What was given back before is found to
 * be, and so is what somebody gave back at the provider, or the bank took, since the refund was agreed to: nobody gets it twice.
 */
export async function giveBack(
  { refunds, gateway }: Deps,
  { refundId, attemptId, amount, agreedAt }: AgreedRefund,
): Promise<'given' | FailedRefund> {
  const money = await refunds.moneyOf(attemptId);
  const read = await readMoney(gateway, money);
  if (!read) return 'failed';
  const known = await refunds.knownElsewhere(attemptId, agreedAt);
  const sinceAgreed = Math.max(0, read.elsewhere.agency + read.elsewhere.bank - known.agency - known.bank);
  let open = amount - madeAs(read.payments, refundId) - sinceAgreed;
  for (const { paymentId, left, isDisputed } of read.payments) {
    const part = Math.min(open, left);
    if (part <= 0) continue;
    if (isDisputed) return 'disputed';
    if (!(await gateway.refund(paymentId, part, refundId)).ok) return 'failed';
    open -= part;
  }
  // where nothing is left of what was taken, all of it went back; more than was taken stays open for a person to see
  return money.payments.reduce((sum, payment) => sum + payment.amount, 0) >= amount ? 'given' : 'failed';
}

export interface AgreedRefund {
  /** Names it at the gateway. */
  readonly refundId: string;
  readonly attemptId: string;
  readonly amount: Cents;
  readonly agreedAt: Date;
}
