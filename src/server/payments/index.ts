/** The payment gateways there are. The first that is configured is used; the sandbox needs nothing and comes last. */
import type { Config } from '../platform/config/config';
import type { Finding } from '../platform/config/finding';
import type { GatewayAdapter, GatewayDeps, OpenGateway } from './adapter';
import { sandbox } from './sandbox';
import { stripe } from './stripe';

const GATEWAYS: readonly GatewayAdapter[] = [stripe, sandbox];

/** Opens the gateway of this installation. */
export const openGateway = (deps: GatewayDeps, adapters = GATEWAYS): OpenGateway => configuredOf(deps.config, adapters).create(deps);

/** What would be wrong with the gateway of an installation. */
export const examineGateway = (config: Config): Promise<readonly Finding[]> => configuredOf(config, GATEWAYS).examine(config);

function configuredOf(config: Config, adapters: readonly GatewayAdapter[]): GatewayAdapter {
  const adapter = adapters.find((known) => known.isConfigured(config));
  if (adapter === undefined) throw new Error('no payment gateway is configured');
  return adapter;
}
