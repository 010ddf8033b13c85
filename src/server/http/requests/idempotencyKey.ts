/** The header by which a repeat of a call is known: `Idempotency-Key`. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from '../limits/refusals';
import type { RefusalParts } from '../limits/refusals';

const KEY = /^[A-Za-z0-9_-]{8,64}$/;

export const isIdempotencyKey = (header: string | readonly string[] | undefined): header is string =>
  typeof header === 'string' && KEY.test(header);

export const keyRefusal = {
  code: 'invalid_request',
  errors: [{ name: 'Idempotency-Key', detail: 'must be 8 to 64 of A-Z a-z 0-9 _ -' }],
} as const satisfies RefusalParts;

/** The key of a call that has `requireKey` before it. */
export const keyOf = (request: FastifyRequest): string => String(request.headers['idempotency-key']);

/** A hook before a handler: a call without a key is refused. */
export async function requireKey(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  return isIdempotencyKey(request.headers['idempotency-key']) ? undefined : sendRefusal(reply, keyRefusal);
}
