/** Supplier and gateway, with each call timed and each failure counted; what they answer is passed on as it is. */
import type { FlightSupplier } from '../flights/supplier';
import type { PaymentGateway } from '../payments/gateway';
import { aroundGateway, aroundSupplier } from './aroundPorts';
import type { Around, Port } from './aroundPorts';
import type { Metrics } from './registry';

/** Wraps calls of one provider. */
function countedBy({ providerCalls, providerErrors }: Metrics, port: Port, provider: string): Around {
  return (call, ask) =>
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

/** The caller has left: that the work was left undone is no fault of the provider. */
const isGivenUp = (args: readonly unknown[]): boolean =>
  args.some((arg) => typeof arg === 'object' && arg !== null && 'signal' in arg && arg.signal instanceof AbortSignal && arg.signal.aborted);

/** The supplier, with the calls counted that travelers and the reconciler wait for. */
export function countedSupplier(supplier: FlightSupplier, metrics: Metrics): FlightSupplier {
  return aroundSupplier(supplier, countedBy(metrics, 'supplier', supplier.name));
}

/** The gateway, with the calls counted that move money or look for it. */
export function countedGateway(gateway: PaymentGateway, metrics: Metrics): PaymentGateway {
  return aroundGateway(gateway, countedBy(metrics, 'gateway', gateway.name));
}
