/** Payments at Stripe, for an installation that has its keys. */
import { forgetEvery } from '../../forgetting';
import type { GatewayAdapter } from '../adapter';
import { registerStripeRoutes } from './stripe.routes';
import { openStripe } from './stripeApi';
import { forgetOldEvents } from './stripeEvents';
import { createStripeGateway } from './stripeGateway';

const FORGET_EVENTS_EVERY_MS = 24 * 3_600_000;

export const stripe: GatewayAdapter = {
  isConfigured: ({ stripe: settings }) => settings !== null,
  create: ({ config, db, clock }) => {
    const settings = config.stripe;
    if (settings === null) throw new Error('Stripe has no keys');
    const api = openStripe(settings);
    const gateway = createStripeGateway({ db, clock, stripe: api, isTestMode: settings.isTestMode });
    // 2026-10-28.endive: script and API of one release
    const release = api.getApiField('version').split('.')[1] ?? '';
    return {
      gateway,
      register(scope, site) {
        registerStripeRoutes(scope, { gateway, settings, release, db, clock, ...site });
        forgetEvery(scope, FORGET_EVENTS_EVERY_MS, 'old events of Stripe', () => forgetOldEvents(db, clock()));
      },
    };
  },
};
