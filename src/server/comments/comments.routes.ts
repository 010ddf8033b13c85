/** `GET /api/loadcmnts`, `POST /api/submitcomment` and `commentreply` (api.21, api.22). */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CommentReplySchema, SubmitCommentSchema } from '#core/contract/comments.schema';
import { isIdempotencyKey, keyRefusal } from '../http/idempotencyKey';
import { sendProblem } from '../http/problems';
import { readQuery, refuseQuery } from '../http/query';
import type { RateLimiter } from '../http/rateLimits';
import { limitBy } from '../http/rateLimits';
import { sendRefusal } from '../http/refusals';
import type { CommentService } from './comments.service';

export interface CommentRouteDeps {
  readonly comments: CommentService;
  readonly limits: RateLimiter;
}

type Store = (key: string | null) => ReturnType<CommentService['submit']>;

/** The key is optional: without one every post is a comment of its own. */
async function answer(request: FastifyRequest, reply: FastifyReply, store: Store): Promise<FastifyReply> {
  const key = request.headers['idempotency-key'];
  if (key !== undefined && !isIdempotencyKey(key)) return sendRefusal(reply, keyRefusal);
  const receipt = await store(key ?? null);
  return receipt.ok ? reply.code(201).header('cache-control', 'no-store').send(receipt.value) : sendRefusal(reply, receipt.error);
}

export function registerCommentRoutes(instance: FastifyInstance, deps: CommentRouteDeps): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { comments } = deps;
  const onRequest = limitBy(deps, 'forms');
  app.post('/api/submitcomment', { schema: { body: SubmitCommentSchema }, onRequest }, async (request, reply) =>
    answer(request, reply, (key) => comments.submit(request.body, key)),
  );
  app.post('/api/commentreply', { schema: { body: CommentReplySchema }, onRequest }, async (request, reply) =>
    answer(request, reply, (key) => comments.reply(request.body, key)),
  );
  app.get('/api/loadcmnts', { onRequest: limitBy(deps, 'comments') }, async (request, reply) => {
    const query = readQuery(request.url, ['blogurl']);
    if (!query.ok) return refuseQuery(reply, query.error);
    const { blogurl } = query.value;
    if (blogurl === undefined) return refuseQuery(reply, [{ name: 'blogurl', detail: 'is missing' }]);
    const found = await comments.ofArticle(blogurl);
    return found === null
      ? sendProblem(reply, 'not_found', 'There is no article of this name.')
      : reply.header('cache-control', 'no-cache').send(found);
  });
}
