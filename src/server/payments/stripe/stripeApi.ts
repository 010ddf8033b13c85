/** Stripe's SDK, set up for one installation, with its failures as values. */
import Stripe from 'stripe';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import type { StripeSettings } from '../../config/stripeConfig';
import { warn } from '../../config/warnings';

/** One try; Stripe asks for patience on writes, and a traveler waits. */
const ANSWER_WITHIN_MS = 6_000;
/** After a lost connection or a conflict; every write of ours has a key, so that it is made once. */
const RETRIES = 1;

export function openStripe({ secretKey, apiBase }: Pick<StripeSettings, 'secretKey' | 'apiBase'>): Stripe {
  const elsewhere = apiBase === null ? null : new URL(apiBase);
  return new Stripe(secretKey, {
    timeout: ANSWER_WITHIN_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(elsewhere === null
      ? {}
      : {
          protocol: elsewhere.protocol === 'http:' ? 'http' : 'https',
          host: elsewhere.hostname,
          port: elsewhere.port === '' ? (elsewhere.protocol === 'http:' ? 80 : 443) : Number(elsewhere.port),
        }),
  });
}

/** `refused`: Stripe read the call and did nothing; `param` names what it refused. `unavailable`: nobody knows. */
export type StripeFault =
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'card' }
  | { readonly kind: 'refused'; readonly code: string; readonly param: string };

/** Calls Stripe; whatever it answers is a value. Anything but its own errors is thrown on. */
export async function asked<T>(call: () => Promise<T>): Promise<Result<T, StripeFault>> {
  try {
    return ok(await call());
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (error instanceof Stripe.errors.StripeCardError) return err({ kind: 'card' });
    const { type, code = '', param = '', statusCode = 0, requestId = '' } = error;
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return err({ kind: 'refused', code, param });
    // The text may carry what a person typed; the number finds it in Stripe's dashboard.
    warn('Stripe did not do what it was asked', { type, code, statusCode, requestId });
    return err({ kind: 'unavailable' });
  }
}
