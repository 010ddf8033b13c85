/** Exchanges of the supplier of tests: its flights on another day, at the difference and the fee that a test sets. */
import { exchangedPrice, exchangedQuery, exchangeTerms, isOnKeptSlice, isSameDeal } from '#core/domain/booking/exchange';
import type { RefundTo, ReplacedSlice } from '#core/domain/booking/exchange';
import type { TravelerTicket } from '#core/domain/booking/tickets';
import type { Slice } from '#core/domain/flights/flights';
import { addDays, daysBetween, localParts, parseIsoDate } from '#core/domain/values/dates';
import type { LocalDateTime } from '#core/domain/values/dates';
import type { Cents } from '#core/domain/values/money';
import { mapNonEmpty } from '#core/domain/values/nonEmpty';
import type { NonEmpty } from '#core/domain/values/nonEmpty';
import { err, ok } from '#core/domain/values/result';
import type { Result } from '#core/domain/values/result';
import { required } from '#core/domain/values/checkedReads';
import type { PricedOffer, SupplierFault, SupplierOrder } from '#server/flights/supplier';
import type { BookedTrip, ExchangeFault, ExchangeOffer, NotExchangeable, OrderExchanges } from '#server/flights/supplierExchanges';

/** What its airline issues to the first, second ... traveler for the new flights. */
export const EXCHANGED_TICKETS: readonly TravelerTicket[] = Array.from({ length: 9 }, (_, traveler) => ({
  traveler,
  number: `125210639990${String(traveler)}`,
}));

interface Orders {
  readonly orders: Map<string, SupplierOrder>;
  readonly isSilent: boolean;
}

/** Set what an exchange costs, or how it fails; an offer at other terms than those that are set is no longer valid. */
export class FakeExchanges implements OrderExchanges {
  /** The new flights less the old ones. */
  difference: Cents = 4_000;
  penalty: Cents = 7_500;
  refundTo: RefundTo = 'card';
  until: Date | null = null;
  /** The airline exchanges nothing. */
  isRefused = false;
  /** The next exchange ends with it; nothing is exchanged. */
  fault: ExchangeFault | null = null;
  /** Exchanges, and then gives no answer. */
  isAnswerLost = false;
  /** Whether an exchange that was not made may still come is not known. */
  isPending = false;
  /** Exchanges that were made, by their ids. */
  readonly made = new Map<string, { readonly ourReference: string; readonly offer: ExchangeOffer }>();

  /** Ids that were found unused. */
  private readonly closed = new Set<string>();

  constructor(private readonly supplier: Orders) {}

  /** The flights of an order after its last exchange; undefined where it has those that it was booked with. */
  slicesOf(ourReference: string): NonEmpty<Slice> | undefined {
    return this.of(ourReference).at(-1)?.trip.slices;
  }
  /** What exchanges of an order brought the supplier. */
  paidFor(ourReference: string): Cents {
    return this.of(ourReference).reduce((sum, { terms }) => sum + terms.due - terms.refund, 0);
  }
  private of(ourReference: string): readonly ExchangeOffer[] {
    return [...this.made.values()].flatMap((one) => (one.ourReference === ourReference ? [one.offer] : []));
  }

