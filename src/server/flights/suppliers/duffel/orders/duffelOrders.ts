/** Orders at Duffel by our own reference: found again after a lost answer, cancelled at a quote. */
import type { Duffel } from '@duffel/api';
import type { TravelerTicket } from '#core/domain/booking/tickets';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import type { CancelFault, CancelledOrder, SupplierCancelQuote, SupplierFault, SupplierOrder } from '../../../supplier';
import { BUDGET_MS } from '../api/duffelApi';
import type { DuffelCalls } from '../api/duffelApi';
import { faultOf, GONE_FAULT, UNAVAILABLE } from '../api/duffelFaults';
import type { DuffelCancellation, Order } from '../api/duffelTypes';
import type { OrderNotes, RequestedOrder } from './orders';
import { readRefund } from '../books/refunds';

export interface DuffelOrdersDeps {
  readonly duffel: Duffel;
  readonly calls: DuffelCalls;
  readonly orders: OrderNotes;
  readonly clock: () => Date;
  readonly onError: (message: string, error: unknown) => void;
}

/** As many as Duffel gives at once, and the most pages that are read: of a year ago Duffel's own export is the way. */
export const ORDERS_A_PAGE = 200;
export const MOST_PAGES = 250;
/** Clocks may differ by so much. */
const CLOCKS_DIFFER_MS = 10 * 60_000;
/** Our reference, in what Duffel keeps with an order. */
export const METADATA = 'reference';
/** So long after an order was requested it may still appear, though nobody answered: what it may take itself, and ten minutes. */
export const APPEARS_WITHIN_MS = BUDGET_MS.order + 10 * 60_000;
/** A quote about to end is as good as ended: reading it takes a while. */
const SPARE_MS = 120_000;

export type DuffelOrders = ReturnType<typeof createDuffelOrders>;

export function createDuffelOrders({ duffel, calls, orders, clock, onError }: DuffelOrdersDeps) {
  /** Our own notes that cannot be reached are a supplier that does not answer. */
  async function noted<T>(work: () => Promise<T>): Promise<Result<T, SupplierFault>> {
    try {
      return ok(await work());
    } catch (error) {
      onError('notes of orders at Duffel failed', error);
      return err(UNAVAILABLE);
    }
  }

  async function orderById(orderId: string, passengerIds: readonly string[] | null): Promise<Result<Order, SupplierFault>> {
    const order = await calls.ask('read', () => duffel.orders.get(orderId));
    return order.ok ? ok(inOrder(order.value, passengerIds)) : err(UNAVAILABLE);
  }

  /** An order whose answer was lost carries our reference. Duffel's list knows no dates: it is read from the newest order back to when it was requested. */
  async function findOrder(ourReference: string, { requestedAt }: RequestedOrder): Promise<Result<Order | null, SupplierFault>> {
    const since = requestedAt.getTime() - CLOCKS_DIFFER_MS;
    let after: string | undefined;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      let next: string | null | undefined;
      const list = await calls.ask('list', async () => {
        const answer = await duffel.orders.list({ limit: ORDERS_A_PAGE, ...(after === undefined ? {} : { after }) });
        next = answer.meta?.after;
        return answer;
      });
      if (!list.ok) return err(UNAVAILABLE);
      const found = list.value.find((order: Partial<Order>) => order.metadata?.[METADATA] === ourReference);
      if (found) return ok(found);
      if (!next || list.value.some(({ created_at }) => Date.parse(created_at) < since)) return ok(null);
      after = next;
    }
    // beyond that nobody knows
    return err(UNAVAILABLE);
  }

  /** The order of a reference, null when none was made. */
  async function orderOf(ourReference: string): Promise<Result<Order | null, SupplierFault>> {
    const note = await noted(() => orders.get(ourReference));
    if (!note.ok) return note;
    if (note.value === null) return ok(null);
    const { passengerIds } = note.value;
    if (note.value.orderId !== null) return orderById(note.value.orderId, passengerIds);
    const found = await findOrder(ourReference, note.value);
    if (found.ok && found.value !== null) {
      const { id } = found.value;
      const saved = await noted(() => orders.keep(ourReference, id));
      return saved.ok ? ok(inOrder(found.value, passengerIds)) : saved;
    }
    // not there yet is no answer while it may still be made
    return found.ok && mayStillAppear(note.value) ? err(UNAVAILABLE) : found;
  }

  const mayStillAppear = ({ requestedAt, failedAt }: RequestedOrder): boolean =>
    failedAt === null && Math.abs(clock().getTime() - requestedAt.getTime()) < APPEARS_WITHIN_MS;

  /** The order of a reference; one that was never made is gone. */
  async function standing(ourReference: string): Promise<Result<Order, SupplierFault>> {
    const order = await orderOf(ourReference);
    if (!order.ok) return order;
    return order.value === null ? err(GONE_FAULT) : ok(order.value);
  }

  /** A quote of now, kept for the next request; Duffel makes a new one with every request. */
  async function newQuote(ourReference: string, order: Order): Promise<Result<SupplierCancelQuote, SupplierFault>> {
    const made = await calls.ask('read', () => duffel.orderCancellations.create({ order_id: order.id }));
    if (!made.ok) {
      if (made.error.kind !== 'refused') return err(faultOf(made.error));
      onError('Duffel does not cancel an order', new Error(`${made.error.status} ${made.error.code}`));
      return err(GONE_FAULT);
    }
    const { id, expires_at } = made.value;
    const quote: SupplierCancelQuote = { id, ...readRefund(made.value), until: expires_at ? new Date(expires_at) : null };
    // one that is not kept is requested again
    await noted(() => orders.keepQuote(ourReference, quote));
    return ok(quote);
  }

  async function cancelQuote(ourReference: string, now: Date): Promise<Result<SupplierCancelQuote, SupplierFault>> {
    const order = await standing(ourReference);
    if (!order.ok) return order;
    if (isCancelled(order.value)) return ok({ id: order.value.id, refund: 0, until: null });
    const kept = await noted(() => orders.get(ourReference));
    if (!kept.ok) return kept;
    const quote = kept.value?.quote;
    if (quote && (quote.until === null || quote.until.getTime() - SPARE_MS > now.getTime())) return ok(quote);
    return newQuote(ourReference, order.value);
  }

  async function cancel(ourReference: string, quoteId: string | null): Promise<Result<CancelledOrder, CancelFault>> {
    const order = await standing(ourReference);
    if (!order.ok) return order;
    const cancelledAt = (cancellation: DuffelCancellation | null | undefined): CancelledOrder => {
      const credit = cancellation ? readRefund(cancellation).credit : undefined;
      return { supplierReference: order.value.booking_reference, status: 'cancelled', tickets: [], ...(credit && { credit }) };
    };
    if (isCancelled(order.value)) return ok(cancelledAt(order.value.cancellation));
    const quote = quoteId === null ? await newQuote(ourReference, order.value) : ok({ id: quoteId });
    if (!quote.ok) return err(UNAVAILABLE);
    const done = await calls.ask('read', () => duffel.orderCancellations.confirm(quote.value.id));
    if (done.ok) return ok(cancelledAt(done.value));
    if (done.error.kind !== 'refused') return err(UNAVAILABLE);
    // Duffel read the call and did nothing: a quote that ended is the usual reason, and a new one is requested
    await noted(() => orders.keepQuote(ourReference, null));
    onError('Duffel refused a cancellation', new Error(`${done.error.status} ${done.error.code}`));
    return err({ code: 'quote_ended' });
  }

  return { noted, orderOf, standing, cancelQuote, cancel };
}

