/** The part of the supplier's port that exchanges the flights of an order for others of the same airline. */
import type { ExchangeTerms, ReplacedSlice } from '#core/domain/booking/exchange';
import type { Result } from '#core/domain/values/result';
import type { PricedOffer, SupplierFault, SupplierOrder } from './supplierOffers';

/** What an order can be exchanged for, at the price of now. */
export interface ExchangeOffer {
  /** The supplier's name of the offer; nobody else reads anything out of it. */
  readonly id: string;
  /**
   * The booking as it would be: all slices, those that stay as they are now, with the seats and bags that stay. `price.total` is that of
   * the booking before and `terms.difference` together. Without `fares`, `sellsExtras` and `soldMeanwhile`.
   */
  readonly trip: PricedOffer;
  readonly terms: ExchangeTerms;
  /** Until when that holds; null where the supplier names no time. */
  readonly until: Date | null;
}

/** The airline does not exchange this order, these slices, or not by way of this supplier. */
export interface NotExchangeable {
  readonly code: 'not_exchangeable';
}

/** Besides the usual faults: the offer is no longer valid, or not at these terms, and nothing was exchanged. */
export type ExchangeFault = SupplierFault | NotExchangeable | { readonly code: 'quote_ended' };

/** A booking whose flights are to be exchanged: its reference with the supplier, and what the traveler has now. */
export interface BookedTrip {
  readonly ourReference: string;
  readonly trip: PricedOffer;
  /** What the kept slices were bought at is known by it. */
  readonly bookedAt: Date;
}

export interface OrderExchanges {
  /** Trips in which the replaced slices are flown on other days by the same airline, the cheapest first, at most `limit`; none where nothing flies. */
  offers(
    booked: BookedTrip,
    replaced: readonly ReplacedSlice[],
    asking: { readonly now: Date; readonly limit: number },
  ): Promise<Result<readonly ExchangeOffer[], SupplierFault | NotExchangeable>>;
  /**
   * One offer again, at its terms of now. `id` may have come from a stranger: one that is not of this order, or cannot be read, is
   * `offer_gone`, and so is one that has ended.
   */
  offer(booked: BookedTrip, id: string, now: Date): Promise<Result<ExchangeOffer, SupplierFault | NotExchangeable>>;
  /**
   * Exchanges the order at an offer, all or nothing. `exchangeId` (ours, a UUID) makes it idempotent: the same id exchanges once, and answers
   * with the order. `supplier_unavailable`: it may have happened, look it up.
   */
  exchange(booked: BookedTrip, exchangeId: string, offer: ExchangeOffer, now: Date): Promise<Result<SupplierOrder, ExchangeFault>>;
  /**
   * The order, where it was exchanged under this id; null where it was not and will not be; a fault while that may still happen. An id that was
   * found unused is closed: an exchange that was under way in a process that slept answers `quote_ended`.
   */
  lookup(ourReference: string, exchangeId: string): Promise<Result<SupplierOrder | null, SupplierFault>>;
}
