import { drizzle } from 'drizzle-orm/node-postgres';
import { readConfig } from '../platform/config/config';
import type { GatewayAdapter, GatewayDeps } from './adapter';
import { openGateway } from './index';
import { createSandboxGateway } from './sandbox/sandboxGateway';

function depsWith(env: Readonly<Record<string, string>>): GatewayDeps {
  const config = readConfig(env);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return { config: config.value, db: drizzle.mock(), clock: () => new Date() };
}

/** A gateway that is configured wherever the site has this public address. */
const gatewayOf = (name: string, publicOrigin: string | null): GatewayAdapter => ({
  isConfigured: (config) => config.publicOrigin === publicOrigin,
  create: (deps) => ({ gateway: { ...createSandboxGateway(deps), name }, hasBrowserWallets: false, register: () => undefined }),
  examine: async () => [],
});
const ADAPTERS = [gatewayOf('first', 'https://first.example'), gatewayOf('second', 'https://second.example'), gatewayOf('last', null)];

it.each([
  ['https://first.example', 'first'],
  ['https://second.example', 'second'],
  ['', 'last'],
])('with PUBLIC_ORIGIN=%s the gateway is the %s one', (origin, name) => {
  expect(openGateway(depsWith({ PUBLIC_ORIGIN: origin }), ADAPTERS).gateway.name).toBe(name);
});

it('refuses to take payments through nobody', () => {
  expect(() => openGateway(depsWith({}), ADAPTERS.slice(0, 2))).toThrow('no payment gateway is configured');
});

it('an installation with the keys of Stripe has Stripe, in its test mode a sandbox too', () => {
  const keys = (mode: string) => ({
    STRIPE_SECRET_KEY: `sk_${mode}_a1`,
    STRIPE_PUBLISHABLE_KEY: `pk_${mode}_b2`,
    STRIPE_WEBHOOK_SECRET: 'whsec_c3',
  });
  expect(openGateway(depsWith(keys('test'))).gateway).toMatchObject({ name: 'stripe (test mode)', isSandbox: true });
  expect(openGateway(depsWith(keys('live'))).gateway).toMatchObject({ name: 'stripe', isSandbox: false });
});

it('an installation without settings has the sandbox', () => {
  expect(openGateway(depsWith({})).gateway).toMatchObject({ name: 'sandbox', isSandbox: true });
});
