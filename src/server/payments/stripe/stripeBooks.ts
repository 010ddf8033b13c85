/** Stripe's own books of some time: payments, refunds and disputes, page after page. */
import type Stripe from 'stripe';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import type { BooksRange, GatewayBooks, GatewayUnavailable } from '../gateway';
import { ATTEMPT, REFUND } from './metadata';
import { EXPANDED, paymentOf } from './paymentOf';
import { callStripe } from './stripeApi';

const A_PAGE = 100;

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
const dateOf = (created: number): Date => new Date(created * 1000);
const made = ({ since, until }: BooksRange) => ({ created: { gte: seconds(since), lt: seconds(until) }, limit: A_PAGE });
const idOf = (of: string | { readonly id: string } | null): string | null => (typeof of === 'string' ? of : (of?.id ?? null));

/** All items of a list, however many pages it has; a page that does not come makes the list unavailable. */
async function all<T, R>(list: () => AsyncIterable<T>, read: (item: T) => R | null): Promise<Result<readonly R[], GatewayUnavailable>> {
  const found = await callStripe(async () => {
    const items: R[] = [];
    for await (const item of list()) {
      const one = read(item);
      if (one !== null) items.push(one);
    }
    return items;
  });
  return found.ok ? ok(found.value) : err({ code: 'gateway_unavailable' });
}

export function createStripeBooks(stripe: Stripe): GatewayBooks {
  return {
    payments: (range) =>
      all(
        () => stripe.paymentIntents.list({ ...made(range), expand: EXPANDED.map((part) => `data.${part}`) }),
        (intent) => {
          const payment = paymentOf(intent, '');
          if (payment === 'unsubmitted') return null;
          const { paymentId, state, amount, capturedAmount, refundedAmount } =
            payment === 'unknown'
              ? { paymentId: intent.id, state: null, amount: intent.amount, capturedAmount: 0, refundedAmount: 0 }
              : payment;
          const attemptId = intent.metadata[ATTEMPT] ?? null;
          return { paymentId, attemptId, state, amount, capturedAmount, refundedAmount, at: dateOf(intent.created) };
        },
      ),

    refunds: (range) =>
      all(
        () => stripe.refunds.list(made(range)),
        ({ id, payment_intent: intent, metadata, amount, status, created }) => ({
          refundId: id,
          paymentId: idOf(intent),
          name: metadata?.[REFUND] ?? null,
          amount,
          isFailed: status === 'failed' || status === 'canceled',
          at: dateOf(created),
        }),
      ),

    disputes: (range) =>
      all(
        () => stripe.disputes.list(made(range)),
        ({ id, payment_intent: intent, amount, created }) => ({
          disputeId: id,
          paymentId: idOf(intent),
          amount,
          at: dateOf(created),
        }),
      ),
  };
}
