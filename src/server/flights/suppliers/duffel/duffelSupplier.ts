/**
 * Flights at Duffel. Its offers live for minutes and have names of their own; a flight of ours is named by its flights and its fare, and
 * an offer is looked for behind that name whenever one is needed (decision 093).
 */
import type { Duffel } from '@duffel/api';
import { LRUCache } from 'lru-cache';
import type { Contact, TravelerDetails } from '#core/domain/booking';
import type { Result } from '#core/domain/result';
import { err, ok } from '#core/domain/result';

import { searchKey } from '#core/domain/trip';
import type { SearchQuery } from '#core/domain/trip';
import type { FlightSupplier, PricedOffer, SupplierFault, SupplierOrder } from '../../supplier';
import type { DuffelCalls, DuffelFault } from './duffelApi';
import type { Order } from './duffelTypes';
import { centsOf, groupOffers, listOf, pricedOf, readFlightId, readOffer } from './offers';
import type { ReadOffer } from './offers';
import type { OrderNotes } from './orders';
import { actualParty, orderPassengers, searchedParty } from './passengers';

export interface DuffelSupplierDeps {
  readonly duffel: Duffel;
  readonly calls: DuffelCalls;
  readonly orders: OrderNotes;
  readonly isTestMode: boolean;
  readonly onError: (message: string, error: unknown) => void;
}

/** Duffel answers with what its airlines have said by then. */
const AIRLINES_HAVE_MS = 7_000;
const MOST_STOPS = 2;
const SEARCHES_KEPT = 500;
/** An offer about to end is as good as ended: paying takes a while. */
const SPARE_MS = 60_000;
/** Orders looked through for one whose answer was lost. */
const ORDERS_A_PAGE = 100;
const PAGES = 3;

const CABINS = { Economy: 'economy', PremiumEconomy: 'premium_economy', Business: 'business', First: 'first' } as const;

/** Codes of refusals after which a flight has to be searched for again. */
const GONE = /^(?:offer_no_longer_available|offer_expired|no_longer_available|not_found|offer_request_already_booked|already_booked)$/;
const PRICE_CHANGED = /price_(?:has_)?changed/;

const GONE_FAULT: SupplierFault = { code: 'offer_gone' };
const UNAVAILABLE: SupplierFault = { code: 'supplier_unavailable' };
const METADATA = 'reference';

type Groups = readonly (readonly ReadOffer[])[];
interface Found {
  readonly offer: ReadOffer;
  readonly fares: readonly ReadOffer[];
}

