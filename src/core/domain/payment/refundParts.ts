/** Which payments of a booking a refund comes from, when its flights were changed and each change was paid for by itself (money.31). */
import type { Cents } from '../values/money';

/** Something that was taken for a booking, in the order in which it was. `key` names the payment at the gateway. */
export interface TakenPayment {
  readonly key: string;
  readonly amount: Cents;
}

/** Something that was given back of a booking, or is to be. */
export interface GivenRefund {
  readonly id: string;
  readonly amount: Cents;
}

/** So much of a refund comes from one payment. */
export interface RefundPart extends TakenPayment {
  readonly refundId: string;
}

/**
 * The parts of all refunds of a booking, in their order: the oldest payment is emptied first. The same rows give the same parts, so that a
 * refund that was cut off is made again as it was begun. What is more than was taken is left out.
 */
export function refundParts(payments: readonly TakenPayment[], refunds: readonly GivenRefund[]): readonly RefundPart[] {
  const left = payments.map(({ key, amount }) => ({ key, amount }));
  return refunds.flatMap(({ id: refundId, amount }) => {
    let open = amount;
    return left.flatMap((payment): readonly RefundPart[] => {
      const part = Math.min(open, payment.amount);
      if (part <= 0) return [];
      open -= part;
      payment.amount -= part;
      return [{ key: payment.key, amount: part, refundId }];
    });
  });
}
