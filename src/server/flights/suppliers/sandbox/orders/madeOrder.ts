/** What follows from an order of the sandbox: how the port sees it, its numbers, what cancelling it gives back. */
import type { Cents } from '#core/domain/values/money';
import { NO_CHANGES, quoteCancellation } from '#core/domain/booking/cancelRules';
import type { PricedOffer, SupplierOrder } from '../../../supplier';
import { hashOf } from '../hash';
import type { StoredOrder } from './orders';

export const orderOf = ({ supplierReference, status, tickets }: StoredOrder): SupplierOrder => ({
  supplierReference,
  status,
  tickets: status === 'ticketed' ? tickets : [],
});

/** Nobody takes it for a ticket: airlines' numbers have no letters. Other names of what was bought give other numbers. */
export const testTicket = (bought: string, traveler: number): string =>
  `TEST-${String(hashOf(`ticket|${bought}|${traveler}`)).padStart(10, '0')}`;

/** By the rules of the fare: the sandbox gives back what they leave. */
export function refundOf({ price, conditions }: Pick<PricedOffer, 'price' | 'conditions'>): Cents {
  const paid = price.total;
  return quoteCancellation({ price, paid, changes: NO_CHANGES, conditions, isFree: false, isChanged: false, supplierRefund: null }).refund;
}
