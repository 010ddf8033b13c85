/** A supplier made of a table, that sells one flight. */
import { searchToBody } from '#core/contract/flights/searchBody';
import type { LocalDateTime, IsoDate } from '#core/domain/values/dates';
import type { TravelerDetails } from '#core/domain/booking/booking';
import type { TravelerTicket } from '#core/domain/booking/tickets';
import type { Leg, Slice } from '#core/domain/flights/flights';
import type { NonEmpty } from '#core/domain/values/nonEmpty';
import { err, ok } from '#core/domain/values/result';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchForPeople } from '#core/domain/travelers/partyAges';
import { searchFor } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import type {
  BookFault,
  FlightSupplier,
  OrderChanges,
  PricedOffer,
  SupplierCancelQuote,
  SupplierFault,
  SupplierOrder,
} from '#server/flights/supplier';
import { booksOf } from './fakeBooks';
import { FakeExchanges } from './fakeExchanges';
import { extrasOnSale } from './fakeExtras';

export const QUERY = searchFor(
  { origin: 'JFK', destination: 'LHR', departs: '2027-03-13' as IsoDate, returns: null },
  'Economy',
  DEFAULT_TRAVELERS,
);
/** The same as bodies of calls have it. */
export const SEARCH = searchToBody(QUERY);

const leg: Leg = {
  carrier: 'BA',
  flightNumber: 178,
  operatedBy: null,
  alsoSoldAs: [],
  from: 'JFK',
  to: 'LHR',
  departs: '2027-03-13T21:30' as LocalDateTime,
  arrives: '2027-03-14T09:15' as LocalDateTime,
  minutes: 405,
  aircraft: '77W',
  aircraftName: 'Boeing 777-300ER',
  legroomInches: 31,
  wifi: true,
  power: true,
  entertainment: true,
  co2Kg: 400,
};
const slice: Slice = { legs: [leg], layovers: [], stops: 0, minutes: 405, departMinutes: 1290, arriveMinutes: 555, dayShift: 1 };

export function offerAt(total: number): PricedOffer {
  return {
    flightId: 'BA178',
    query: QUERY,
    carrier: 'BA',
    slices: [slice],
    conditions: { brand: 'Main', personalItem: 0, carryOn: 0, checkedBag: 7500, seatChoice: null, changeable: null, refundPenalty: null },
    price: { base: total - 9000, taxes: 7500, serviceFee: 1500, total, perTraveler: [{ kind: 'adult', count: 1, each: total }] },
    carriers: { BA: { code: 'BA', name: 'British Airways' } },
    airports: {
      JFK: {
        code: 'JFK',
        name: 'John F Kennedy International Airport',
        city: 'New York',
        cityEs: 'Nueva York',
        country: 'US',
        metro: 'NYC',
      },
      LHR: { code: 'LHR', name: 'Heathrow', city: 'London', country: 'GB', metro: 'LON' },
    },
  };
}

/** What the supplier's airline issues to the first, second ... traveler. */
export const TICKETS: readonly TravelerTicket[] = Array.from({ length: 9 }, (_, traveler) => ({
  traveler,
  number: `125210631281${String(traveler)}`,
}));

/** A supplier that remembers its orders beyond any restart of the site. Set `total` or a fault to change what it says. */
export class FakeSupplier implements FlightSupplier {
  readonly name = 'fake';
  readonly isSandbox = true;
  readonly orders = new Map<string, SupplierOrder>();
  total = 50_000;
  /** Which flight and fare it sells. */
  flightId = 'BA178';
  repriceFault: SupplierFault | null = null;
  bookFault: BookFault | null = null;
  isSilent = false;
  /** Books, and then gives no answer. */
  isAnswerLost = false;
  status: SupplierOrder['status'] = 'ticketed';
  /** Confirms orders, and issues no tickets. */
  isTicketless = false;
  /** What cancelling gives back; another id is another quote, and the one before has ended. */
  quote: SupplierCancelQuote = { id: 'quote-1', refund: 0, until: null };
  /** Flights of orders that the airline changed, by our reference; null where it no longer flies them. */
  readonly changed = new Map<string, NonEmpty<Slice> | null>();
  /** Orders with news, and when it came. */
  readonly fresh = new Map<string, Date>();
  /** Does not pass on accepted changes and passports: a person has to. */
  takesNoNews = false;
  /** When orders were made, and of whom, by the reference of whoever made them; what a test adds was made elsewhere. */
  readonly madeAt = new Map<string, Date>();
  readonly books = booksOf(this);
  readonly exchanges = new FakeExchanges(this);
  /** Orders whose change was accepted. */
  readonly accepted: string[] = [];
  /** The airline changes an order. */
  change(ourReference: string, slices: NonEmpty<Slice> | null, at: Date): void {
    this.changed.set(ourReference, slices);
    this.fresh.set(ourReference, at);
  }
  readonly changes: OrderChanges = {
    news: async (limit) => ok([...this.fresh].slice(0, limit).map(([ourReference, at]) => ({ ourReference, at }))),
    newsRead: async ({ ourReference, at }) => {
      if (this.fresh.get(ourReference)?.getTime() === at.getTime()) this.fresh.delete(ourReference);
      return ok(null);
    },
    read: async (ourReference) => {
      if (this.isSilent) return err({ code: 'supplier_unavailable' });
      const order = this.orders.get(ourReference);
      if (!order) return ok(null);
      const { slices, carriers, airports } = offerAt(this.total);
      const changed = this.changed.get(ourReference);
      const status = changed === null ? 'cancelled' : order.status;
      return ok({ ...order, status, slices: changed ?? this.exchanges.slicesOf(ourReference) ?? slices, carriers, airports });
    },
    accept: async (ourReference) => {
      const order = this.orders.get(ourReference);
      if (this.isSilent) return err({ code: 'supplier_unavailable' });
      if (!order) return err({ code: 'offer_gone' });
      if (this.takesNoNews) return err({ code: 'not_passed_on' });
      this.accepted.push(ourReference);
      return ok(order);
    },
    onNews: () => undefined,
  };

