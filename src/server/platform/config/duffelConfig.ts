/** The account of an installation at Duffel: a token and the secret of its webhook, which only make sense together. */
import type { ConfigFault, ReadVariable } from './readVariable';
import { isSafeAddress } from './safeAddress';

export interface DuffelSettings {
  readonly accessToken: string;
  /** What webhooks are signed with. */
  readonly webhookSecret: string;
  /** A token of the test mode: no real ticket is issued. */
  readonly isTestMode: boolean;
  /** Another place than Duffel's own API; for tests. */
  readonly apiBase: string | null;
  /** How Duffel's dashboard names the account in its addresses; null where it is not set. */
  readonly organization: string | null;
}

const NEEDS = 'set too: Duffel needs DUFFEL_ACCESS_TOKEN and DUFFEL_WEBHOOK_SECRET';

/** Null while neither is set; one of the two alone is a fault that names the other. */
export function readDuffel(read: ReadVariable, faults: ConfigFault[]): DuffelSettings | null {
  const text = (variable: string, mustBe: string, isFit: (t: string) => boolean) =>
    read<string | null>(variable, null, mustBe, (t) => (isFit(t) ? t : null));
  const accessToken = text('DUFFEL_ACCESS_TOKEN', 'a token that begins with duffel_test_ or duffel_live_', (t) =>
    /^duffel_(?:test|live)_[\w-]{1,250}$/.test(t),
  );
  const webhookSecret = text('DUFFEL_WEBHOOK_SECRET', 'the secret that Duffel showed when the webhook was made', (t) =>
    /^[\w+/=-]{8,250}$/.test(t),
  );
  const organization = text('DUFFEL_ORGANIZATION', 'the name after app.duffel.com/ in the dashboard’s addresses', (t) =>
    /^[\w-]{1,100}$/.test(t),
  );
  const apiBase = text('DUFFEL_API_BASE', 'an https:// URL', isSafeAddress);
  if (accessToken !== null && webhookSecret !== null)
    return { accessToken, webhookSecret, isTestMode: accessToken.startsWith('duffel_test_'), apiBase, organization };
  const parts = { DUFFEL_ACCESS_TOKEN: accessToken, DUFFEL_WEBHOOK_SECRET: webhookSecret };
  if (Object.values(parts).some((part) => part !== null))
    for (const [variable, value] of Object.entries(parts))
      if (value === null && !faults.some((fault) => fault.variable === variable)) faults.push({ variable, mustBe: NEEDS });
  return null;
}
