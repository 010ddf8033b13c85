/** Our books compared with those of gateway and supplier, item by item, and where they differ. Pure. */
import type { LedgerFault } from '#core/domain/payment/priceLedger';
import { owedToSupplier } from '#core/domain/flights/flights';
import type { Cents } from '#core/domain/values/money';
import type { BookedOrder } from '../../flights/supplier';
import { RELEASED } from '../../payments/gateway';
import type { BookedDispute, BookedPayment, BookedRefund } from '../../payments/gateway';
import type { Attempt, Booking } from '../saga/work';
import { isFinal } from '../states';
import type { AttemptState, ExchangeState } from '../states';

export const BOOK_KINDS = ['payment', 'refund', 'dispute', 'order'] as const;
export type BookKind = (typeof BOOK_KINDS)[number];

export type Difference =
  /** The provider has it and we do not; or the other way round. */
  | 'unknown here'
  | 'unknown at the gateway'
  | 'unknown at the supplier'
  /** Nothing is known of the other side. */
  | 'the gateway does not answer'
  | 'the supplier does not answer'
  | 'taken'
  | 'refunded'
  | 'still held'
  | 'amount'
  | 'currency'
  | 'failed at the bank'
  | 'not finished here'
  | 'airline reference'
  | 'stands at the supplier'
  | 'cancelled at the supplier'
  | LedgerFault;

/** One item in both books; amounts in cents, null where a side has none. */
export interface BookLine {
  readonly kind: BookKind;
  readonly reference: string | null;
  /** Attempt, exchange, cancellation or attention entry's subject. */
  readonly ourId: string | null;
  readonly providerId: string | null;
  readonly here: Cents | null;
  readonly there: Cents | null;
  /** Empty where both say the same. */
  readonly differences: readonly Difference[];
}

/** An answer of a provider about one item: `silent` where none came, null where it knows nothing. */
export type ProviderAnswer<T> = T | null | 'silent';

/** One of our payments, for a booking or a change of its flights, with what was written down of it. */
export interface OurPayment {
  readonly attempt: Pick<Attempt, 'id' | 'paymentId' | 'capturedAmount'> & { readonly state: AttemptState | ExchangeState };
  readonly reference: string;
  /** What of our refunds came from it, all days together. */
  readonly refunded: Cents;
  readonly ledgerFaults: readonly LedgerFault[];
}

type PaymentThere = Pick<BookedPayment, 'paymentId' | 'state' | 'capturedAmount' | 'refundedAmount'>;

/** Null where neither side knows of any money: an attempt that never reached the gateway. */
export function comparePayment(ours: OurPayment | null, provider: ProviderAnswer<PaymentThere>): BookLine | null {
  const there = provider === 'silent' ? null : provider;
  const here = ours && takenFor(ours.attempt);
  const line = {
    kind: 'payment' as const,
    reference: ours?.reference ?? null,
    ourId: ours?.attempt.id ?? null,
    providerId: there?.paymentId ?? ours?.attempt.paymentId ?? null,
    here,
    there: there && keptOf(there, ours),
  };
  if (provider === 'silent') return { ...line, differences: ['the gateway does not answer'] };
  if (ours === null) return { ...line, differences: ['unknown here'] };
  if (there === null) {
    if (ours.attempt.paymentId === null && here === 0) return null;
    return { ...line, differences: ['unknown at the gateway'] };
  }
  const { attempt, refunded, ledgerFaults } = ours;
  const isHeld = there.state === 'authorised' || there.state === 'challenge';
  const differences: Difference[] = [...ledgerFaults];
  if (line.here !== line.there) differences.push('taken');
  if (attempt.state === 'done' && refunded !== there.refundedAmount) differences.push('refunded');
  if (isHeld && isFinal(attempt.state)) differences.push('still held');
  return { ...line, differences };
}

/** What we wrote down as taken: nothing before it was. */
const takenFor = ({ capturedAmount }: OurPayment['attempt']): Cents => (capturedAmount === null ? 0 : capturedAmount);

/** What was taken for a payment that came to nothing and given back whole was not taken. */
function keptOf({ state, capturedAmount }: PaymentThere, ours: OurPayment | null): Cents {
  return state === 'refunded' && ours?.attempt.state === 'failed' ? 0 : capturedAmount;
}

/** A refund that was agreed to, by a cancellation or a change of flights: what of it comes from one payment. */
export interface OurRefund {
  readonly id: string;
  /** Names the payment to the gateway, as the gateway names it. */
  readonly paymentKey: string;
  readonly paymentId: string | null;
  readonly amount: Cents;
  readonly isDone: boolean;
  readonly reference: string;
}

/** One refund of the gateway's. `isReplaced`: it failed, and another of the same name went through. */
export function compareRefund(provider: BookedRefund, ours: OurRefund | null, payment: OurPayment | null, isReplaced: boolean): BookLine {
  const isUndone = provider.name === RELEASED && payment !== null && payment.attempt.state !== 'done';
  const line = {
    kind: 'refund' as const,
    reference: ours?.reference ?? payment?.reference ?? null,
    ourId: ours?.id ?? (isUndone ? payment.attempt.id : null),
    providerId: provider.refundId,
    here: ours?.amount ?? (isUndone ? provider.amount : null),
    there: provider.amount,
  };
  const differences: Difference[] = [];
  if (ours === null && !isUndone) differences.push('unknown here');
  if (ours !== null && ours.amount !== provider.amount) differences.push('amount');
  if (ours !== null && !ours.isDone) differences.push('not finished here');
  if (provider.isFailed && !isReplaced) differences.push('failed at the bank');
  return { ...line, differences };
}

