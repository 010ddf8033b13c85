/** `GET /sitemap.xml` and `/robots.txt`: every page with an address of its own, in both languages, each with its alternates (content.19). */
import type { FastifyInstance } from 'fastify';
import { isListed } from '#core/content/listedRoutes';
import { inLocale, LANGUAGE_TAG, matchRoute } from '#core/domain/routes';
import type { SiteOrigin } from '../http/siteOrigin';

/** The document for the given paths of the site; `origin` has no slash at the end. */
export function sitemapXml(paths: readonly string[], origin: string): string {
  const urls = paths.filter((path) => {
    const match = matchRoute(path);
    return match !== null && isListed(match.route);
  });
  const entry = (path: string): string => {
    const alternate = (lang: string, to: string): string => `<xhtml:link rel="alternate" hreflang="${lang}" href="${origin}${to}"/>`;
    const en = inLocale(path, 'en');
    const links = [alternate(LANGUAGE_TAG.en, en), alternate(LANGUAGE_TAG.es, inLocale(path, 'es')), alternate('x-default', en)];
    return `<url><loc>${origin}${path}</loc>${links.join('')}</url>`;
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls.map(entry),
    '</urlset>',
    '',
  ].join('\n');
}

interface SitemapDeps {
  readonly pages: { readonly paths: readonly string[] };
}

/** Pages of one browser, and calls: nothing for a search engine (`/img` and `/data` may be read). */
const NOT_FOR_ROBOTS = ['/api/', '/flights/payment', '/flights/confirmation', '/us-es/flights/payment', '/us-es/flights/confirmation'];

/** `robots.txt`: what search engines leave alone, and where the sitemap is. */
export const robotsTxt = (origin: string): string =>
  ['User-agent: *', ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

/** Both name the site by its whole address. */
export function registerSitemap(app: FastifyInstance, { pages }: SitemapDeps, originOf: SiteOrigin): void {
  app.get('/sitemap.xml', async (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(sitemapXml(pages.paths, originOf(request))),
  );
  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robotsTxt(originOf(request))),
  );
}
