/** `GET /api/blogs` and `GET /api/author?authorurl=` (api.21). They change only with a build. */
import type { FastifyInstance } from 'fastify';
import { isAuthorSlug } from '#core/content/blog/authorSlugs';
import { authorWire, blogWires } from '#core/content/blog/blogWires';
import type { Brand } from '#core/content/brand';
import { LOCALES } from '#core/domain/site/routes';
import type { Locale } from '#core/domain/site/routes';
import { sendProblem } from '../../http/replies/problems';
import { readQuery, refuseQuery } from '../../http/requests/query';

const CACHE_CONTROL = 'public, max-age=3600';

const readLocale = (text = 'en'): Locale | null => LOCALES.find((locale) => locale === text) ?? null;
const NO_LOCALE = [{ name: 'lang', detail: `must be one of ${LOCALES.join(', ')}` }];

export function registerBlogRoutes(app: FastifyInstance, brand: Pick<Brand, 'brandName'>): void {
  app.get('/api/blogs', async (request, reply) => {
    const query = readQuery(request.url, ['lang']);
    if (!query.ok) return refuseQuery(reply, query.error);
    const locale = readLocale(query.value.lang);
    if (locale === null) return refuseQuery(reply, NO_LOCALE);
    return reply.header('cache-control', CACHE_CONTROL).send(blogWires(locale, brand));
  });

  app.get('/api/author', async (request, reply) => {
    const query = readQuery(request.url, ['authorurl', 'lang']);
    if (!query.ok) return refuseQuery(reply, query.error);
    const { authorurl, lang } = query.value;
    const locale = readLocale(lang);
    if (locale === null) return refuseQuery(reply, NO_LOCALE);
    if (authorurl === undefined) return refuseQuery(reply, [{ name: 'authorurl', detail: 'is missing' }]);
    if (!isAuthorSlug(authorurl)) return sendProblem(reply, 'not_found', 'There is no author of this name.');
    return reply.header('cache-control', CACHE_CONTROL).send(authorWire(authorurl, locale, brand));
  });
}
