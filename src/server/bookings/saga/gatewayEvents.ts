/** How what a gateway reports by itself (a webhook, the sandbox's bank) reaches a booking. */
import type { GatewayEvents } from '../../payments/gateway';
import type { AttemptRepository } from './attempts.repository';

/**
 * A report is written down with the attempt; the next round of the reconciler looks the payment up and goes on. One that cannot be
 * written is no loss: every challenge is looked up once its time is over (decision 067).
 */
export function gatewayEvents(attempts: Pick<AttemptRepository, 'challengeAnswered'>): GatewayEvents {
  return { challengeAnswered: (attemptId) => attempts.challengeAnswered(attemptId).catch(() => undefined) };
}
