/** What a supplier sells and what became of it, in the words of the domain: shared by the parts of its port. */
import type { ChosenExtra, SoldExtra } from '#core/domain/extras/extras';
import type { Fare } from '#core/domain/fares/fareFamilies';
import type { AirportRef, Carrier, FareConditions, PriceBreakdown, Slice } from '#core/domain/flights/flights';
import type { SearchQuery } from '#core/domain/search/trip';
import type { TravelerTicket } from '#core/domain/booking/tickets';
import type { TravelerDemands } from '#core/domain/travelers/travelerDemands';
import type { NonEmpty } from '#core/domain/values/nonEmpty';

export type SupplierFault =
  /** The flight is no longer sold: search again. */
  | { readonly code: 'offer_gone' }
  /** No answer, or the circuit breaker is open. The outcome of a `book` is then unknown: look it up, do not resend. */
  | { readonly code: 'supplier_unavailable' }
  /** The supplier sells nothing to this agency for now (no balance, a revoked token): a person was notified, and travelers call. */
  | { readonly code: 'call_us' }
  /**
   * The price of the flights moved since the quote, or is another for the ages of the people who fly; nothing was booked. The offer is for
   * those ages, and without extras: accepted and requested again it costs what it says.
   */
  | { readonly code: 'price_changed'; readonly offer: PricedOffer };

/** One itinerary at one of its fares with its current price, as the booking keeps it: plain data. */
export interface PricedOffer {
  /** The supplier's own name of the flight at this fare; nobody else reads anything out of it. */
  readonly flightId: string;
  readonly query: SearchQuery;
  readonly carrier: string;
  readonly slices: NonEmpty<Slice>;
  readonly conditions: FareConditions;
  /** All fares of the itinerary at their current price, the lowest first, this one among them; left out where there is no other. */
  readonly fares?: readonly Fare[];
  /** Seats and bags included: `price.extras`. */
  readonly price: PriceBreakdown;
  /** Seats or bags can be bought with the flights: `extras` of the supplier says which. */
  readonly sellsExtras?: true;
  /** Seats and bags that are bought with the flights; left out where there are none. */
  readonly extras?: readonly ChosenExtra[];
  /** Chosen, and sold to others before this price was requested; left out where nothing was. */
  readonly soldMeanwhile?: readonly SoldExtra[];
  /** What the airline asks of travelers beyond our own rules; left out where it asks nothing, and takes everything. */
  readonly demands?: TravelerDemands;
  readonly carriers: Readonly<Record<string, Carrier>>;
  readonly airports: Readonly<Record<string, AirportRef>>;
}

export interface SupplierOrder {
  /** The supplier's own booking reference (PNR). */
  readonly supplierReference: string;
  /** `ticketed`: the airline confirmed the order, whether or not it issues a document; `ticketing`: it has not yet. */
  readonly status: 'ticketed' | 'ticketing' | 'cancelled';
  /** Of an order that stands, as far as they are issued: many low-cost carriers issue none (decision 134). */
  readonly tickets: readonly TravelerTicket[];
}
