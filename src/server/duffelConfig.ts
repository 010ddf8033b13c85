/** The account of an installation at Duffel. */
import type { ReadVariable } from './readVariable';
import { isSafeAddress } from './safeAddress';

export interface DuffelSettings {
  readonly accessToken: string;
  /** A token of the test mode: no real ticket is issued. */
  readonly isTestMode: boolean;
  /** Another place than Duffel's own API; for tests. */
  readonly apiBase: string | null;
}

/** Null while there is no token. */
export function readDuffel(read: ReadVariable): DuffelSettings | null {
  const text = (variable: string, mustBe: string, isFit: (t: string) => boolean) =>
    read<string | null>(variable, null, mustBe, (t) => (isFit(t) ? t : null));
  const accessToken = text('DUFFEL_ACCESS_TOKEN', 'a token that begins with duffel_test_ or duffel_live_', (t) =>
    /^duffel_(?:test|live)_[\w-]{1,250}$/.test(t),
  );
  const apiBase = text('DUFFEL_API_BASE', 'an https:// URL', isSafeAddress);
  return accessToken === null ? null : { accessToken, isTestMode: accessToken.startsWith('duffel_test_'), apiBase };
}
