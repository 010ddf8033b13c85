/**
 * Exchanges of the simulated airline: all or nothing, once for an id, at terms that still are those of the offer. An exchange may be decided
 * minutes after it was requested; what a look-up did not find is never made any more, however late the request for it arrives.
 */
import { exchangedQuery, exchangeTerms, isOnKeptSlice } from '#core/domain/booking/exchange';
import type { ExchangeTerms, ReplacedSlice } from '#core/domain/booking/exchange';
import { extrasTotal } from '#core/domain/extras/extras';
import { parseIsoDate } from '#core/domain/values/dates';
import { err, ok } from '#core/domain/values/result';
import type { Result } from '#core/domain/values/result';
import type { SupplierFault, SupplierOrder } from '#server/flights/supplier';
import type { ExchangeOffer, NotExchangeable, OrderExchanges } from '#server/flights/supplierExchanges';
import { tripOnOtherDays } from '#testing/bookings/fakeExchanges';
import { chanceOf } from '../random';
import type { Order } from './simOrder';
import { dearerBy } from './simTrips';
import type { OnSale } from './simTrips';

/** What becomes of an exchange; times are milliseconds after it was requested. One that neither is made nor fails has no answer for ever. */
export interface ExchangeFate {
  readonly madeAfter: number | null;
  readonly failsAfter: number | null;
  /** How long news of it is on its way; null where none comes. */
  readonly newsTakes: number | null;
}
const USUAL_FATE: ExchangeFate = { madeAfter: 0, failsAfter: null, newsTakes: null };

interface Deps {
  readonly now: () => number;
  /** Null where there is none, or not yet. */
  readonly orderOf: (ourReference: string) => Order | null;
  readonly hasTicket: (order: Order) => boolean;
  readonly reply: (order: Order) => SupplierOrder;
  /** What a flight costs now on the days that trips are booked for. */
  readonly onSale: (flightId: string) => OnSale;
  readonly fateOf: (exchangeId: string) => ExchangeFate | undefined;
}

const SECOND = 1_000;
/** Offers hold for so long. */
const HOLDS_MS = [4 * SECOND, 60 * SECOND, 20 * 60 * SECOND] as const;
const FIRST_NUMBER = 1_252_106_399_900;

const GONE = err({ code: 'offer_gone' } as const);
const ENDED = err({ code: 'quote_ended' } as const);
const REFUSED = err({ code: 'not_exchangeable' } as const);
const UNANSWERED = err({ code: 'supplier_unavailable' } as const);

export interface SimExchanges extends OrderExchanges {
  /** Makes an exchange that is pending, or ends it, where its time has come. */
  decide(order: Order): void;
}

export function createSimExchanges({ now, orderOf, hasTicket, reply, onSale, fateOf }: Deps): SimExchanges {
  /** Ids under which nothing will be exchanged any more. */
  const closed = new Set<string>();

  function priced(order: Order, ourReference: string, replaced: readonly ReplacedSlice[], until: number): ExchangeOffer | null {
    const { offer: trip } = order;
    const query = exchangedQuery(trip.query, replaced);
    const more = query && dearerBy(query);
    // an order without a ticket has nothing to exchange
    if (more === null || !hasTicket(order)) return null;
    const { total, exchange } = onSale(trip.flightId);
    const kept = (trip.extras ?? []).filter((extra) => isOnKeptSlice(extra, replaced));
    const difference = total + more + extrasTotal(kept) - trip.price.total;
    const exchanged = tripOnOtherDays(trip, replaced, difference);
    const id = [ourReference, order.exchanges.length, until, ...replaced.map(({ place, date }) => `${String(place)}.${date}`)].join('~');
    return (
      exchanged && { id, trip: exchanged, terms: exchangeTerms(difference, exchange.penalty, exchange.refundTo), until: new Date(until) }
    );
  }

  function offerOf(
    ourReference: string,
    replaced: readonly ReplacedSlice[],
    until: number,
  ): Result<ExchangeOffer, SupplierFault | NotExchangeable> {
    const order = orderOf(ourReference);
    if (!order || order.isCancelled) return GONE;
    if (order.pending) return UNANSWERED;
    const offer = priced(order, ourReference, replaced, until);
    return offer ? ok(offer) : REFUSED;
  }

  function decide(order: Order): void {
    const { pending } = order;
    if (!pending) return;
    const isMade = pending.at <= now() && !order.isCancelled;
    if (isMade) {
      order.exchanges.push(pending);
      order.offer = pending.trip;
    } else if (!order.isCancelled && (pending.failsAt === null || pending.failsAt > now())) return;
    else closed.add(pending.id);
    order.pending = null;
  }

  return {
    decide,

    async offers({ ourReference, trip }, replaced) {
      const holds = chanceOf('offer', trip.flightId, now()).pick(HOLDS_MS);
      const offer = offerOf(ourReference, replaced, now() + holds);
      return offer.ok ? ok([offer.value]) : offer;
    },

    async offer({ ourReference }, id) {
      const order = orderOf(ourReference);
      const read = order && readId(id, ourReference, order);
      if (!read || read.until <= now() || !read.isCurrent) return GONE;
      return offerOf(ourReference, read.replaced, read.until);
    },

    async exchange({ ourReference }, id, agreed) {
      const order = orderOf(ourReference);
      if (order?.exchanges.some((made) => made.id === id)) return ok(reply(order));
      if (order?.pending?.id === id) return UNANSWERED;
      if (closed.has(id)) return ENDED;
      const read = order && readId(agreed.id, ourReference, order);
      if (!order || order.isCancelled || !read) return GONE;
      if (read.until <= now() || !read.isCurrent) return ENDED;
      const current = offerOf(ourReference, read.replaced, read.until);
      if (!current.ok) return current;
      if (!isSame(current.value.terms, agreed.terms)) return ENDED;
      const { madeAfter, failsAfter, newsTakes } = fateOf(id) ?? USUAL_FATE;
      const { trip, terms } = current.value;
      const tickets = [{ traveler: 0, number: String(FIRST_NUMBER + order.exchanges.length) }];
      const failsAt = failsAfter === null ? null : now() + failsAfter;
      order.pending = { id, trip, terms, tickets, newsTakes, at: madeAfter === null ? Infinity : now() + madeAfter, failsAt };
      decide(order);
      return order.pending ? UNANSWERED : ok(reply(order));
    },

    async lookup(ourReference, id) {
      const order = orderOf(ourReference);
      if (order?.exchanges.some((made) => made.id === id)) return ok(reply(order));
      if (order?.pending?.id === id) return UNANSWERED;
      closed.add(id);
      return ok(null);
    },
  };
}

const isSame = (a: ExchangeTerms, b: ExchangeTerms): boolean => a.difference === b.difference && a.due === b.due && a.refund === b.refund;

interface ReadId {
  readonly replaced: readonly ReplacedSlice[];
  readonly until: number;
  /** The order has the flights that the offer was made for. */
  readonly isCurrent: boolean;
}

/** What an id says; null where it is not one of this order's. */
function readId(id: string, ourReference: string, order: Order): ReadId | null {
  const [reference, version, until, ...parts] = id.split('~');
  const replaced = parts.flatMap((part): readonly ReplacedSlice[] => {
    const date = parseIsoDate(part.slice(2));
    return date === null ? [] : [{ place: Number(part[0]), date }];
  });
  if (reference !== ourReference || replaced.length !== parts.length) return null;
  return { replaced, until: Number(until), isCurrent: Number(version) === order.exchanges.length };
}
