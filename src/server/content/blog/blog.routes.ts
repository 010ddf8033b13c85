/** `GET /api/blogs` and `GET /api/author?authorurl=` (api.21). They change only with a build. Pages have the same records in their documents. */
import type { FastifyInstance } from 'fastify';
import { ARTICLE_FACTS, articlesBy } from '#core/content/blog/articleFacts';
import { ARTICLE_TEXTS, AUTHOR_TEXTS, minutesOf, nameOfAuthor } from '#core/content/blog/articles';
import { isAuthorSlug } from '#core/content/blog/authorSlugs';
import { ARTICLES } from '#core/content/blog/articleSlugs';
import type { ArticleSlug } from '#core/content/blog/articleSlugs';
import type { Brand } from '#core/content/brand';
import { pictureOf } from '#core/content/pictures/pictures';
import type { AuthorWire, BlogWire } from '#core/contract/pages/blog.schema';
import { atWidth } from '#core/domain/site/pictures';
import { href, LOCALES } from '#core/domain/site/routes';
import type { Locale } from '#core/domain/site/routes';
import { sendProblem } from '../../http/replies/problems';
import { readQuery, refuseQuery } from '../../http/requests/query';

const CACHE_CONTROL = 'public, max-age=3600';

function wireOf(slug: ArticleSlug, locale: Locale, brand: Pick<Brand, 'brandName'>): BlogWire {
  const { heading, description } = ARTICLE_TEXTS[locale][slug];
  const { author, published, updated } = ARTICLE_FACTS[slug];
  return {
    url: slug,
    path: href('blogPost', locale, { slug }),
    title: heading,
    description,
    author: nameOfAuthor(author, locale, brand),
    authorurl: author,
    published,
    updated,
    minutes: minutesOf(slug, locale),
    picture: atWidth(pictureOf(slug).src, 1200),
  };
}

const readLocale = (text = 'en'): Locale | null => LOCALES.find((locale) => locale === text) ?? null;
const NO_LOCALE = [{ name: 'lang', detail: `must be one of ${LOCALES.join(', ')}` }];

export function registerBlogRoutes(app: FastifyInstance, brand: Pick<Brand, 'brandName'>): void {
  app.get('/api/blogs', async (request, reply) => {
    const query = readQuery(request.url, ['lang']);
    if (!query.ok) return refuseQuery(reply, query.error);
    const locale = readLocale(query.value.lang);
    if (locale === null) return refuseQuery(reply, NO_LOCALE);
    return reply.header('cache-control', CACHE_CONTROL).send(ARTICLES.map((slug) => wireOf(slug, locale, brand)));
  });

  app.get('/api/author', async (request, reply) => {
    const query = readQuery(request.url, ['authorurl', 'lang']);
    if (!query.ok) return refuseQuery(reply, query.error);
    const { authorurl, lang } = query.value;
    const locale = readLocale(lang);
    if (locale === null) return refuseQuery(reply, NO_LOCALE);
    if (authorurl === undefined) return refuseQuery(reply, [{ name: 'authorurl', detail: 'is missing' }]);
    if (!isAuthorSlug(authorurl)) return sendProblem(reply, 'not_found', 'There is no author of this name.');
    const { role, bio } = AUTHOR_TEXTS[locale][authorurl];
    const author: AuthorWire = {
      url: authorurl,
      path: href('blogAuthor', locale, { slug: authorurl }),
      name: nameOfAuthor(authorurl, locale, brand),
      role,
      bio,
      blogs: articlesBy(authorurl).map((slug) => wireOf(slug, locale, brand)),
    };
    return reply.header('cache-control', CACHE_CONTROL).send(author);
  });
}
