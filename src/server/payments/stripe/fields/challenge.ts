/** Stripe's script lets the bank ask; the page is notified only that it is over, and asks the gateway how it went. */
import { FIELDS_SOURCE } from '#core/contract/bookings/hostedFields';
import { tell } from '../../framed/parentPage';
import { sayUnloadable } from './fallback';
import type { StripeJs } from './stripeJs';

export function startChallenge(root: HTMLElement, stripe: StripeJs | null): void {
  const { challenge: challengeId = '', secret: clientSecret = '' } = root.dataset;
  const finished = (): void => tell({ source: FIELDS_SOURCE, type: 'challenge_finished', challengeId });
  if (clientSecret === '') return finished();
  if (stripe === null) return sayUnloadable(root);
  stripe.handleNextAction({ clientSecret }).then(finished, () => sayUnloadable(root));
}
