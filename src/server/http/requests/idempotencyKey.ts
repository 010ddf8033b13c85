/** The header by which a repeat of a call is known: `Idempotency-Key`. */
import type { RefusalParts } from '../limits/refusals';

const KEY = /^[A-Za-z0-9_-]{8,64}$/;

export const isIdempotencyKey = (header: string | readonly string[] | undefined): header is string =>
  typeof header === 'string' && KEY.test(header);

export const keyRefusal = {
  code: 'invalid_request',
  errors: [{ name: 'Idempotency-Key', detail: 'must be 8 to 64 of A-Z a-z 0-9 _ -' }],
} as const satisfies RefusalParts;
