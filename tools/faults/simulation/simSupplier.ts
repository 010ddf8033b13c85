/**
 * An airline with orders of its own, which lives outside of our servers: its fares move with time, orders and tickets may arrive late or
 * never, cancelling may give credit instead of money. It answers as the port promises, and tells of orders by itself.
 */
import type { Cents } from '#core/domain/values/money';
import { owedToSupplier } from '#core/domain/flights/flights';
import { err, ok } from '#core/domain/values/result';
import type { FlightSupplier, OrderChanges, PricedOffer, SupplierBooks, SupplierOrder } from '#server/flights/supplier';
import { APPEARS_WITHIN_MS } from '#server/flights/suppliers/duffel/orders/duffelOrders';
import { TICKETS } from '#testing/bookings/fakeSupplier';
import type { OrderFacts } from '../history';
import { flightsIn } from '../replies';
import { createSimExchanges } from './simExchanges';
import type { ExchangeFate } from './simExchanges';
import { USUAL_FATE } from './simOrder';
import type { Order, OrderFate } from './simOrder';
import { extrasFor, offerOf, seatsIn } from './simTrips';
import type { OnSale } from './simTrips';

export class SimSupplier implements FlightSupplier {
  readonly name = 'simulated';
  readonly isSandbox = true;
  private readonly orders = new Map<string, Order>();
  /** What becomes of orders that are not requested yet; of one without, the usual. */
  readonly fates = new Map<string, OrderFate>();
  /** The same of exchanges. */
  readonly exchangeFates = new Map<string, ExchangeFate>();

  constructor(
    private readonly now: () => number,
    private readonly onSale: (flightId: string) => OnSale,
  ) {}

  private offer(flightId: string): PricedOffer {
    return offerOf(flightId, this.onSale(flightId));
  }
  private isOver({ requestedAt }: Pick<Order, 'requestedAt'>, after: number | null): boolean {
    return after !== null && requestedAt + after <= this.now();
  }
  private reply(order: Order): SupplierOrder {
    const { supplierReference, isCancelled, fate } = order;
    if (isCancelled) return { supplierReference, status: 'cancelled', tickets: [] };
    if (!this.isOver(order, fate.ticketedAfter)) return { supplierReference, status: 'ticketing', tickets: [] };
    if (!this.hasTicket(order)) return { supplierReference, status: 'ticketed', tickets: [] };
    return { supplierReference, status: 'ticketed', tickets: order.exchanges.at(-1)?.tickets ?? TICKETS.slice(0, 1) };
  }
  private hasTicket(order: Order): boolean {
    return this.isOver(order, ticketAfter(order.fate));
  }
  private made(ourReference: string): Order | null {
    const order = this.orders.get(ourReference);
    if (order) this.exchanges.decide(order);
    return order && this.isOver(order, order.fate.madeAfter) ? order : null;
  }
  readonly exchanges = createSimExchanges({
    now: () => this.now(),
    orderOf: (ourReference) => this.made(ourReference),
    hasTicket: (order) => this.hasTicket(order),
    reply: (order) => this.reply(order),
    onSale: (flightId) => this.onSale(flightId),
    fateOf: (exchangeId) => this.exchangeFates.get(exchangeId),
  });

