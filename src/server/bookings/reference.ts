/** Booking references: easy to read out, impossible to guess from one another. */
import { randomBytes } from 'node:crypto';
import { bareCode } from '#core/domain/typedCode';

/** 32 signs without look-alikes (no 0 O 1 I), so that five random bits make one without bias. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Six signs; `bytes` is the source of chance. */
export function makeReference(bytes: Buffer = randomBytes(6)): string {
  return [...bytes.subarray(0, 6)].map((byte) => SIGNS[byte & 31]).join('');
}

/** The reference that a person typed; null when it can be none. */
export function readReference(text: string): string | null {
  const bare = bareCode(text);
  return /^[A-HJ-NP-Z2-9]{6}$/.test(bare) ? bare : null;
}
