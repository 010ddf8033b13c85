/** The answer to a post that is kept: its receipt, or why it was not taken. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Result } from '#core/domain/values/result';
import { isIdempotencyKey, keyRefusal } from './idempotencyKey';
import { sendRefusal } from '../limits/refusals';
import type { RefusalParts } from '../limits/refusals';

/** The key is optional: without one every post is an entry of its own. */
export async function answerKeyed(
  request: FastifyRequest,
  reply: FastifyReply,
  store: (key: string | null) => Promise<Result<object, RefusalParts>>,
): Promise<FastifyReply> {
  const key = request.headers['idempotency-key'];
  if (key !== undefined && !isIdempotencyKey(key)) return sendRefusal(reply, keyRefusal);
  const receipt = await store(key ?? null);
  return receipt.ok ? reply.code(201).header('cache-control', 'no-store').send(receipt.value) : sendRefusal(reply, receipt.error);
}
