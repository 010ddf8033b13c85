/** The payment gateways there are. The first that is configured is used; the sandbox needs nothing and comes last. */
import type { GatewayAdapter, GatewayDeps, OpenGateway } from './adapter';
import { sandbox } from './sandbox';
import { stripe } from './stripe';

const GATEWAYS: readonly GatewayAdapter[] = [stripe, sandbox];

/** Opens the gateway of this installation. */
export function openGateway(deps: GatewayDeps, adapters = GATEWAYS): OpenGateway {
  const adapter = adapters.find((known) => known.isConfigured(deps.config));
  if (adapter === undefined) throw new Error('no payment gateway is configured');
  return adapter.create(deps);
}
