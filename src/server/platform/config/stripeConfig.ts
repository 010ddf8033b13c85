/** The account of an installation at Stripe: three keys that only make sense together. */
import type { ConfigFault, ReadVariable } from './readVariable';
import { isSafeAddress } from './safeAddress';

export interface StripeSettings {
  readonly secretKey: string;
  /** Sent to every visitor. */
  readonly publishableKey: string;
  /** What webhooks are signed with. */
  readonly webhookSecret: string;
  /** Keys of Stripe's test mode: no money moves, test cards alone are taken. */
  readonly isTestMode: boolean;
  /** Another place than Stripe's own API and script; for tests. */
  readonly apiBase: string | null;
  readonly scriptUrl: string | null;
}

const NEEDS = 'set too: Stripe needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET';

/** Null while none of it is set; some of the three alone is a fault that names the others. */
export function readStripe(read: ReadVariable, faults: ConfigFault[]): StripeSettings | null {
  const key = (variable: string, mustBe: string, pattern: RegExp) =>
    read<string | null>(variable, null, mustBe, (t) => (pattern.test(t) ? t : null));
  const keys = {
    STRIPE_SECRET_KEY: key('STRIPE_SECRET_KEY', 'a key that begins with sk_ or rk_', /^[sr]k_(?:test|live)_\w{1,250}$/),
    STRIPE_PUBLISHABLE_KEY: key('STRIPE_PUBLISHABLE_KEY', 'a key that begins with pk_', /^pk_(?:test|live)_\w{1,250}$/),
    STRIPE_WEBHOOK_SECRET: key('STRIPE_WEBHOOK_SECRET', 'a secret that begins with whsec_', /^whsec_[\w+/=]{1,250}$/),
  };
  const address = (variable: string) => read<string | null>(variable, null, 'an https:// URL', (t) => (isSafeAddress(t) ? t : null));
  const [apiBase, scriptUrl] = [address('STRIPE_API_BASE'), address('STRIPE_JS_URL')];
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = keys;
  if (secretKey !== null && publishableKey !== null && webhookSecret !== null) {
    const isTestMode = secretKey.includes('_test_');
    if (isTestMode !== publishableKey.includes('_test_'))
      faults.push({ variable: 'STRIPE_PUBLISHABLE_KEY', mustBe: 'of the same mode as STRIPE_SECRET_KEY: both test or both live' });
    return { secretKey, publishableKey, webhookSecret, isTestMode, apiBase, scriptUrl };
  }
  if (Object.values(keys).some((part) => part !== null)) {
    for (const [variable, value] of Object.entries(keys))
      if (value === null && !faults.some((f) => f.variable === variable)) faults.push({ variable, mustBe: NEEDS });
  }
  return null;
}