  search(): ReturnType<FlightSupplier['search']> {
    throw new Error('nobody searches in these runs');
  }
  async reprice(_query: unknown, flightId: string): ReturnType<FlightSupplier['reprice']> {
    return ok(this.offer(flightId));
  }
  /** A seat is kept from the moment when it is ordered. */
  private takenSeats(): ReadonlySet<string> {
    return new Set([...this.orders.values()].filter((order) => this.keepsSeats(order)).flatMap(({ offer }) => seatsIn(offer)));
  }
  private keepsSeats(order: Order): boolean {
    return !order.isCancelled && !this.isOver(order, order.fate.failsAfter);
  }
  async extras(offer: PricedOffer): ReturnType<NonNullable<FlightSupplier['extras']>> {
    return ok(extrasFor(offer, this.takenSeats()));
  }
  async book(offer: PricedOffer, _travelers: unknown, ourReference: string): ReturnType<FlightSupplier['book']> {
    if (this.orders.has(ourReference)) return this.answer(ourReference);
    const current = this.offer(offer.flightId);
    if (current.price.total !== offer.price.total - (offer.price.extras ?? 0)) return err({ code: 'price_changed', offer: current });
    const taken = this.takenSeats();
    const gone = (offer.extras ?? []).filter((extra) => seatsIn({ ...offer, extras: [extra] }).some((seat) => taken.has(seat)));
    if (gone.length > 0) return err({ code: 'extra_gone', ids: gone.map(({ id }) => id) });
    const fate = this.fates.get(ourReference) ?? USUAL_FATE;
    const supplierReference = `PNR${String(this.orders.size + 1)}`;
    const order: Order = {
      ...{ supplierReference, offer, requestedAt: this.now(), fate, paid: owedToSupplier(offer.price) },
      ...{ exchanges: [], pending: null, isCancelled: false, readUntil: 0 },
    };
    this.orders.set(ourReference, order);
    return fate.isAnswered ? this.answer(ourReference) : err({ code: 'supplier_unavailable' });
  }
  private answer(ourReference: string): Awaited<ReturnType<FlightSupplier['book']>> {
    const order = this.made(ourReference);
    return order ? ok(this.reply(order)) : err({ code: 'supplier_unavailable' });
  }
  async lookup(ourReference: string): ReturnType<FlightSupplier['lookup']> {
    const order = this.orders.get(ourReference);
    if (!order) return ok(null);
    const made = this.made(ourReference);
    if (made) return ok(this.reply(made));
    // what may still come is no answer, unless the airline said that it will not
    const mayCome = !this.isOver(order, order.fate.failsAfter) && this.now() - order.requestedAt < APPEARS_WITHIN_MS;
    return mayCome ? err({ code: 'supplier_unavailable' }) : ok(null);
  }
  async cancelQuote(ourReference: string): ReturnType<FlightSupplier['cancelQuote']> {
    const order = this.made(ourReference);
    if (!order) return err({ code: 'offer_gone' });
    const quote = { id: `quote-${ourReference}`, until: null };
    if (order.isCancelled) return ok({ ...quote, refund: 0 });
    const { money, credit } = givenBack(order);
    return ok({ ...quote, refund: money, ...(credit && { credit }) });
  }
  async cancel(ourReference: string): ReturnType<FlightSupplier['cancel']> {
    const order = this.made(ourReference);
    if (!order) return err({ code: 'offer_gone' });
    order.isCancelled = true;
    const { credit } = givenBack(order);
    return ok({ ...this.reply(order), ...(credit && { credit }) });
  }
  async updateTravelers(ourReference: string): ReturnType<FlightSupplier['updateTravelers']> {
    const order = this.made(ourReference);
    return order ? ok(this.reply(order)) : err({ code: 'offer_gone' });
  }

  /** When it reports that an order was made, that its ticket is there, and that it was exchanged; what an answer said is no news. */
  private newsTimes({ requestedAt, fate, exchanges }: Order): readonly number[] {
    const { isAnswered, madeAfter, newsTakes } = fate;
    const changed = exchanges.flatMap((one) => (one.newsTakes === null ? [] : [one.at + one.newsTakes]));
    if (newsTakes === null || madeAfter === null) return changed;
    const ticket = ticketAfter(fate);
    const made = [...(isAnswered ? [] : [madeAfter]), ...(isLater(fate) && ticket !== null ? [ticket] : [])];
    return [...made.map((at) => requestedAt + at + newsTakes), ...changed];
  }
  private isTicketReported({ requestedAt, fate }: Order): boolean {
    const after = ticketAfter(fate);
    if (!isLater(fate)) return true;
    return after !== null && fate.newsTakes !== null && requestedAt + after + fate.newsTakes <= this.now();
  }

