/** Answers that are for one browser alone. */
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A hook on sending: nobody on the way keeps a copy. An answer without a body has nothing to keep. */
export async function neverStore(_request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void> {
  if (payload !== undefined && payload !== null) reply.header('cache-control', 'no-store');
}
