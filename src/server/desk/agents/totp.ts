/** One-time codes of an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds, as all such apps know them). */
import { Secret, TOTP } from 'otpauth';

export const STEP_MS = 30_000;
/** Steps before and after the present one whose codes are taken: clocks differ, and typing takes a while. */
const SKEW = 1;
const KIND = { algorithm: 'SHA1', digits: 6, period: STEP_MS / 1_000 } as const;
/** Six digits of ASCII: others are longer in bytes, which otpauth throws at. */
const CODE = /^\d{6}$/;
/** As long as what SHA-1 gives (RFC 4226, 4). */
const SECRET_BYTES = 20;

export const newTotpSecret = (): Secret => new Secret({ size: SECRET_BYTES });

/** What an authenticator app reads, typed or as a QR code. */
export const otpauthAddress = (secret: Secret, issuer: string, label: string): string =>
  new TOTP({ ...KIND, secret, issuer, label }).toString();

export const stepAt = (now: Date): number => TOTP.counter({ period: KIND.period, timestamp: now.getTime() });

/** The step whose code was typed; null for no code of now. */
export function stepOfCode(secret: Secret, typed: string, now: Date): number | null {
  const token = typed.replace(/\s/g, '');
  if (!CODE.test(token)) return null;
  const ahead = TOTP.validate({ ...KIND, secret, token, timestamp: now.getTime(), window: SKEW });
  return ahead === null ? null : stepAt(now) + ahead;
}