  search(): ReturnType<FlightSupplier['search']> {
    throw new Error('not searched in these tests');
  }
  async reprice(query: SearchQuery = QUERY): ReturnType<FlightSupplier['reprice']> {
    if (this.repriceFault) return err(this.repriceFault);
    return ok({ ...this.offerFor(query), flightId: this.flightId, sellsExtras: true });
  }
  /** What is added for whoever is under 18 and known to be, cents. */
  minorsPay = 0;
  private offerFor(query: SearchQuery): PricedOffer {
    const minors = (query.travelers.ages ?? []).filter((age) => age !== null).length;
    return { ...offerAt(this.total + minors * this.minorsPay), query };
  }
  /** Seats that others have. */
  readonly takenSeats = new Set<string>();
  async extras(): ReturnType<NonNullable<FlightSupplier['extras']>> {
    return this.isSilent ? err({ code: 'supplier_unavailable' }) : ok(extrasOnSale(1, this.takenSeats));
  }
  async book(
    offer: PricedOffer,
    travelers: readonly TravelerDetails[],
    ourReference: string,
    now = new Date(0),
  ): ReturnType<FlightSupplier['book']> {
    if (this.bookFault) {
      const fault = this.bookFault;
      this.bookFault = null;
      return err(fault);
    }
    const { total, extras = 0 } = offer.price;
    const sold = this.offerFor(searchForPeople(offer.query, travelers));
    if (total - extras !== sold.price.total) return err({ code: 'price_changed', offer: sold });
    const gone = (offer.extras ?? []).filter((extra) => extra.kind === 'seat' && this.takenSeats.has(extra.designator));
    if (gone.length > 0) return err({ code: 'extra_gone', ids: gone.map(({ id }) => id) });
    const known = this.orders.get(ourReference);
    const order: SupplierOrder = known ?? {
      supplierReference: `PNR${this.orders.size + 1}`,
      status: this.status,
      tickets: this.isTicketless || this.status !== 'ticketed' ? [] : TICKETS.slice(0, travelers.length),
    };
    this.orders.set(ourReference, order);
    if (!known) this.madeAt.set(ourReference, now);
    return this.isAnswerLost ? err({ code: 'supplier_unavailable' }) : ok(order);
  }
  async lookup(ourReference: string): ReturnType<FlightSupplier['lookup']> {
    return this.isSilent ? err({ code: 'supplier_unavailable' }) : ok(this.orders.get(ourReference) ?? null);
  }
  async cancelQuote(ourReference: string): ReturnType<FlightSupplier['cancelQuote']> {
    if (this.isSilent) return err({ code: 'supplier_unavailable' });
    return this.orders.has(ourReference) ? ok(this.quote) : err({ code: 'offer_gone' });
  }
  async cancel(ourReference: string, quoteId: string | null): ReturnType<FlightSupplier['cancel']> {
    if (!this.isSilent && quoteId !== null && quoteId !== this.quote.id) return err({ code: 'quote_ended' });
    const order: SupplierOrder = {
      supplierReference: this.orders.get(ourReference)?.supplierReference ?? 'none',
      status: 'cancelled',
      tickets: [],
    };
    if (this.orders.has(ourReference)) this.orders.set(ourReference, order);
    const { credit } = this.quote;
    return this.isSilent ? err({ code: 'supplier_unavailable' }) : ok({ ...order, ...(credit && { credit }) });
  }
  /** Travelers as they were reported last, by our reference. */
  readonly reportedTravelers = new Map<string, readonly TravelerDetails[]>();
  async updateTravelers(ourReference: string, travelers: readonly TravelerDetails[]): ReturnType<FlightSupplier['updateTravelers']> {
    const order = this.orders.get(ourReference);
    if (this.isSilent) return err({ code: 'supplier_unavailable' });
    if (!order) return err({ code: 'offer_gone' });
    if (this.takesNoNews) return err({ code: 'not_passed_on' });
    this.reportedTravelers.set(ourReference, travelers);
    return ok(order);
  }
  standing(): number {
    return [...this.orders.values()].filter((o) => o.status !== 'cancelled').length;
  }
}