  async offers(booked: BookedTrip, replaced: readonly ReplacedSlice[]): ReturnType<OrderExchanges['offers']> {
    const offer = this.offerOf(booked, replaced);
    return offer.ok ? ok([offer.value]) : offer;
  }
  async offer(booked: BookedTrip, id: string): ReturnType<OrderExchanges['offer']> {
    const replaced = readId(booked.ourReference, id);
    return replaced ? this.offerOf(booked, replaced) : err({ code: 'offer_gone' });
  }
  async exchange(booked: BookedTrip, exchangeId: string, offer: ExchangeOffer): ReturnType<OrderExchanges['exchange']> {
    if (this.supplier.isSilent) return err({ code: 'supplier_unavailable' });
    if (this.made.has(exchangeId)) return ok(required(this.supplier.orders.get(booked.ourReference), 'order'));
    if (this.closed.has(exchangeId)) return err({ code: 'quote_ended' });
    if (this.fault) {
      const { fault } = this;
      this.fault = null;
      return err(fault);
    }
    const current = await this.offer(booked, offer.id);
    if (!current.ok) return current;
    if (!isSameDeal(current.value.terms, offer.terms)) return err({ code: 'quote_ended' });
    const order = required(this.supplier.orders.get(booked.ourReference), 'order');
    const exchanged = { ...order, tickets: EXCHANGED_TICKETS.slice(0, order.tickets.length) };
    this.supplier.orders.set(booked.ourReference, exchanged);
    this.made.set(exchangeId, { ourReference: booked.ourReference, offer });
    return this.isAnswerLost ? err({ code: 'supplier_unavailable' }) : ok(exchanged);
  }
  async lookup(ourReference: string, exchangeId: string): ReturnType<OrderExchanges['lookup']> {
    if (this.supplier.isSilent) return err({ code: 'supplier_unavailable' });
    if (this.made.has(exchangeId)) return ok(this.supplier.orders.get(ourReference) ?? null);
    if (this.isPending) return err({ code: 'supplier_unavailable' });
    this.closed.add(exchangeId);
    return ok(null);
  }

  private offerOf(
    { ourReference, trip }: BookedTrip,
    replaced: readonly ReplacedSlice[],
  ): Result<ExchangeOffer, SupplierFault | NotExchangeable> {
    const order = this.supplier.orders.get(ourReference);
    if (this.supplier.isSilent) return err({ code: 'supplier_unavailable' });
    if (!order || order.status === 'cancelled') return err({ code: 'offer_gone' });
    const exchanged = this.isRefused ? null : tripOnOtherDays(trip, replaced, this.difference);
    if (exchanged === null) return err({ code: 'not_exchangeable' });
    return ok({
      id: [ourReference, ...replaced.map(({ place, date }) => `${String(place)}.${date}`)].join('~'),
      trip: exchanged,
      terms: exchangeTerms(this.difference, this.penalty, this.refundTo),
      until: this.until,
    });
  }
}

/** The same flights on other days, for so much more or less; null where dates would go backwards. */
export function tripOnOtherDays(trip: PricedOffer, replaced: readonly ReplacedSlice[], difference: Cents): PricedOffer | null {
  const query = exchangedQuery(trip.query, replaced);
  if (query === null) return null;
  const extras = (trip.extras ?? []).filter((extra) => isOnKeptSlice(extra, replaced));
  const { fares: _fares, sellsExtras: _sellsExtras, soldMeanwhile: _soldMeanwhile, extras: _extras, ...kept } = trip;
  const slices = mapNonEmpty(trip.slices, (slice, place) => {
    const date = replaced.find((one) => one.place === place)?.date;
    return date === undefined ? slice : movedBy(slice, daysBetween(localParts(slice.legs[0].departs).date, date));
  });
  const price = required(exchangedPrice(trip.price, extras, difference), 'price');
  return { ...kept, query, slices, price, ...(extras.length > 0 && { extras }) };
}

/** What an id of an order's offer replaces; null for any other text. */
function readId(ourReference: string, id: string): readonly ReplacedSlice[] | null {
  const [reference, ...parts] = id.split('~');
  const replaced = parts.flatMap((part): readonly ReplacedSlice[] => {
    const date = parseIsoDate(part.slice(2));
    return date === null ? [] : [{ place: Number(part[0]), date }];
  });
  return reference === ourReference && replaced.length === parts.length ? replaced : null;
}

function movedBy(slice: Slice, days: number): Slice {
  const later = (at: LocalDateTime): LocalDateTime => (addDays(localParts(at).date, days) + at.slice(10)) as LocalDateTime; // its clock stays
  return { ...slice, legs: mapNonEmpty(slice.legs, (leg) => ({ ...leg, departs: later(leg.departs), arrives: later(leg.arrives) })) };
}
