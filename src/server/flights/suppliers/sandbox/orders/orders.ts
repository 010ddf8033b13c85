/** Orders of the sandbox by our own reference, so that booking twice gives one order. */
import type { PricedOffer, SupplierOrder } from '../../../supplier';

/** What of an offer an order is flown by. */
export type OrderedFlights = Pick<PricedOffer, 'slices' | 'carriers' | 'airports'>;

export interface StoredOrder extends SupplierOrder {
  readonly ourReference: string;
  readonly flightId: string;
  readonly totalCents: number;
  /** What of it the supplier is paid, without our fee; null for orders of before. */
  readonly paidCents: number | null;
  /** What cancelling gives back. */
  readonly refundCents: number;
  /** Null for orders of before. */
  readonly flights: OrderedFlights | null;
  /** Since when it is another than was read; null where it is as it was. */
  readonly newsAt: Date | null;
  /** Null for orders of before. */
  readonly bookedAt: Date | null;
}

/** Where orders are kept; the server wires it to the database so that they outlive a restart. */
export interface OrderStore {
  get(ourReference: string): Promise<StoredOrder | null>;
  /** Keeps the first order of a reference and returns it; a second one with the same reference changes nothing. */
  add(order: StoredOrder): Promise<StoredOrder>;
  setStatus(ourReference: string, status: SupplierOrder['status']): Promise<StoredOrder | null>;
  /** The airline flies an order at other times, from now on; null where there is none with flights. */
  setSlices(ourReference: string, slices: PricedOffer['slices'], now: Date): Promise<StoredOrder | null>;
  /** Orders made from `since` up to, not including, `until`, the oldest first. */
  madeIn(range: { readonly since: Date; readonly until: Date }): Promise<readonly StoredOrder[]>;
  /** Orders with news, the oldest first. */
  withNews(limit: number): Promise<readonly StoredOrder[]>;
  /** What is news since `at` is none any more; news that came later stays. */
  newsRead(ourReference: string, at: Date): Promise<void>;
}

/** Orders that live as long as the process: for tests. */
export function createMemoryOrders(): OrderStore {
  const orders = new Map<string, StoredOrder>();
  return {
    get: async (reference) => orders.get(reference) ?? null,
    add: async (order) => {
      const known = orders.get(order.ourReference);
      if (known) return known;
      orders.set(order.ourReference, order);
      return order;
    },
    setStatus: async (reference, status) => {
      const known = orders.get(reference);
      if (!known) return null;
      const next = { ...known, status };
      orders.set(reference, next);
      return next;
    },
    setSlices: async (reference, slices, newsAt) => {
      const known = orders.get(reference);
      if (!known?.flights) return null;
      const next = { ...known, flights: { ...known.flights, slices }, newsAt };
      orders.set(reference, next);
      return next;
    },
    madeIn: async ({ since, until }) =>
      [...orders.values()].filter(({ bookedAt }) => bookedAt !== null && bookedAt >= since && bookedAt < until),
    withNews: async (limit) => [...orders.values()].filter(({ newsAt }) => newsAt !== null).slice(0, limit),
    newsRead: async (reference, at) => {
      const known = orders.get(reference);
      if (known?.newsAt?.getTime() === at.getTime()) orders.set(reference, { ...known, newsAt: null });
    },
  };
}