export const isCancelled = (order: Order): boolean => Boolean(order.cancelled_at);

/**
 * A confirmed instant order has the airline's reference and is paid for: it stands, whether or not the airline issues documents, and
 * many low-cost carriers issue none (decision 134).
 */
export function supplierOrder(order: Order): SupplierOrder {
  const { documents, passengers } = order;
  const supplierReference = (order as Partial<Order>).booking_reference ?? '';
  if (isCancelled(order)) return { supplierReference, status: 'cancelled', tickets: [] };
  if (!supplierReference) return { supplierReference, status: 'ticketing', tickets: [] };
  return { supplierReference, status: 'ticketed', tickets: (documents ?? []).flatMap((document) => ticketsOf(document, passengers)) };
}

/** A document names its passengers, listed in the order of the booking ({@link inOrder}). */
function ticketsOf(
  { type, unique_identifier: number, passenger_ids }: Partial<NonNullable<Order['documents']>[number]>,
  passengers: Order['passengers'],
): readonly TravelerTicket[] {
  if (type !== 'electronic_ticket' || !number || !passenger_ids) return [];
  return passengers.flatMap(({ id }, traveler) => (passenger_ids.includes(id) ? [{ traveler, number }] : []));
}

/** An order with its passengers as the booking has its travelers: Duffel promises no order. Those of orders of before stay as they are. */
export function inOrder(order: Order, passengerIds: readonly string[] | null): Order {
  if (passengerIds === null) return order;
  const places = new Map(passengerIds.map((id, i) => [id, i]));
  const placeOf = ({ id }: Order['passengers'][number]): number => places.get(id) ?? passengerIds.length;
  const passengers = (order as Partial<Order>).passengers ?? [];
  return { ...order, passengers: [...passengers].sort((a, b) => placeOf(a) - placeOf(b)) };
}
