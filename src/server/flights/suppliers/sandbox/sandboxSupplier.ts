/** The embedded supplier: a deterministic worldwide timetable behind the port (booking.21). No real ticket is issued. */
import type { Result } from '#core/domain/values/result';
import { extrasOf, owedToSupplier } from '#core/domain/flights/flights';
import { err, ok } from '#core/domain/values/result';
import { utcDateOf } from '#core/domain/values/dates';
import { unheldInfants } from '#core/domain/travelers/companions';
import { searchForPeople } from '#core/domain/travelers/partyAges';
import { readableCode } from '#core/domain/typed/typedCode';
import type { BookedOrder, FlightSupplier, PricedOffer, SupplierFault, SupplierOrder } from '../../supplier';
import { createSandboxExchanges } from './exchanges/sandboxExchanges';
import { hashOf } from './hash';
import { changedByAirline } from './orders/airlineChanges';
import { orderOf, refundOf, testTicket } from './orders/madeOrder';
import type { OrderStore, SoldSeat, StoredOrder } from './orders/orders';
import { endOfQuotes, standingEnds } from './quotes';
import { departuresOf, extrasOnSale } from './seats/extrasOnSale';
import { departureKey, seatKey } from './seats/seatMaps';
import { priceRecordOf } from './fares/priceRecord';
import type { TimetableService } from './timetable/threads/timetableService';

export interface SandboxSupplier extends FlightSupplier {
  extras: NonNullable<FlightSupplier['extras']>;
  changes: Required<NonNullable<FlightSupplier['changes']>>;
  exchanges: NonNullable<FlightSupplier['exchanges']>;
  lowestPrices: NonNullable<FlightSupplier['lowestPrices']>;
  explore: NonNullable<FlightSupplier['explore']>;
  priceRecord: NonNullable<FlightSupplier['priceRecord']>;
}

const REFERENCE_LENGTH = 6;
const GONE: SupplierFault = { code: 'offer_gone' };

