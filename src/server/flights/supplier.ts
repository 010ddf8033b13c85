/** The port to whoever sells seats, in the words of the domain. The adapters are listed in suppliers/index.ts. */
import type { FlightList, Slice } from '#core/domain/flights/flights';
import type { IsoDate } from '#core/domain/values/dates';
import type { FittingDeparture } from '#core/domain/places/explore';
import type { ExtrasOnSale } from '#core/domain/extras/extras';
import type { Cents } from '#core/domain/values/money';
import type { PriceRecord } from '#core/domain/fares/priceInsight';
import type { Result } from '#core/domain/values/result';
import type { Cabin, SearchQuery } from '#core/domain/search/trip';
import type { Contact, TravelerDetails } from '#core/domain/booking/booking';
import type { AirlineCredit } from '#core/domain/booking/cancelRules';
import type { TravelerField } from '#core/domain/travelers/travelerRules';
import type { OrderExchanges } from './supplierExchanges';
import type { PricedOffer, SupplierFault, SupplierOrder } from './supplierOffers';

export type { PricedOffer, SupplierFault, SupplierOrder } from './supplierOffers';

/** What a supplier or its airline does not take of who travels: a field of a traveler by position, or of the contact. */
export type RefusedField =
  | { readonly traveler: number; readonly field: TravelerField }
  | { readonly traveler: null; readonly field: keyof Contact };

/** Besides the usual faults, of an order: nothing was booked. */
export type BookFault =
  | SupplierFault
  /** The airline did not make the order. */
  | { readonly code: 'not_booked' }
  /** One of the travelers has a booking on these flights already. */
  | { readonly code: 'duplicate_booking' }
  /** The airline does not take what was typed. */
  | { readonly code: 'traveler_refused'; readonly fields: readonly RefusedField[] }
  /** Seats or bags of the offer, by their ids, are not to be had any more. */
  | { readonly code: 'extra_gone'; readonly ids: readonly string[] };

/** Questions that would have to wait too long for an answer are refused; after `retryAfter` seconds there is room again. */
export type SearchFault = SupplierFault | { readonly code: 'overloaded'; readonly retryAfter: number };

/** Besides the usual faults: the quote that was to be confirmed is no longer valid, and nothing was cancelled. */
export type CancelFault = SupplierFault | { readonly code: 'quote_ended' };

export interface SupplierCancelQuote {
  /** Names the quote for the cancellation that is made at it. */
  readonly id: string;
  /** Cents of money that the supplier gives back of what it was paid; null where it does not say before. */
  readonly refund: Cents | null;
  /** What the airline gives the travelers besides or instead; the agency gets none of it (decision 134). */
  readonly credit?: AirlineCredit;
  /** Until when that holds; null where the supplier names no time. */
  readonly until: Date | null;
}

export interface CancelledOrder extends SupplierOrder {
  /** What the airline gave instead of money. */
  readonly credit?: AirlineCredit;
}

/** Nothing was passed on, nor will be: a person of the agency has to notify the airline. */
export interface NotPassedOn {
  readonly code: 'not_passed_on';
}

/** An order as it stands now, listed by when it was made. */
export interface BookedOrder {
  /** The supplier's id of it, as its dashboard has it. */
  readonly orderId: string;
  /** Null where it names no attempt of this site. */
  readonly ourReference: string | null;
  readonly supplierReference: string;
  /** Cents that the supplier is paid: fare, taxes and extras, without our fee; null where it is paid in another currency than US dollars. */
  readonly total: Cents | null;
  readonly isCancelled: boolean;
  readonly at: Date;
}

/** The supplier's own books: to be compared with the site's. */
export interface SupplierBooks {
  /** All orders made from `since` up to, not including, `until`. */
  orders(range: { readonly since: Date; readonly until: Date }): Promise<Result<readonly BookedOrder[], SupplierFault>>;
  /** The supplier's ids of orders by our references; one that has none is left out. */
  orderIds(ourReferences: readonly string[]): Promise<Result<ReadonlyMap<string, string>, SupplierFault>>;
}