export function createDuffelSupplier({ duffel, calls, orders, isTestMode, onError }: DuffelSupplierDeps): FlightSupplier {
  const kept = new LRUCache<string, Groups>({ max: SEARCHES_KEPT });
  const faultOf = (fault: DuffelFault): SupplierFault =>
    fault.kind === 'refused' && (GONE.test(fault.code) || fault.status === 404) ? GONE_FAULT : UNAVAILABLE;

  async function searchFor(query: SearchQuery, passengers: ReturnType<typeof searchedParty>): Promise<Result<Groups, SupplierFault>> {
    const slice = (origin: string, destination: string, departure_date: string) => ({
      origin,
      destination,
      departure_date,
      arrival_time: null,
      departure_time: null,
    });
    const slices = [slice(query.origin, query.destination, query.departDate)];
    if (query.returnDate !== null) slices.push(slice(query.destination, query.origin, query.returnDate));
    const found = await calls.ask(() =>
      duffel.offerRequests.create({
        slices,
        passengers,
        cabin_class: CABINS[query.cabin],
        max_connections: MOST_STOPS,
        return_offers: true,
        supplier_timeout: AIRLINES_HAVE_MS,
      }),
    );
    if (!found.ok) return err(found.error.kind === 'refused' ? UNAVAILABLE : faultOf(found.error));
    return ok(groupOffers(found.value.offers.flatMap((offer) => readOffer(offer, query) ?? [])));
  }

  async function search(query: SearchQuery): Promise<Result<Groups, SupplierFault>> {
    const groups = await searchFor(query, searchedParty(query));
    if (groups.ok) kept.set(searchKey(query), groups.value);
    return groups;
  }

  const pick = (groups: Groups, flightId: string): Found | null => {
    const named = readFlightId(flightId);
    const fares = groups.find(([first]) => first?.itinerary === named?.itinerary) ?? [];
    const offer = fares.find(({ fare }) => fare === named?.fare);
    return offer === undefined ? null : { offer, fares };
  };

  /** The offer behind a flight at its present price; one that ended is searched for again. */
  async function present(query: SearchQuery, flightId: string, now: Date): Promise<Result<Found, SupplierFault>> {
    const known = pick(kept.get(searchKey(query)) ?? [], flightId);
    if (known !== null && known.offer.expires.getTime() - SPARE_MS > now.getTime()) {
      const asked = await calls.ask(() => duffel.offers.get(known.offer.offerId));
      if (asked.ok) {
        const offer = readOffer(asked.value, query);
        // The same name still: a fare whose rules changed is another one.
        if (offer !== null && offer.itinerary === known.offer.itinerary && offer.fare === known.offer.fare)
          return ok({ offer, fares: known.fares.map((fare) => (fare.fare === offer.fare ? offer : fare)) });
      } else if (asked.error.kind === 'unavailable') return err(UNAVAILABLE);
    }
    const groups = await search(query);
    if (!groups.ok) return groups;
    const found = pick(groups.value, flightId);
    return found === null ? err(GONE_FAULT) : ok(found);
  }

  async function reprice(query: SearchQuery, flightId: string, now: Date): Promise<Result<PricedOffer, SupplierFault>> {
    const found = await present(query, flightId, now);
    return found.ok ? ok(pricedOf(found.value.offer, query, flightId, found.value.fares)) : found;
  }

  /** The offer for the people who fly: where ages are not those of the search, Duffel has to be asked for them. */
  async function offerFor(
    { query, flightId }: PricedOffer,
    travelers: readonly TravelerDetails[],
    now: Date,
  ): Promise<Result<Found, SupplierFault>> {
    const party = actualParty(query, travelers);
    if (party === null) return present(query, flightId, now);
    const groups = await searchFor(query, party);
    if (!groups.ok) return groups;
    const found = pick(groups.value, flightId);
    return found === null ? err(GONE_FAULT) : ok(found);
  }

  /** Our own notes that cannot be reached are a supplier that does not answer. */
  async function noted<T>(work: () => Promise<T>): Promise<Result<T, SupplierFault>> {
    try {
      return ok(await work());
    } catch (error) {
      onError('notes of orders at Duffel failed', error);
      return err(UNAVAILABLE);
    }
  }

  async function orderById(orderId: string): Promise<Result<Order, SupplierFault>> {
    const order = await calls.ask(() => duffel.orders.get(orderId));
    return order.ok ? order : err(UNAVAILABLE);
  }

  /** An order whose answer was lost carries our reference. */
  async function findOrder(ourReference: string): Promise<Result<Order | null, SupplierFault>> {
    let after: string | undefined;
    for (let page = 0; page < PAGES; page += 1) {
      let next: string | null | undefined;
      const list = await calls.ask(async () => {
        const answer = await duffel.orders.list({ limit: ORDERS_A_PAGE, ...(after === undefined ? {} : { after }) });
        next = answer.meta?.after;
        return answer;
      });
      if (!list.ok) return err(UNAVAILABLE);
      const found = list.value.find((order) => order.metadata?.[METADATA] === ourReference);
      if (found) return ok(found);
      if (!next) return ok(null);
      after = next;
    }
    return ok(null);
  }

  /** The order of a reference, null when none was made. */
  async function orderOf(ourReference: string): Promise<Result<Order | null, SupplierFault>> {
    const note = await noted(() => orders.get(ourReference));
    if (!note.ok) return note;
    if (note.value === null) return ok(null);
    if (note.value.orderId !== null) return orderById(note.value.orderId);
    const found = await findOrder(ourReference);
    if (found.ok && found.value !== null) {
      const { id } = found.value;
      const saved = await noted(() => orders.keep(ourReference, id));
      if (!saved.ok) return saved;
    }
    return found;
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
    if (known.value !== null) return ok(wireOrder(known.value));
    const found = await offerFor(offer, travelers, now);
    if (!found.ok) return found;
    const { offer: current, fares } = found.value;
    if (current.price.total !== offer.price.total)
      return err({ code: 'price_changed', offer: pricedOf(current, offer.query, offer.flightId, fares) });
    const begun = await noted(() => orders.begin(ourReference, now));
    if (!begun.ok) return begun;
    // Asked for before, and not found yet: it may still arrive.
    if (!begun.value) return err(UNAVAILABLE);
    const made = await calls.ask(() =>
      duffel.orders.create({
        type: 'instant',
        selected_offers: [current.offerId],
        passengers: orderPassengers(current, offer.query, travelers, contact),
        payments: [{ type: 'balance', ...current.paid }],
        metadata: { [METADATA]: ourReference },
      }),
    );
    if (made.ok) {
      // A note that fails is found again by the metadata.
      await noted(() => orders.keep(ourReference, made.value.id));
      return ok(wireOrder(made.value));
    }
    if (made.error.kind === 'unavailable') return err(UNAVAILABLE);
    kept.delete(searchKey(offer.query));
    await noted(() => orders.forget(ourReference));
    if (PRICE_CHANGED.test(made.error.code)) {
      const again = await reprice(offer.query, offer.flightId, now);
      return again.ok ? err({ code: 'price_changed', offer: again.value }) : again;
    }
    if (!GONE.test(made.error.code)) onError('Duffel refused an order', new Error(`${made.error.status} ${made.error.code}`));
    return err(GONE_FAULT);
  }

  async function standing(ourReference: string): Promise<Result<Order, SupplierFault>> {
    const order = await orderOf(ourReference);
    if (!order.ok) return order;
    return order.value === null ? err(GONE_FAULT) : ok(order.value);
  }

  return {
    name: 'duffel',
    isSandbox: isTestMode,
    chargesForSearches: true,

    async search(query, { limit, signal }) {
      if (signal?.aborted === true) return err(UNAVAILABLE);
      const groups = await search(query);
      return groups.ok ? ok(listOf(groups.value, limit)) : groups;
    },

    reprice,
    book,

    async lookup(ourReference) {
      const order = await orderOf(ourReference);
      return order.ok ? ok(order.value && wireOrder(order.value)) : order;
    },

    async cancelQuote(ourReference) {
      const order = await standing(ourReference);
      if (!order.ok) return order;
      if (isCancelled(order.value)) return ok({ refund: 0, until: null });
      const quote = await calls.ask(() => duffel.orderCancellations.create({ order_id: order.value.id }));
      if (!quote.ok) return err(faultOf(quote.error));
      const { refund_amount, refund_currency, expires_at } = quote.value;
      const refund = refund_currency === 'USD' ? centsOf(refund_amount) : 0;
      return ok({ refund: refund ?? 0, until: expires_at ? new Date(expires_at) : null });
    },

    // Duffel takes no passport once an order stands: a person of the agency tells the airline
    async updateTravelers(ourReference) {
      const order = await standing(ourReference);
      if (!order.ok) return order;
      if (!isCancelled(order.value)) onError('a passport was added after booking: tell the airline', new Error(order.value.id));
      return ok(wireOrder(order.value));
    },

    async cancel(ourReference) {
      const order = await standing(ourReference);
      if (!order.ok) return order;
      const cancelled: SupplierOrder = { supplierReference: order.value.booking_reference, status: 'cancelled' };
      if (isCancelled(order.value)) return ok(cancelled);
      const quote = await calls.ask(() => duffel.orderCancellations.create({ order_id: order.value.id }));
      if (!quote.ok) return err(UNAVAILABLE);
      const done = await calls.ask(() => duffel.orderCancellations.confirm(quote.value.id));
      return done.ok ? ok(cancelled) : err(UNAVAILABLE);
    },
  };
}

const isCancelled = (order: Order): boolean => Boolean(order.cancelled_at);

function wireOrder(order: Order): SupplierOrder {
  const isTicketed = (order.documents ?? []).some(({ type }) => type === 'electronic_ticket');
  return { supplierReference: order.booking_reference, status: isCancelled(order) ? 'cancelled' : isTicketed ? 'ticketed' : 'ticketing' };
}
