/** An airline with orders of its own, whose fares move with time and whose tickets may take a while; it lives outside of our servers. */
import type { Cents } from '#core/domain/values/money';
import { err, ok } from '#core/domain/values/result';
import type { FlightSupplier, PricedOffer, SupplierOrder } from '#server/flights/supplier';
import { offerAt, TICKETS } from '#testing/bookings/bookingWorld';
import { NO_BOOKS } from '#testing/flights/noBooks';
import type { OrderFacts } from '../history';

interface Order {
  readonly supplierReference: string;
  readonly total: Cents;
  /** Null: never. */
  readonly ticketedAt: number | null;
  isCancelled: boolean;
}

export class SimSupplier implements FlightSupplier {
  readonly name = 'simulated';
  readonly isSandbox = true;
  private readonly orders = new Map<string, Order>();
  /** How long the ticket of an order takes that is not made yet, in milliseconds; null: for ever. */
  readonly ticketTakes = new Map<string, number | null>();

  constructor(
    private readonly now: () => number,
    private readonly totalOf: (flightId: string) => Cents,
  ) {}

  private offer(flightId: string): PricedOffer {
    return { ...offerAt(this.totalOf(flightId)), flightId };
  }
  private told({ supplierReference, isCancelled, ticketedAt }: Order): SupplierOrder {
    const isTicketed = ticketedAt !== null && ticketedAt <= this.now();
    const status = isCancelled ? 'cancelled' : isTicketed ? 'ticketed' : 'ticketing';
    return { supplierReference, status, tickets: status === 'ticketed' ? TICKETS.slice(0, 1) : [] };
  }

  search(): ReturnType<FlightSupplier['search']> {
    throw new Error('nobody searches in these runs');
  }
  async reprice(_query: unknown, flightId: string): ReturnType<FlightSupplier['reprice']> {
    return ok(this.offer(flightId));
  }
  async book({ flightId, price }: PricedOffer, _travelers: unknown, ourReference: string): ReturnType<FlightSupplier['book']> {
    const known = this.orders.get(ourReference);
    if (known) return ok(this.told(known));
    const offer = this.offer(flightId);
    if (offer.price.total !== price.total) return err({ code: 'price_changed', offer });
    const takes = this.ticketTakes.get(ourReference) ?? (this.ticketTakes.has(ourReference) ? null : 0);
    const order: Order = {
      supplierReference: `PNR${String(this.orders.size + 1)}`,
      total: price.total,
      ticketedAt: takes === null ? null : this.now() + takes,
      isCancelled: false,
    };
    this.orders.set(ourReference, order);
    return ok(this.told(order));
  }
  async lookup(ourReference: string): ReturnType<FlightSupplier['lookup']> {
    const known = this.orders.get(ourReference);
    return ok(known ? this.told(known) : null);
  }
  async cancelQuote(ourReference: string): ReturnType<FlightSupplier['cancelQuote']> {
    const known = this.orders.get(ourReference);
    return known
      ? ok({ id: `quote-${ourReference}`, refund: known.isCancelled ? 0 : known.total, until: null })
      : err({ code: 'offer_gone' });
  }
  async cancel(ourReference: string): ReturnType<FlightSupplier['cancel']> {
    const known = this.orders.get(ourReference);
    if (!known) return err({ code: 'offer_gone' });
    known.isCancelled = true;
    return ok(this.told(known));
  }
  async updateTravelers(ourReference: string): ReturnType<FlightSupplier['updateTravelers']> {
    const known = this.orders.get(ourReference);
    return known ? ok(this.told(known)) : err({ code: 'offer_gone' });
  }

  readonly books = NO_BOOKS;

  /** Its books. */
  facts(): readonly OrderFacts[] {
    return [...this.orders].map(([attemptId, { supplierReference, isCancelled, total }]) => ({
      attemptId,
      supplierReference,
      isStanding: !isCancelled,
      total,
    }));
  }
}
