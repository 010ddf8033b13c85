/** The blog as data (api.21). */
import type { FastifyInstance } from 'fastify';
import { fastify } from 'fastify';
import { ARTICLE_TEXTS } from '#core/content/blog/articles';
import { ARTICLES } from '#core/content/blog/articleSlugs';
import { AuthorWireSchema, BlogWireSchema } from '#core/contract/pages/blog.schema';
import type { AuthorWire, BlogWire } from '#core/contract/pages/blog.schema';
import { matchRoute } from '#core/domain/site/routes';
import { routeExists } from '#core/content/routes/routeExists';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { registerBlogRoutes } from './blog.routes';
import { registerFeed } from './feed';

const ORIGIN = 'https://www.example.com';
const BRAND = { brandName: 'Wing & <Fare>' };

let app: FastifyInstance;
beforeAll(() => {
  app = fastify();
  registerBlogRoutes(app, BRAND);
  registerFeed(app, BRAND, () => ORIGIN);
});
afterAll(() => app.close());

const isPage = (path: string): boolean => {
  const match = matchRoute(path);
  return match !== null && routeExists(match);
};

it.each(['en', 'es'] as const)('lists the articles in %s, each with pages that are there', async (lang) => {
  const blogs = (await app.inject(`/api/blogs?lang=${lang}`)).json<BlogWire[]>();
  expect(Value.Check(Type.Array(BlogWireSchema), blogs)).toBe(true);
  expect(blogs.map(({ url, title }) => [url, title])).toEqual(ARTICLES.map((slug) => [slug, ARTICLE_TEXTS[lang][slug].heading]));
  expect(blogs.filter(({ path }) => !isPage(path) || path.startsWith('/us-es') !== (lang === 'es'))).toEqual([]);
});

it('knows an author by the name that the list has', async () => {
  const [first] = (await app.inject('/api/blogs?lang=es')).json<BlogWire[]>();
  const author = (await app.inject(`/api/author?authorurl=${first?.authorurl ?? ''}&lang=es`)).json<AuthorWire>();
  expect(Value.Check(AuthorWireSchema, author)).toBe(true);
  expect(author.name).toBe(first?.author);
  expect(author.blogs.map(({ url }) => url)).toContain(first?.url);
  expect(isPage(author.path)).toBe(true);
});

it.each<[string, number]>([
  ['/api/blogs?lang=fr', 400],
  ['/api/blogs?page=2', 400],
  ['/api/author', 400],
  ['/api/author?authorurl=nobody', 404],
  ['/api/author?authorurl=constructor', 404],
  ['/api/author?authorurl=travel-desk&lang=de', 400],
])('%s is refused with %i', async (url, status) => {
  const answer = await app.inject(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, expect.stringContaining('problem+json')]);
});

it('is sent as Atom', async () => {
  const answer = await app.inject('/blog/feed.xml');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  expect(answer.body).toContain(`<link rel="self" type="application/atom+xml" href="${ORIGIN}/blog/feed.xml"/>`);
});
