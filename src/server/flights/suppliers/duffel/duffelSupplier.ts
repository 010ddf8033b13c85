/**
 * Flights at Duffel. Its offers live for minutes and have names of their own; a flight of this site is named by its flights and its fare, and
 * an offer is looked for behind that name whenever one is needed (decision 093).
 */
import { assistanceCodes } from '#core/domain/travelers/assistance';
import type { Contact, TravelerDetails } from '#core/domain/booking/booking';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import { extrasOf } from '#core/domain/flights/flights';
import type { FlightList } from '#core/domain/flights/flights';
import { searchForPeople } from '#core/domain/travelers/partyAges';
import { cheapestByNextSlice } from '#core/domain/flights/sliceChoices';
import type { SearchQuery } from '#core/domain/search/trip';
import type { BookFault, FlightSupplier, OrderChanges, PricedOffer, SupplierBooks, SupplierFault, SupplierOrder } from '../../supplier';
import type { DuffelFault } from './api/duffelApi';
import { CALL_US, DUPLICATE, EXTRA_GONE, GONE, GONE_FAULT, PRICE_CHANGED, UNAVAILABLE } from './api/duffelFaults';
import { createDuffelOrders, inOrder, isCancelled, METADATA, supplierOrder } from './orders/duffelOrders';
import type { DuffelOrders, DuffelOrdersDeps } from './orders/duffelOrders';
import { createDuffelSearch } from './search/duffelSearch';
import type { DuffelSearchDeps } from './search/duffelSearch';
import { createDuffelExchanges } from './exchanges/duffelExchanges';
import type { ExchangeNotes } from './exchanges/exchangeNotes';
import { createDuffelExtras } from './extras/duffelExtras';
import { payable } from './search/fares';
import { listOf, pricedOf } from './search/offers';
import { orderPassengers, refusedFields } from './orders/passengers';

export interface DuffelSupplierDeps extends DuffelOrdersDeps, Pick<DuffelSearchDeps, 'onLeftOut'> {
  readonly exchangeNotes: ExchangeNotes;
  readonly isTestMode: boolean;
  /** What Duffel reports of orders by itself. */
  readonly changesOf: (orders: DuffelOrders) => OrderChanges;
  readonly booksOf: (orders: DuffelOrders) => SupplierBooks;
}

/** A fare of Duffel's moves at any time: an answer older than this is requested again. */
const PRICES_HOLD_MS = 10 * 60_000;

