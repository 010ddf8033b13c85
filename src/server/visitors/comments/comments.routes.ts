/** `GET /api/loadcmnts`, `POST /api/submitcomment` and `commentreply` (api.21, api.22). */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { CommentReplySchema, SubmitCommentSchema } from '#core/contract/pages/comments.schema';
import { answerKeyed } from '../../http/requests/answerKeyed';
import { sendProblem } from '../../http/replies/problems';
import { readQuery, refuseQuery } from '../../http/requests/query';
import type { RateLimiter } from '../../http/limits/rateLimits';
import { limitBy } from '../../http/limits/rateLimits';
import type { CommentService } from './comments.service';

export interface CommentRouteDeps {
  readonly comments: CommentService;
  readonly limits: RateLimiter;
}

export function registerCommentRoutes(instance: FastifyInstance, deps: CommentRouteDeps): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { comments } = deps;
  const onRequest = limitBy(deps, 'forms');
  app.post('/api/submitcomment', { schema: { body: SubmitCommentSchema }, onRequest }, async (request, reply) =>
    answerKeyed(request, reply, (key) => comments.submit(request.body, key)),
  );
  app.post('/api/commentreply', { schema: { body: CommentReplySchema }, onRequest }, async (request, reply) =>
    answerKeyed(request, reply, (key) => comments.reply(request.body, key)),
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
