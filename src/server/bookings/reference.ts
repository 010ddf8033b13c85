/** Booking references: easy to read out, impossible to guess from one another. */
import { randomBytes } from 'node:crypto';

/** 32 signs without look-alikes (no 0 O 1 I), so that five random bits make one without bias. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Six signs; `bytes` is the source of chance. */
export function makeReference(bytes: Buffer = randomBytes(6)): string {
  return [...bytes.subarray(0, 6)].map((byte) => SIGNS[byte & 31]).join('');
}

/** A reference as a person types it: any case, spaces and hyphens; null when it can be none. */
export function readReference(text: string): string | null {
  const bare = text.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-HJ-NP-Z2-9]{6}$/.test(bare) ? bare : null;
}
