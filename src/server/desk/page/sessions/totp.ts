/** One-time codes of an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds, as all such apps know them). */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { toBase32 } from '../../../platform/config/base32';

export const STEP_MS = 30_000;
/** Steps before and after the present one whose codes are taken: clocks differ, and typing takes a while. */
const SKEW = 1;
const DIGITS = 6;
const CODE = /^\d{6}$/;
/** As long as what SHA-1 gives (RFC 4226, 4). */
const SECRET_BYTES = 20;

export const newTotpSecret = (): string => toBase32(randomBytes(SECRET_BYTES));

/** What an authenticator app reads, typed or as a QR code. */
export function otpauthAddress(secret: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:desk`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${String(DIGITS)}&period=${String(STEP_MS / 1000)}`;
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** RFC 4226 with the step as the counter. */
export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step whose code was typed; null for no code of now. */
export function stepOfCode(secret: Uint8Array, typed: string, now: Date): number | null {
  const digits = typed.replace(/\s/g, '');
  if (!CODE.test(digits)) return null;
  const steps = Array.from({ length: 2 * SKEW + 1 }, (_, i) => stepAt(now) - SKEW + i);
  // all are compared, so that the time tells nothing
  const found = steps.filter((step) => timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(digits)));
  return found[0] ?? null;
}
