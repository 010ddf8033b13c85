/** The Atom feeds of the blog (RFC 4287), one a language: every article in full, as plain paragraphs. */
import type { FastifyInstance } from 'fastify';
import { ARTICLE_FACTS } from '#core/content/blog/articleFacts';
import { ARTICLE_TEXTS, nameOfAuthor } from '#core/content/blog/articles';
import type { ArticleText } from '#core/content/pages/siteTypes';
import { feedPath } from '#core/content/blog/feedPath';
import { ARTICLES } from '#core/content/blog/articleSlugs';
import type { ArticleSlug } from '#core/content/blog/articleSlugs';
import type { Brand } from '#core/content/brand';
import { href, LANGUAGE_TAG, LOCALES } from '#core/domain/site/routes';
import type { Locale } from '#core/domain/site/routes';
import type { SiteOrigin } from '../../http/requests/siteOrigin';
import { escapeHtml } from '../pages/document';

const FEED_TITLE: Readonly<Record<Locale, string>> = { en: 'Blog', es: 'Blog en español' };

/** Articles name days; the feed asks for moments: noon, so that no time zone makes it the day before. */
const moment = (day: string): string => `${day}T12:00:00Z`;

/** HTML without attributes: paragraphs, headings, lists. */
function contentOf({ paragraphs, parts }: ArticleText): string {
  const p = (text: string): string => `<p>${escapeHtml(text)}</p>`;
  const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
  return [
    ...paragraphs.map(p),
    ...parts.flatMap((part) => [
      `<h2>${escapeHtml(part.heading)}</h2>`,
      ...part.paragraphs.map(p),
      ...(part.list === undefined ? [] : [list(part.list)]),
    ]),
  ].join('');
}

function entryOf(slug: ArticleSlug, locale: Locale, origin: string, brand: Pick<Brand, 'brandName'>): string {
  const text = ARTICLE_TEXTS[locale][slug];
  const { author, published, updated } = ARTICLE_FACTS[slug];
  const link = origin + href('blogPost', locale, { slug });
  const name = nameOfAuthor(author, locale, brand);
  return [
    '<entry>',
    `<title>${escapeHtml(text.heading)}</title>`,
    `<id>${link}</id>`,
    `<link rel="alternate" type="text/html" href="${link}"/>`,
    `<published>${moment(published)}</published>`,
    `<updated>${moment(updated)}</updated>`,
    `<author><name>${escapeHtml(name)}</name><uri>${origin}${href('blogAuthor', locale, { slug: author })}</uri></author>`,
    `<summary>${escapeHtml(text.description)}</summary>`,
    `<content type="html">${escapeHtml(contentOf(text))}</content>`,
    '</entry>',
  ].join('\n');
}

/** The feed of a language; `origin` has no slash at the end. */
export function feedXml(locale: Locale, origin: string, brand: Pick<Brand, 'brandName'>): string {
  const self = origin + feedPath(locale);
  const latest = ARTICLES.map((slug) => ARTICLE_FACTS[slug].updated).reduce((a, b) => (a > b ? a : b));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE_TAG[locale]}">`,
    `<title>${escapeHtml(`${brand.brandName}: ${FEED_TITLE[locale]}`)}</title>`,
    `<id>${self}</id>`,
    `<link rel="self" type="application/atom+xml" href="${self}"/>`,
    `<link rel="alternate" type="text/html" href="${origin}${href('blog', locale)}"/>`,
    `<updated>${moment(latest)}</updated>`,
    ...ARTICLES.map((slug) => entryOf(slug, locale, origin, brand)),
    '</feed>',
    '',
  ].join('\n');
}

export function registerFeeds(app: FastifyInstance, brand: Pick<Brand, 'brandName'>, originOf: SiteOrigin): void {
  for (const locale of LOCALES)
    app.get(feedPath(locale), async (request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('application/atom+xml; charset=utf-8')
        .send(feedXml(locale, originOf(request), brand)),
    );
}
