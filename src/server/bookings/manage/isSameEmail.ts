/** Compares email addresses in the same time whether or not they are the same, so that guessing teaches nothing. */
import { readEmail } from '#core/domain/typed/email';
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';

/** Whether somebody typed this address; null stands for that of a booking which is not there, and is never the same. */
export function isSameEmail(typed: string, known: string | null): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(readEmail(text).toLowerCase()).digest();
  return timingSafeEqual(digest(typed), digest(known ?? randomUUID()));
}
