/** `GET /api/blogs` and `GET /api/author?authorurl=` (api.21). They change only with a build. */
import type { FastifyInstance } from 'fastify';
import { isAuthorSlug } from '#core/content/blog/authorSlugs';
import { authorWire, blogWires } from '#core/content/blog/blogWires';
import type { Brand } from '#core/content/brand';
import { sendProblem } from '../../http/replies/problems';
import { readLocalizedQuery, refuseQuery } from '../../http/requests/query';

const CACHE_CONTROL = 'public, max-age=3600';

export function registerBlogRoutes(app: FastifyInstance, brand: Pick<Brand, 'brandName'>): void {
  app.get('/api/blogs', async (request, reply) => {
    const query = readLocalizedQuery(request.url, []);
    if (!query.ok) return refuseQuery(reply, query.error);
    return reply.header('cache-control', CACHE_CONTROL).send(blogWires(query.value.locale, brand));
  });

  app.get('/api/author', async (request, reply) => {
    const query = readLocalizedQuery(request.url, ['authorurl']);
    if (!query.ok) return refuseQuery(reply, query.error);
    const { locale, values } = query.value;
    const { authorurl } = values;
    if (authorurl === undefined) return refuseQuery(reply, [{ name: 'authorurl', detail: 'is missing' }]);
    if (!isAuthorSlug(authorurl)) return sendProblem(reply, 'not_found', 'There is no author of this name.');
    return reply.header('cache-control', CACHE_CONTROL).send(authorWire(authorurl, locale, brand));
  });
}
