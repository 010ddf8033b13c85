/** The Atom feed of the blog (RFC 4287): every article in full, in English, as plain paragraphs. */
import type { FastifyInstance } from 'fastify';
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ARTICLE_FACTS } from '#core/content/blog/articleFacts';
import { ARTICLE_TEXTS, nameOfAuthor } from '#core/content/blog/articles';
import type { ArticleText } from '#core/content/pages/siteTypes';
import { FEED_PATH } from '#core/content/blog/feedPath';
import { ARTICLES } from '#core/content/blog/articleSlugs';
import type { ArticleSlug } from '#core/content/blog/articleSlugs';
import type { Brand } from '#core/content/brand';
import { href, LANGUAGE_TAG } from '#core/domain/site/routes';
import type { SiteOrigin } from '../../http/requests/siteOrigin';

const LOCALE = 'en';

/** Articles name days; the feed asks for moments: noon, so that no time zone makes it the day before. */
const moment = (day: string): string => `${day}T12:00:00Z`;

/** HTML without attributes: paragraphs, headings, lists. */
const Content = ({ paragraphs, parts }: ArticleText) => (
  <>
    <Paragraphs texts={paragraphs} />
    {parts.map((part) => (
      <Fragment key={part.heading}>
        <h2>{part.heading}</h2>
        <Paragraphs texts={part.paragraphs} />
        {part.list && (
          <ul>
            {part.list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </Fragment>
    ))}
  </>
);

const Paragraphs = ({ texts }: { readonly texts: readonly string[] }) => texts.map((text) => <p key={text}>{text}</p>);

/** A text as XML writes it: React knows elements of HTML alone, and no feed. */
const xml = (text: string): string => renderToStaticMarkup(text);

function entryOf(slug: ArticleSlug, origin: string, brand: Pick<Brand, 'brandName'>): string {
  const text = ARTICLE_TEXTS[LOCALE][slug];
  const { author, published, updated } = ARTICLE_FACTS[slug];
  const link = origin + href('blogPost', LOCALE, { slug });
  const name = nameOfAuthor(author, LOCALE, brand);
  return [
    '<entry>',
    `<title>${xml(text.heading)}</title>`,
    `<id>${link}</id>`,
    `<link rel="alternate" type="text/html" href="${link}"/>`,
    `<published>${moment(published)}</published>`,
    `<updated>${moment(updated)}</updated>`,
    `<author><name>${xml(name)}</name><uri>${origin}${href('blogAuthor', LOCALE, { slug: author })}</uri></author>`,
    `<summary>${xml(text.description)}</summary>`,
    `<content type="html">${xml(renderToStaticMarkup(<Content {...text} />))}</content>`,
    '</entry>',
  ].join('\n');
}

/** `origin` has no slash at the end. */
export function feedXml(origin: string, brand: Pick<Brand, 'brandName'>): string {
  const self = origin + FEED_PATH;
  const latest = ARTICLES.map((slug) => ARTICLE_FACTS[slug].updated).reduce((a, b) => (a > b ? a : b));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE_TAG[LOCALE]}">`,
    `<title>${xml(`${brand.brandName}: Blog`)}</title>`,
    `<id>${self}</id>`,
    `<link rel="self" type="application/atom+xml" href="${self}"/>`,
    `<link rel="alternate" type="text/html" href="${origin}${href('blog', LOCALE)}"/>`,
    `<updated>${moment(latest)}</updated>`,
    ...ARTICLES.map((slug) => entryOf(slug, origin, brand)),
    '</feed>',
    '',
  ].join('\n');
}

export function registerFeed(app: FastifyInstance, brand: Pick<Brand, 'brandName'>, originOf: SiteOrigin): void {
  app.get(FEED_PATH, async (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/atom+xml; charset=utf-8')
      .send(feedXml(originOf(request), brand)),
  );
}
