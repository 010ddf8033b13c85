/**
 * An airline with orders of its own, which lives outside of our servers: its fares move with time, orders and tickets may come late or
 * never, cancelling may give credit instead of money. It answers as the port promises, and tells of orders by itself.
 */
import type { AirlineCredit } from '#core/domain/booking/cancelRules';
import type { Cents } from '#core/domain/values/money';
import { owedToSupplier } from '#core/domain/flights/flights';
import { err, ok } from '#core/domain/values/result';
import type { FlightSupplier, OrderChanges, PricedOffer, SupplierBooks, SupplierOrder } from '#server/flights/supplier';
import { APPEARS_WITHIN_MS } from '#server/flights/suppliers/duffel/duffelOrders';
import { extrasOnSale } from '#testing/bookings/fakeExtras';
import { offerAt, TICKETS } from '#testing/bookings/fakeSupplier';
import type { OrderFacts } from '../history';

/** What becomes of an order; times are milliseconds after it was asked for, null where that never happens. */
export interface OrderFate {
  /** Whether the call for it is answered with the order; otherwise nobody knows, and it is looked up. */
  readonly isAnswered: boolean;
  readonly madeAfter: number | null;
  /** When the airline says that it cannot be made. */
  readonly failsAfter: number | null;
  /** When the airline confirms it. */
  readonly ticketedAfter: number | null;
  /** When its ticket is there. */
  readonly documentAfter: number | null;
  /** How long news of it is on its way. */
  readonly newsTakes: number | null;
  /** Which part of what was paid comes back when it is cancelled, of 1, and in which form. */
  readonly givesBack: { readonly part: number; readonly as: 'money' | AirlineCredit['kind'] };
}

export const USUAL_FATE: OrderFate = {
  isAnswered: true,
  madeAfter: 0,
  failsAfter: null,
  ticketedAfter: 0,
  documentAfter: 0,
  newsTakes: 0,
  givesBack: { part: 1, as: 'money' },
};

interface Order {
  readonly supplierReference: string;
  readonly offer: PricedOffer;
  readonly requestedAt: number;
  readonly fate: OrderFate;
  isCancelled: boolean;
  /** Up to when its news was read. */
  readUntil: number;
}

export class SimSupplier implements FlightSupplier {
  readonly name = 'simulated';
  readonly isSandbox = true;
  private readonly orders = new Map<string, Order>();
  /** What becomes of orders that are not asked for yet; of one without, the usual. */
  readonly fates = new Map<string, OrderFate>();

  constructor(
    private readonly now: () => number,
    private readonly totalOf: (flightId: string) => Cents,
  ) {}

  private offer(flightId: string): PricedOffer {
    return { ...offerAt(this.totalOf(flightId)), flightId };
  }
  private isOver({ requestedAt }: Order, after: number | null): boolean {
    return after !== null && requestedAt + after <= this.now();
  }
  private reply(order: Order): SupplierOrder {
    const { supplierReference, isCancelled, fate } = order;
    if (isCancelled) return { supplierReference, status: 'cancelled', tickets: [] };
    if (!this.isOver(order, fate.ticketedAfter)) return { supplierReference, status: 'ticketing', tickets: [] };
    if (!this.isOver(order, fate.documentAfter)) return { supplierReference, status: 'ticketed', tickets: [] };
    return { supplierReference, status: 'ticketed', tickets: TICKETS.slice(0, 1) };
  }
  private made(ourReference: string): Order | null {
    const order = this.orders.get(ourReference);
    return order && this.isOver(order, order.fate.madeAfter) ? order : null;
  }

  search(): ReturnType<FlightSupplier['search']> {
    throw new Error('nobody searches in these runs');
  }
  async reprice(_query: unknown, flightId: string): ReturnType<FlightSupplier['reprice']> {
    return ok(this.offer(flightId));
  }
  /** All trips are on the one aircraft: a seat is kept from the moment when it is ordered. */
  private takenSeats(): ReadonlySet<string> {
    return new Set([...this.orders.values()].filter((order) => this.keepsSeats(order)).flatMap(seatsIn));
  }
  private keepsSeats(order: Order): boolean {
    return !order.isCancelled && !this.isOver(order, order.fate.failsAfter);
  }
  async extras(): ReturnType<NonNullable<FlightSupplier['extras']>> {
    return ok(extrasOnSale(1, this.takenSeats()));
  }
  async book(offer: PricedOffer, _travelers: unknown, ourReference: string): ReturnType<FlightSupplier['book']> {
    if (this.orders.has(ourReference)) return this.answer(ourReference);
    const current = this.offer(offer.flightId);
    if (current.price.total !== offer.price.total - (offer.price.extras ?? 0)) return err({ code: 'price_changed', offer: current });
    const taken = this.takenSeats();
    const gone = (offer.extras ?? []).filter((extra) => extra.kind === 'seat' && taken.has(extra.designator));
    if (gone.length > 0) return err({ code: 'extra_gone', ids: gone.map(({ id }) => id) });
    const fate = this.fates.get(ourReference) ?? USUAL_FATE;
    const supplierReference = `PNR${String(this.orders.size + 1)}`;
    this.orders.set(ourReference, { supplierReference, offer, requestedAt: this.now(), fate, isCancelled: false, readUntil: 0 });
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

  /** Whether it has reported that an order it was made, or that its ticket is there; what an answer said is no news. */
  private newsTimes({ requestedAt, fate }: Order): readonly number[] {
    const { isAnswered, madeAfter, newsTakes } = fate;
    if (newsTakes === null || madeAfter === null) return [];
    const ticket = ticketAfter(fate);
    return [...(isAnswered ? [] : [madeAfter]), ...(isLater(fate) && ticket !== null ? [ticket] : [])].map(
      (at) => requestedAt + at + newsTakes,
    );
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
      const { supplierReference, isCancelled, offer, fate } = order;
      const { money, credit } = givenBack(order);
      return [
        {
          attemptId,
          supplierReference,
          isStanding: !isCancelled,
          total: offer.price.total,
          seats: seatsIn(order).map((designator) => `BA178 ${designator}`),
          isReported: fate.isAnswered || this.newsTimes(order).some((time) => time <= this.now()),
          document: !this.isOver(order, ticketAfter(fate)) ? 'missing' : this.isTicketReported(order) ? 'there' : 'untold',
          ticketCameAt: isLater(fate) && this.isOver(order, ticketAfter(fate)) ? order.requestedAt + (ticketAfter(fate) ?? 0) : null,
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

/** What the agency pays: our fee stays here. */
const paidFor = ({ offer: { price } }: Order): Cents => owedToSupplier(price);

const seatsIn = ({ offer: { extras = [] } }: Order): readonly string[] =>
  extras.flatMap((extra) => (extra.kind === 'seat' ? [extra.designator] : []));

function givenBack(order: Order) {
  const { part, as } = order.fate.givesBack;
  const amount = Math.round(paidFor(order) * part);
  return as === 'money' ? { money: amount, credit: null } : { money: 0, credit: { kind: as, amount } };
}
