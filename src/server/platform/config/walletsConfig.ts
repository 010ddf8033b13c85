/** What an installation needs to make passes for Apple Wallet and Google Wallet: certificates and keys, as files. */
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ConfigFault, ReadVariable } from './readVariable';

export interface ApplePasses {
  /** `pass.com.example.trips`, as registered with Apple. */
  readonly passType: string;
  readonly team: string;
  /** PEM texts: the certificate of the pass type, its key, and Apple's intermediate (WWDR). */
  readonly certificate: string;
  readonly key: string;
  readonly intermediate: string;
}

export interface GooglePasses {
  readonly issuer: string;
  /** Of the service account. */
  readonly email: string;
  readonly key: string;
}

export interface WalletSettings {
  readonly apple: ApplePasses | null;
  readonly google: GooglePasses | null;
}

/** Each null while none of its variables is set; some alone are a fault that names the others. */
export function readWallets(read: ReadVariable, faults: ConfigFault[]): WalletSettings {
  const matching = (variable: string, mustBe: string, pattern: RegExp) =>
    read<string | null>(variable, null, mustBe, (t) => (pattern.test(t) ? t : null));
  const file = <T>(variable: string, mustBe: string, parse: (text: string) => T) =>
    read<T | null>(variable, null, mustBe, (t) => {
      try {
        return parse(readFileSync(t, 'utf8'));
      } catch {
        return null;
      }
    });
  const pem = (check: (text: string) => unknown) => (text: string) => {
    check(text);
    return text;
  };
  const certificate = pem((text) => new X509Certificate(text));
  const apple = {
    APPLE_PASS_TYPE: matching('APPLE_PASS_TYPE', 'a pass type such as pass.com.example.trips', /^pass\.[\w.-]{1,200}$/),
    APPLE_TEAM: matching('APPLE_TEAM', 'the ten letters and digits of the team at Apple', /^[A-Z0-9]{10}$/),
    APPLE_PASS_CERTIFICATE: file('APPLE_PASS_CERTIFICATE', 'a file with the certificate of the pass type (PEM)', certificate),
    APPLE_PASS_KEY: file('APPLE_PASS_KEY', 'a file with the key of that certificate (PEM, no password)', pem(createPrivateKey)),
    APPLE_WWDR: file('APPLE_WWDR', 'a file with Apple’s WWDR certificate (PEM)', certificate),
  };
  const google = {
    GOOGLE_WALLET_ISSUER: matching('GOOGLE_WALLET_ISSUER', 'the issuer ID of Google Wallet, digits', /^\d{1,20}$/),
    GOOGLE_WALLET_KEY: file('GOOGLE_WALLET_KEY', 'a file with the key of the service account (JSON)', readServiceAccount),
  };
  const isWhole = <T extends Readonly<Record<string, unknown>>>(settings: T): settings is Whole<T> => {
    const missing = Object.entries(settings).flatMap(([variable, value]) => (value === null ? [variable] : []));
    const isSet = missing.length < Object.keys(settings).length;
    for (const variable of isSet ? missing : [])
      if (!faults.some((f) => f.variable === variable))
        faults.push({ variable, mustBe: `set too: ${Object.keys(settings).join(', ')} belong together` });
    return missing.length === 0;
  };
  return {
    apple: isWhole(apple)
      ? {
          passType: apple.APPLE_PASS_TYPE,
          team: apple.APPLE_TEAM,
          certificate: apple.APPLE_PASS_CERTIFICATE,
          key: apple.APPLE_PASS_KEY,
          intermediate: apple.APPLE_WWDR,
        }
      : null,
    google: isWhole(google) ? { issuer: google.GOOGLE_WALLET_ISSUER, ...google.GOOGLE_WALLET_KEY } : null,
  };
}

/** Settings that are all there. */
type Whole<T> = { readonly [K in keyof T]: NonNullable<T[K]> };

function readServiceAccount(text: string): Pick<GooglePasses, 'email' | 'key'> {
  const { client_email: email, private_key: key } = JSON.parse(text) as Readonly<Record<string, unknown>>; // checked below
  if (typeof email !== 'string' || typeof key !== 'string') throw new Error('no key of a service account');
  createPrivateKey(key);
  return { email, key };
}
