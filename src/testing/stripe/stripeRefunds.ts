/** Refunds of the stand-in of Stripe: never more than was taken and not given back yet. */
import type Stripe from 'stripe';
import { id, invalid, listOf, missing, seconds, shown } from './stripeAnswers';
import type { Answer, Fields } from './stripeAnswers';
import { givenBack, refundWire } from './stripeBooks';
import type { Books, Refund } from './stripeBooks';

/** The refunds of a payment. */
export function listRefunds(books: Books, path: string, fields: Fields): Answer {
  const found = books.refunds.filter((refund) => refund.intent === fields['payment_intent']);
  return listOf(
    path,
    found.map((refund) => refundWire(books, refund)),
  );
}

/** While the bank decides, and after it has taken the money, nothing is refunded; an inquiry alone blocks nothing. */
const BLOCKING: ReadonlySet<Stripe.Dispute.Status> = new Set(['needs_response', 'under_review', 'lost']);

/** Gives back some of a payment. */
export function createRefund(books: Books, fields: Fields, metadata: Record<string, string>): Answer {
  const of = books.intents.get(fields['payment_intent'] ?? '');
  const amount = Number(fields['amount']);
  if (of === undefined) return missing('payment_intent');
  if (of.status !== 'succeeded') return invalid('charge_not_refundable');
  const left = of.amount_received - givenBack(books, of.id);
  if (left === 0) return invalid('charge_already_refunded');
  if (books.disputes.some(({ intent, status }) => intent === of.id && BLOCKING.has(status))) return invalid('charge_disputed');
  if (!(amount > 0)) return invalid('parameter_invalid_integer', 'amount');
  if (amount > left) return invalid('amount_too_large', 'amount');
  if (amount > books.balance) return invalid('balance_insufficient');
  books.balance -= amount;
  const made: Refund = { id: id('re'), amount, intent: of.id, metadata, created: seconds(), status: 'succeeded' };
  books.refunds.push(made);
  return shown(refundWire(books, made));
}