  readonly changes: OrderChanges = {
    onNews: () => undefined,
    news: async (limit) =>
      ok(
        [...this.orders]
          .flatMap(([ourReference, order]) => {
            const at = Math.max(...this.newsTimes(order).filter((time) => time <= this.now() && time > order.readUntil));
            return Number.isFinite(at) ? [{ ourReference, at: new Date(at) }] : [];
          })
          .slice(0, limit),
      ),
    newsRead: async ({ ourReference, at }) => {
      const order = this.orders.get(ourReference);
      if (order) order.readUntil = Math.max(order.readUntil, at.getTime());
      return ok(null);
    },
    read: async (ourReference) => {
      const order = this.made(ourReference);
      if (!order) return ok(null);
      const { slices, carriers, airports } = order.offer;
      return ok({ ...this.reply(order), slices, carriers, airports });
    },
    accept: async (ourReference) => {
      const order = this.made(ourReference);
      return order ? ok(this.reply(order)) : err({ code: 'offer_gone' });
    },
  };

  readonly books: SupplierBooks = {
    orders: async ({ since, until }) =>
      ok(
        [...this.orders.keys()].flatMap((ourReference) => {
          const order = this.made(ourReference);
          const at = new Date(order === null ? NaN : order.requestedAt + (order.fate.madeAfter ?? 0));
          if (order === null || at < since || at >= until) return [];
          const { supplierReference, isCancelled } = order;
          return [{ orderId: `ord_${supplierReference}`, ourReference, supplierReference, total: paidFor(order), isCancelled, at }];
        }),
      ),
    orderIds: async (ourReferences) =>
      ok(
        new Map(ourReferences.flatMap((one) => (this.made(one) ? [[one, `ord_${this.made(one)?.supplierReference ?? ''}`] as const] : []))),
      ),
  };

  /** Its books. */
  facts(): readonly OrderFacts[] {
    return [...this.orders.keys()].flatMap((attemptId) => {
      const order = this.made(attemptId);
      if (order === null) return [];
      const { supplierReference, isCancelled, offer, fate, exchanges } = order;
      const { money, credit } = givenBack(order);
      return [
        {
          attemptId,
          supplierReference,
          isStanding: !isCancelled,
          total: offer.price.total,
          flights: flightsIn(offer.slices),
          exchanges: exchanges.map(({ id }) => id),
          exchangesBrought: broughtBy(order),
          seats: seatsIn(offer),
          extras: (offer.extras ?? []).map(({ id }) => id),
          isReported: fate.isAnswered || this.newsTimes(order).some((time) => time <= this.now()),
          document: !this.hasTicket(order) ? 'missing' : this.isTicketReported(order) ? 'there' : 'untold',
          ticketCameAt: isLater(fate) && this.hasTicket(order) ? order.requestedAt + (ticketAfter(fate) ?? 0) : null,
          moneyBack: isCancelled ? money : 0,
          credit: isCancelled ? (credit?.kind ?? null) : null,
        },
      ];
    });
  }
}

/** When an order has its ticket. */
const ticketAfter = ({ ticketedAfter, documentAfter }: OrderFate): number | null =>
  ticketedAfter === null || documentAfter === null ? null : Math.max(ticketedAfter, documentAfter);
/** The ticket is not there with the order. */
const isLater = (fate: OrderFate): boolean => ticketAfter(fate) === null || (ticketAfter(fate) ?? 0) > (fate.madeAfter ?? 0);

const broughtBy = ({ exchanges }: Order): Cents => exchanges.reduce((sum, { terms }) => sum + terms.due - terms.refund, 0);

/** What the agency paid, exchanges included: our fee stays here. */
const paidFor = (order: Order): Cents => order.paid + broughtBy(order);

function givenBack(order: Order) {
  const { part, as } = order.fate.givesBack;
  // fees for exchanges, and what was lost or credited then, are no part of the ticket
  const amount = Math.round(owedToSupplier(order.offer.price) * part);
  return as === 'money' ? { money: amount, credit: null } : { money: 0, credit: { kind: as, amount } };
}
