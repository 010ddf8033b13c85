/** Prices of flights that may be sold, with the seats and bags that were chosen: the supplier's, within our own window of sale. */
import { isOnSale, tripDateFaults } from '#core/domain/booking/saleWindow';
import { priceWith, readChoices } from '#core/domain/extras/chooseExtras';
import type { ExtrasFault } from '#core/domain/extras/chooseExtras';
import { choicesOf } from '#core/domain/extras/extras';
import type { ExtraChoice, ExtrasOnSale } from '#core/domain/extras/extras';
import type { SearchQuery } from '#core/domain/search/trip';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import type { FlightSupplier, PricedOffer, SupplierFault } from '../../flights/supplier';
import type { TimeZoneOf } from '../../geography/timeZones';
import { departureOf } from '../afterSale/cancelling/freeCancel';

export interface PricingDeps {
  readonly supplier: Pick<FlightSupplier, 'reprice' | 'extras'>;
  readonly clock: () => Date;
  readonly timeZoneOf: TimeZoneOf;
}

/** No price is known; another price than before is no fault here. */
export type PriceFault = Exclude<SupplierFault, { readonly code: 'price_changed' }>;

/** The choices do not go together. */
export interface ExtrasRefused {
  readonly code: 'extras_refused';
  readonly reason: ExtrasFault;
}

export interface Pricing {
  /** The price of one flight now; `offer_gone` too where the supplier would still sell what we do not. */
  reprice(query: SearchQuery, flightId: string): Promise<Result<PricedOffer, PriceFault>>;
  /** The offer at its present price, with its extras as far as they are still to be had. */
  again(offer: PricedOffer): Promise<Result<PricedOffer, PriceFault>>;
  /** What can be bought with the flights of an offer; nothing where the supplier sells nothing else. */
  extras(offer: PricedOffer): Promise<Result<ExtrasOnSale, SupplierFault>>;
  /** The offer with these extras and no others, as far as they are to be had. */
  withExtras(offer: PricedOffer, choices: readonly ExtraChoice[]): Promise<Result<PricedOffer, SupplierFault | ExtrasRefused>>;
  /** Whether an offer may still be sold: its days are in the window and its first flight is not about to leave. */
  isOnSale(offer: PricedOffer): boolean;
}

const NOTHING: ExtrasOnSale = { seatMaps: [], bags: [] };

const GONE: Result<never, PriceFault> = err({ code: 'offer_gone' });

/** The offer at its present price, also where that is another than the one known. */
function atPresentPrice(priced: Result<PricedOffer, SupplierFault>): Result<PricedOffer, PriceFault> {
  if (priced.ok) return priced;
  return priced.error.code === 'price_changed' ? ok(priced.error.offer) : err(priced.error);
}

export function createPricing({ supplier, clock, timeZoneOf }: PricingDeps): Pricing {
  const isInWindow = (query: SearchQuery): boolean => tripDateFaults(query, clock()).every((fault) => fault === null);

  function isOfferOnSale({ query, slices }: PricedOffer): boolean {
    const departure = departureOf(slices, timeZoneOf);
    // An airport we do not know has no clock: the supplier decides, within the window of days.
    const isTooSoon = departure !== null && !isOnSale(departure, clock());
    return isInWindow(query) && !isTooSoon;
  }

  async function reprice(query: SearchQuery, flightId: string): Promise<Result<PricedOffer, PriceFault>> {
    if (!isInWindow(query)) return GONE;
    const priced = atPresentPrice(await supplier.reprice(query, flightId, clock()));
    if (!priced.ok) return priced;
    return isOfferOnSale(priced.value) ? priced : GONE;
  }

  const extras: Pricing['extras'] = async (offer) => (supplier.extras ? supplier.extras(offer, clock()) : ok(NOTHING));

  const withExtras: Pricing['withExtras'] = async ({ extras: _chosenBefore, soldMeanwhile: _soldBefore, ...offer }, choices) => {
    const onSale = choices.length === 0 ? ok(NOTHING) : await extras(offer);
    if (!onSale.ok) return onSale;
    const read = readChoices(onSale.value, choices);
    if (!read.ok) return err({ code: 'extras_refused', reason: read.error });
    const { chosen, sold } = read.value;
    return ok({
      ...offer,
      price: priceWith(offer.price, chosen),
      ...(chosen.length > 0 && { extras: chosen }),
      ...(sold.length > 0 && { soldMeanwhile: sold }),
    });
  };

  return {
    reprice,
    extras,
    withExtras,
    isOnSale: isOfferOnSale,

    async again({ query, flightId, extras: chosen = [] }) {
      const offer = await reprice(query, flightId);
      if (!offer.ok || chosen.length === 0) return offer;
      const whole = await withExtras(offer.value, choicesOf(chosen));
      if (whole.ok) return whole;
      const { code } = whole.error;
      // what went together when it was chosen and does not any more is not sold so any more
      if (code === 'extras_refused') return ok({ ...offer.value, soldMeanwhile: chosen });
      return code === 'price_changed' ? err({ code: 'supplier_unavailable' }) : err({ code });
    },
  };
}
