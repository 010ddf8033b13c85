/** Payments at Stripe, for an installation that has its keys. */
import { DAY_MS } from '#core/domain/values/keptFor';
import type { Config } from '../../platform/config/config';
import type { StripeSettings } from '../../platform/config/stripeConfig';
import { forgetEvery } from '../../platform/jobs/forgetting';
import type { GatewayAdapter } from '../adapter';
import { examineStripe } from './examineStripe';
import { registerStripeRoutes } from './stripe.routes';
import { openStripe } from './stripeApi';
import { forgetOldEvents } from './stripeEvents';
import { createStripeGateway } from './stripeGateway';
import { forgetOldKeys } from './stripeKeys.repository';

const FORGET_EVERY_MS = DAY_MS;
/** Much longer than Stripe remembers a key. */
const KEYS_KEPT_MS = 60 * DAY_MS;

function settingsOf({ stripe: settings }: Config): StripeSettings {
  if (settings === null) throw new Error('Stripe has no keys');
  return settings;
}

export const stripe: GatewayAdapter = {
  isConfigured: ({ stripe: settings }) => settings !== null,
  examine: (config) => examineStripe(settingsOf(config), config.publicOrigin),
  create: ({ config, db, clock }) => {
    const settings = settingsOf(config);
    const api = openStripe(settings);
    const gateway = createStripeGateway({ db, clock, stripe: api, isTestMode: settings.isTestMode });
    // 2026-10-28.endive: script and API of one release
    const release = api.getApiField('version').split('.')[1] ?? '';
    return {
      gateway,
      hasBrowserWallets: true,
      register(scope, site) {
        registerStripeRoutes(scope, { gateway, settings, release, db, clock, ...site });
        forgetEvery(scope, FORGET_EVERY_MS, 'old events of Stripe', () => forgetOldEvents(db, clock()));
        forgetEvery(scope, FORGET_EVERY_MS, 'old keys of Stripe', () => forgetOldKeys(db, new Date(clock().getTime() - KEYS_KEPT_MS)));
      },
    };
  },
};
