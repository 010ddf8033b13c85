import { sitemapXml } from './sitemap';

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
