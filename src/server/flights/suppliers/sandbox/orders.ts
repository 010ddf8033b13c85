/** Orders of the sandbox by our own reference, so that booking twice gives one order. */
import type { SupplierOrder } from '../../supplier';

export interface StoredOrder extends SupplierOrder {
  readonly ourReference: string;
  readonly flightId: string;
  readonly totalCents: number;
}

/** Where orders are kept; the server wires it to the database so that they outlive a restart. */
export interface OrderStore {
  get(ourReference: string): Promise<StoredOrder | null>;
  /** Keeps the first order of a reference and returns it; a second one with the same reference changes nothing. */
  add(order: StoredOrder): Promise<StoredOrder>;
  setStatus(ourReference: string, status: SupplierOrder['status']): Promise<StoredOrder | null>;
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
  };
}
