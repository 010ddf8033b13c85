/** Codes that people copy off a document or read out over the telephone. */

/** 32 signs without look-alikes (no 0 O 1 I), so that five random bits make one without bias. */
const CODE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** One sign for each number; of a number its last five bits count. Chance is the caller's: random bytes, or a hash. */
export const readableCode = (numbers: Iterable<number>): string => Array.from(numbers, (n) => CODE_SIGNS[n & 31]).join('');

/** The code in what was typed: spaces, hyphens and small letters are not part of it. */
export const bareCode = (typed: string): string => typed.replace(/[\s-]+/gu, '').toUpperCase();
