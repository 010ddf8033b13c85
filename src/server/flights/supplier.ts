/** The port to whoever sells seats, in the words of the domain. The adapters are listed in suppliers/index.ts. */
import type { AirportRef, Carrier, FareConditions, FlightList, PriceBreakdown, Slice } from '#core/domain/flights';
import type { IsoDate } from '#core/domain/dates';
import type { Fare } from '#core/domain/fareFamilies';
import type { Cents } from '#core/domain/money';
import type { PriceRecord } from '#core/domain/priceInsight';
import type { Result } from '#core/domain/result';
import type { SearchQuery } from '#core/domain/trip';
import type { Contact, TravelerDetails } from '#core/domain/booking';

export type SupplierFault =
  /** The flight is no longer sold: search again. */
  | { readonly code: 'offer_gone' }
  /** No answer, or the circuit breaker is open. The outcome of a `book` is then unknown: look it up, do not resend. */
  | { readonly code: 'supplier_unavailable' }
  /** The price moved since the quote; nothing was booked. */
  | { readonly code: 'price_changed'; readonly offer: PricedOffer };

/** Questions that would have to wait too long for an answer are refused; after `retryAfter` seconds there is room again. */
export type SearchFault = SupplierFault | { readonly code: 'overloaded'; readonly retryAfter: number };

/** One itinerary at one of its fares with its current price, as the booking keeps it: plain data. */
export interface PricedOffer {
  /** The supplier's own name of the flight at this fare; nobody else reads anything out of it. */
  readonly flightId: string;
  readonly query: SearchQuery;
  readonly carrier: string;
  readonly slices: readonly Slice[];
  readonly conditions: FareConditions;
  /** All fares of the itinerary at their current price, the lowest first, this one among them; left out where there is no other. */
  readonly fares?: readonly Fare[];
  readonly price: PriceBreakdown;
  readonly carriers: Readonly<Record<string, Carrier>>;
  readonly airports: Readonly<Record<string, AirportRef>>;
}

export interface SupplierOrder {
  /** The supplier's own booking reference (PNR). */
  readonly supplierReference: string;
  readonly status: 'ticketed' | 'ticketing' | 'cancelled';
}

export interface CancelQuote {
  /** Cents the supplier gives back of what it was paid. */
  readonly refund: Cents;
  /** Until when that holds; null where the supplier names no time. */
  readonly until: Date | null;
}

/** Circumstances of a question that may be given up. */
export interface Asking {
  readonly now: Date;
  /** Work that has not begun when it fires is left undone; the answer is then a fault. */
  readonly signal?: AbortSignal;
}

/**
 * Every call answers with a value: a supplier that is down, slow or broken is a fault, never a rejected promise.
 * `src/testing/supplierContract.ts` holds each adapter to what is promised here.
 */
export interface FlightSupplier {
  readonly name: string;
  /** True where no real ticket is issued. */
  readonly isSandbox: boolean;
  /** Everything on offer, at most `limit` flights; the same question gives the same flights. */
  search(query: SearchQuery, asking: Asking & { readonly limit: number }): Promise<Result<FlightList, SearchFault>>;
  /** The current price of one flight of a search, at the fare that its id names. */
  reprice(query: SearchQuery, flightId: string, now: Date): Promise<Result<PricedOffer, SupplierFault>>;
  /** Books at exactly `offer.price.total` cents. `ourReference` makes it idempotent: the same reference gives the same order. */
  book(
    offer: PricedOffer,
    travelers: readonly TravelerDetails[],
    ourReference: string,
    now: Date,
    /** How the airline reaches the party. */
    contact: Contact,
  ): Promise<Result<SupplierOrder, SupplierFault>>;
  /** Finds an order by our reference, null when none was made. */
  lookup(ourReference: string): Promise<Result<SupplierOrder | null, SupplierFault>>;
  /** What cancelling now would give back; nothing is cancelled. `offer_gone`: no such order. */
  cancelQuote(ourReference: string): Promise<Result<CancelQuote, SupplierFault>>;
  cancel(ourReference: string): Promise<Result<SupplierOrder, SupplierFault>>;
  /**
   * Tells who travels, as it is now: a passport was added after booking. All travelers in the order of the booking, so that it may be
   * told any number of times; names and prices do not change. A cancelled order stays as it is.
   */
  updateTravelers(ourReference: string, travelers: readonly TravelerDetails[]): Promise<Result<SupplierOrder, SupplierFault>>;
  /**
   * True where every search costs: lowest prices then come from fares that were seen (`fareObservations.ts`), and no search is made for
   * a strip or a month.
   */
  readonly chargesForSearches?: boolean;
  /** Lowest total per adult for each departure date, null where nothing flies; for strips and months. */
  lowestPrices?(
    query: SearchQuery,
    dates: readonly IsoDate[],
    asking: Asking,
  ): Promise<Result<ReadonlyMap<IsoDate, Cents | null>, SearchFault>>;
  /** What trips like this one have cost, so that a price can be called low or high; left out by a supplier that keeps no record. */
  priceRecord?(query: SearchQuery, asking: Asking): Promise<Result<PriceRecord, SearchFault>>;
}
