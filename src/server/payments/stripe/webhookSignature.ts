/** Who signed a webhook, and when (money.14): Stripe, less than five minutes from now in either direction. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;

/**
 * True where `header` carries a time near `now` and one signature of that time and exactly these bytes. While a secret is being replaced
 * there is a signature of each: all are tried.
 */
export function isSignedByStripe(body: Buffer, header: string, secret: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const values = (name: string): readonly string[] => parts.flatMap(([key, value]) => (key === name && value !== undefined ? [value] : []));
  const [time = '', ...others] = values('t');
  if (!/^\d{1,12}$/.test(time) || others.length > 0) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  let isOurs = false;
  for (const signature of values('v1')) {
    const given = Buffer.from(signature, 'hex');
    if (given.length === expected.length && timingSafeEqual(given, expected)) isOurs = true;
  }
  return isOurs;
}
