/** How what a gateway reports by itself (a webhook, the sandbox's bank) reaches a booking. */
import type { GatewayEvents } from '../../payments/gateway';
import type { ExchangeRepository } from '../afterSale/exchanging/exchanges.repository';
import type { AttemptRepository } from './attempts.repository';

interface Reported {
  readonly attempts: Pick<AttemptRepository, 'challengeAnswered'>;
  readonly exchanges: Pick<ExchangeRepository, 'challengeAnswered'>;
}

/**
 * A report is written down with what it is about, an attempt or an exchange of the same name; the next round of the reconciler looks the
 * payment up and goes on. One that cannot be written is no loss: every challenge is looked up once its time is over. Polling
 * them would delay attempts with money held.
 */
export function gatewayEvents({ attempts, exchanges }: Reported): GatewayEvents {
  return {
    async challengeAnswered(id) {
      await attempts.challengeAnswered(id).catch(() => undefined);
      await exchanges.challengeAnswered(id).catch(() => undefined);
    },
  };
}
