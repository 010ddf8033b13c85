/** What helps with the settings of a site and needs no database. */
import { ok } from '#core/domain/values/result';
import type { ConfiguredCommand } from './command';
import { newTotpSecret, otpauthAddress } from './agents/totp';

export const SETTINGS_COMMANDS: Readonly<Record<string, ConfiguredCommand>> = {
  totp: {
    usage: 'totp',
    does: 'a new secret for the second factor of the first supervisor: set it as DESK_TOTP_SECRET, and type it into an authenticator app',
    run: async ({ brand }) => {
      const secret = newTotpSecret();
      return ok({
        names: ['what', 'value'],
        rows: [
          ['DESK_TOTP_SECRET', secret.base32],
          ['for the app', otpauthAddress(secret, brand.brandName, 'desk')],
        ],
      });
    },
  },
};
