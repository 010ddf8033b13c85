/** Orders of the sandbox by our own reference, so that booking twice gives one order. */
import type { PricedOffer, SupplierOrder } from '../../../supplier';
import { seatKey } from '../seats/seatMaps';

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
  /** By the traveler, the first one first. */
  readonly exchanges: readonly (MadeExchange | ClosedExchange)[];
}

/** An exchange that was made. */
export interface MadeExchange {
  /** The caller's. */
  readonly id: string;
  /** ISO instant. */
  readonly at: string;
  /** Of the slices that were replaced. */
  readonly places: readonly number[];
}

/** An id that nothing was exchanged under when it was requested, nor will be. */
export interface ClosedExchange {
  readonly id: string;
  readonly isClosed: true;
}

/** What an order becomes, and the departures whose seats it gives up. */
export interface ChangedOrder {
  readonly order: StoredOrder;
  readonly released?: readonly string[];
}

/** A seat of a departure that an order has. */
export interface SoldSeat {
  /** `departureKey` of the flight. */
  readonly departure: string;
  readonly designator: string;
}

/** What became of an order: kept, or not, since others have these seats. */
export type AddedOrder = { readonly order: StoredOrder } | { readonly taken: readonly SoldSeat[] };

/** Where orders are kept; the server wires it to the database so that they outlive a restart. */
export interface OrderStore {
  get(ourReference: string): Promise<StoredOrder | null>;
  /** Keeps the first order of a reference with its seats and returns it, or neither; a second one with the same reference changes nothing. */
  add(order: StoredOrder, seats?: readonly SoldSeat[]): Promise<AddedOrder>;
  /** Seats that orders have on these departures. */
  soldSeats(departures: readonly string[]): Promise<readonly SoldSeat[]>;
  /** A cancelled order has no seats. */
  setStatus(ourReference: string, status: SupplierOrder['status']): Promise<StoredOrder | null>;
  /** Changes an order as it stands, one change after the other; null where there is none, or `change` makes nothing of it. */
  change(ourReference: string, change: (order: StoredOrder) => ChangedOrder | null): Promise<StoredOrder | null>;
  /** Orders made from `since` up to, not including, `until`, the oldest first. */
  madeIn(range: { readonly since: Date; readonly until: Date }): Promise<readonly StoredOrder[]>;
  /** Orders with news, the oldest first. */
  withNews(limit: number): Promise<readonly StoredOrder[]>;
  /** Removes the news up to `at`; later news stays. */
  newsRead(ourReference: string, at: Date): Promise<void>;
}

/** Orders that live as long as the process: for tests. */
export function createMemoryOrders(): OrderStore {
  const orders = new Map<string, StoredOrder>();
  const seatsOf = new Map<string, readonly SoldSeat[]>();
  const sold = (): readonly SoldSeat[] => [...seatsOf.values()].flat();
  return {
    get: async (reference) => orders.get(reference) ?? null,
    add: async (order, seats = []) => {
      const known = orders.get(order.ourReference);
      if (known) return { order: known };
      const others = new Set(sold().map(seatKey));
      const taken = seats.filter((seat) => others.has(seatKey(seat)));
      if (taken.length > 0) return { taken };
      orders.set(order.ourReference, order);
      seatsOf.set(order.ourReference, seats);
      return { order };
    },
    soldSeats: async (departures) => sold().filter(({ departure }) => departures.includes(departure)),
    setStatus: async (reference, status) => {
      const known = orders.get(reference);
      if (!known) return null;
      const next = { ...known, status };
      orders.set(reference, next);
      if (status === 'cancelled') seatsOf.delete(reference);
      return next;
    },
    change: async (reference, change) => {
      const known = orders.get(reference);
      const changed = known ? change(known) : null;
      if (!changed) return null;
      const { order, released = [] } = changed;
      orders.set(reference, order);
      seatsOf.set(
        reference,
        (seatsOf.get(reference) ?? []).filter(({ departure }) => !released.includes(departure)),
      );
      return order;
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