export function createDuffelSupplier({ isTestMode, changesOf, booksOf, exchangeNotes, ...deps }: DuffelSupplierDeps): FlightSupplier {
  const { duffel, calls, orders, onError } = deps;
  const { search, searchSoFar, standing: standingOffers, present, forget } = createDuffelSearch(deps);
  const ours = createDuffelOrders(deps);
  const extras = createDuffelExtras(deps);
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
  ): Promise<Result<SupplierOrder, BookFault>> {
    const known = await orderOf(ourReference);
    if (!known.ok) return known;
    if (known.value !== null) return ok(supplierOrder(known.value));
    // offers are for the ages that they were requested for
    const query = searchForPeople(offer.query, travelers);
    const found = await present(query, offer.flightId, now);
    if (!found.ok) return found;
    const { offer: current, fares } = found.value;
    if (current.price.total !== offer.price.total - extrasOf(offer.price))
      return err({ code: 'price_changed', offer: pricedOf(current, query, offer.flightId, fares) });
    const passengers = orderPassengers(current, query, travelers, contact);
    if (!passengers.ok) return err({ code: 'traveler_refused', fields: passengers.error });
    const people = passengers.value;
    if (people === null) return err(GONE_FAULT);
    // orders take no requests: it stands with the order for whoever notifies the airline
    const assistance = assistanceCodes(travelers);
    const passengerIds = people.map(({ id }) => id);
    const bought = await extras.ordered(current, query, passengerIds, offer.extras ?? []);
    if (!bought.ok) return bought;
    const { services, cents } = bought.value;
    const begun = await noted(() => orders.begin(ourReference, { offerId: current.offerId, passengerIds, requestedAt: now }));
    if (!begun.ok) return begun;
    // Requested before, and not found yet: it may still arrive.
    if (!begun.value) return err(UNAVAILABLE);
    const made = await calls.ask('order', () =>
      duffel.orders.create({
        type: 'instant',
        selected_offers: [current.offerId],
        passengers: people,
        payments: [{ type: 'balance', ...payable(current.paid + cents) }],
        ...(services.length > 0 && { services: [...services] }),
        metadata: { [METADATA]: ourReference, ...(assistance === '' ? {} : { assistance }) },
      }),
    );
    if (made.ok) {
      // A note that fails is found again by the metadata.
      await noted(() => orders.keep(ourReference, made.value.id));
      return ok(supplierOrder(inOrder(made.value, passengerIds)));
    }
    const fault = made.error;
    // it may have been made, or may still be
    if (fault.kind === 'unavailable' || fault.kind === 'pending') return err(UNAVAILABLE);
    await noted(() => orders.forget(ourReference));
    const reason = await reasonOf(fault, { ...offer, query }, now);
    if (reason.code !== 'extra_gone') return err(reason);
    // Duffel does not say which: what it sells now does
    const left = await extras.ordered(current, query, passengerIds, offer.extras ?? []);
    return err(!left.ok && left.error.code === 'extra_gone' ? left.error : reason);
  }

  /** Why nothing was booked. */
  async function reasonOf(fault: DuffelFault, offer: PricedOffer, now: Date): Promise<BookFault> {
    if (fault.kind !== 'refused') return fault.kind === 'closed' ? CALL_US : UNAVAILABLE;
    const { code, status, places } = fault;
    forget(offer.query);
    if (PRICE_CHANGED.test(code)) {
      const again = await reprice(offer.query, offer.flightId, now);
      return again.ok ? { code: 'price_changed', offer: again.value } : again.error;
    }
    if (code === EXTRA_GONE || places.some((place) => /^\/(?:data\/)?services\b/.test(place)))
      return { code: 'extra_gone', ids: (offer.extras ?? []).map(({ id }) => id) };
    if (GONE.test(code)) return GONE_FAULT;
    if (DUPLICATE.test(code)) return { code: 'duplicate_booking' };
    const fields = refusedFields(places);
    onError('Duffel refused an order', new Error([status, code, ...places].join(' ')));
    return fields.length > 0 ? { code: 'traveler_refused', fields } : { code: 'not_booked' };
  }

  /** Duffel answers with whole trips: the next slice is chosen among those that its one search found. */
  async function searchBySlice(
    query: SearchQuery,
    { now, limit, chosen }: { readonly now: Date; readonly limit: number; readonly chosen: readonly string[] },
  ): Promise<Result<FlightList, SupplierFault>> {
    const before = chosen.length > 0 ? standingOffers(query, now) : undefined;
    const groups = before ? ok(before) : await search(query);
    if (!groups.ok) return groups;
    const list = listOf(groups.value, groups.value.length);
    const flights = cheapestByNextSlice(list.flights, chosen);
    return ok({ ...list, flights: flights.slice(0, limit), flightsFound: flights.length });
  }

  /** An answer that cannot be read is none: nobody knows what came of the call. */
  const answered =
    <A extends readonly unknown[], T, F>(call: (...given: A) => Promise<Result<T, F>>) =>
    (...given: A): Promise<Result<T, F | SupplierFault>> =>
      call(...given).catch((error: unknown) => {
        onError('an answer of Duffel cannot be read', error);
        return err(UNAVAILABLE);
      });
  const exchanges = createDuffelExchanges({ ...deps, notes: exchangeNotes }, ours);
  const changes = changesOf(ours);

  const supplier = {
    name: 'duffel',
    async extras({ query, flightId }, now) {
      const found = await present(query, flightId, now);
      return found.ok ? extras.onSale(found.value.offer, query) : found;
    },
    isSandbox: isTestMode,
    chargesForSearches: true,
    pricesHoldMs: PRICES_HOLD_MS,
    changes: { ...changes, read: answered(changes.read), accept: answered(changes.accept) },
    books: booksOf(ours),

    async search(query, { now, limit, signal, mayBePartial, chosen }) {
      if (signal?.aborted === true) return err(UNAVAILABLE);
      if (chosen !== undefined) return searchBySlice(query, { now, limit, chosen });
      if (mayBePartial === true) {
        const found = await searchSoFar(query);
        return found.ok ? ok({ ...listOf(found.value.groups, limit), ...(found.value.isPartial ? { isPartial: true } : {}) }) : found;
      }
      const groups = await search(query);
      return groups.ok ? ok(listOf(groups.value, limit)) : groups;
    },

    reprice,
    book,

    async lookup(ourReference) {
      const order = await orderOf(ourReference);
      return order.ok ? ok(order.value && supplierOrder(order.value)) : order;
    },

    // Duffel takes no number and no name once an order stands: a person of the agency notifies the airline
    async updateTravelers(ourReference): ReturnType<FlightSupplier['updateTravelers']> {
      const order = await standing(ourReference);
      if (!order.ok) return order;
      return isCancelled(order.value) ? ok(supplierOrder(order.value)) : err({ code: 'not_passed_on' });
    },

    cancelQuote: ours.cancelQuote,
    cancel: ours.cancel,
    exchanges: {
      offers: answered(exchanges.offers),
      offer: answered(exchanges.offer),
      exchange: answered(exchanges.exchange),
      lookup: answered(exchanges.lookup),
    },
  } satisfies FlightSupplier;
  return {
    ...supplier,
    search: answered(supplier.search),
    reprice: answered(reprice),
    extras: answered(supplier.extras),
    book: answered(book),
    lookup: answered(supplier.lookup),
    cancelQuote: answered(ours.cancelQuote),
    cancel: answered(ours.cancel),
    updateTravelers: answered(supplier.updateTravelers),
  };
}
