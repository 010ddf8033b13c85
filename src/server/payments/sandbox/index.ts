/** The embedded gateway: test cards alone, pretended money, nothing to configure. */
import { note } from '../../platform/config/finding';
import { forgetEvery } from '../../platform/jobs/forgetting';
import type { GatewayAdapter } from '../adapter';
import { registerSandboxRoutes } from './sandbox.routes';
import { createSandboxGateway, forgetOldTokens } from './sandboxGateway';

/** Cards typed and never used. */
const FORGET_TOKENS_EVERY_MS = 10 * 60_000;

export const sandbox: GatewayAdapter = {
  isConfigured: () => true,
  examine: async () => [note('Stripe', 'no keys: the sandbox takes test cards, and no money')],
  create: ({ db, clock }) => {
    const gateway = createSandboxGateway({ db, clock });
    return {
      gateway,
      hasBrowserWallets: false,
      register(scope, site) {
        registerSandboxRoutes(scope, { sandbox: gateway, ...site });
        forgetEvery(scope, FORGET_TOKENS_EVERY_MS, 'old card tokens', () => forgetOldTokens(db, clock()));
      },
    };
  },
};
