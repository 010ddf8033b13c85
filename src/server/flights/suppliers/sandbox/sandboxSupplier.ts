/** The embedded supplier: a deterministic worldwide timetable behind the port (booking.21). No real ticket is issued. */
import type { Result } from '#core/domain/result';
import { err, ok } from '#core/domain/result';
import { readableCode } from '#core/domain/typedCode';
import type { FlightSupplier, SupplierFault, SupplierOrder } from '../../supplier';
import { hashOf } from './hash';
import type { OrderStore, StoredOrder } from './orders';
import { priceRecordOf } from './priceRecord';
import type { TimetableService } from './timetableService';

export interface SandboxSupplier extends FlightSupplier {
  lowestPrices: NonNullable<FlightSupplier['lowestPrices']>;
  priceRecord: NonNullable<FlightSupplier['priceRecord']>;
}

const REFERENCE_LENGTH = 6;

/** Makes the sandbox supplier: flights and prices of `timetable`, orders kept in `orders`; `onError` hears why those failed. */
export function createSandboxSupplier(
  timetable: TimetableService,
  orders: OrderStore,
  onError: (error: unknown) => void = () => undefined,
): SandboxSupplier {
  /** Orders that cannot be reached are a supplier that does not answer. */
  async function fromOrders<T>(work: (store: OrderStore) => Promise<T>): Promise<Result<T, SupplierFault>> {
    try {
      return ok(await work(orders));
    } catch (error) {
      onError(error);
      return err({ code: 'supplier_unavailable' });
    }
  }

  return {
    name: 'sandbox',
    isSandbox: true,

    search: (query, asking) => timetable.search(query, asking),

    lowestPrices: (query, dates, asking) => timetable.lowestPrices(query, dates, asking),

    priceRecord: (query, { now, signal }) =>
      priceRecordOf(query, now, async (date, then) => {
        const found = await timetable.lowestPrices(query, [date], { now: then, ...(signal ? { signal } : {}) });
        return found.ok ? ok(found.value.get(date) ?? null) : found;
      }),

    reprice: async (query, flightId, now) => {
      const offer = await timetable.offer(query, flightId, now);
      if (!offer.ok) return offer;
      return offer.value ? ok(offer.value) : err({ code: 'offer_gone' });
    },

    book: async (offer, _travelers, ourReference, now) => {
      const known = await fromOrders((store) => store.get(ourReference));
      if (!known.ok) return known;
      if (known.value) return ok(orderOf(known.value));
      const current = await timetable.offer(offer.query, offer.flightId, now);
      if (!current.ok) return current;
      if (!current.value) return err({ code: 'offer_gone' });
      if (current.value.price.total !== offer.price.total) return err({ code: 'price_changed', offer: current.value });
      const order = {
        ourReference,
        flightId: offer.flightId,
        totalCents: offer.price.total,
        supplierReference: referenceFor(ourReference),
        status: 'ticketed' as const,
      };
      const added = await fromOrders((store) => store.add(order));
      return added.ok ? ok(orderOf(added.value)) : added;
    },

    lookup: async (ourReference) => {
      const known = await fromOrders((store) => store.get(ourReference));
      return known.ok ? ok(known.value && orderOf(known.value)) : known;
    },

    // the sandbox checks nobody in: it says whether there is such an order
    updateTravelers: async (ourReference, _travelers) => {
      const known = await fromOrders((store) => store.get(ourReference));
      if (!known.ok) return known;
      return known.value ? ok(orderOf(known.value)) : err({ code: 'offer_gone' });
    },

    cancelQuote: async (ourReference) => {
      const known = await fromOrders((store) => store.get(ourReference));
      if (!known.ok) return known;
      if (!known.value) return err({ code: 'offer_gone' });
      return ok({ refund: known.value.status === 'cancelled' ? 0 : known.value.totalCents, until: null });
    },

    cancel: async (ourReference) => {
      const cancelled = await fromOrders((store) => store.setStatus(ourReference, 'cancelled'));
      if (!cancelled.ok) return cancelled;
      return cancelled.value ? ok(orderOf(cancelled.value)) : err({ code: 'offer_gone' });
    },
  };
}

const orderOf = ({ supplierReference, status }: StoredOrder): SupplierOrder => ({ supplierReference, status });

/** Six letters and digits that stand for our reference: booking again gives the same. */
function referenceFor(ourReference: string): string {
  return readableCode(Array.from({ length: REFERENCE_LENGTH }, (_, i) => hashOf(`order|${ourReference}|${i}`)));
}
