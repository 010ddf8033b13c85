/** Supplier and gateway with something done around each call that travelers and the reconciler wait for; what they answer is passed on as it is. */
import type { Result } from '#core/domain/values/result';
import type { FlightSupplier } from '../flights/supplier';
import type { OrderExchanges } from '../flights/supplierExchanges';
import type { PaymentGateway } from '../payments/gateway';

export type Port = 'supplier' | 'gateway';
type Answer = Result<unknown, { readonly code: string }>;
type Call<Args extends readonly unknown[], A extends Answer> = (...args: Args) => Promise<A>;

/** Gives back the call, with something around it. */
export type Around = <Args extends readonly unknown[], A extends Answer>(name: string, ask: Call<Args, A>) => Call<Args, A>;

/** Every member of a port by name, so that none is forgotten: one that the port leaves out is undefined. */
type Members<P> = { readonly [K in keyof Required<P>]: P[K] };

/** The supplier, each call by way of `around`; books and the airline's changes are called by jobs, and passed on as they are. */
export function aroundSupplier(supplier: FlightSupplier, around: Around): FlightSupplier {
  const { extras, lowestPrices, servedAirports, explore, priceRecord, exchanges } = supplier;
  const members: Members<FlightSupplier> = {
    name: supplier.name,
    isSandbox: supplier.isSandbox,
    books: supplier.books,
    changes: supplier.changes,
    chargesForSearches: supplier.chargesForSearches,
    pricesHoldMs: supplier.pricesHoldMs,
    search: around('search', supplier.search.bind(supplier)),
    reprice: around('reprice', supplier.reprice.bind(supplier)),
    extras: extras && around('extras', extras.bind(supplier)),
    book: around('book', supplier.book.bind(supplier)),
    lookup: around('lookup', supplier.lookup.bind(supplier)),
    cancelQuote: around('cancel_quote', supplier.cancelQuote.bind(supplier)),
    cancel: around('cancel', supplier.cancel.bind(supplier)),
    updateTravelers: around('update_travelers', supplier.updateTravelers.bind(supplier)),
    exchanges: exchanges && aroundExchanges(exchanges, around),
    lowestPrices: lowestPrices && around('lowest_prices', lowestPrices.bind(supplier)),
    servedAirports: servedAirports && around('served_airports', servedAirports.bind(supplier)),
    explore: explore && around('explore', explore.bind(supplier)),
    priceRecord: priceRecord && around('price_record', priceRecord.bind(supplier)),
  };
  return members;
}

const aroundExchanges = (exchanges: OrderExchanges, around: Around): OrderExchanges => ({
  offers: around('exchange_offers', exchanges.offers.bind(exchanges)),
  offer: around('exchange_offer', exchanges.offer.bind(exchanges)),
  exchange: around('exchange', exchanges.exchange.bind(exchanges)),
  lookup: around('exchange_lookup', exchanges.lookup.bind(exchanges)),
});

/** The gateway, the calls that move money or look for it by way of `around`. */
export function aroundGateway(gateway: PaymentGateway, around: Around): PaymentGateway {
  return {
    name: gateway.name,
    isSandbox: gateway.isSandbox,
    books: gateway.books,
    authorise: around('authorise', gateway.authorise.bind(gateway)),
    lookup: around('lookup', gateway.lookup.bind(gateway)),
    capture: around('capture', gateway.capture.bind(gateway)),
    refund: around('refund', gateway.refund.bind(gateway)),
    givenBack: around('given_back', gateway.givenBack.bind(gateway)),
    release: around('release', gateway.release.bind(gateway)),
  };
}
