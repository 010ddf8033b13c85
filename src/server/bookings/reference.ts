/** Booking references: easy to read out, impossible to guess from one another. */
import { randomBytes } from 'node:crypto';
import { findCode, isReference, readableCode } from '#core/domain/typed/typedCode';

/** Six signs; `bytes` is the source of chance. */
export function makeReference(bytes: Buffer = randomBytes(6)): string {
  return readableCode(bytes.subarray(0, 6));
}

/** Whether a text can be the id of an attempt, as we name ourselves to gateway and supplier. */
export const isAttemptId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** The reference that a person typed; null when it can be none. */
export function readReference(text: string): string | null {
  return findCode(text, isReference);
}
