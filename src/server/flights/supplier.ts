/** The port to whoever sells seats. Two adapters: sandbox (default) and Duffel. */
import type { FareConditions, PriceBreakdown, Slice, AirportRef, Carrier } from '#core/domain/flights';
import type { IsoDate } from '#core/domain/dates';
import type { Result } from '#core/domain/result';
import type { SearchQuery } from '#core/domain/trip';
import type { FlightsAnswerWire } from '#core/contract/flights.schema';
import type { TravelerDetails } from '#core/domain/booking';

export type SupplierFault =
  /** The flight is no longer sold: search again. */
  | { readonly code: 'offer_gone' }
  /** No answer, or the circuit breaker is open. The outcome of a `book` is then unknown: look it up, do not resend. */
  | { readonly code: 'supplier_unavailable' }
  /** The price moved since the quote; nothing was booked. */
  | { readonly code: 'price_changed'; readonly offer: PricedOffer };

/** One itinerary with its current price, as the booking keeps it. */
export interface PricedOffer {
  readonly flightId: string;
  readonly query: SearchQuery;
  readonly carrier: string;
  readonly slices: readonly Slice[];
  readonly conditions: FareConditions;
  readonly price: PriceBreakdown;
  readonly carriers: Readonly<Record<string, Carrier>>;
  readonly airports: Readonly<Record<string, AirportRef>>;
}

export interface SupplierOrder {
  /** The supplier's own booking reference (PNR). */
  readonly supplierReference: string;
  readonly status: 'ticketed' | 'ticketing' | 'cancelled';
}

export interface FlightSupplier {
  /** Everything on offer. `today` is the date now at UTC−12 … UTC+14 as the server's clock gives it; times out with a fault, never hangs. */
  search(query: SearchQuery, now: Date, limit: number): Promise<Result<FlightsAnswerWire, SupplierFault>>;
  /** The current price of one flight of a search. */
  reprice(query: SearchQuery, flightId: string, now: Date): Promise<Result<PricedOffer, SupplierFault>>;
  /** Books at exactly `offer.price.total` cents. `ourReference` makes it idempotent: the same reference gives the same order. */
  book(
    offer: PricedOffer,
    travelers: readonly TravelerDetails[],
    ourReference: string,
    now: Date,
  ): Promise<Result<SupplierOrder, SupplierFault>>;
  /** Finds an order by our reference, null when none was made. */
  lookup(ourReference: string): Promise<Result<SupplierOrder | null, SupplierFault>>;
  cancel(ourReference: string): Promise<Result<SupplierOrder, SupplierFault>>;
  /** Lowest total per adult in cents for each departure date, null where nothing flies; for strips and months. */
  lowestPrices?(
    query: SearchQuery,
    dates: readonly IsoDate[],
    now: Date,
  ): Promise<Result<ReadonlyMap<IsoDate, number | null>, SupplierFault>>;
}
