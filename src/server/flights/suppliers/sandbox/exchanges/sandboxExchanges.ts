/** The sandbox's exchanges: fare rules decide, and its own order is changed (fare-model.36 to fare-model.38). */
import { exchangedQuery, exchangeTerms, isSameDeal } from '#core/domain/booking/exchange';
import type { ExchangeTerms } from '#core/domain/booking/exchange';
import { priceWith } from '#core/domain/extras/chooseExtras';
import type { PriceBreakdown } from '#core/domain/flights/flights';
import { at } from '#core/domain/values/checkedReads';
import type { Cents } from '#core/domain/values/money';
import { mapNonEmpty } from '#core/domain/values/nonEmpty';
import { err, ok } from '#core/domain/values/result';
import type { Result } from '#core/domain/values/result';
import type { PricedOffer, SupplierFault } from '../../../supplier';
import type { BookedTrip, ExchangeOffer, NotExchangeable, OrderExchanges } from '../../../supplierExchanges';
import { orderOf, refundOf, testTicket } from '../orders/madeOrder';
import type { MadeExchange, OrderStore, StoredOrder } from '../orders/orders';
import { endOfQuotes } from '../quotes';
import { splitFareId } from '../timetable/flightId';
import type { TimetableService } from '../timetable/threads/timetableService';
import { exchangeId, readExchangeId } from './exchangeId';
import type { ExchangeTrip, ReplacedBy } from './exchangeTrips';

interface ExchangesDeps {
  readonly timetable: Pick<TimetableService, 'exchange'>;
  /** Asks for orders; a failure is a supplier that does not answer. */
  readonly fromOrders: <T>(work: (store: OrderStore) => Promise<T>) => Promise<Result<T, SupplierFault>>;
}

/** An offer, and the departures that are given up for it. */
interface Priced extends Pick<ExchangeTrip, 'givenUp'> {
  readonly offer: ExchangeOffer;
}
type Fault = SupplierFault | NotExchangeable;

const GONE = { code: 'offer_gone' } as const;
const ENDED = { code: 'quote_ended' } as const;
const REFUSED = { code: 'not_exchangeable' } as const;

export function createSandboxExchanges({ timetable, fromOrders }: ExchangesDeps): OrderExchanges {
  async function standing(ourReference: string): Promise<Result<StoredOrder, SupplierFault>> {
    const known = await fromOrders((store) => store.get(ourReference));
    if (!known.ok) return known;
    return known.value && known.value.status !== 'cancelled' ? ok(known.value) : err(GONE);
  }

  /** What the order can be exchanged for, at the price of now; gone where it has other flights by now than the caller's. */
  async function priced(
    order: StoredOrder,
    booked: BookedTrip,
    replaced: readonly ReplacedBy[],
    asking: { readonly now: Date; readonly limit: number; readonly until: Date },
  ): Promise<Result<readonly Priced[], Fault>> {
    const { trip } = booked;
    if (trip.flightId !== order.flightId) return err(GONE);
    const fee = trip.conditions.separateTickets === true ? null : trip.conditions.changeable;
    if (typeof fee !== 'number' || exchangedQuery(trip.query, replaced) === null) return err(REFUSED);
    const { query, flightId, slices, conditions, price } = trip;
    const request = { trip: { query, flightId, slices, conditions, price }, replaced, boughtAt: boughtAt(order, booked) };
    const found = await timetable.exchange({ ...request, now: asking.now, limit: asking.limit });
    if (!found.ok) return found;
    if (found.value === null) return err(REFUSED);
    return ok(found.value.map((one) => pricedOf(one, order, trip, { fee, replaced, until: asking.until })));
  }

  return {
    async offers(booked, replaced, { now, limit }) {
      const order = await standing(booked.ourReference);
      if (!order.ok) return order;
      const found = await priced(order.value, booked, replaced, { now, limit, until: endOfQuotes(now) });
      return found.ok ? ok(found.value.map(({ offer }) => offer)) : found;
    },

    async offer(booked, id, now) {
      const order = await standing(booked.ourReference);
      if (!order.ok) return order;
      const read = readExchangeId(id, order.value, now);
      if (!read || read.isOver) return err(GONE);
      const found = await priced(order.value, booked, read.replaced, { now, limit: 1, until: read.until });
      if (!found.ok) return found;
      return found.value[0] ? ok(found.value[0].offer) : err(GONE);
    },

    async exchange(booked, id, agreed, now) {
      const { ourReference } = booked;
      const known = await fromOrders((store) => store.get(ourReference));
      if (!known.ok) return known;
      const order = known.value;
      if (order && wasExchanged(order, id)) return ok(orderOf(order));
      const read = order && order.status !== 'cancelled' ? readExchangeId(agreed.id, order, now) : null;
      if (!order || !read) return err(GONE);
      if (read.isOver) return err(ENDED);
      const found = await priced(order, booked, read.replaced, { now, limit: 1, until: read.until });
      if (!found.ok) return found;
      const [current] = found.value;
      if (!current || !isSameTerms(current.offer.terms, agreed.terms)) return err(ENDED);
      const made = { id, at: now.toISOString(), places: read.replaced.map(({ place }) => place) };
      const changed = await fromOrders((store) =>
        store.change(ourReference, (present) => {
          if (wasExchanged(present, id)) return { order: present };
          // another exchange, a look-up of this one or a cancellation was first
          if (present.status === 'cancelled' || present.exchanges.length > order.exchanges.length) return null;
          return { order: exchanged(present, current.offer, made), released: current.givenUp };
        }),
      );
      if (!changed.ok) return changed;
      return changed.value ? ok(orderOf(changed.value)) : err(ENDED);
    },

    async lookup(ourReference, id) {
      const known = await fromOrders((store) =>
        store.change(ourReference, (present) => {
          if (present.exchanges.some((one) => one.id === id)) return { order: present };
          return { order: { ...present, exchanges: [...present.exchanges, { id, isClosed: true }] } };
        }),
      );
      return known.ok ? ok(known.value && wasExchanged(known.value, id) ? orderOf(known.value) : null) : known;
    },
  };
}

