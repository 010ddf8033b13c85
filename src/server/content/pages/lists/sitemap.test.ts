import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { createSiteOrigin } from '../../../http/requests/siteOrigin';
import { registerSitemap } from './sitemap';

const registered = (paths: readonly string[], publicOrigin: string | null = 'https://example.com'): FastifyInstance => {
  const app = fastify();
  registerSitemap(app, { pages: { paths } }, createSiteOrigin(publicOrigin));
  return app;
};
const locations = (xml: string): readonly (string | undefined)[] => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((m) => m[1]);

it('lists pages with their alternates, and no second addresses', async () => {
  const app = registered(['/', '/us-es', '/flights-to-paris', '/flights/paris', '/404']);
  expect(locations((await app.inject('/sitemap.xml')).body)).toEqual(['https://example.com/sitemap-1.xml']);
  const xml = (await app.inject('/sitemap-1.xml')).body;
  expect(locations(xml)).toEqual(['https://example.com/', 'https://example.com/us-es', 'https://example.com/flights-to-paris']);
  expect(xml).toContain('hreflang="es-US" href="https://example.com/us-es/flights-to-paris"');
  expect(xml).toContain('hreflang="x-default" href="https://example.com/"');
});

it('is split, and every page is in one part', async () => {
  const paths = Array.from({ length: 801 }, () => '/flights-to-paris').map((path, i) => (i % 2 === 0 ? path : `/us-es${path}`));
  const app = registered(paths);
  const parts = locations((await app.inject('/sitemap.xml')).body);
  expect(parts).toEqual([1, 2, 3].map((i) => `https://example.com/sitemap-${i}.xml`));
  const urls = await Promise.all([1, 2, 3].map(async (i) => locations((await app.inject(`/sitemap-${i}.xml`)).body)));
  expect(urls.flat()).toEqual(paths.map((path) => `https://example.com${path}`));
});

it('is compressed once for each name of the site, and not for names without end', async () => {
  const app = registered(['/'], null);
  const ask = async (host: string) => app.inject({ url: '/sitemap-1.xml', headers: { host, 'accept-encoding': 'br' } });
  const [first, again] = [await ask('a.example'), await ask('a.example')];
  expect(first.headers['content-encoding']).toBe('br');
  expect(again.headers['etag']).toBe(first.headers['etag']);
  const others = await Promise.all(Array.from({ length: 20 }, (_, i) => ask(`n${i}.example`)));
  expect(others.filter(({ statusCode }) => statusCode === 200)).toHaveLength(7);
  expect((await ask('a.example')).statusCode).toBe(200);
});

it.each([
  ['https://www.example.com', 'evil.example', 'https://www.example.com'],
  [null, 'Localhost:3000', 'http://localhost:3000'],
  [null, 'a"b<c', 'http://localhost'],
])('names the site in robots.txt: configured %s, requested as %s', async (publicOrigin, host, origin) => {
  const app = registered(['/'], publicOrigin);
  const robots = await app.inject({ url: '/robots.txt', headers: { host } });
  expect(robots.body).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  expect(robots.body).toContain('Disallow: /api/\n');
  expect(locations((await app.inject({ url: '/sitemap-1.xml', headers: { host } })).body)).toEqual([`${origin}/`]);
});