/** An order with its flights, as the airline has them now: none where it flies nothing of it any more. */
export interface StandingOrder extends SupplierOrder, Pick<PricedOffer, 'carriers' | 'airports'> {
  readonly slices: readonly Slice[];
}

/** The order is there, and what it says of its flights makes no sense: a person has to look at it. */
export interface Unreadable {
  readonly code: 'unreadable';
}

/** The supplier reported by itself that one of our orders has changed. */
export interface OrderNews {
  readonly ourReference: string;
  /** When the newest of it came. */
  readonly at: Date;
}

/** Changes that an airline makes to orders: a report of one is no more than a reason to read the order again (decision 101). */
export interface OrderChanges {
  /** Orders with news that nobody has read, the oldest first, at most `limit`. */
  news(limit: number): Promise<Result<readonly OrderNews[], SupplierFault>>;
  /** The order was read after this news, which is removed. What came later stays. */
  newsRead(news: OrderNews): Promise<Result<null, SupplierFault>>;
  /** `query` is what was searched for; null where there is no such order. */
  read(ourReference: string, query: SearchQuery): Promise<Result<StandingOrder | null, SupplierFault | Unreadable>>;
  /** The traveler takes the flights as they are now; any number of times. `offer_gone`: no such order. */
  accept(ourReference: string): Promise<Result<SupplierOrder, SupplierFault | NotPassedOn>>;
  /** Is called when news has reached this process. */
  onNews(listener: () => void): void;
  /** For trying it out, in a sandbox: the airline does this to an order. `offer_gone`: no such order, or no such flight in it. */
  pretend?(ourReference: string, change: AirlineChange, now: Date): Promise<Result<null, SupplierFault>>;
}

/** What an airline does to the flights of an order by itself. */
export type AirlineChange =
  /** All leave so many minutes later, or earlier. */
  | { readonly kind: 'moved'; readonly minutes: number }
  /** They have other numbers, and are the same otherwise. */
  | { readonly kind: 'renumbered' }
  /** One direction is not flown any more, counted from 0; null: none is. */
  | { readonly kind: 'cancelled'; readonly slice: number | null };

/** Where to from one place: the lowest price to each of many others (explore.4). */
export interface ExploreRequest {
  readonly origin: string;
  readonly destinations: readonly string[];
  /** Dates that fit, in the order of the departures. */
  readonly trips: readonly FittingDeparture[];
  readonly cabin: Cabin;
  readonly isNonstopOnly: boolean;
}

/** The cheapest trip to a place: a search from the same origin on these days holds its price. */
export interface ExploredTrip {
  readonly destination: string;
  readonly departs: IsoDate;
  readonly returns: IsoDate;
  readonly perAdult: Cents;
  /** Its name; its code where the supplier has not said more. */
  readonly airline: string;
  /** Most of either way; null where it is not known. */
  readonly stops: number | null;
  /** Of the way out; null where it is not known. */
  readonly minutes: number | null;
}

/** Circumstances of a question that may be given up. */
export interface Asking {
  readonly now: Date;
  /** Work that has not begun when it fires is left undone; the answer is then a fault. */
  readonly signal?: AbortSignal;
}

/**
 * Every call answers with a value: a supplier that is down, slow or broken is a fault, never a rejected promise.
 * `src/testing/contracts/supplierContract.ts` holds each adapter to what is promised here.
 */
