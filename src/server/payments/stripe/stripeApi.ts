/** Stripe's SDK, set up for one installation, with its failures as values. */
import Stripe from 'stripe';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import type { StripeSettings } from '../../platform/config/stripeConfig';
import { warn } from '../../platform/config/warnings';

/** One try; Stripe asks for patience on writes, and a traveler waits. */
const ANSWER_WITHIN_MS = 6_000;
/** After a lost connection or a conflict; every write has a key, so that it is made once. */
const RETRIES = 1;

/** How long one try is waited for, and how often a call is tried again. */
export interface Patience {
  readonly answerWithinMs: number;
  readonly retries: number;
}

export function openStripe(
  { secretKey, apiBase }: Pick<StripeSettings, 'secretKey' | 'apiBase'>,
  patience: Patience = { answerWithinMs: ANSWER_WITHIN_MS, retries: RETRIES },
): Stripe {
  const elsewhere = apiBase === null ? null : new URL(apiBase);
  return new Stripe(secretKey, {
    timeout: patience.answerWithinMs,
    maxNetworkRetries: patience.retries,
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

/**
 * What became of a call that did not succeed. `card`: the bank said no. `refused`: Stripe read it and did nothing; `param` names what it
 * refused. `not_begun`: it was turned away before anything was done; the same key may be used again. `spent`: an error of Stripe's own,
 * whatever happened. `unanswered`: nobody knows, and the same key finds out. Stripe repeats the first three for their key for a day and
 * more, as it does every answer of a call that it began.
 */
export type StripeFault =
  | { readonly kind: 'card' | 'not_begun' | 'spent' | 'unanswered' }
  | { readonly kind: 'refused'; readonly code: string; readonly param: string };

/** Calls Stripe; whatever it answers is a value. Anything but its own errors is thrown on. */
export async function callStripe<T>(call: () => Promise<T>): Promise<Result<T, StripeFault>> {
  try {
    return ok(await call());
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const fault = faultOf(error);
    if (fault.kind !== 'card' && fault.kind !== 'refused') {
      // The text may carry what a person typed; the number finds it in Stripe's dashboard.
      const { type, code = '', statusCode = 0, requestId = '' } = error;
      warn('Stripe did not do what was requested', { type, code, statusCode, requestId });
    }
    return err(fault);
  }
}

/** Whether Stripe keeps this answer with the key of the call and gives it again, though what was in the way is gone. */
export const isStored = ({ kind }: StripeFault): boolean => kind === 'card' || kind === 'refused' || kind === 'spent';

function faultOf(error: Stripe.errors.StripeError): StripeFault {
  if (error instanceof Stripe.errors.StripeCardError) return { kind: 'card' };
  if (error instanceof Stripe.errors.StripeInvalidRequestError)
    return { kind: 'refused', code: error.code ?? '', param: error.param ?? '' };
  // this key was used for another body, and stays with it
  if (error instanceof Stripe.errors.StripeIdempotencyError) return { kind: 'spent' };
  const { statusCode = 0, code, rawType } = error;
  if ([401, 403, 429].includes(statusCode) || code === 'lock_timeout') return { kind: 'not_begun' };
  // an answer of somebody in between has no such type, and is stored with no key
  return { kind: statusCode >= 500 && rawType === 'api_error' ? 'spent' : 'unanswered' };
}
