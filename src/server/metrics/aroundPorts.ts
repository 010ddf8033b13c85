/** Supplier and gateway with something done around each call that travelers and the reconciler wait for; what they answer is passed on as it is. */
import type { Result } from '#core/domain/values/result';
import type { FlightSupplier } from '../flights/supplier';
import type { PaymentGateway } from '../payments/gateway';

export type Port = 'supplier' | 'gateway';
type Answer = Result<unknown, { readonly code: string }>;
type Call<Args extends readonly unknown[], A extends Answer> = (...args: Args) => Promise<A>;

/** Gives back the call, with something around it. */
export type Around = <Args extends readonly unknown[], A extends Answer>(name: string, ask: Call<Args, A>) => Call<Args, A>;

/** The supplier, each call by way of `around`. */
export function aroundSupplier(supplier: FlightSupplier, around: Around): FlightSupplier {
  const { lowestPrices, servedAirports, explore, priceRecord, changes, chargesForSearches, pricesHoldMs } = supplier;
  return {
    name: supplier.name,
    isSandbox: supplier.isSandbox,
    books: supplier.books,
    ...(changes === undefined ? {} : { changes }),
    ...(chargesForSearches === undefined ? {} : { chargesForSearches }),
    ...(pricesHoldMs === undefined ? {} : { pricesHoldMs }),
    search: around('search', supplier.search.bind(supplier)),
    reprice: around('reprice', supplier.reprice.bind(supplier)),
    book: around('book', supplier.book.bind(supplier)),
    lookup: around('lookup', supplier.lookup.bind(supplier)),
    cancelQuote: around('cancel_quote', supplier.cancelQuote.bind(supplier)),
    cancel: around('cancel', supplier.cancel.bind(supplier)),
    updateTravelers: around('update_travelers', supplier.updateTravelers.bind(supplier)),
    ...(lowestPrices && { lowestPrices: around('lowest_prices', lowestPrices.bind(supplier)) }),
    ...(servedAirports && { servedAirports: around('served_airports', servedAirports.bind(supplier)) }),
    ...(explore && { explore: around('explore', explore.bind(supplier)) }),
    ...(priceRecord && { priceRecord: around('price_record', priceRecord.bind(supplier)) }),
  };
}

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
    release: around('release', gateway.release.bind(gateway)),
  };
}