/** Makes the sandbox supplier: flights and prices of `timetable`, orders kept in `orders`; `onError` is called with why those failed. */
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

  /** The order of a reference; one that was never made is gone. */
  async function standing(ourReference: string): Promise<Result<StoredOrder, SupplierFault>> {
    const known = await fromOrders((store) => store.get(ourReference));
    if (!known.ok) return known;
    return known.value ? ok(known.value) : err(GONE);
  }
  const asOrder = (found: Result<StoredOrder, SupplierFault>): Result<SupplierOrder, SupplierFault> =>
    found.ok ? ok(orderOf(found.value)) : found;

  let hear = (): void => undefined;

  return {
    name: 'sandbox',
    isSandbox: true,

    search: (query, asking) => timetable.search(query, asking),

    lowestPrices: (query, dates, asking) => timetable.lowestPrices(query, dates, asking),

    explore: (request, asking) => timetable.explore(request, asking),
    servedAirports: () => timetable.servedAirports(),

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

    extras: async (offer, now) => {
      const sold = await fromOrders((store) => store.soldSeats(departuresOf(offer)));
      if (!sold.ok) return sold;
      return ok(extrasOnSale(offer, new Set(sold.value.map(seatKey)), utcDateOf(now)));
    },

    book: async (offer, travelers, ourReference, now) => {
      const known = await fromOrders((store) => store.get(ourReference));
      if (!known.ok) return known;
      if (known.value) return ok(orderOf(known.value));
      const unheld = unheldInfants(travelers);
      if (unheld.length > 0)
        return err({ code: 'traveler_refused', fields: unheld.map((traveler) => ({ traveler, field: 'heldBy' as const })) });
      const current = await timetable.offer(searchForPeople(offer.query, travelers), offer.flightId, now);
      if (!current.ok) return current;
      if (!current.value) return err({ code: 'offer_gone' });
      if (current.value.price.total !== offer.price.total - extrasOf(offer.price))
        return err({ code: 'price_changed', offer: current.value });
      const order = {
        ourReference,
        flightId: offer.flightId,
        totalCents: offer.price.total,
        paidCents: owedToSupplier(offer.price),
        bookedAt: now,
        refundCents: refundOf(offer),
        flights: { slices: offer.slices, carriers: offer.carriers, airports: offer.airports },
        newsAt: null,
        exchanges: [],
        supplierReference: referenceFor(ourReference),
        tickets: travelers.map((_, traveler) => ({ traveler, number: testTicket(ourReference, traveler) })),
        status: 'ticketed' as const,
      };
      const seats = seatsOf(offer);
      const added = await fromOrders((store) => store.add(order, seats));
      if (!added.ok) return added;
      if ('order' in added.value) return ok(orderOf(added.value.order));
      const taken = new Set(added.value.taken.map(seatKey));
      return err({ code: 'extra_gone', ids: seats.filter((seat) => taken.has(seatKey(seat))).map(({ id }) => id) });
    },

    lookup: async (ourReference) => {
      const known = await fromOrders((store) => store.get(ourReference));
      return known.ok ? ok(known.value && orderOf(known.value)) : known;
    },

    // the sandbox checks nobody in and keeps no people: it says whether there is such an order
    updateTravelers: async (ourReference, _travelers) => asOrder(await standing(ourReference)),

    cancelQuote: async (ourReference, now) => {
      const known = await standing(ourReference);
      if (!known.ok) return known;
      const { status, refundCents } = known.value;
      if (status === 'cancelled') return ok({ id: ourReference, refund: 0, until: null });
      const until = endOfQuotes(now);
      return ok({ id: quoteId(known.value, until), refund: refundCents, until });
    },

    cancel: async (ourReference, quote, now) => {
      const known = await standing(ourReference);
      if (!known.ok) return known;
      if (known.value.status === 'cancelled') return asOrder(known);
      const standingQuotes = standingEnds(now).map((until) => quoteId(known.value, until));
      if (quote !== null && !standingQuotes.includes(quote)) return err({ code: 'quote_ended' });
      const cancelled = await fromOrders((store) => store.setStatus(ourReference, 'cancelled'));
      if (!cancelled.ok) return cancelled;
      return cancelled.value ? ok(orderOf(cancelled.value)) : err(GONE);
    },

    exchanges: createSandboxExchanges({ timetable, fromOrders }),

    books: {
      orders: async (range) => {
        const made = await fromOrders((store) => store.madeIn(range));
        return made.ok ? ok(made.value.flatMap(bookedOrder)) : made;
      },
      // its orders have no page of their own
      orderIds: async () => ok(new Map()),
    },

    changes: {
      news: async (limit) => {
        const found = await fromOrders((store) => store.withNews(limit));
        if (!found.ok) return found;
        return ok(found.value.flatMap(({ ourReference, newsAt }) => (newsAt === null ? [] : [{ ourReference, at: newsAt }])));
      },
      newsRead: async ({ ourReference, at }) => {
        const read = await fromOrders((store) => store.newsRead(ourReference, at));
        return read.ok ? ok(null) : read;
      },
      read: async (ourReference) => {
        const known = await fromOrders((store) => store.get(ourReference));
        if (!known.ok) return known;
        const flights = known.value?.flights;
        return ok(known.value && flights ? { ...orderOf(known.value), ...flights } : null);
      },
      accept: async (ourReference) => asOrder(await standing(ourReference)),
      onNews: (listener) => {
        hear = listener;
      },
      pretend: async (ourReference, change, now) => {
        const changed = await fromOrders((store) => store.change(ourReference, (order) => changedByAirline(order, change, now)));
        if (!changed.ok) return changed;
        if (changed.value) hear();
        return changed.value ? ok(null) : err(GONE);
      },
    },
  };
}

/** The seats of an offer by the departures that they are on. */
function seatsOf({ extras = [], slices }: PricedOffer): readonly (SoldSeat & { readonly id: string })[] {
  return extras.flatMap((extra) => {
    const flight = extra.kind === 'seat' ? slices[extra.slice]?.legs[extra.leg] : undefined;
    return extra.kind === 'seat' && flight ? [{ id: extra.id, departure: departureKey(flight), designator: extra.designator }] : [];
  });
}

const bookedOrder = ({ ourReference, supplierReference, paidCents, status, bookedAt }: StoredOrder): readonly BookedOrder[] =>
  bookedAt === null
    ? []
    : [
        {
          orderId: supplierReference,
          ourReference,
          supplierReference,
          total: paidCents,
          isCancelled: status === 'cancelled',
          at: bookedAt,
        },
      ];

const quoteId = ({ ourReference, refundCents }: StoredOrder, until: Date): string =>
  `${ourReference}-${String(refundCents)}-${String(until.getTime())}`;

/** Six letters and digits that stand for our reference: booking again gives the same. */
function referenceFor(ourReference: string): string {
  return readableCode(Array.from({ length: REFERENCE_LENGTH }, (_, i) => hashOf(`order|${ourReference}|${i}`)));
}
