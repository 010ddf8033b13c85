/** How a payment gateway joins the site: a folder that exports a {@link GatewayAdapter}, and a line in index.ts. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config';
import type { Finding } from '../platform/config/finding';
import type { DocumentPolicy, HeaderSet } from '../http/replies/headers';
import type { RateLimiter } from '../http/limits/rateLimits';
import type { BuildManifest } from '../content/pages/buildManifest';
import type { GatewayEvents, PaymentGateway } from './gateway';

export interface GatewayDeps {
  readonly config: Config;
  readonly db: NodePgDatabase;
  readonly clock: () => Date;
}

/** What the site lends to the addresses that a gateway serves. */
export interface GatewaySite {
  readonly manifest: BuildManifest;
  readonly headerSets: Readonly<Record<DocumentPolicy, HeaderSet>>;
  readonly limits: RateLimiter;
  /** Where the gateway reports what it learns by itself. */
  readonly events: GatewayEvents;
}

/** A gateway in use. */
export interface OpenGateway {
  readonly gateway: PaymentGateway;
  /** Whether it offers wallets that need the browser's permission: payment documents let it. */
  readonly hasBrowserWallets: boolean;
  /**
   * Registers what the gateway serves itself: the card fields at `HOSTED_FIELDS_PATH`, and next to them under `GATEWAY_PATH`
   * the bank's page or webhooks; also its jobs. `scope` is its own: what it changes there (body parsers, hooks) stays there.
   */
  register(scope: FastifyInstance, site: GatewaySite): void;
}

export interface GatewayAdapter {
  /** Whether this installation has what the gateway needs. */
  isConfigured(config: Config): boolean;
  create(deps: GatewayDeps): OpenGateway;
  /** What the desk's doctor says of it: asks the provider, and charges nothing. */
  examine(config: Config): Promise<readonly Finding[]>;
}
