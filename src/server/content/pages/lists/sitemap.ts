/**
 * `GET /sitemap.xml`, its parts `/sitemap-1.xml` and on, and `/robots.txt`: every page with an address of its own, in both languages,
 * each with its alternates (content.19). Made and compressed once for each name of the site.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isListed } from '#core/content/routes/listedRoutes';
import { inLocale, LANGUAGE_TAG, matchRoute } from '#core/domain/site/routes';
import { prepareBody, sendPrepared } from '../../../http/replies/preparedBody';
import type { PreparedBody } from '../../../http/replies/preparedBody';
import { sendProblem } from '../../../http/replies/problems';
import type { SiteOrigin } from '../../../http/requests/siteOrigin';
import { createOriginSlots, MOST_ORIGINS } from '../slots/originSlots';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** A part of so many has 170 KB; the protocol allows 50,000. */
const URLS_A_PART = 400;

const listed = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => {
    const match = matchRoute(path);
    return match !== null && isListed(match.route);
  });

/** The document of the given paths of the site; `origin` has no slash at the end. */
function sitemapXml(paths: readonly string[], origin: string): string {
  const entry = (path: string): string => {
    const alternate = (lang: string, to: string): string => `<xhtml:link rel="alternate" hreflang="${lang}" href="${origin}${to}"/>`;
    const en = inLocale(path, 'en');
    const links = [alternate(LANGUAGE_TAG.en, en), alternate(LANGUAGE_TAG.es, inLocale(path, 'es')), alternate('x-default', en)];
    return `<url><loc>${origin}${path}</loc>${links.join('')}</url>`;
  };
  return document('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', paths.map(entry));
}

/** The document that names the parts. */
const indexXml = (parts: number, origin: string): string =>
  document(
    'sitemapindex',
    '',
    Array.from({ length: parts }, (_, i) => `<sitemap><loc>${origin}/sitemap-${i + 1}.xml</loc></sitemap>`),
  );

const document = (root: string, more: string, lines: readonly string[]): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', `<${root} xmlns="${NAMESPACE}"${more}>`, ...lines, `</${root}>`, ''].join('\n');

interface SitemapDeps {
  readonly pages: { readonly paths: readonly string[] };
}

/** Pages of one browser, and calls: nothing for a search engine (`/img` and `/data` may be read). */
const NOT_FOR_ROBOTS = [
  '/api/',
  ...['/flights/payment', '/flights/confirmation', '/booking/change'].flatMap((path) => [path, `/us-es${path}`]),
];

/** `robots.txt`: what search engines leave alone, and where the sitemap is. */
export const robotsTxt = (origin: string): string =>
  ['User-agent: *', ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

const CACHE_CONTROL = 'public, max-age=3600';
const QUALITY = 9;

/** All name the site by its whole address. */
export function registerSitemap(app: FastifyInstance, { pages }: SitemapDeps, originOf: SiteOrigin): void {
  const urls = listed(pages.paths);
  const parts = Array.from({ length: Math.ceil(urls.length / URLS_A_PART) }, (_, i) => urls.slice(i * URLS_A_PART, (i + 1) * URLS_A_PART));
  const believed = createOriginSlots();
  const bodies = new LRUCache<string, Promise<PreparedBody>>({ max: MOST_ORIGINS * (parts.length + 1) });
  const send = async (request: FastifyRequest, reply: FastifyReply, make: (origin: string) => string): Promise<FastifyReply> => {
    const origin = believed(originOf(request));
    if (origin === '') return sendProblem(reply, 'not_found', 'The site has too many names: ask for the sitemap by its own.');
    const name = `${origin}${request.routeOptions.url ?? ''}`;
    const body = bodies.get(name) ?? prepareBody(make(origin), QUALITY);
    bodies.set(name, body);
    return sendPrepared(request, reply, await body, CACHE_CONTROL, 'application/xml; charset=utf-8');
  };
  app.get('/sitemap.xml', async (request, reply) => send(request, reply, (origin) => indexXml(parts.length, origin)));
  for (const [i, part] of parts.entries())
    app.get(`/sitemap-${i + 1}.xml`, async (request, reply) => send(request, reply, (origin) => sitemapXml(part, origin)));
  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', CACHE_CONTROL)
      .type('text/plain; charset=utf-8')
      .send(robotsTxt(originOf(request))),
  );
}
