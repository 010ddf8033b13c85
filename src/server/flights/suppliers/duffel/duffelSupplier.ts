/**
 * Flights at Duffel. Its offers live for minutes and have names of their own; a flight of ours is named by its flights and its fare, and
 * an offer is looked for behind that name whenever one is needed (decision 093).
 */
import type { Contact, TravelerDetails } from '#core/domain/booking/booking';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import type { SearchQuery } from '#core/domain/search/trip';
import type { FlightSupplier, OrderChanges, PricedOffer, SupplierBooks, SupplierFault, SupplierOrder } from '../../supplier';
import { GONE, GONE_FAULT, UNAVAILABLE } from './duffelFaults';
import { createDuffelOrders, isCancelled, METADATA, supplierOrder } from './duffelOrders';
import type { DuffelOrders, DuffelOrdersDeps } from './duffelOrders';
import { createDuffelSearch } from './duffelSearch';
import { listOf, pricedOf } from './offers';
import { orderPassengers } from './passengers';

export interface DuffelSupplierDeps extends DuffelOrdersDeps {
  readonly isTestMode: boolean;
  /** What Duffel tells of orders by itself. */
  readonly changesOf: (orders: DuffelOrders) => OrderChanges;
  readonly booksOf: (orders: DuffelOrders) => SupplierBooks;
}

const PRICE_CHANGED = /price_(?:has_)?changed/;

/** A fare of Duffel's moves at any time: an answer older than this is asked for again. */
const PRICES_HOLD_MS = 10 * 60_000;

export function createDuffelSupplier({ isTestMode, changesOf, booksOf, ...deps }: DuffelSupplierDeps): FlightSupplier {
  const { duffel, calls, orders, onError } = deps;
  const { search, present, offerFor, forget } = createDuffelSearch(deps);
  const ours = createDuffelOrders(deps);
  const { noted, orderOf, standing } = ours;

  async function reprice(query: SearchQuery, flightId: string, now: Date): Promise<Result<PricedOffer, SupplierFault>> {
    const found = await present(query, flightId, now);
    return found.ok ? ok(pricedOf(found.value.offer, query, flightId, found.value.fares)) : found;
  }

  async function book(
    offer: PricedOffer,
    travelers: readonly TravelerDetails[],
    ourReference: string,
    now: Date,
    contact: Contact,
  ): Promise<Result<SupplierOrder, SupplierFault>> {
    const known = await orderOf(ourReference);
    if (!known.ok) return known;
    if (known.value !== null) return ok(supplierOrder(known.value));
    const found = await offerFor(offer, travelers, now);
    if (!found.ok) return found;
    const { offer: current, fares } = found.value;
    if (current.price.total !== offer.price.total)
      return err({ code: 'price_changed', offer: pricedOf(current, offer.query, offer.flightId, fares) });
    const passengers = orderPassengers(current, offer.query, travelers, contact);
    if (passengers === null) return err(GONE_FAULT);
    const begun = await noted(() => orders.begin(ourReference, now));
    if (!begun.ok) return begun;
    // Asked for before, and not found yet: it may still arrive.
    if (!begun.value) return err(UNAVAILABLE);
    const made = await calls.ask(() =>
      duffel.orders.create({
        type: 'instant',
        selected_offers: [current.offerId],
        passengers,
        payments: [{ type: 'balance', ...current.paid }],
        metadata: { [METADATA]: ourReference },
      }),
    );
    if (made.ok) {
      // A note that fails is found again by the metadata.
      await noted(() => orders.keep(ourReference, made.value.id));
      return ok(supplierOrder(made.value));
    }
    if (made.error.kind === 'unavailable') return err(UNAVAILABLE);
    forget(offer.query);
    await noted(() => orders.forget(ourReference));
    if (PRICE_CHANGED.test(made.error.code)) {
      const again = await reprice(offer.query, offer.flightId, now);
      return again.ok ? err({ code: 'price_changed', offer: again.value }) : again;
    }
    if (!GONE.test(made.error.code)) onError('Duffel refused an order', new Error(`${made.error.status} ${made.error.code}`));
    return err(GONE_FAULT);
  }

  return {
    name: 'duffel',
    isSandbox: isTestMode,
    chargesForSearches: true,
    pricesHoldMs: PRICES_HOLD_MS,
    changes: changesOf(ours),
    books: booksOf(ours),

    async search(query, { limit, signal }) {
      if (signal?.aborted === true) return err(UNAVAILABLE);
      const groups = await search(query);
      return groups.ok ? ok(listOf(groups.value, limit)) : groups;
    },

    reprice,
    book,

    async lookup(ourReference) {
      const order = await orderOf(ourReference);
      return order.ok ? ok(order.value && supplierOrder(order.value)) : order;
    },

    // Duffel takes no passport once an order stands: a person of the agency tells the airline
    async updateTravelers(ourReference) {
      const order = await standing(ourReference);
      if (!order.ok) return order;
      return isCancelled(order.value) ? ok(supplierOrder(order.value)) : err({ code: 'not_passed_on' });
    },

    cancelQuote: ours.cancelQuote,
    cancel: ours.cancel,
  };
}
