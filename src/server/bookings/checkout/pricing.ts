/** Prices of flights that may be sold: the supplier's, within our own window of sale. */
import { isOnSale, tripDateFaults } from '#core/domain/booking/saleWindow';
import type { SearchQuery } from '#core/domain/search/trip';
import type { Result } from '#core/domain/values/result';
import { err } from '#core/domain/values/result';
import type { FlightSupplier, PricedOffer, SupplierFault } from '../../flights/supplier';
import type { TimeZoneOf } from '../../geography/timeZones';
import { departureOf } from '../cancelling/freeCancel';

export interface PricingDeps {
  readonly supplier: Pick<FlightSupplier, 'reprice'>;
  readonly clock: () => Date;
  readonly timeZoneOf: TimeZoneOf;
}

export interface Pricing {
  /** The price of one flight now; `offer_gone` too where the supplier would still sell what we do not. */
  reprice(query: SearchQuery, flightId: string): Promise<Result<PricedOffer, SupplierFault>>;
  /** Whether an offer may still be sold: its days are in the window and its first flight is not about to leave. */
  isOnSale(offer: PricedOffer): boolean;
}

export function createPricing({ supplier, clock, timeZoneOf }: PricingDeps): Pricing {
  const isInWindow = (query: SearchQuery): boolean => tripDateFaults(query, clock()).every((fault) => fault === null);

  function isOfferOnSale({ query, slices }: PricedOffer): boolean {
    const departure = departureOf(slices, timeZoneOf);
    // An airport we do not know has no clock: the supplier decides, within the window of days.
    const isTooSoon = departure !== null && !isOnSale(departure, clock());
    return isInWindow(query) && !isTooSoon;
  }

  return {
    async reprice(query, flightId) {
      if (!isInWindow(query)) return err({ code: 'offer_gone' });
      const priced = await supplier.reprice(query, flightId, clock());
      const offer = priced.ok ? priced.value : priced.error.code === 'price_changed' ? priced.error.offer : null;
      return offer && !isOfferOnSale(offer) ? err({ code: 'offer_gone' }) : priced;
    },
    isOnSale: isOfferOnSale,
  };
}
