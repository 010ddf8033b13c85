import { fastify } from 'fastify';
import { createSiteOrigin } from '../http/siteOrigin';
import { registerSitemap, sitemapXml } from './sitemap';

it('lists pages with their alternates, and no second addresses', () => {
  const xml = sitemapXml(['/', '/us-es', '/flights-to-paris', '/flights/paris', '/404'], 'https://example.com');
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((m) => m[1])).toEqual([
    'https://example.com/',
    'https://example.com/us-es',
    'https://example.com/flights-to-paris',
  ]);
  expect(xml).toContain('hreflang="es-US" href="https://example.com/us-es/flights-to-paris"');
  expect(xml).toContain('hreflang="x-default" href="https://example.com/"');
});

it.each([
  ['https://www.example.com', 'evil.example', 'https://www.example.com'],
  [null, 'Localhost:3000', 'http://localhost:3000'],
  [null, 'a"b<c', 'http://localhost'],
])('names the site in robots.txt: configured %s, asked for %s', async (publicOrigin, host, origin) => {
  const app = fastify();
  registerSitemap(app, { pages: { paths: ['/'] } }, createSiteOrigin(publicOrigin));
  const robots = await app.inject({ url: '/robots.txt', headers: { host } });
  expect(robots.body).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  expect(robots.body).toContain('Disallow: /api/\n');
  expect((await app.inject({ url: '/sitemap.xml', headers: { host } })).body).toContain(`<loc>${origin}/</loc>`);
});