/** One of our refunds that the gateway's list of the day does not have; `given` is what the payment says was given back in all. */
export function missingRefund({ id: ourId, amount, reference }: OurRefund, given: ProviderAnswer<Cents>): BookLine {
  const isGiven = typeof given === 'number' && given >= amount;
  return {
    kind: 'refund',
    reference,
    ourId,
    providerId: null,
    here: amount,
    there: isGiven ? amount : null,
    differences: given === 'silent' ? ['the gateway does not answer'] : isGiven ? [] : ['unknown at the gateway'],
  };
}

/** A dispute as it was noticed here. */
export interface OurDispute {
  readonly subject: string;
  readonly amount: Cents | null;
  readonly reference: string | null;
}

export function compareDispute(ours: OurDispute | null, provider: BookedDispute | null): BookLine {
  return {
    kind: 'dispute',
    reference: ours?.reference ?? null,
    ourId: ours?.subject ?? null,
    providerId: provider?.disputeId ?? null,
    here: ours?.amount ?? null,
    there: provider?.amount ?? null,
    differences:
      ours === null ? ['unknown here'] : provider === null ? ['unknown at the gateway'] : ours.amount === provider.amount ? [] : ['amount'],
  };
}

/** A booking that the supplier should have an order for. */
export type OurOrder = Pick<Booking, 'attemptId' | 'reference' | 'state' | 'supplierReference' | 'offer' | 'changeFees' | 'changeCredits'>;

type OrderThere = Pick<BookedOrder, 'supplierReference' | 'isCancelled'> & Partial<Pick<BookedOrder, 'orderId' | 'total'>>;

/** An order found one by one, and not in a list, has no total: that is then not compared. */
export function compareOrder(ours: OurOrder | null, provider: ProviderAnswer<OrderThere>): BookLine {
  const there = provider === 'silent' ? null : provider;
  const isOrdered = ours !== null && ours.supplierReference !== null;
  // what was paid for changes of flights stays with the supplier as well
  const here = isOrdered ? owedToSupplier(ours.offer.price) + ours.changeFees + ours.changeCredits : null;
  const line = {
    kind: 'order' as const,
    reference: ours?.reference ?? null,
    ourId: ours?.attemptId ?? null,
    providerId: there?.orderId ?? there?.supplierReference ?? ours?.supplierReference ?? null,
    here,
    there: there?.total ?? null,
  };
  if (provider === 'silent') return { ...line, differences: ['the supplier does not answer'] };
  if (ours === null) return { ...line, differences: ['unknown here'] };
  if (there === null) return { ...line, differences: ['unknown at the supplier'] };
  const stands = ours.state === 'paid' || ours.state === 'ticketed';
  const isOver = ours.state === 'failed' || ours.state === 'cancelled';
  const differences: Difference[] = [];
  if (isOrdered && ours.supplierReference !== there.supplierReference) differences.push('airline reference');
  if (isOrdered && there.total === null) differences.push('currency');
  if (isOrdered && typeof there.total === 'number' && there.total !== here) differences.push('amount');
  if (stands && there.isCancelled) differences.push('cancelled at the supplier');
  if (isOver && !there.isCancelled) differences.push('stands at the supplier');
  return { ...line, differences };
}

/** A list of a provider's that did not come: nothing of this kind is known. */
export const silence = (kind: BookKind, difference: 'the gateway does not answer' | 'the supplier does not answer'): BookLine => ({
  kind,
  reference: null,
  ourId: null,
  providerId: null,
  here: null,
  there: null,
  differences: [difference],
});

/** How many there are of a kind on each side, what they come to in cents, and how many differ. */
export interface BookTotal {
  readonly kind: BookKind;
  readonly countHere: number;
  readonly countThere: number;
  readonly here: Cents;
  readonly there: Cents;
  readonly differing: number;
}

export function totalsOf(lines: readonly BookLine[]): readonly BookTotal[] {
  return BOOK_KINDS.map((kind) => {
    const own = lines.filter((line) => line.kind === kind);
    const amounts = (side: 'here' | 'there'): readonly Cents[] => own.flatMap((line) => line[side] ?? []);
    const sum = (side: 'here' | 'there'): Cents => amounts(side).reduce((total, amount) => total + amount, 0);
    return {
      kind,
      countHere: own.filter(({ ourId }) => ourId !== null).length,
      countThere: own.filter(({ providerId, differences }) => providerId !== null && !differences.some((d) => isAbsent.has(d))).length,
      here: sum('here'),
      there: sum('there'),
      differing: own.filter(({ differences }) => differences.length > 0).length,
    };
  });
}

const isAbsent: ReadonlySet<Difference> = new Set<Difference>([
  'unknown at the gateway',
  'unknown at the supplier',
  'the gateway does not answer',
  'the supplier does not answer',
]);
