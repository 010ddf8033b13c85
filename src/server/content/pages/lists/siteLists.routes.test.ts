/** @jest-environment node */
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_BRAND } from '#core/content/brand';
import { CITIES } from '#core/content/destinations/cities';
import { routeExists } from '#core/content/routes/routeExists';
import type { BannerWire, LinkListWire } from '#core/contract/pages/siteLists.schema';
import { matchRoute } from '#core/domain/site/routes';
import { countInMemory } from '../../../http/limits/countedInMemory';
import { registerSiteLists } from './siteLists.routes';

let app: FastifyInstance;
beforeAll(() => {
  app = fastify();
  const paths = ['/', '/about-us', '/flights-to-rome', '/us-es', '/us-es/flights-to-rome'];
  registerSiteLists(app, { pages: { paths }, limits: countInMemory(), config: { brand: DEFAULT_BRAND } });
});
afterAll(() => app.close());

const banners = async (query: string): Promise<BannerWire[]> => (await app.inject(`/api/banner${query}`)).json();

it('has the banner of a page, in its language', async () => {
  expect(await banners('?pageurl=/us-es/flights-to-rome')).toEqual([
    {
      Pageurl: '/us-es/flights-to-rome',
      hd1: expect.stringContaining('Roma'),
      hd2: expect.any(String),
      hd3: DEFAULT_BRAND.promoEs,
      hd4: expect.stringContaining('24/7'),
      ImgUrl: expect.arrayContaining([expect.stringMatching(/^\/img\/rome\?v=/), expect.stringMatching(/^\/img\/trevi\?v=/)]),
    },
  ]);
  expect((await banners('?pageurl=/'))[0]?.ImgUrl).toHaveLength(5);
  expect((await banners('?pageurl=/airlines'))[0]?.ImgUrl).toEqual([expect.stringMatching(/^\/img\/hero\?v=/)]);
});

it('has those of all pages that have one', async () => {
  expect((await banners('')).map((b) => b.Pageurl)).toEqual(['/', '/flights-to-rome']);
  expect((await banners('?lang=es')).map((b) => b.Pageurl)).toEqual(['/us-es', '/us-es/flights-to-rome']);
});

it('lists links by their kind, none of them dead', async () => {
  for (const query of ['', '?lang=es']) {
    const lists = (await app.inject(`/api/links${query}`)).json<LinkListWire[]>();
    const links = lists.flatMap((list) => list.links);
    expect(lists.length).toBeGreaterThan(3);
    expect(links.length).toBeGreaterThan(Object.keys(CITIES).length);
    const dead = links.filter(({ url }) => {
      const match = matchRoute(url);
      return match === null || !routeExists(match);
    });
    expect(dead).toEqual([]);
  }
});

it.each([
  ['/api/banner?pageurl=/about-us', 'pageurl'],
  ['/api/banner?pageurl=/flights-to-atlantis', 'pageurl'],
  ['/api/banner?pageurl=nothing', 'pageurl'],
  ['/api/banner?lang=fr', 'lang'],
  ['/api/links?lang=', 'lang'],
  ['/api/links?pageurl=/', 'pageurl'],
])('%s is a problem that names %s', async (path, name) => {
  const answer = await app.inject(path);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ errors: { name: string }[] }>().errors.map((e) => e.name)).toEqual([name]);
});
