/** Supplier and gateway, with each call timed and each failure counted; what they answer is passed on as it is. */
import type { Result } from '#core/domain/values/result';
import type { FlightSupplier } from '../flights/supplier';
import type { PaymentGateway } from '../payments/gateway';
import type { Metrics } from './registry';

type Port = 'supplier' | 'gateway';
type Answer = Result<unknown, { readonly code: string }>;
type Call<Args extends readonly unknown[], A extends Answer> = (...args: Args) => Promise<A>;

/** Wraps calls of one provider. */
function countedBy({ providerCalls, providerErrors }: Metrics, port: Port, provider: string) {
  return <Args extends readonly unknown[], A extends Answer>(call: string, ask: Call<Args, A>): Call<Args, A> =>
    async (...args) => {
      const labels = { port, provider, call };
      const end = providerCalls.startTimer(labels);
      try {
        const answer = await ask(...args);
        if (!answer.ok) providerErrors.inc({ ...labels, code: isGivenUp(args) ? 'given_up' : answer.error.code });
        return answer;
      } catch (error) {
        providerErrors.inc({ ...labels, code: 'thrown' });
        throw error;
      } finally {
        end();
      }
    };
}

/** Whoever asked has left: that the work was left undone is no fault of the provider. */
const isGivenUp = (args: readonly unknown[]): boolean =>
  args.some((arg) => typeof arg === 'object' && arg !== null && 'signal' in arg && arg.signal instanceof AbortSignal && arg.signal.aborted);

/** The supplier, with the calls counted that travelers and the reconciler wait for. */
export function countedSupplier(supplier: FlightSupplier, metrics: Metrics): FlightSupplier {
  const counted = countedBy(metrics, 'supplier', supplier.name);
  const { lowestPrices, servedAirports, explore, priceRecord, changes, chargesForSearches, pricesHoldMs } = supplier;
  return {
    name: supplier.name,
    isSandbox: supplier.isSandbox,
    books: supplier.books,
    ...(changes === undefined ? {} : { changes }),
    ...(chargesForSearches === undefined ? {} : { chargesForSearches }),
    ...(pricesHoldMs === undefined ? {} : { pricesHoldMs }),
    search: counted('search', supplier.search.bind(supplier)),
    reprice: counted('reprice', supplier.reprice.bind(supplier)),
    book: counted('book', supplier.book.bind(supplier)),
    lookup: counted('lookup', supplier.lookup.bind(supplier)),
    cancelQuote: counted('cancel_quote', supplier.cancelQuote.bind(supplier)),
    cancel: counted('cancel', supplier.cancel.bind(supplier)),
    updateTravelers: counted('update_travelers', supplier.updateTravelers.bind(supplier)),
    ...(lowestPrices && { lowestPrices: counted('lowest_prices', lowestPrices.bind(supplier)) }),
    ...(servedAirports && { servedAirports: counted('served_airports', servedAirports.bind(supplier)) }),
    ...(explore && { explore: counted('explore', explore.bind(supplier)) }),
    ...(priceRecord && { priceRecord: counted('price_record', priceRecord.bind(supplier)) }),
  };
}

/** The gateway, with the calls counted that move money or look for it. */
export function countedGateway(gateway: PaymentGateway, metrics: Metrics): PaymentGateway {
  const counted = countedBy(metrics, 'gateway', gateway.name);
  return {
    name: gateway.name,
    isSandbox: gateway.isSandbox,
    books: gateway.books,
    authorise: counted('authorise', gateway.authorise.bind(gateway)),
    lookup: counted('lookup', gateway.lookup.bind(gateway)),
    capture: counted('capture', gateway.capture.bind(gateway)),
    refund: counted('refund', gateway.refund.bind(gateway)),
    release: counted('release', gateway.release.bind(gateway)),
  };
}