const isMade = (one: StoredOrder['exchanges'][number]): one is MadeExchange => !('isClosed' in one);
const wasExchanged = ({ exchanges }: StoredOrder, id: string): boolean => exchanges.some((one) => one.id === id && isMade(one));

/** Slices were bought when they were exchanged last, the others with the booking. */
const boughtAt = ({ exchanges, bookedAt }: StoredOrder, booked: BookedTrip): readonly Date[] =>
  booked.trip.slices.map((_, place) => {
    const last = exchanges.filter(isMade).findLast(({ places }) => places.includes(place));
    return last ? new Date(last.at) : (bookedAt ?? booked.bookedAt);
  });

/** The airline's fee for each traveler with a ticket; a lap infant without one pays none. */
const penaltyOf = (fee: Cents, { perTraveler }: PriceBreakdown): Cents =>
  perTraveler.reduce((sum, { count, each }) => sum + (each > 0 ? count * fee : 0), 0);

interface Pricing {
  readonly fee: Cents;
  readonly replaced: readonly ReplacedBy[];
  readonly until: Date;
}

function pricedOf({ offer, givenUp }: ExchangeTrip, order: StoredOrder, trip: PricedOffer, { fee, replaced, until }: Pricing): Priced {
  const isReplaced = (place: number): boolean => replaced.some((one) => one.place === place);
  const { flightId, query, carrier, conditions, carriers, airports } = offer;
  const extras = (trip.extras ?? []).filter((extra) => extra.kind === 'bag' || !isReplaced(extra.slice));
  const price = priceWith(offer.price, extras);
  const slices = mapNonEmpty(offer.slices, (slice, place) => (isReplaced(place) ? slice : at(trip.slices, place)));
  const parts = splitFareId(flightId)[0].split('~');
  return {
    offer: {
      id: exchangeId(
        order,
        until,
        replaced.map(({ place, date }) => ({ place, date, flights: at(parts, place) })),
      ),
      trip: { ...{ flightId, query, carrier, slices, conditions, price, carriers, airports }, ...(extras.length > 0 && { extras }) },
      terms: exchangeTerms(
        price.total - trip.price.total,
        penaltyOf(fee, trip.price),
        trip.conditions.refundPenalty === null ? 'airline_credits' : 'card',
      ),
      until,
    },
    givenUp,
  };
}

const isSameTerms = (a: ExchangeTerms, b: ExchangeTerms): boolean =>
  a.difference === b.difference && a.penalty === b.penalty && isSameDeal(a, b);

/** The order with the flights of an offer; slices that stay are as the airline flies them by now. */
function exchanged(order: StoredOrder, { trip, terms }: ExchangeOffer, made: MadeExchange): StoredOrder {
  const { flightId, carriers, airports } = trip;
  const slices = mapNonEmpty(trip.slices, (slice, place) =>
    made.places.includes(place) ? slice : (order.flights?.slices[place] ?? slice),
  );
  return {
    ...order,
    flightId,
    totalCents: trip.price.total,
    paidCents: order.paidCents === null ? null : order.paidCents + terms.due - terms.refund,
    refundCents: refundOf(trip),
    flights: { slices, carriers, airports },
    tickets: order.tickets.map(({ traveler }) => ({ traveler, number: testTicket(`${order.ourReference}|${made.id}`, traveler) })),
    exchanges: [...order.exchanges, made],
  };
}