export interface FlightSupplier {
  readonly name: string;
  /** True where no real ticket is issued. */
  readonly isSandbox: boolean;
  /**
   * Everything on offer, at most `limit` flights; the same question gives the same flights. Where the answer may be partial, it may have
   * no more than what fast airlines answered: the same search soon after has the rest. Where the first slices are chosen by name
   * (`sliceName`, fewer than the search has, or none), the flights are whole trips that begin with them: the cheapest for each way to fly
   * the next slice.
   */
  search(
    query: SearchQuery,
    asking: Asking & { readonly limit: number; readonly mayBePartial?: true; readonly chosen?: readonly string[] },
  ): Promise<Result<FlightList, SearchFault>>;
  /** The current price of one flight of a search, at the fare that its id names. */
  reprice(query: SearchQuery, flightId: string, now: Date): Promise<Result<PricedOffer, SupplierFault>>;
  /** Seats and bags on sale with an offer, in the names of `serviceIds.ts`; left out by a supplier that sells none. */
  extras?(offer: PricedOffer, now: Date): Promise<Result<ExtrasOnSale, SupplierFault>>;
  /** Books, with the extras of the offer, at exactly `offer.price.total` cents. `ourReference` makes it idempotent: the same reference gives the same order. */
  book(
    offer: PricedOffer,
    travelers: readonly TravelerDetails[],
    ourReference: string,
    now: Date,
    /** How the airline reaches the party. */
    contact: Contact,
  ): Promise<Result<SupplierOrder, BookFault>>;
  /** Finds an order by our reference, null when none was made and none will be; a fault while one may still come. */
  lookup(ourReference: string): Promise<Result<SupplierOrder | null, SupplierFault>>;
  /** What cancelling now would give back; nothing is cancelled. Requested again soon after it is the same quote. `offer_gone`: no such order. */
  cancelQuote(ourReference: string, now: Date): Promise<Result<SupplierCancelQuote, SupplierFault>>;
  /** Cancels at a quote, or, where `quoteId` is null, at whatever it gives back. An order that is cancelled stays so. */
  cancel(ourReference: string, quoteId: string | null, now: Date): Promise<Result<CancelledOrder, CancelFault>>;
  /**
   * Tells who travels, as it is now: after booking a passport, Known Traveler, redress or frequent-flyer number was added or changed, or a
   * name was corrected by a few letters (`nameChangeOf`). All travelers in the order of the booking, so that it may be sent any number of
   * times; they stay the same people, and prices do not change. Its answer means that the tickets have it. A cancelled order stays as it is.
   */
  updateTravelers(ourReference: string, travelers: readonly TravelerDetails[]): Promise<Result<SupplierOrder, SupplierFault | NotPassedOn>>;
  readonly books: SupplierBooks;
  /** Left out by a supplier that never reports changes. */
  readonly changes?: OrderChanges;
  /** Left out by a supplier that exchanges no flights. */
  readonly exchanges?: OrderExchanges;
  /**
   * True where every search costs: lowest prices then come from fares that were seen (`fareObservations.ts`), and no search is made for
   * a strip or a month.
   */
  readonly chargesForSearches?: boolean;
  /** How long an answer to a search is as good as a new one, milliseconds; half an hour where left out. */
  readonly pricesHoldMs?: number;
  /**
   * Lowest total per adult for each departure date, null where nothing flies; for strips and months. The whole trip moves with its
   * departure; where the first slices are chosen, as in a search, the next one alone moves.
   */
  lowestPrices?(
    query: SearchQuery,
    dates: readonly IsoDate[],
    asking: Asking & { readonly chosen?: readonly string[] },
  ): Promise<Result<ReadonlyMap<IsoDate, Cents | null>, SearchFault>>;
  /** Codes of all airports that it sells flights from; left out by a supplier that cannot say. */
  servedAirports?(): Promise<Result<ReadonlySet<string>, SupplierFault>>;
  /** The lowest price to each destination that can be reached, in no order; left out by a supplier that has no quick answer. */
  explore?(request: ExploreRequest, asking: Asking): Promise<Result<readonly ExploredTrip[], SearchFault>>;
  /** What this trip cost on earlier days, so that its price can be called low or high; left out by a supplier that keeps no record. */
  priceRecord?(query: SearchQuery, asking: Asking): Promise<Result<PriceRecord, SearchFault>>;
}
