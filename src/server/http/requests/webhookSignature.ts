/** Who signed a webhook, and when (money.14, reliability.31): less than five minutes from now in either direction. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;

/**
 * True where `header` (`t=1616202842,v1=8aebaa7e…`) carries a time near `now` and one signature, under one of the `schemes`, of that time
 * and exactly these bytes. While a secret is being replaced there is a signature of each: all are tried.
 */
export function isSigned(body: Buffer, header: string, secret: string, schemes: readonly string[], now: Date): boolean {
  const parts = header.split(',').map((part) => {
    const [key = '', ...value] = part.trim().split('=');
    return { key, value: value.join('=') };
  });
  const [time = '', ...others] = parts.flatMap(({ key, value }) => (key === 't' ? [value] : []));
  if (!/^\d{1,12}$/.test(time) || others.length > 0) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  let isOurs = false;
  for (const { key, value } of parts) {
    const given = Buffer.from(value, 'hex');
    if (schemes.includes(key) && given.length === expected.length && timingSafeEqual(given, expected)) isOurs = true;
  }
  return isOurs;
}
